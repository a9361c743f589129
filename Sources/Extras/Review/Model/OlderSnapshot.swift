/// Reads version 2 of snapshots, so that what is kept, or what an older copy of the tool prints, can be compared with; what is written
/// is the present version.
///
/// A thing was a line of parts between tabs, and what belongs to it followed with spaces before it. Names, ways, values and blocks were
/// named by codes, and steps by expressions: the code of a way, codes of the name's parts after dots, the number after "=", and what it
/// rests on, by code or as an expression in parentheses.
struct OlderSnapshot {
    static let version = "2"

    private var snapshot = SiteSnapshot()
    /// The parts of the last line without spaces before it.
    private var owner: [String] = []
    private var names: [String: String] = [:]
    private var ways: [String: [String]] = [:]
    private var values: [String: ElementBlock.Entry] = [:]
    private var blocks: [String: [ElementBlock.Entry]] = [:]
    /// Expressions that nobody has asked for, by the codes of their steps, and the steps of the others.
    private var expressions: [String: ArraySlice<UInt8>] = [:]
    private var steps: [String: Checksum] = [:]

    /// The version that a first line gives; nil for something else.
    static func version(of line: [UInt8]) -> String? {
        let title = "notchbook snapshot "
        return line.starts(with: title.utf8) ? String(decoding: line.dropFirst(title.utf8.count), as: UTF8.self) : nil
    }

    static func read(_ lines: [ArraySlice<UInt8>]) throws(SiteSnapshot.Problem) -> SiteSnapshot {
        var reader = OlderSnapshot()
        for (index, line) in lines.enumerated() where !line.isEmpty {
            guard (try? reader.add(line)) != nil else { throw .line(index + 2) }
        }
        for code in reader.expressions.keys {
            guard (try? reader.step(code, depth: 0)) != nil else { throw .line(lines.count + 1) }
        }
        return reader.snapshot
    }

    // MARK: - Lines

    private mutating func add(_ line: ArraySlice<UInt8>) throws {
        let indent = line.prefix { $0 == 0x20 }.count
        let raw = line.dropFirst(indent).split(separator: 0x09, omittingEmptySubsequences: false)
        let parts = raw.map { Self.unescaped($0) }
        if indent == 0 { owner = parts }
        switch (owner.first, indent, parts.count) {
        case ("rule", 0, 3): snapshot.rules[parts[1]] = try checksum(parts[2])
        case ("device", 0, 2): snapshot.devices[parts[1]] = DeviceRecord()
        case ("device", 1, 3): snapshot.devices[owner[1]]?.facts[parts[0]] = .init(value: parts[1], source: parts[2])
        case ("file", 0, 4):
            guard let kind = SiteSnapshot.FileRecord.Kind(rawValue: parts[1]) else { throw UnreadableLine() }
            snapshot.files[.init(kind, parts[2])] = try checksum(parts[3])
        case ("picture", 0, 4): snapshot.pictures[.init(parts[1], parts[2])] = try checksum(parts[3])
        case ("quotation", 0, 6):
            guard let line = Int(parts[2]) else { throw UnreadableLine() }
            snapshot.quotations.append(
                .init(note: parts[1], query: parts[3], text: parts[4], line: line, sentence: parts[5]))
        case ("name", 0, 3): names[parts[1]] = parts[2]
        case ("way", 0, 3...): ways[parts[1]] = Array(parts[2...])
        case ("steps", 0, 1): break
        case ("steps", 1, 2): expressions[parts[0]] = raw[1]
        case ("value", 0, 4...): values[parts[1]] = try entry(Array(parts[2...]))
        case ("block", 0, 2): blocks[parts[1]] = []
        case ("block", 1, _):
            let entry = try parts.count == 1 ? value(parts[0]) : entry(parts)
            blocks[owner[1]]?.append(entry)
        case ("scenario", 0, 4...):
            snapshot.scenarios.append(
                ScenarioRecord(
                    id: parts[1], notes: Array(parts[4...]), statement: try checksum(parts[2]),
                    words: try checksum(parts[3]), variants: []))
        case ("variant", _, _): try add(toVariant: parts, indent)
        default: throw UnreadableLine()
        }
    }

    /// A variant, a phase of it, or the values of an element at that phase.
    private mutating func add(toVariant parts: [String], _ indent: Int) throws {
        guard var scenario = snapshot.scenarios.popLast() else { throw UnreadableLine() }
        defer { snapshot.scenarios.append(scenario) }
        let (variant, phase) = (scenario.variants.count - 1, (scenario.variants.last?.phases.count ?? 0) - 1)
        switch (indent, parts.count) {
        case (0, 2...3):
            let device = parts.count == 3 ? parts[2] : String(parts[1].prefix { $0 != "," })
            scenario.variants.append(.init(label: parts[1], device: device, phases: []))
        case (1, 1): scenario.variants[variant].phases.append(.init(phase: parts[0], changes: []))
        case (2...3, 2):
            guard phase >= 0, let entries = blocks[parts[1]] else { throw UnreadableLine() }
            let changes = entries.map { entry in
                VariantRecord.PhaseRecord.Change(path: DottedName.path(parts[0], entry.property), value: entry.value)
            }
            if indent == 2 { scenario.variants[variant].phases[phase].changes += changes }
            if indent == 3 { scenario.variants[variant].phases[phase].parts += changes }
        default: throw UnreadableLine()
        }
    }

    private func checksum(_ text: String) throws -> Checksum {
        guard let checksum = Checksum(text[...]) else { throw UnreadableLine() }
        return checksum
    }

    private func value(_ code: String) throws -> ElementBlock.Entry {
        guard let value = values[code] else { throw UnreadableLine() }
        return value
    }

    /// A value of the code of its property, kind and text, and the steps of its numbers.
    private mutating func entry(_ parts: [String]) throws -> ElementBlock.Entry {
        guard let property = names[parts[0]] else { throw UnreadableLine() }
        if parts[1] == "-" { return .init(property: property, value: nil) }
        guard let kind = parts[1].first.flatMap({ RecordedValue.Kind(rawValue: String($0)) }) else {
            throw UnreadableLine()
        }
        let text = String(parts[1].dropFirst())
        let steps = parts.count > 2 ? try self.steps(of: parts[2], numbers: text) : []
        return .init(property: property, value: RecordedValue(kind: kind, steps: steps, text: text))
    }

    private static func unescaped(_ part: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        var rest = part
        while let byte = rest.popFirst() {
            let letter = byte == 0x5C ? rest.popFirst() : nil
            let escaped: [UInt8: UInt8] = [UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D]
            bytes.append(letter.map { escaped[$0] ?? $0 } ?? byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: - Expressions

    /// Parentheses in parentheses, and steps that rest on each other; derivations have a few dozen.
    private static let deepest = 500

    /// - Parameter numbers: those of the value, which its steps do not repeat.
    private mutating func steps(of text: String, numbers: String) throws -> [Checksum] {
        var rest = Array(text.utf8)[...]
        let numbers = numbers.split(separator: " ").map { Double($0) }
        var steps: [Checksum] = []
        while !rest.isEmpty {
            let number = numbers.indices.contains(steps.count) ? numbers[steps.count] : nil
            steps.append(try target(&rest, number, depth: 0))
            _ = Self.take(" ", &rest)
        }
        return steps
    }

    /// The step that an expression names by its code or has in parentheses.
    private mutating func target(
        _ text: inout ArraySlice<UInt8>, _ number: Double?, depth: Int
    ) throws -> Checksum {
        guard Self.take("(", &text) else { return try step(Self.word(&text), depth: depth) }
        let step = try expression(&text, number, depth: depth)
        guard Self.take(")", &text) else { throw UnreadableLine() }
        return step
    }

    private mutating func step(_ code: String, depth: Int) throws -> Checksum {
        if let known = steps[code] { return known }
        // One that rests on itself is not there any more.
        guard var text = expressions.removeValue(forKey: code) else { throw UnreadableLine() }
        let step = try expression(&text, nil, depth: depth)
        guard text.isEmpty else { throw UnreadableLine() }
        steps[code] = step
        return step
    }

    private mutating func expression(
        _ text: inout ArraySlice<UInt8>, _ number: Double?, depth: Int
    ) throws -> Checksum {
        guard depth < Self.deepest, let way = ways[Self.word(&text)] else { throw UnreadableLine() }
        var (name, value, terms): ([String], Double?, [Step.Term]) = ([], number, [])
        while Self.take(".", &text) {
            guard let part = names[Self.word(&text)] else { throw UnreadableLine() }
            name.append(part)
        }
        if Self.take("=", &text) { value = Double(Self.word(&text, before: " )")) }
        while Self.take(" ", &text) {
            let isSubtracted = Self.take("-", &text)
            terms.append(.init(step: try target(&text, nil, depth: depth + 1), isSubtracted: isSubtracted))
        }
        guard let value, let step = Step(value: value, name: name.joined(separator: "."), way: way, terms: terms) else {
            throw UnreadableLine()
        }
        let checksum = step.checksum
        snapshot.steps[checksum] = step
        return checksum
    }

    private static func word(_ text: inout ArraySlice<UInt8>, before ends: String = " .=()-") -> String {
        let word = text.prefix { !ends.utf8.contains($0) }
        text = text.dropFirst(word.count)
        return String(decoding: word, as: UTF8.self)
    }

    private static func take(_ character: Unicode.Scalar, _ text: inout ArraySlice<UInt8>) -> Bool {
        guard text.first == UInt8(ascii: character) else { return false }
        text.removeFirst()
        return true
    }
}
