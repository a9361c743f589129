import LayoutEngine

extension SiteSnapshot {
    /// The snapshot `new`, in which everything that depends on a cause that has not been accepted is as it was in `old`.
    ///
    /// - Parameter report: the changes from the old one to the new one.
    static func accepting(
        _ accepted: Set<Cause>, of report: ChangeReport, from old: SiteSnapshot, to new: SiteSnapshot
    ) -> SiteSnapshot {
        let open = report.causes.filter { !accepted.contains($0.cause) }
        guard !open.isEmpty else { return new }
        var snapshot = new
        for changes in open { snapshot.revert(changes, to: old) }
        let ids = Set(open.flatMap { $0.values.map { $0.scenario } })
            .union(open.filter { $0.cause.kind == .scenario }.map { $0.cause.name })
        for id in ids { snapshot.revert(scenario: id, open, to: old) }
        snapshot.steps.merge(old.steps) { first, _ in first }
        snapshot.removeUnusedSteps()
        return snapshot
    }

    /// Everything but values.
    private mutating func revert(_ changes: CausedChanges, to old: SiteSnapshot) {
        for picture in changes.pictures {
            let name = PictureName(picture.id, picture.language)
            pictures[name] = old.pictures[name]
        }
        for quotation in changes.quotations { revert(quotation, to: old) }
        let name = changes.cause.name
        switch changes.cause.kind {
        case .device:
            for device in name.split(separator: ", ").map({ String($0) }) { revert(device, changes.cause, to: old) }
        case .rule: rules[name] = old.rules[name]
        case .note: revert(FileRecord(.note, name), to: old)
        case .template: revert(FileRecord(.template, name), to: old)
        case .words: revert(FileRecord(.words, name), to: old)
        case .settings: revert(FileRecord(.settings, name), to: old)
        case .scenario, .code: break
        }
    }

    private mutating func revert(_ file: FileRecord, to old: SiteSnapshot) { files[file] = old.files[file] }

    /// A number, with those that moved along.
    private mutating func revert(_ device: String, _ cause: Cause, to old: SiteSnapshot) {
        guard case .number(let key, _, _) = cause.detail else {
            devices[device] = old.devices[device]
            return
        }
        let place = key.prefix { $0 != "." } + "." + (key.split(separator: ".").dropFirst().first ?? "")
        for (other, fact) in devices[device]?.facts ?? [:]
        where other == key
            || (key.hasSuffix(".safeAreaInsets.top") && other.hasPrefix(place)
                && fact.source.hasSuffix(Provenance.movedWithTopInset))
        {
            devices[device]?.facts[other] = old.devices[device]?.facts[other]
        }
        if let fact = old.devices[device]?.facts[key] { devices[device]?.facts[key] = fact }
    }

    private mutating func revert(_ quotation: ChangedQuotation, to old: SiteSnapshot) {
        func isSame(_ record: QuotationRecord) -> Bool {
            record.note == quotation.note && record.query == quotation.query
        }
        if quotation.new == nil {
            quotations += old.quotations.filter { isSame($0) && !quotations.contains($0) }
        } else if quotation.old == nil {
            quotations.removeAll { isSame($0) && $0.line == quotation.line }
        } else {
            quotations = quotations.map { record in
                guard isSame(record), record.text == quotation.new else { return record }
                return QuotationRecord(
                    note: record.note, query: record.query, text: quotation.old ?? record.text, line: record.line,
                    sentence: record.sentence)
            }
        }
    }

    // MARK: - Values

    private mutating func revert(scenario id: String, _ open: [CausedChanges], to old: SiteSnapshot) {
        let before = old.scenarios.first { $0.id == id }
        let index = scenarios.firstIndex { $0.id == id }
        let values = open.flatMap { $0.values }.filter { $0.scenario == id }
        let isWhole =
            open.contains { $0.cause.kind == .scenario && $0.cause.name == id }
            || values.contains { $0.oldVariant != $0.variant }
        guard let index, before != nil, !isWhole else {
            if let index { scenarios.remove(at: index) }
            if let before { scenarios.insert(before, at: min(index ?? scenarios.count, scenarios.count)) }
            return
        }
        for variant in scenarios[index].variants.indices {
            let own = values.filter { $0.variant == scenarios[index].variants[variant].label }
            if !own.isEmpty { scenarios[index].variants[variant].revert(own) }
        }
    }

    private mutating func removeUnusedSteps() {
        var used: Set<Checksum> = []
        var pending = scenarios.flatMap { $0.variants }.flatMap { $0.phases }.flatMap { $0.changes + $0.parts }
            .flatMap { $0.value?.steps ?? [] }
        while let checksum = pending.popLast() {
            if used.insert(checksum).inserted { pending += (steps[checksum]?.terms ?? []).map { $0.step } }
        }
        steps = steps.filter { used.contains($0.key) }
    }
}

extension VariantRecord {
    /// Restores the old state of some values.
    fileprivate mutating func revert(_ values: [ChangedValue]) {
        var known: [String: RecordedValue] = [:]
        var written: [String: RecordedValue] = [:]
        for index in phases.indices {
            let phase = phases[index].phase
            var order = phases[index].changes.map { $0.path }
            for change in phases[index].changes { known[change.path] = change.value }
            var here = known
            for value in values where value.phases.contains(phase) {
                if let part = phases[index].parts.firstIndex(where: { $0.path == value.path }) {
                    phases[index].parts[part] = .init(path: value.path, value: value.old)
                } else {
                    here[value.path] = value.old
                }
            }
            order += Set(here.keys).union(written.keys).subtracting(order).sorted()
            phases[index].changes = order.filter { here[$0] != written[$0] }.map { .init(path: $0, value: here[$0]) }
            written = here
        }
    }
}
