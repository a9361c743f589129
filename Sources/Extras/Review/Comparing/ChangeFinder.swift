import LayoutEngine

extension ChangeReport {
    /// The differences between `old` and `new`, each under each of its causes.
    ///
    /// - Parameter failures: the claims that do not hold now.
    init(from old: SiteSnapshot, to new: SiteSnapshot, failures: [FailedClaim] = []) {
        var finder = ChangeFinder(old: old, new: new)
        finder.compareScenarios()
        finder.compareFiles()
        finder.compareRules()
        finder.compareDevices()
        finder.comparePictures()
        finder.compareQuotations()
        finder.add(failures)
        causes = finder.finished
    }
}

/// Collects the differences, by cause.
private struct ChangeFinder {
    let old: SiteSnapshot
    let new: SiteSnapshot
    private var found: [Cause: CausedChanges] = [:]
    /// The changed values of each scenario with their causes.
    private var values: [String: [CausedValue]] = [:]

    private struct CausedValue {
        let value: ChangedValue
        /// For each of its numbers, or one set for the whole.
        let parts: [Set<Cause>]

        var causes: Set<Cause> { parts.reduce(into: []) { $0.formUnion($1) } }

        /// The causes at a path: of the whole value, or of one of its numbers. Nil for the path of another value.
        func causes(at path: some StringProtocol) -> Set<Cause>? {
            if path == value.path { return causes }
            guard path.hasPrefix(value.path + ".") else { return nil }
            let component = String(path.dropFirst(value.path.count + 1))
            let names = (value.new ?? value.old)?.kind.components ?? []
            // A component computed from several numbers, such as maxY, depends on all of them.
            guard let index = names.firstIndex(of: component), parts.count == names.count else { return causes }
            return parts[index]
        }
    }

    private let oldScenarios: [String: ScenarioRecord]
    private let newScenarios: [String: ScenarioRecord]

    init(old: SiteSnapshot, new: SiteSnapshot) {
        self.old = old
        self.new = new
        oldScenarios = Dictionary(old.scenarios.map { ($0.id, $0) }) { first, _ in first }
        newScenarios = Dictionary(new.scenarios.map { ($0.id, $0) }) { first, _ in first }
    }

    private mutating func change(_ causes: Set<Cause>, _ body: (inout CausedChanges) -> Void) {
        for cause in causes { body(&found[cause, default: CausedChanges(cause)]) }
    }

    // MARK: - Scenarios

    mutating func compareScenarios() {
        let ids = new.scenarios.map { $0.id } + old.scenarios.map { $0.id }.filter { newScenarios[$0] == nil }
        for id in ids {
            let (before, after) = (oldScenarios[id], newScenarios[id])
            guard before != after else { continue }
            compare(before, after, id)
            if before?.words != after?.words, values[id] == nil {
                let detail: Cause.Detail = before == nil ? .added : after == nil ? .removed : .changed
                change([Cause(.scenario, id, detail)]) { $0.pages += after?.notes ?? before?.notes ?? [] }
            }
        }
    }

    private mutating func compare(_ before: ScenarioRecord?, _ after: ScenarioRecord?, _ id: String) {
        let isRestated = before?.statement != after?.statement
        for (first, second) in Self.pairs(before?.variants ?? [], after?.variants ?? []) where first != second {
            var context = CauseFinder.Context(
                scenario: id, oldDevice: first?.device ?? second?.device ?? "",
                device: second?.device ?? first?.device ?? "", isRestated: isRestated)
            var causes = CauseFinder(from: old, to: new, context)
            context.countsAcceptedNumbers = true
            var allCauses = CauseFinder(from: old, to: new, context)
            let whole = fate(of: first, second, before, after, id)
            let changes = VariantChanges(first, second, of: id).values
            for value in changes where value.path != CallbackRecord.path {
                var parts = whole.map { [[$0]] } ?? causes.causes(value.old, value.new)
                if parts.allSatisfy({ $0.isEmpty }) { parts = allCauses.causes(value.old, value.new) }
                if parts.allSatisfy({ $0.isEmpty }) {
                    parts = [[isRestated ? Cause(.scenario, id) : Cause(.code, "engine")]]
                }
                add(CausedValue(value: value, parts: parts))
            }
            for value in changes where value.path == CallbackRecord.path {
                let own = whole.map { [$0] } ?? self.causes(ofCallbacks: value, isRestated: isRestated)
                add(CausedValue(value: value, parts: [own]))
            }
        }
        for cause in Set((values[id] ?? []).flatMap { $0.causes }) {
            change([cause]) { $0.pages += after?.notes ?? before?.notes ?? [] }
        }
    }

    private mutating func add(_ caused: CausedValue) {
        values[caused.value.scenario, default: []].append(caused)
        change(caused.causes) { $0.values.append(caused.value) }
    }

    /// The causes of changed callbacks, which report values: the causes of another number, or else the scenario's statements,
    /// or the rules of the callbacks.
    private func causes(ofCallbacks callbacks: ChangedValue, isRestated: Bool) -> Set<Cause> {
        let announced = (values[callbacks.scenario] ?? []).filter { caused in
            caused.value.variant == callbacks.variant && !caused.value.isSameNumber
                && CallbackRecord.mentions(caused.value.path)
        }
        if !announced.isEmpty { return announced.reduce(into: []) { $0.formUnion($1.causes) } }
        if isRestated { return [Cause(.scenario, callbacks.scenario)] }
        return Set(CallbackRecord.rules(callbacks.old, callbacks.new).map { Cause(.rule, $0) })
    }

    /// The cause of a variant, or of a whole scenario, that is there now or no more; nil for one that is there in both.
    private func fate(
        of first: VariantRecord?, _ second: VariantRecord?, _ before: ScenarioRecord?, _ after: ScenarioRecord?,
        _ id: String
    ) -> Cause? {
        guard before != nil else { return Cause(.scenario, id, .added) }
        guard after != nil else { return Cause(.scenario, id, .removed) }
        if before?.statement != after?.statement { return first == nil || second == nil ? Cause(.scenario, id) : nil }
        // The scenario is unchanged, so the catalog has other devices, or other versions of them.
        if first == nil, let device = second?.device {
            return Cause(.device, device, old.devices[device] == nil ? .added : .changed)
        }
        if second == nil, let device = first?.device {
            return Cause(.device, device, new.devices[device] == nil ? .removed : .changed)
        }
        return nil
    }

    /// Variants with the same label, then the remaining variants in their order.
    private static func pairs(
        _ before: [VariantRecord], _ after: [VariantRecord]
    ) -> [(VariantRecord?, VariantRecord?)] {
        let labels = Set(before.map { $0.label }).intersection(after.map { $0.label })
        var rest = before.filter { !labels.contains($0.label) }[...]
        let byLabel = Dictionary(before.map { ($0.label, $0) }) { first, _ in first }
        var pairs = after.map { variant -> (VariantRecord?, VariantRecord?) in
            (labels.contains(variant.label) ? byLabel[variant.label] : rest.popFirst(), variant)
        }
        pairs += rest.map { ($0, nil) }
        return pairs
    }

    // MARK: - Files, rules and devices

    mutating func compareFiles() {
        for file in Set(old.files.keys).union(new.files.keys).sorted() where old.files[file] != new.files[file] {
            let detail: Cause.Detail = old.files[file] == nil ? .added : new.files[file] == nil ? .removed : .changed
            let kind: Cause.Kind =
                switch file.kind {
                case .note: .note
                case .template: .template
                case .words: .words
                case .settings: .settings
                }
            change([Cause(kind, file.name, detail)]) { $0.pages += [kind == .note ? file.name : "*"] }
        }
    }

    mutating func compareRules() {
        for id in Set(old.rules.keys).union(new.rules.keys).sorted() where old.rules[id] != new.rules[id] {
            let cause = Cause(.rule, id)
            change([cause]) { $0.pages += ["rules"] }
        }
    }

    /// Numbers of devices on which nothing hangs are changes too: the page of devices shows them.
    mutating func compareDevices() {
        for name in Set(old.devices.keys).intersection(new.devices.keys).sorted() {
            let finder = CauseFinder(
                from: old, to: new,
                CauseFinder.Context(scenario: "", oldDevice: name, device: name, isRestated: false))
            change(Set(finder.changedFacts.map { $0.cause })) { $0.pages += ["devices"] }
        }
    }

    // MARK: - Pictures

    mutating func comparePictures() {
        for name in Set(old.pictures.keys).union(new.pictures.keys).sorted()
        where old.pictures[name] != new.pictures[name] {
            let fate: ChangedPicture.Fate =
                old.pictures[name] == nil ? .added : new.pictures[name] == nil ? .removed : .changed
            let picture = ChangedPicture(id: name.id, language: name.language, fate: fate)
            let causes = causes(of: name, fate)
            change(causes) { $0.pictures.append(picture) }
            let notes = (newScenarios[name.scenario] ?? oldScenarios[name.scenario])?.notes ?? []
            change(causes) { $0.pages += notes }
        }
    }

    private func causes(of picture: SiteSnapshot.PictureName, _ fate: ChangedPicture.Fate) -> Set<Cause> {
        if let device = picture.device { return causes(ofDisplay: device, picture.language) }
        let id = picture.scenario
        let macro = picture.macro.map { $0 + "." } ?? ""
        let changed = (values[id] ?? []).filter { macro.isEmpty || $0.value.path.hasPrefix(macro) }
        var causes = Set(changed.flatMap { $0.causes })
        let (before, after) = (oldScenarios[id], newScenarios[id])
        if before?.words != after?.words || (fate != .changed && before?.statement != after?.statement) {
            causes.insert(
                Cause(.scenario, id, before == nil ? .added : after == nil ? .removed : .changed))
        }
        if !causes.isEmpty { return causes }
        let devices = Set((before?.variants ?? []).map { $0.device } + (after?.variants ?? []).map { $0.device })
        for cause in found.keys where cause.kind == .device && devices.contains(cause.name) { causes.insert(cause) }
        if !causes.isEmpty { return causes }
        return self.causes(ofDrawing: picture.language)
    }

    /// The causes of a picture in which nothing else has changed.
    private func causes(ofDrawing language: String) -> Set<Cause> {
        let words = found.keys.filter { $0.kind == .words && $0.name.hasPrefix(language + ":") }
        return words.isEmpty ? [Cause(.code, "pictures")] : Set(words)
    }

    /// The causes of a change of a device's own picture: the changes of the device.
    ///
    /// - Parameter id: the device's id; devices that look the same share its picture.
    private func causes(ofDisplay id: String, _ language: String) -> Set<Cause> {
        let (before, after) = (old.deviceName(of: id), new.deviceName(of: id))
        if before == nil, let after { return [Cause(.device, after, .added)] }
        if after == nil, let before { return [Cause(.device, before, .removed)] }
        let devices = found.keys.filter { $0.kind == .device && [before, after].contains($0.name) }
        return devices.isEmpty ? self.causes(ofDrawing: language) : Set(devices)
    }

    // MARK: - Quotations

    mutating func compareQuotations() {
        let before = Self.numbered(old.quotations)
        let after = Self.numbered(new.quotations)
        let beforeByKey = Dictionary(before.map { ($0.key, $0.record) }) { first, _ in first }
        let afterKeys = Set(after.map { $0.key })
        for (key, record) in after {
            let other = beforeByKey[key]
            guard other?.text != record.text else { continue }
            add(record, old: other?.text, new: record.text)
        }
        for (key, record) in before where !afterKeys.contains(key) { add(record, old: record.text, new: nil) }
    }

    private struct QuotationKey: Hashable {
        let note: String
        let query: String
        /// The first of equal ones in a note is 0.
        let number: Int
    }

    private static func numbered(
        _ quotations: [SiteSnapshot.QuotationRecord]
    ) -> [(key: QuotationKey, record: SiteSnapshot.QuotationRecord)] {
        var counts: [[String]: Int] = [:]
        return quotations.map { record in
            let number = counts[[record.note, record.query], default: 0]
            counts[[record.note, record.query]] = number + 1
            return (QuotationKey(note: record.note, query: record.query, number: number), record)
        }
    }

    private mutating func add(_ record: SiteSnapshot.QuotationRecord, old before: String?, new after: String?) {
        let quotation = ChangedQuotation(
            note: record.note, line: record.line, query: record.query, sentence: record.sentence, old: before,
            new: after)
        change(causes(of: record)) {
            $0.quotations.append(quotation)
            $0.pages.append(record.note)
        }
    }

    private func causes(of record: SiteSnapshot.QuotationRecord) -> Set<Cause> {
        let parts = record.query.split(separator: ":", maxSplits: 1).map { String($0) }
        let words = parts[0].split(separator: " ")
        let id = String(words.first ?? "")
        let phase = words.count > 2 ? words.dropFirst(2).joined(separator: " ") : Phase.viewDidAppear.rawValue
        let path = parts.count == 2 ? parts[1].filter { $0 != "\t" }.drop { $0 == " " } : ""
        let scenario = newScenarios[id] ?? oldScenarios[id]
        let isOfMacro =
            scenario?.variants.first?.phases.first?.changes.contains { $0.path.hasSuffix(".truth") } ?? false
        let first = scenario?.variants.first?.label
        var causes: Set<Cause> = []
        for caused in values[id] ?? [] {
            let value = caused.value
            if isOfMacro {
                if path.prefix(while: { $0 != "." }) == value.path.prefix(while: { $0 != "." }) {
                    causes.formUnion(caused.causes)
                }
            } else if [value.variant, value.oldVariant].contains(first), value.phases.contains(phase) {
                causes.formUnion(caused.causes(at: path) ?? [])
            }
        }
        if !causes.isEmpty { return causes }
        if (oldScenarios[id] == nil) != (newScenarios[id] == nil) {
            return [Cause(.scenario, id, oldScenarios[id] == nil ? .added : .removed)]
        }
        let note = Cause(.note, record.note)
        return [found.keys.first { $0.kind == .note && $0.name == record.note } ?? note]
    }

    // MARK: - Claims

    /// Claims that do not hold because of a change; claims that did not hold before are left out.
    mutating func add(_ failures: [FailedClaim]) {
        for failure in failures {
            let causes = Set(
                (values[failure.scenario] ?? []).filter { entry in
                    entry.value.variant == failure.variant
                        && (failure.phase.isEmpty || entry.value.phases.contains(failure.phase))
                }.flatMap { $0.causes(at: failure.path) ?? [] })
            if !causes.isEmpty {
                change(causes) { $0.claims.append(failure) }
            } else if oldScenarios[failure.scenario]?.words != newScenarios[failure.scenario]?.words {
                change([Cause(.scenario, failure.scenario)]) { $0.claims.append(failure) }
            }
        }
    }

    // MARK: - The end

    /// The causes in the order of kinds and names. Numbers of several devices that have one source are one cause.
    var finished: [CausedChanges] {
        var merged: [Cause: CausedChanges] = [:]
        var order: [Cause] = []
        for changes in found.values.sorted(by: { isBefore($0.cause, $1.cause) }) {
            let cause = named(changes.cause)
            if merged[cause] == nil {
                merged[cause] = CausedChanges(cause)
                order.append(cause)
            }
            merged[cause]?.take(changes)
        }
        return order.compactMap { merged[$0]?.sorted }
    }

    private func isBefore(_ first: Cause, _ second: Cause) -> Bool {
        let kinds = Cause.Kind.allCases
        let (one, other) = (kinds.firstIndex(of: first.kind) ?? 0, kinds.firstIndex(of: second.kind) ?? 0)
        return (one, first.id) < (other, second.id)
    }

    /// The cause under the names of all devices whose number has the same source and became the same other one.
    private func named(_ cause: Cause) -> Cause {
        guard case .number(let key, let before, let after) = cause.detail, let source = source(of: cause.name, key)
        else { return cause }
        let alike = found.keys.filter { $0.detail == cause.detail && source == self.source(of: $0.name, key) }
        return Cause(
            .device, alike.map { $0.name }.sorted().joined(separator: ", "), .number(key: key, old: before, new: after))
    }

    private func source(of device: String, _ key: String) -> String? { new.devices[device]?.facts[key]?.source }
}

extension CausedChanges {
    fileprivate mutating func take(_ other: CausedChanges) {
        values += other.values
        pictures += other.pictures
        quotations += other.quotations
        claims += other.claims
        pages += other.pages
    }

    /// The changes without duplicates, pages in the order of their names.
    fileprivate var sorted: CausedChanges {
        var sorted = self
        sorted.values = values.unique
        sorted.pictures = pictures.unique
        sorted.quotations = quotations.unique
        sorted.claims = claims.unique
        sorted.pages = Set(pages).sorted()
        return sorted
    }
}

extension SiteSnapshot {
    /// The name of a device whose id is known.
    fileprivate func deviceName(of id: String) -> String? {
        devices.first { $0.value.facts[DeviceRecord.idKey]?.value == id }?.key
    }
}

extension Array where Element: Hashable {
    fileprivate var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension SiteSnapshot.PictureName {
    /// The scenario, or the block of macros: neither has a dot in its id.
    fileprivate var scenario: String { String(id.prefix { $0 != "." }) }

    /// The id of the device whose display it shows; nil for other pictures.
    fileprivate var device: String? {
        let parts = id.split(separator: "/")
        return parts.count == 2 ? String(parts[1]) : nil
    }

    fileprivate var macro: String? { id.firstIndex(of: ".").map { String(id[id.index(after: $0)...]) } }
}
