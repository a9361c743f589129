import JSON

/// A line that does not say what its kind says.
struct UnreadableLine: Error {}

extension SiteSnapshot {
    /// A reason why this version of the tool cannot read bytes as a snapshot.
    enum Problem: Error, Equatable, Sendable {
        /// The first line that cannot be read, from 1.
        case line(Int)
        /// The text is written in another version of the format.
        case version(String)
    }

    /// Reads what `text` wrote, and what version 2 wrote.
    init(parsing bytes: [UInt8]) throws(Problem) {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let first = Array(lines.removeFirst())
        if let older = OlderSnapshot.version(of: first) {
            guard older == OlderSnapshot.version else { throw .version(older) }
            self = try OlderSnapshot.read(lines)
        } else {
            guard let version = (try? JSONReader.value(of: first))?["notchbook snapshot"] else { throw .line(1) }
            guard version == .string(Self.version) else { throw .version(version.string ?? version.text) }
            self = try SnapshotReader.read(lines)
        }
    }
}

/// Adds lines to a snapshot.
private struct SnapshotReader {
    private var snapshot = SiteSnapshot()
    private var ways: [String: [String]] = [:]
    private var blocks: [Checksum: [ElementBlock.Entry]] = [:]

    static func read(_ lines: [ArraySlice<UInt8>]) throws(SiteSnapshot.Problem) -> SiteSnapshot {
        var reader = SnapshotReader()
        for (index, line) in lines.enumerated() where !line.isEmpty {
            // The first line gave the version.
            guard let value = try? JSONReader.value(of: Array(line)), (try? reader.add(value)) != nil else {
                throw .line(index + 2)
            }
        }
        return reader.snapshot
    }

    private mutating func add(_ line: JSONValue) throws {
        guard case .object(let members) = line, let kind = members.first?.key else { throw UnreadableLine() }
        let name = try line.text(kind)
        switch kind {
        case "rule": snapshot.rules[name] = try line.checksum("checksum")
        case "device": snapshot.devices[name] = DeviceRecord(facts: try facts(line["facts"]))
        case "file":
            let kind = SiteSnapshot.FileRecord.Kind(rawValue: try line.text("kind"))
            guard let kind else { throw UnreadableLine() }
            snapshot.files[.init(kind, name)] = try line.checksum("checksum")
        case "picture": snapshot.pictures[.init(name, try line.text("language"))] = try line.checksum("checksum")
        case "quotation": snapshot.quotations.append(try quotation(name, line))
        case "way": ways[name] = try line.list("is").texts
        case "step": try add(step: line, try line.checksum(kind))
        case "values":
            blocks[try line.checksum(kind)] = try line.list("of").map { try entry(try $0.texts) }
        case "scenario":
            snapshot.scenarios.append(
                ScenarioRecord(
                    id: name, notes: try line.list("notes").texts, statement: try line.checksum("layout"),
                    words: try line.checksum("words"), variants: []))
        case "variant": try add(variant: line, name)
        default: throw UnreadableLine()
        }
    }

    // MARK: - Kinds of lines

    private func facts(_ value: JSONValue?) throws -> [String: DeviceRecord.Fact] {
        guard case .object(let members)? = value else { throw UnreadableLine() }
        var facts: [String: DeviceRecord.Fact] = [:]
        for member in members {
            let texts = try member.value.texts
            guard texts.count == 2 else { throw UnreadableLine() }
            facts[member.key] = .init(value: texts[0], source: texts[1])
        }
        return facts
    }

    private func quotation(_ query: String, _ line: JSONValue) throws -> SiteSnapshot.QuotationRecord {
        guard let number = line["line"]?.number.flatMap({ Int(exactly: $0) }) else { throw UnreadableLine() }
        return .init(
            note: try line.text("note"), query: query, text: try line.text("text"), line: number,
            sentence: try line.text("sentence"))
    }

    /// A step whose checksum is that of what the line says, and which rests on steps above it alone.
    private mutating func add(step line: JSONValue, _ checksum: Checksum) throws {
        let terms = try (line["of"] == nil ? [] : line.list("of").texts).map { text in
            let code = text.hasPrefix("-") ? text.dropFirst() : text[...]
            return Step.Term(step: try known(code), isSubtracted: code.count < text.count)
        }
        guard let value = Double(try line.text("value")), let way = ways[try line.text("way")],
            let step = Step(value: value, name: line["name"]?.string ?? "", way: way, terms: terms),
            step.checksum == checksum
        else { throw UnreadableLine() }
        snapshot.steps[checksum] = step
    }

    private func known(_ text: Substring) throws -> Checksum {
        guard let checksum = Checksum(text), snapshot.steps[checksum] != nil else { throw UnreadableLine() }
        return checksum
    }

    private func entry(_ texts: [String]) throws -> ElementBlock.Entry {
        if texts.count == 1 { return .init(property: texts[0], value: nil) }
        guard texts.count > 2, let kind = RecordedValue.Kind(rawValue: texts[1]) else { throw UnreadableLine() }
        let steps = try texts[3...].map { try known($0[...]) }
        return .init(property: texts[0], value: RecordedValue(kind: kind, steps: steps, text: texts[2]))
    }

    private mutating func add(variant line: JSONValue, _ label: String) throws {
        guard !snapshot.scenarios.isEmpty else { throw UnreadableLine() }
        var phases: [VariantRecord.PhaseRecord] = []
        for phase in try line.list("phases") {
            guard case .array(let parts) = phase, parts.count == 3, let name = parts[0].string else {
                throw UnreadableLine()
            }
            phases.append(.init(phase: name, changes: try changes(parts[1])))
            phases[phases.count - 1].parts = try changes(parts[2])
        }
        snapshot.scenarios[snapshot.scenarios.count - 1].variants.append(
            VariantRecord(label: label, device: try line.text("device"), phases: phases))
    }

    private func changes(_ elements: JSONValue) throws -> [VariantRecord.PhaseRecord.Change] {
        var changes: [VariantRecord.PhaseRecord.Change] = []
        guard case .array(let elements) = elements else { throw UnreadableLine() }
        for element in elements {
            let texts = try element.texts
            guard texts.count == 2, let entries = Checksum(texts[1][...]).flatMap({ blocks[$0] }) else {
                throw UnreadableLine()
            }
            changes += entries.map { .init(path: DottedName.path(texts[0], $0.property), value: $0.value) }
        }
        return changes
    }
}

extension JSONValue {
    fileprivate func text(_ key: String) throws -> String {
        guard let text = self[key]?.string else { throw UnreadableLine() }
        return text
    }

    fileprivate func checksum(_ key: String) throws -> Checksum {
        guard let checksum = Checksum(try text(key)[...]) else { throw UnreadableLine() }
        return checksum
    }

    fileprivate func list(_ key: String) throws -> [JSONValue] {
        guard case .array(let values)? = self[key] else { throw UnreadableLine() }
        return values
    }

    fileprivate var texts: [String] {
        get throws {
            guard case .array(let values) = self else { throw UnreadableLine() }
            return try values.texts
        }
    }
}

extension [JSONValue] {
    fileprivate var texts: [String] {
        get throws {
            try map { value in
                guard let text = value.string else { throw UnreadableLine() }
                return text
            }
        }
    }
}
