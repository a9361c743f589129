import Audits
import Content
import Diagnostics
import Figures
import Geometry
import LayoutEngine
import NoteScenarios
import ResultStore
import ScenarioLanguage

extension SiteSnapshot {
    /// Records the values of scenarios and macros, on all cores.
    ///
    /// - Parameters:
    ///   - quotations: the quotations of the notes.
    ///   - adjust: puts other numbers in the place of steps' results, for tests.
    static func take(
        of content: SiteContent, _ blocks: LayoutBlocks, _ figures: FigureSet, _ quotations: Quotations,
        _ cache: Cache = .none, adjusting adjust: StepAdjustment? = nil
    ) async -> SiteSnapshot {
        var snapshot = SiteSnapshot()
        let statements = StatementDigests(content, blocks)
        let figuresTaken = await concurrentMap(figures.figures) { figure in
            cache.value(for: ResultKey("taken", madeOf: figure.key)) {
                var recorder = StepRecorder(adjust: adjust)
                return Taken(variants: VariantRecord.all(of: figure, &recorder), steps: recorder.steps)
            }
        }
        let auditsTaken = await concurrentMap(figures.audits) { audit in
            cache.value(for: ResultKey("taken", madeOf: audit.key)) {
                var recorder = StepRecorder(adjust: adjust)
                return Taken(
                    variants: VariantRecord.all(of: audit.result, &recorder), steps: recorder.steps)
            }
        }
        let ids = figures.figures.map { $0.id } + figures.audits.map { $0.id }
        for (id, taken) in zip(ids, figuresTaken + auditsTaken) {
            snapshot.scenarios.append(ScenarioRecord(id: id, statements[id], taken.variants))
            snapshot.steps.merge(taken.steps) { first, _ in first }
        }
        let devices =
            figures.figures.flatMap { $0.variants.map { $0.variant.environment.device } }
            + figures.audits.flatMap { audit in audit.result.audit.places.map { $0.device } }
            // All of them have a page.
            + (figures.displays.figures.isEmpty ? [] : blocks.catalog.devices)
        for device in devices where snapshot.devices[device.name] == nil {
            snapshot.devices[device.name] = DeviceRecord(device)
        }
        for note in content.notes { snapshot.add(note, quotations) }
        return snapshot
    }

    /// The text of a note without its blocks, and its quotations.
    private mutating func add(_ note: Note, _ quotations: Quotations) {
        let blocks = FenceKind.layout.flatMap { note.fences(of: $0) }.map { $0.span.range }.sorted {
            $0.lowerBound < $1.lowerBound
        }
        var builder = ChecksumBuilder()
        var end = 0
        for block in blocks {
            builder.add(String(note.file.text(in: end..<max(end, block.lowerBound))))
            end = max(end, block.upperBound)
        }
        builder.add(String(note.file.text(in: end..<max(end, note.file.utf8Count))))
        files[FileRecord(.note, note.path)] = builder.checksum
        for placeholder in note.placeholders {
            guard let quotation = quotations[placeholder.span] else { continue }
            let line = note.file.position(of: placeholder.span.start).line
            self.quotations.append(
                QuotationRecord(
                    note: note.path, query: placeholder.text, text: quotation.text, line: line,
                    sentence: String(note.file.line(line) ?? "")))
        }
    }
}

/// The values of a figure or of a block of macros.
private struct Taken: Sendable {
    let variants: [VariantRecord]
    let steps: [Checksum: Step]
}

// MARK: - Scenarios

extension ScenarioRecord {
    fileprivate init(id: String, _ statement: StatementDigests.Statement, _ variants: [VariantRecord]) {
        self.init(
            id: id, notes: statement.notes, statement: statement.layout, words: statement.words, variants: variants)
    }
}

extension VariantRecord {
    fileprivate static func all(of figure: Figure, _ recorder: inout StepRecorder) -> [VariantRecord] {
        var labels = UniqueLabels()
        return figure.variants.map { VariantRecord($0, label: labels.label(of: $0.variant), &recorder) }
    }

    /// A block of macros: each place is a variant, whose values are the ones that its macros stand for and the ones that they
    /// give.
    fileprivate static func all(of audit: AuditResult, _ recorder: inout StepRecorder) -> [VariantRecord] {
        var variants: [VariantRecord] = []
        var indices: [String: Int] = [:]
        for macro in audit.macros {
            for cell in macro.cells {
                let label = cell.place.recordLabel
                let index = indices[label] ?? variants.count
                if index == variants.count {
                    indices[label] = index
                    variants.append(
                        VariantRecord(
                            label: label, device: cell.place.device.name,
                            phases: [.init(phase: Phase.viewDidAppear.rawValue, changes: [])]))
                }
                let given = cell.value.map { ExactNumber.text($0) } ?? "none"
                variants[index].phases[0].changes += [
                    .init(path: macro.macro.name + ".truth", value: recorder.record(.number(cell.truth), at: "")),
                    .init(
                        path: macro.macro.name + ".macro", value: RecordedValue(kind: .word, steps: [], text: given)),
                ]
            }
        }
        return variants
    }
}

extension VariantRecord {
    init(_ variant: Figure.LaidOutVariant, label: String, _ recorder: inout StepRecorder) {
        var phases: [PhaseRecord] = []
        var known: [String: RecordedValue] = [:]
        let snapshots = variant.result.snapshots
        let callbacks = CallbackRecord.values(of: variant, snapshots)
        for snapshot in snapshots {
            var changes: [PhaseRecord.Change] = []
            var paths: Set<String> = []
            for named in snapshot.isRepeated ? [] : NamedValue.all(in: snapshot) where paths.insert(named.path).inserted
            {
                let value = recorder.record(named.value, at: named.path)
                guard known[named.path] != value else { continue }
                changes.append(.init(path: named.path, value: value))
                known[named.path] = value
            }
            for path in snapshot.isRepeated ? [] : known.keys.filter({ !paths.contains($0) }).sorted() {
                changes.append(.init(path: path, value: nil))
                known[path] = nil
            }
            var phase = PhaseRecord(phase: snapshot.phase.rawValue, changes: changes)
            if let value = callbacks[snapshot.phase] { phase.parts = [.init(path: CallbackRecord.path, value: value)] }
            if snapshot.phase == .viewDidAppear {
                phase.parts += NamedValue.tableParts(in: snapshot).map {
                    PhaseRecord.Change(path: $0.path, value: recorder.record($0.value, at: $0.path))
                }
            }
            phases.append(phase)
        }
        self.init(label: label, device: variant.variant.environment.device.name, phases: phases)
    }
}

/// Labels of variants, no two of which in a scenario are alike.
struct UniqueLabels {
    private var counts: [String: Int] = [:]

    mutating func label(of variant: Variant) -> String {
        let label = VariantName.text(of: variant)
        counts[label, default: 0] += 1
        let count = counts[label] ?? 1
        return count == 1 ? label : "\(label) #\(count)"
    }
}

extension AuditPlace {
    /// "iPhone X, portrait, 11".
    fileprivate var recordLabel: String { "\(device.name), \(orientation.rawValue), \(os)" }
}

// MARK: - Devices

extension DeviceRecord {
    init(_ device: Device) {
        for (key, measured) in device.facts {
            facts[key] = Fact(
                value: ExactNumber.text(measured.value),
                source: measured.provenance.mark.rawValue + " " + measured.provenance.sources)
        }
        // Facts that decide on layout or are drawn, and are not numbers by themselves.
        add("cutout", "\(device.cutout.value)", device.cutout.provenance)
        add("homeIndicator", device.homeIndicator.value.map { "\($0)" } ?? "none", device.homeIndicator.provenance)
        add("screen.corners", "\(device.screen.corner) \(device.screen.leftCorner)", device.screen.provenance)
        if let foldable = device.foldable { add("foldable", "\(foldable.value)", foldable.provenance) }
        if let body = device.simulatorBody { add("simulatorBody", "\(body.value)", body.provenance) }
        for (place, classes, margin) in [
            ("portrait", device.sizeClasses.portrait, device.sideMargin.portrait),
            ("landscape", device.sizeClasses.landscape, device.sideMargin.landscape),
        ] {
            if let classes { add("sizeClasses." + place, classes.value.description, classes.provenance) }
            if let margin { add("sideMargin." + place, ExactNumber.text(margin.value), margin.provenance) }
        }
        facts[Self.idKey] = Fact(value: device.id, source: "")
        add("runs", device.osVersionsRun.description, device.firstOS.provenance)
    }

    private mutating func add(_ key: String, _ value: String, _ provenance: Provenance) {
        facts[key] = Fact(value: value, source: provenance.mark.rawValue + " " + provenance.sources)
    }
}
