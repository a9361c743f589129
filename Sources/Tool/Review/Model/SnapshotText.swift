import LayoutEngine

// A snapshot as text: one thing a line, its parts separated by tabs, the first word gives the kind. Lines that begin with a space
// belong to the last line above that begins with one space less. Parts without an order of their own are sorted, so that equal
// snapshots are equal texts, and a changed number changes only the lines that depend on it.
//
//     rule        id, checksum of its statement; below nothing
//     device      name; below each number: key, value, how it is known
//     file        kind, name, checksum
//     picture     id, language, checksum of its scenes
//     quotation   note, line, query, text, sentence
//     name        code, text: elements, properties and what else steps are called
//     way         code, "device" with a key, "scenario", "default", "stated" or an operation, then rules: how a step comes about
//     steps       below each step that several things rest on: code, expression
//     value       code, then as in blocks: each value that several blocks have
//     block       code; below each value of an element: code of the property, kind and text, steps; or the code of a value
//     scenario    id, checksums of layout and words, notes
//     variant     label, device where the label does not begin with it; below each phase, below that each element with the code
//                 of its block, and in there one space more what is there at this phase alone
//
// An expression is the code of a way, the step's name after a dot or in two parts after two, its number after "=", and its
// inputs: codes of steps, or where nothing else rests on a step its expression in parentheses; "-" for subtracted inputs. The
// number is left out where the value that the step ends in gives it. Codes are the first characters of checksums (`CodeTable`);
// the checksum of a step follows from its content and is recomputed by the reader.

extension SiteSnapshot {
    /// The beginning of the first line, in every version.
    static let title = "notchbook snapshot "
    /// The version of the format, which increases with each change that an older reader would misread.
    package static let version = "2"

    /// The snapshot as it is kept in a file.
    package var text: String {
        var writer = SnapshotWriter(self)
        return writer.text
    }
}

/// Writes the lines of a snapshot.
private struct SnapshotWriter {
    private let snapshot: SiteSnapshot
    private var lines = LineWriter()
    /// The values of elements, each block once, with the checksums of its values.
    private var blocks: [Checksum: [(entry: ElementBlock.Entry, checksum: Checksum)]] = [:]
    private let expressions: ExpressionWriter
    private let blockCodes: CodeTable
    private let valueCodes: CodeTable
    /// The number of blocks that have each value.
    private var valueUses: [Checksum: Int] = [:]
    /// The lines of scenarios, with the checksum of its block where a line ends in one.
    private var scenarioLines: [(parts: [String], block: Checksum?)] = []

    init(_ snapshot: SiteSnapshot) {
        self.snapshot = snapshot
        var collector = BlockCollector()
        for scenario in snapshot.scenarios { collector.add(scenario) }
        (blocks, scenarioLines) = (collector.blocks, collector.lines)
        var (values, uses): ([Checksum: ElementBlock.Entry], [Checksum: Int]) = ([:], [:])
        for (entry, checksum) in blocks.values.joined() {
            values[checksum] = entry
            uses[checksum, default: 0] += 1
        }
        valueUses = uses
        blockCodes = CodeTable(blocks.keys, atLeast: 4)
        valueCodes = CodeTable(uses.filter { $0.value > 1 }.keys, atLeast: 4)
        expressions = ExpressionWriter(snapshot.steps, values.values)
    }

    var text: String {
        mutating get {
            lines.line([SiteSnapshot.title + SiteSnapshot.version])
            writeFacts()
            for (code, name) in expressions.names { lines.line(["name", code, name]) }
            for (code, way) in expressions.ways { lines.line(["way", code] + way.parts) }
            lines.line(["steps"])
            for line in expressions.lines { lines.raw(line) }
            writeValues()
            for (parts, block) in scenarioLines {
                lines.line(parts + (block.map { [String(blockCodes[$0])] } ?? []))
            }
            return String(decoding: lines.bytes, as: UTF8.self)
        }
    }

    private mutating func writeFacts() {
        for (id, checksum) in snapshot.rules.sorted(by: { $0.key < $1.key }) {
            lines.line(["rule", id, checksum.text])
        }
        for (name, device) in snapshot.devices.sorted(by: { $0.key < $1.key }) {
            lines.line(["device", name])
            for (key, fact) in device.facts.sorted(by: { $0.key < $1.key }) {
                lines.line([" " + key, fact.value, fact.source])
            }
        }
        for (file, checksum) in snapshot.files.sorted(by: { $0.key < $1.key }) {
            lines.line(["file", file.kind.rawValue, file.name, checksum.text])
        }
        for (picture, checksum) in snapshot.pictures.sorted(by: { $0.key < $1.key }) {
            lines.line(["picture", picture.id, picture.language, checksum.text])
        }
        for quotation in snapshot.quotations {
            lines.line([
                "quotation", quotation.note, "\(quotation.line)", quotation.query, quotation.text, quotation.sentence,
            ])
        }
    }

    private mutating func writeValues() {
        let sorted = blocks.sorted { $0.key < $1.key }
        var seen: Set<Checksum> = []
        let shared = sorted.flatMap { $0.value }.filter { (valueUses[$0.checksum] ?? 0) > 1 }
        for (entry, checksum) in shared.sorted(by: { $0.checksum < $1.checksum })
        where seen.insert(checksum).inserted {
            lines.line(["value", String(valueCodes[checksum])] + expressions.parts(of: entry))
        }
        for (block, entries) in sorted {
            lines.line(["block", String(blockCodes[block])])
            for (entry, checksum) in entries {
                let isShared = (valueUses[checksum] ?? 0) > 1
                var parts = isShared ? [String(valueCodes[checksum])] : expressions.parts(of: entry)
                parts[0] = " " + parts[0]
                lines.line(parts)
            }
        }
    }
}

/// The lines of scenarios, and the blocks that they name.
private struct BlockCollector {
    private(set) var blocks: [Checksum: [(entry: ElementBlock.Entry, checksum: Checksum)]] = [:]
    private(set) var lines: [(parts: [String], block: Checksum?)] = []

    mutating func add(_ scenario: ScenarioRecord) {
        lines.append((["scenario", scenario.id, scenario.statement.text, scenario.words.text] + scenario.notes, nil))
        for variant in scenario.variants {
            let labelNamesDevice = variant.label.prefix { $0 != "," } == variant.device
            lines.append((["variant", variant.label] + (labelNamesDevice ? [] : [variant.device]), nil))
            for phase in variant.phases {
                lines.append(([" " + phase.phase], nil))
                add(phase.changes, indent: "  ")
                add(phase.parts, indent: "   ")
            }
        }
    }

    private mutating func add(_ changes: [VariantRecord.PhaseRecord.Change], indent: String) {
        for block in ElementBlock.blocks(of: changes) {
            var builder = ChecksumBuilder()
            let entries = block.entries.map { (entry: $0, checksum: $0.checksum) }
            for entry in entries { builder.add(entry.checksum.bits) }
            let checksum = builder.checksum
            if blocks[checksum] == nil { blocks[checksum] = entries }
            lines.append(([indent + block.element], checksum))
        }
    }
}

/// Separates parts by tabs; tabs, line breaks and backslashes in them are written in two characters.
private struct LineWriter {
    private(set) var bytes: [UInt8] = []

    mutating func line(_ parts: [String]) {
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes.append(0x09) }
            for byte in part.utf8 {
                switch byte {
                case 0x09: bytes += [0x5C, UInt8(ascii: "t")]
                case 0x0A: bytes += [0x5C, UInt8(ascii: "n")]
                case 0x0D: bytes += [0x5C, UInt8(ascii: "r")]
                case 0x5C: bytes += [0x5C, 0x5C]
                default: bytes.append(byte)
                }
            }
        }
        bytes.append(0x0A)
    }

    /// A line without anything to escape.
    mutating func raw(_ line: String) {
        bytes += line.utf8
        bytes.append(0x0A)
    }
}
