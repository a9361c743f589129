extension SiteSnapshot {
    /// A reason why this version of the tool cannot read a text as a snapshot.
    package enum Problem: Error, Equatable, Sendable {
        /// The first line that cannot be read, from 1.
        case line(Int)
        /// The text is written in another version of the format.
        case version(String)
    }

    /// Reads what `text` wrote.
    package init(parsing text: String) throws(Problem) {
        let bytes = Array(text.utf8)
        var reader = SnapshotReader()
        var number = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            if number == 1 {
                try Self.check(firstLine: String(decoding: line, as: UTF8.self))
            } else if !line.isEmpty, !reader.read(line) {
                throw .line(number)
            }
        }
        guard let steps = reader.expressions.steps else { throw .line(number) }
        self = reader.snapshot
        self.steps = steps
    }

    private static func check(firstLine line: String) throws(Problem) {
        guard line.hasPrefix(title) else { throw .line(1) }
        let found = line.dropFirst(title.count)
        guard found == version else { throw .version(String(found)) }
    }
}

/// Adds lines to a snapshot; lines that begin with spaces belong to the entries that lines above began.
private struct SnapshotReader {
    var snapshot = SiteSnapshot()
    var expressions = ExpressionReader()
    /// The owner of lines that begin with a space.
    private var owner = Owner.none
    private var values: [String: ElementBlock.Entry] = [:]
    private var blocks: [String: [ElementBlock.Entry]] = [:]

    private enum Owner {
        case none
        case device(String)
        case steps
        case block(String)
        case variant
    }

    private typealias Line = ArraySlice<UInt8>

    /// Reads a line; false if the line has no meaning.
    mutating func read(_ line: ArraySlice<UInt8>) -> Bool {
        let indent = line.prefix { $0 == 0x20 }.count
        if indent > 0 {
            if case .steps = owner { return expressions.add(line: line.dropFirst(indent)) }
            return readDetail(indent, Self.parts(of: line.dropFirst(indent)))
        }
        let parts = Self.parts(of: line)
        let rest = Array(parts.dropFirst())
        switch (parts[0], rest.count) {
        case ("rule", 2): return set(rest[1]) { $0.rules[rest[0]] = $1 }
        case ("device", 1):
            owner = .device(rest[0])
            snapshot.devices[rest[0]] = DeviceRecord()
        case ("file", 3):
            guard let kind = SiteSnapshot.FileRecord.Kind(rawValue: rest[0]) else { return false }
            return set(rest[2]) { $0.files[.init(kind, rest[1])] = $1 }
        case ("picture", 3): return set(rest[2]) { $0.pictures[.init(rest[0], rest[1])] = $1 }
        case ("quotation", 5):
            guard let line = Int(rest[1]) else { return false }
            snapshot.quotations.append(
                .init(note: rest[0], query: rest[2], text: rest[3], line: line, sentence: rest[4]))
        case ("name", 2): expressions.names[rest[0]] = rest[1]
        case ("way", 2...): return expressions.add(way: rest[0], Array(rest.dropFirst()))
        case ("steps", 0): owner = .steps
        case ("value", 3...):
            guard let entry = entry(Array(rest.dropFirst())) else { return false }
            values[rest[0]] = entry
        case ("block", 1):
            owner = .block(rest[0])
            blocks[rest[0]] = []
        case ("scenario", 3...):
            guard let statement = Checksum(rest[1][...]), let words = Checksum(rest[2][...]) else { return false }
            snapshot.scenarios.append(
                ScenarioRecord(
                    id: rest[0], notes: Array(rest.dropFirst(3)), statement: statement, words: words, variants: []))
        case ("variant", 1...2): return add(variant: rest[0], device: rest.count > 1 ? rest[1] : nil)
        default: return false
        }
        return true
    }

    private mutating func set(_ text: String, _ store: (inout SiteSnapshot, Checksum) -> Void) -> Bool {
        guard let checksum = Checksum(text[...]) else { return false }
        store(&snapshot, checksum)
        return true
    }

    // MARK: - Parts of lines

    private static func parts(of line: Line) -> [String] {
        line.split(separator: 0x09, omittingEmptySubsequences: false).map { unescaped($0) }
    }

    private static func unescaped(_ part: Line) -> String {
        guard part.contains(0x5C) else { return String(decoding: part, as: UTF8.self) }
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in part {
            guard isEscaped || byte == 0x5C else {
                bytes.append(byte)
                continue
            }
            if isEscaped {
                switch byte {
                case UInt8(ascii: "t"): bytes.append(0x09)
                case UInt8(ascii: "n"): bytes.append(0x0A)
                case UInt8(ascii: "r"): bytes.append(0x0D)
                default: bytes.append(byte)
                }
            }
            isEscaped.toggle()
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: - Lines that begin with spaces

    /// A number of a device, a value of a block, a phase, or the values of an element at it.
    private mutating func readDetail(_ indent: Int, _ parts: [String]) -> Bool {
        switch (owner, indent) {
        case (.device(let device), 1):
            guard parts.count == 3 else { return false }
            snapshot.devices[device]?.facts[parts[0]] = .init(value: parts[1], source: parts[2])
            return true
        case (.block(let code), 1):
            guard let entry = parts.count == 1 ? values[parts[0]] : entry(parts) else { return false }
            blocks[code]?.append(entry)
            return true
        case (.variant, 1):
            guard parts.count == 1 else { return false }
            return inLastVariant { $0.phases.append(.init(phase: parts[0], changes: [])) }
        case (.variant, 2...3):
            guard parts.count == 2, let entries = blocks[parts[1]] else { return false }
            let changes = entries.map { entry in
                VariantRecord.PhaseRecord.Change(
                    path: DottedName.path(parts[0], entry.property), value: entry.value)
            }
            return inLastVariant { variant in
                guard !variant.phases.isEmpty else { return }
                if indent == 3 {
                    variant.phases[variant.phases.count - 1].parts += changes
                } else {
                    variant.phases[variant.phases.count - 1].changes += changes
                }
            }
        default: return false
        }
    }

    /// A value with the code of its property, its text, and the steps of its numbers.
    private mutating func entry(_ parts: [String]) -> ElementBlock.Entry? {
        guard 2...3 ~= parts.count, let property = expressions.names[parts[0]] else { return nil }
        if parts[1] == "-" { return ElementBlock.Entry(property: property, value: nil) }
        guard let kind = parts[1].first.flatMap({ RecordedValue.Kind(rawValue: String($0)) }) else { return nil }
        let text = String(parts[1].dropFirst())
        let steps = parts.count == 3 ? expressions.steps(of: parts[2], numbers: text) : []
        guard let steps else { return nil }
        return ElementBlock.Entry(property: property, value: RecordedValue(kind: kind, steps: steps, text: text))
    }

    // MARK: - Variants

    /// - Parameter device: nil for the one that the label begins with.
    private mutating func add(variant label: String, device: String?) -> Bool {
        guard !snapshot.scenarios.isEmpty else { return false }
        owner = .variant
        // The name of a device has no comma: "iPhone X, portrait, iOS 11".
        let device = device ?? String(label.prefix { $0 != "," })
        snapshot.scenarios[snapshot.scenarios.count - 1].variants.append(
            .init(label: label, device: device, phases: []))
        return true
    }

    private mutating func inLastVariant(_ change: (inout VariantRecord) -> Void) -> Bool {
        let scenario = snapshot.scenarios.count - 1
        let variant = snapshot.scenarios[scenario].variants.count - 1
        change(&snapshot.scenarios[scenario].variants[variant])
        return true
    }
}
