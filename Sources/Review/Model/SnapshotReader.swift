extension SiteSnapshot {
    /// Why a text is no snapshot that this version of the tool can read.
    package struct Problem: Error, Equatable, Sendable {
        /// From 1.
        package let line: Int
    }

    /// Reads what `text` wrote.
    package init(parsing text: String) throws(Problem) {
        var reader = SnapshotReader()
        var number = 0
        for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
            number += 1
            if line.isEmpty { continue }
            let parts = line.split(separator: 0x09, omittingEmptySubsequences: false).map { Self.unescaped($0) }
            let isFine = number == 1 ? parts == [Self.firstLine] : reader.read(parts[...])
            guard isFine else { throw Problem(line: number) }
        }
        guard number > 1 else { throw Problem(line: 1) }
        self = reader.snapshot
    }

    private static func unescaped(_ part: Substring.UTF8View) -> String {
        guard part.contains(0x5C) else { return String(Substring(part)) }
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
}

/// Puts lines into a snapshot; those that begin with a space go into what the last other line began.
private struct SnapshotReader {
    var snapshot = SiteSnapshot()
    /// What lines that begin with a space belong to.
    private var owner = Owner.none
    private var rules: [String: String] = [:]
    private var blocks: [Checksum: [ElementBlock.Entry]] = [:]

    private enum Owner {
        case none
        case device(String)
        case block(Checksum)
        case phase
    }

    /// False for a line that means nothing.
    mutating func read(_ parts: ArraySlice<String>) -> Bool {
        var parts = parts
        guard let word = parts.popFirst() else { return false }
        if word.hasPrefix(" ") { return readDetail(String(word.dropFirst()), Array(parts)) }
        let rest = Array(parts)
        switch (word, rest.count) {
        case ("rule", 2...3):
            rules[rest[1]] = rest[0]
            return rest.count == 2 || set(rest[2]) { $0.rules[rest[0]] = $1 }
        case ("device", 1):
            owner = .device(rest[0])
            snapshot.devices[rest[0]] = DeviceRecord()
        case ("block", 1):
            guard let checksum = Checksum(rest[0][...]) else { return false }
            owner = .block(checksum)
            blocks[checksum] = []
        case ("file", 3):
            guard let kind = SiteSnapshot.FileRecord.Kind(rawValue: rest[0]) else { return false }
            return set(rest[2]) { $0.files[.init(kind, rest[1])] = $1 }
        case ("picture", 3): return set(rest[2]) { $0.pictures[.init(rest[0], rest[1])] = $1 }
        case ("quotation", 5):
            guard let line = Int(rest[1]) else { return false }
            snapshot.quotations.append(
                .init(note: rest[0], query: rest[2], text: rest[3], line: line, sentence: rest[4]))
        case ("scenario", 3...):
            guard let statement = Checksum(rest[1][...]), let words = Checksum(rest[2][...]) else { return false }
            snapshot.scenarios.append(
                ScenarioRecord(
                    id: rest[0], notes: Array(rest.dropFirst(3)), statement: statement, words: words, variants: []))
        case ("variant", 2):
            return inLastScenario { $0.variants.append(.init(label: rest[0], device: rest[1], phases: [])) }
        case ("phase", 1):
            owner = .phase
            return inLastVariant { $0.phases.append(.init(phase: rest[0], changes: [])) }
        case ("step", 5...): return readStep(rest)
        default: return false
        }
        return true
    }

    private mutating func set(_ text: String, _ store: (inout SiteSnapshot, Checksum) -> Void) -> Bool {
        guard let checksum = Checksum(text[...]) else { return false }
        store(&snapshot, checksum)
        return true
    }

    private mutating func inLastScenario(_ change: (inout ScenarioRecord) -> Void) -> Bool {
        guard !snapshot.scenarios.isEmpty else { return false }
        change(&snapshot.scenarios[snapshot.scenarios.count - 1])
        return true
    }

    private mutating func inLastVariant(_ change: (inout VariantRecord) -> Void) -> Bool {
        guard let last = snapshot.scenarios.last, !last.variants.isEmpty else { return false }
        let count = last.variants.count
        return inLastScenario { change(&$0.variants[count - 1]) }
    }

    /// A fact of a device, a value of a block, or the values of an element.
    private mutating func readDetail(_ name: String, _ rest: [String]) -> Bool {
        switch owner {
        case .none: return false
        case .device(let device):
            guard rest.count == 2 else { return false }
            snapshot.devices[device]?.facts[name] = .init(value: rest[0], source: rest[1])
            return true
        case .block(let checksum):
            guard let entry = entry(name, rest) else { return false }
            blocks[checksum]?.append(entry)
            return true
        case .phase:
            guard rest.count == 1, let checksum = Checksum(rest[0][...]), let entries = blocks[checksum] else {
                return false
            }
            let isPart = name.hasPrefix(" ")
            let element = isPart ? String(name.dropFirst()) : name
            let changes = entries.map { entry in
                VariantRecord.PhaseRecord.Change(
                    path: element.isEmpty ? entry.property : element + "." + entry.property, value: entry.value)
            }
            return inLastVariant { variant in
                guard !variant.phases.isEmpty else { return }
                if isPart {
                    variant.phases[variant.phases.count - 1].parts += changes
                } else {
                    variant.phases[variant.phases.count - 1].changes += changes
                }
            }
        }
    }

    private func entry(_ property: String, _ rest: [String]) -> ElementBlock.Entry? {
        guard rest.count <= 2 else { return nil }
        guard let text = rest.first else { return ElementBlock.Entry(property: property, value: nil) }
        let steps = rest.count == 2 ? rest[1].split(separator: " ").map { Checksum($0) } : []
        guard let kind = text.first.flatMap({ RecordedValue.Kind(rawValue: String($0)) }), !steps.contains(nil)
        else { return nil }
        return ElementBlock.Entry(
            property: property,
            value: RecordedValue(kind: kind, steps: steps.compactMap { $0 }, text: String(text.dropFirst())))
    }

    private mutating func readStep(_ rest: [String]) -> Bool {
        guard let checksum = Checksum(rest[0][...]), let value = Double(rest[1]) else { return false }
        var rules: [String] = []
        for code in rest[4].split(separator: " ") {
            guard let rule = self.rules[String(code)] else { return false }
            rules.append(rule)
        }
        let origin: Step.Origin
        switch (rest[3], rest.count) {
        case ("device", 6), ("stand-in", 6): origin = .device(rest[5], isStandIn: rest[3] == "stand-in")
        case ("scenario", 5): origin = .scenario
        case ("default", 5): origin = .initialValue
        case ("stated", 5):
            guard let rule = rules.popLast() else { return false }
            origin = .stated(rule: rule)
        case (let operation, 6):
            guard let rule = rules.popLast() else { return false }
            var terms: [Step.Term] = []
            for part in rest[5].split(separator: " ") {
                let isSubtracted = part.hasPrefix("-")
                guard let step = Checksum(isSubtracted ? part.dropFirst() : part) else { return false }
                terms.append(.init(step: step, isSubtracted: isSubtracted))
            }
            origin = .computed(rule: rule, OperationName(text: operation), terms)
        default: return false
        }
        snapshot.steps[checksum] = Step(value: value, name: StepName(text: rest[2]), handedOnBy: rules, origin: origin)
        return true
    }
}
