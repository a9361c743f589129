import JSON

// A snapshot as JSON lines: a thing a line, whose first key says what it is. What has no order of its own is sorted, so that equal
// snapshots are equal texts, and a changed number changes only the lines that depend on it.
//
//     {"notchbook snapshot": version}
//     {"rule": id, "checksum"}                 of its statement and range
//     {"device": name, "facts"}                by their keys: the value, and how it is known
//     {"file": name, "kind", "checksum"}
//     {"picture": id, "language", "checksum"}  of its scenes
//     {"quotation": query, "text", "note", "line", "sentence"}
//     {"way": checksum, "is"}                  as `Step.way` says it: thousands of steps come about in a few hundred ways
//     {"step": checksum, "value", "name", "way", "of"}
//                                              a step of derivations, after the steps that it rests on: "of", "-" for what is
//                                              subtracted; without "name" or "of" where it has none
//     {"values": checksum, "of"}               values that elements have: property, kind, text and a step for each number; the
//                                              property alone for a value that is there no more
//     {"scenario": id, "layout", "words", "notes"}
//     {"variant": label, "device", "phases"}   of the scenario above it; of each phase its name, the elements with their values
//                                              where they differ from the phase before, and those with values at this phase alone
//
// Numbers are texts, as the numbers of JSON are rounded by some who read them. Checksums are those of what the line says.

extension SiteSnapshot {
    /// The version of the format, which increases with each change that an older reader would misread.
    static let version = "3"

    /// The snapshot as it is kept in a file.
    var text: String {
        let groups = [
            [JSONLine("notchbook snapshot", Self.version)], facts, wayLines, orderedSteps.map { JSONLine($0, $1) },
            valueLines,
            scenarios.flatMap { [JSONLine($0)] + $0.variants.map { JSONLine($0) } },
        ]
        return groups.joined().map { $0.value.text + "\n" }.joined()
    }

    private var facts: [JSONLine] {
        rules.sorted { $0.key < $1.key }.map { JSONLine("rule", $0.key, ("checksum", .string($0.value.text))) }
            + devices.sorted { $0.key < $1.key }.map { JSONLine($0.key, $0.value) }
            + files.sorted { $0.key < $1.key }.map { JSONLine($0.key, $0.value) }
            + pictures.sorted { $0.key < $1.key }.map { JSONLine($0.key, $0.value) } + quotations.map { JSONLine($0) }
    }

    private var wayLines: [JSONLine] {
        Set(steps.values.map { $0.way }).sorted { $0.lexicographicallyPrecedes($1) }.map { way in
            JSONLine("way", Checksum(of: way).text, ("is", .strings(way)))
        }
    }

    /// The steps, each after those that it rests on.
    private var orderedSteps: [(Checksum, Step)] {
        var heights: [Checksum: Int] = [:]
        func height(_ checksum: Checksum) -> Int {
            if let known = heights[checksum] { return known }
            let height = (steps[checksum]?.terms ?? []).reduce(0) { max($0, 1 + height($1.step)) }
            heights[checksum] = height
            return height
        }
        return steps.map { (height($0.key), $0.key, $0.value) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { ($1, $2) }
    }

    private var valueLines: [JSONLine] {
        let changes = scenarios.lazy.flatMap { $0.variants }.flatMap { $0.phases }.flatMap { [$0.changes, $0.parts] }
        var blocks: [Checksum: ElementBlock] = [:]
        for block in changes.flatMap({ ElementBlock.blocks(of: $0) }) { blocks[block.checksum] = block }
        return blocks.sorted { $0.key < $1.key }.map { checksum, block in
            JSONLine("values", checksum.text, ("of", .array(block.entries.map { .strings($0.texts) })))
        }
    }
}

/// A line of a snapshot.
private struct JSONLine {
    let value: JSONValue

    init(_ kind: String, _ name: String, _ members: (key: String, value: JSONValue)...) {
        value = .object([.init(kind, .string(name))] + members.map { .init($0.key, $0.value) })
    }

    init(_ name: String, _ device: DeviceRecord) {
        let facts = device.facts.sorted { $0.key < $1.key }
        self.init(
            "device", name,
            ("facts", .object(facts.map { .init($0.key, .strings([$0.value.value, $0.value.source])) })))
    }

    init(_ file: SiteSnapshot.FileRecord, _ checksum: Checksum) {
        self.init("file", file.name, ("kind", .string(file.kind.rawValue)), ("checksum", .string(checksum.text)))
    }

    init(_ picture: SiteSnapshot.PictureName, _ checksum: Checksum) {
        self.init("picture", picture.id, ("language", .string(picture.language)), ("checksum", .string(checksum.text)))
    }

    init(_ quotation: SiteSnapshot.QuotationRecord) {
        self.init(
            "quotation", quotation.query, ("text", .string(quotation.text)), ("note", .string(quotation.note)),
            ("line", .number(Double(quotation.line))), ("sentence", .string(quotation.sentence)))
    }

    init(_ checksum: Checksum, _ step: Step) {
        let terms = step.terms.map { ($0.isSubtracted ? "-" : "") + $0.step.text }
        let members: [JSONValue.Member?] = [
            .init("step", .string(checksum.text)), .init("value", .string(ExactNumber.text(step.value))),
            step.name.text.isEmpty ? nil : .init("name", .string(step.name.text)),
            .init("way", .string(Checksum(of: step.way).text)), terms.isEmpty ? nil : .init("of", .strings(terms)),
        ]
        value = .object(members.compactMap { $0 })
    }

    init(_ scenario: ScenarioRecord) {
        self.init(
            "scenario", scenario.id, ("layout", .string(scenario.statement.text)),
            ("words", .string(scenario.words.text)), ("notes", .strings(scenario.notes)))
    }

    init(_ variant: VariantRecord) {
        func elements(_ changes: [VariantRecord.PhaseRecord.Change]) -> JSONValue {
            .array(ElementBlock.blocks(of: changes).map { .strings([$0.element, $0.checksum.text]) })
        }
        let phases = variant.phases.map { phase in
            JSONValue.array([.string(phase.phase), elements(phase.changes), elements(phase.parts)])
        }
        self.init("variant", variant.label, ("device", .string(variant.device)), ("phases", .array(phases)))
    }
}

extension ElementBlock.Entry {
    /// Its property, kind, text and steps.
    fileprivate var texts: [String] {
        [property] + (value.map { [$0.kind.rawValue, $0.text] + $0.steps.map { $0.text } } ?? [])
    }
}
