import CYAML
import Diagnostics

/// The one place that calls libyaml: acquire, walk, copy to values, free.
enum EventReader {
    /// Passes the events of a range to `take` until it returns false; returns the problem that ended reading, if any.
    static func read(
        _ file: SourceFile, in range: Range<Int>, _ take: (YAMLEvent) -> Bool
    ) -> LibraryProblem? {
        var text = file.text
        return text.withUTF8 { bytes in
            let part = UnsafeBufferPointer(rebasing: bytes[range])
            return read(part, ScalarOffsets(part, base: range.lowerBound), take)
        }
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ offsets: ScalarOffsets, _ take: (YAMLEvent) -> Bool
    ) -> LibraryProblem? {
        // The parser keeps pointers to itself, so it must never move.
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) != 0 else {
            return LibraryProblem(text: "out of memory", offset: offsets[0], contextOffset: nil, scalarValue: nil)
        }
        defer { yaml_parser_delete(parser) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
        while true {
            var event = yaml_event_t()
            guard yaml_parser_parse(parser, &event) != 0 else { return problem(parser.pointee, offsets) }
            defer { yaml_event_delete(&event) }
            guard event.type != YAML_STREAM_END_EVENT else { return nil }
            guard let kind = kind(of: event) else { continue }
            let start = offsets[event.start_mark.index]
            let range = start..<max(start, offsets[event.end_mark.index])
            guard take(YAMLEvent(kind: kind, range: range)) else { return nil }
        }
    }

    private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind? {
        switch event.type {
        case YAML_DOCUMENT_START_EVENT: .documentStart
        case YAML_DOCUMENT_END_EVENT: .documentEnd
        case YAML_ALIAS_EVENT: .alias(text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT: scalar(event)
        case YAML_SEQUENCE_START_EVENT:
            .collectionStart(
                YAMLEvent.Collection(
                    isMapping: false, isFlow: event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE),
                properties(event.data.sequence_start.anchor, event.data.sequence_start.tag))
        case YAML_MAPPING_START_EVENT:
            .collectionStart(
                YAMLEvent.Collection(
                    isMapping: true, isFlow: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE),
                properties(event.data.mapping_start.anchor, event.data.mapping_start.tag))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .collectionEnd
        default: nil
        }
    }

    private static func scalar(_ event: yaml_event_t) -> YAMLEvent.Kind {
        let scalar = event.data.scalar
        let style: YAMLEvent.ScalarStyle =
            switch scalar.style {
            case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
            case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
            default: .plain
            }
        let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        return .scalar(
            YAMLEvent.Scalar(text: String(decoding: bytes, as: UTF8.self), style: style),
            properties(scalar.anchor, scalar.tag))
    }

    private static func properties(
        _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?
    ) -> YAMLEvent.Properties {
        YAMLEvent.Properties(anchor: text(anchor), tag: text(tag))
    }

    private static func text(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? {
        bytes.map { String(cString: $0) }
    }

    /// Only libyaml's reader counts bytes; the other stages have marks.
    private static func problem(_ parser: yaml_parser_t, _ offsets: ScalarOffsets) -> LibraryProblem {
        let text = parser.problem.map { String(cString: $0) } ?? "out of memory"
        if parser.error == YAML_READER_ERROR {
            return LibraryProblem(
                text: text, offset: offsets[0] + Int(parser.problem_offset), contextOffset: nil,
                scalarValue: UInt32(exactly: parser.problem_value))
        }
        return LibraryProblem(
            text: text, offset: offsets[parser.problem_mark.index],
            contextOffset: parser.context == nil ? nil : offsets[parser.context_mark.index], scalarValue: nil)
    }
}

/// Turns positions counted in Unicode scalars, as libyaml counts them, into UTF-8 offsets of the file.
struct ScalarOffsets {
    private let base: Int
    private let count: Int
    /// The offset of every scalar, relative to the base; nil if each scalar is one byte long.
    private let offsets: [UInt32]?

    /// The index of the text in `bytes`, which begins at the offset `base` of the file.
    init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int) {
        self.base = base
        count = bytes.count
        guard bytes.contains(where: { $0 >= 0x80 }) else {
            offsets = nil
            return
        }
        var offsets: [UInt32] = []
        offsets.reserveCapacity(bytes.count)
        for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 { offsets.append(UInt32(offset)) }
        self.offsets = offsets
    }

    /// The UTF-8 offset of a scalar, the end of the text for a position past it.
    subscript(position: Int) -> Int {
        guard let offsets else { return base + min(position, count) }
        return base + (position < offsets.count ? Int(offsets[position]) : count)
    }
}
