import DataTree
import Diagnostics
import Geometry
import LayoutEngine

/// Values that only devices have.
extension Format {
    // MARK: - How values are known

    /// A value alone, or under `value` beside its mark and source.
    static func written<Value>(_ format: ValueFormat<Value>) -> ValueFormat<Written<Value>> {
        ValueFormat(kind: format.kind) { node, decoding in
            guard node["value"] != nil else {
                return format.decode(node, &decoding).map { Written(value: $0, span: node.span) }
            }
            var draft = WrittenDraft<Value>()
            decoding.readObject(node, into: &draft, DeviceKeys.written(format))
            return draft.value.map { Written(value: $0, mark: draft.mark, source: draft.source, span: node.span) }
        }
    }

    /// One value for both orientations, or a mapping with one for each.
    static func oriented<Value>(_ format: ValueFormat<Value>) -> ValueFormat<OrientedDraft<Value>> {
        let both = written(format)
        return ValueFormat(kind: .byOrientation(format.kind)) { node, decoding in
            guard node["portrait"] != nil || node["landscape"] != nil else {
                return both.decode(node, &decoding).map { OrientedDraft(portrait: $0, landscape: $0) }
            }
            var draft = OrientedDraft<Value>()
            decoding.readObject(node, into: &draft, DeviceKeys.oriented(format))
            return draft
        }
    }

    /// Provenance.Mark, in the words of the site.
    static let mark: ValueFormat<Provenance.Mark> = {
        let words = ["documented", "observed", "inferred"]
        return ValueFormat(kind: .word(words)) { node, decoding in
            oneOf(words, node, &decoding).flatMap {
                $0 == "documented" ? .appleDocumented : Provenance.Mark(rawValue: $0)
            }
        }
    }()

    // MARK: - Names

    static let deviceName = ValueFormat<Placed<String>>(kind: .text) { node, decoding in
        guard let name = text.decode(node, &decoding) else { return nil }
        if DeviceCatalog.canFind(name) { return Placed(value: name, span: node.span) }
        decoding.report(.wrongType(decoding.subject, "a name with letters or digits", found: node))
        return nil
    }

    static let deviceNames = ValueFormat<[Placed<String>]>(kind: .oneOrMore(.text)) { node, decoding in
        (node.items ?? [node]).compactMap { deviceName.decode($0, &decoding) }
    }

    /// A part of addresses: letters, digits, hyphens and points.
    static let deviceID = ValueFormat<Placed<String>>(kind: .name) { node, decoding in
        guard let text = text.decode(node, &decoding) else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        if parts.allSatisfy({ isID($0) }) { return Placed(value: text, span: node.span) }
        decoding.report(.invalidID(text, at: node.span))
        return nil
    }

    static let texts = ValueFormat<[String]>(kind: .oneOrMore(.text)) { node, decoding in
        (node.items ?? [node]).compactMap { text.decode($0, &decoding) }
    }

    // MARK: - Numbers

    static let year = ValueFormat<Int>(kind: .count) { node, decoding in
        guard let year = count.decode(node, &decoding) else { return nil }
        if (2007...2100).contains(year) { return year }
        decoding.report(.numberOutOfRange(decoding.subject, node, allowed: "a year from 2007 to 2100"))
        return nil
    }

    /// Pixels per point.
    static let screenScale = ValueFormat<Double>(kind: .number) { node, decoding in
        guard let scale = NumberReading.number(node, &decoding) else { return nil }
        if [1, 2, 3].contains(scale) { return scale }
        decoding.report(.numberOutOfRange(decoding.subject, node, allowed: "1, 2 or 3"))
        return nil
    }

    /// A size without a side that is zero, negative or beyond any display.
    static let screenSize = ValueFormat<Size>(kind: .size) { node, decoding in
        guard let size = size.decode(node, &decoding) else { return nil }
        let sides = 1.0...10_000
        if sides.contains(size.width) && sides.contains(size.height) { return size }
        decoding.report(.numberOutOfRange(decoding.subject, node, allowed: "1 to 10000 on each side"))
        return nil
    }

    /// Insets of hardware, which cannot be negative.
    static let hardwareInsets = ValueFormat<Insets>(kind: .insets) { node, decoding in
        guard let insets = insets.decode(node, &decoding) else { return nil }
        if Edge.allCases.allSatisfy({ insets[$0] >= 0 }) { return insets }
        decoding.report(.negativeInsets(decoding.subject, node))
        return nil
    }

    /// Two words, width first.
    static let sizeClasses = ValueFormat<SizeClasses>(kind: .sizeClasses) { node, decoding in
        guard let items = node.items, items.count == 2 else {
            decoding.report(.wrongType(decoding.subject, ValueKind.sizeClasses.phrase.english, found: node))
            return nil
        }
        let one = word(SizeClasses.SizeClass.self)
        let classes = items.compactMap { one.decode($0, &decoding) }
        return classes.count == 2 ? SizeClasses(classes[0], by: classes[1]) : nil
    }

    // MARK: - Versions

    /// The first version, and the last major one where there is an end.
    static let deviceVersions = ValueFormat<DeviceVersions>(kind: .osVersions) { node, decoding in
        let items = node.items ?? [node]
        guard (1...2).contains(items.count) else {
            decoding.report(.wrongType(decoding.subject, ValueKind.osVersions.phrase.english, found: node))
            return nil
        }
        let versions = items.compactMap { systemVersion($0, &decoding) }
        guard let first = versions.first, versions.count == items.count else { return nil }
        guard versions.count == 2 else { return DeviceVersions(first: first, lastMajor: nil) }
        let last = versions[1]
        if last != OSVersion(last.major) {
            decoding.report(.wrongType(decoding.subject, ValueKind.osVersions.phrase.english, found: node))
        } else if last.major < first.major {
            decoding.report(.backwardsVersions(first, last, at: node.span))
        } else {
            return DeviceVersions(first: first, lastMajor: last.major)
        }
        return nil
    }

    /// A version that is known, or an older one, with which devices shipped that run known ones.
    private static func systemVersion(_ node: DataNode, _ decoding: inout Decoding) -> OSVersion? {
        if let version = node.text.flatMap({ OSVersion(parsing: $0) }),
            (1..<KnownVersions.majors[0]).contains(version.major)
        {
            return version
        }
        return osVersion.decode(node, &decoding)?.version
    }
}
