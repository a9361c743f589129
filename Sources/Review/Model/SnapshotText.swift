import LayoutEngine

// A snapshot as text, one thing a line, its parts behind tabs; the first word says what it is. Lines that begin with a space belong
// to the last line above that does not. What has no order of its own is sorted, so that equal snapshots are equal texts. The
// values of an element are a block, which stands once however many variants and phases have it; steps name rules by four
// characters, which the lines of rules explain.

extension SiteSnapshot {
    static let firstLine = "notchbook snapshot 1"

    /// As it is kept in a file.
    package var text: String {
        var writer = LineWriter()
        writer.line([Self.firstLine])
        let used = Set(steps.values.flatMap { $0.handedOnBy + ($0.rule.map { [$0] } ?? []) })
        for id in Set(rules.keys).union(used).sorted() {
            writer.line(["rule", id, RuleCode.text(of: id)] + (rules[id].map { [$0.text] } ?? []))
        }
        for (name, device) in devices.sorted(by: { $0.key < $1.key }) {
            writer.line(["device", name])
            for (key, fact) in device.facts.sorted(by: { $0.key < $1.key }) {
                writer.line([" " + key, fact.value, fact.source])
            }
        }
        for (file, checksum) in files.sorted(by: { $0.key < $1.key }) {
            writer.line(["file", file.kind.rawValue, file.name, checksum.text])
        }
        for (picture, checksum) in pictures.sorted(by: { $0.key < $1.key }) {
            writer.line(["picture", picture.id, picture.language, checksum.text])
        }
        for quotation in quotations {
            writer.line([
                "quotation", quotation.note, "\(quotation.line)", quotation.query, quotation.text, quotation.sentence,
            ])
        }
        var blocks: [Checksum: [ElementBlock.Entry]] = [:]
        var scenarioLines = LineWriter()
        for scenario in scenarios { scenarioLines.write(scenario, &blocks) }
        for (checksum, entries) in blocks.sorted(by: { $0.key < $1.key }) {
            writer.line(["block", checksum.text])
            for entry in entries { writer.write(entry) }
        }
        writer.bytes += scenarioLines.bytes
        for (checksum, step) in steps.sorted(by: { $0.key < $1.key }) { writer.write(checksum, step) }
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// How steps name rules.
enum RuleCode {
    /// Four characters, of which no two rules have the same.
    static func text(of rule: String) -> String { String(Checksum(of: rule).text.prefix(4)) }
}

/// Values of one element that follow each other.
struct ElementBlock {
    let element: String
    var entries: [Entry]

    struct Entry {
        /// What stands behind the element's name, such as "frame".
        let property: String
        let value: RecordedValue?
    }

    private static let properties = Set(Property.allCases.map { $0.rawValue })

    static func blocks(of changes: [VariantRecord.PhaseRecord.Change]) -> [ElementBlock] {
        var blocks: [ElementBlock] = []
        for change in changes {
            let (element, property) = split(change.path)
            let entry = Entry(property: property, value: change.value)
            if blocks.last?.element == element {
                blocks[blocks.count - 1].entries.append(entry)
            } else {
                blocks.append(ElementBlock(element: element, entries: [entry]))
            }
        }
        return blocks
    }

    /// "table.cell(0, 0)" and "frame"; what ends in no property, as macros do, belongs to no element.
    private static func split(_ path: String) -> (element: String, property: String) {
        for index in path.indices where path[index] == "." {
            let property = String(path[path.index(after: index)...])
            if properties.contains(property) { return (String(path[..<index]), property) }
        }
        return ("", path)
    }

    var checksum: Checksum {
        var builder = ChecksumBuilder()
        for entry in entries {
            builder.add(entry.property)
            guard let value = entry.value else { continue }
            builder.add(value.kind.rawValue)
            builder.add(value.text)
            for step in value.steps { builder.add(step.bits) }
        }
        return builder.checksum
    }
}

private struct LineWriter {
    var bytes: [UInt8] = []

    mutating func line(_ parts: [String]) {
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes.append(0x09) }
            for byte in part.utf8 {
                switch byte {
                case 0x09: bytes += Array("\\t".utf8)
                case 0x0A: bytes += Array("\\n".utf8)
                case 0x0D: bytes += Array("\\r".utf8)
                case 0x5C: bytes += Array("\\\\".utf8)
                default: bytes.append(byte)
                }
            }
        }
        bytes.append(0x0A)
    }

    mutating func write(_ scenario: ScenarioRecord, _ blocks: inout [Checksum: [ElementBlock.Entry]]) {
        line(["scenario", scenario.id, scenario.statement.text, scenario.words.text] + scenario.notes)
        for variant in scenario.variants {
            line(["variant", variant.label, variant.device])
            for phase in variant.phases {
                line(["phase", phase.phase])
                write(phase.changes, indent: " ", &blocks)
                write(phase.parts, indent: "  ", &blocks)
            }
        }
    }

    private mutating func write(
        _ changes: [VariantRecord.PhaseRecord.Change], indent: String, _ blocks: inout [Checksum: [ElementBlock.Entry]]
    ) {
        for block in ElementBlock.blocks(of: changes) {
            let checksum = block.checksum
            blocks[checksum] = block.entries
            line([indent + block.element, checksum.text])
        }
    }

    mutating func write(_ entry: ElementBlock.Entry) {
        guard let value = entry.value else { return line([" " + entry.property]) }
        let steps = value.steps.map { $0.text }.joined(separator: " ")
        line([" " + entry.property, value.kind.rawValue + value.text] + (steps.isEmpty ? [] : [steps]))
    }

    mutating func write(_ checksum: Checksum, _ step: Step) {
        var parts = ["step", checksum.text, ExactNumber.text(step.value), step.name.text]
        let rules = (step.handedOnBy + (step.rule.map { [$0] } ?? [])).map { RuleCode.text(of: $0) }.joined(
            separator: " ")
        switch step.origin {
        case .device(let key, let isStandIn): parts += [isStandIn ? "stand-in" : "device", rules, key]
        case .scenario: parts += ["scenario", rules]
        case .initialValue: parts += ["default", rules]
        case .stated: parts += ["stated", rules]
        case .computed(_, let operation, let terms):
            parts += [
                operation.text, rules,
                terms.map { ($0.isSubtracted ? "-" : "") + $0.step.text }.joined(separator: " "),
            ]
        }
        line(parts)
    }
}
