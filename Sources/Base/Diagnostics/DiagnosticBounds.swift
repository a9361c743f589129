extension [Diagnostic] {
    /// The limit on problems of one kind in one file. More problems would not be useful.
    package static var maxPerKind: Int { 1_000 }

    /// The diagnostics with at most so many of each kind in each file, so that a report does not outgrow its subject; the
    /// last one kept states how many more there are.
    package func bounded(to most: Int = maxPerKind) -> [Diagnostic] {
        guard count > most else { return self }
        var counts: [Kind: Int] = [:]
        for diagnostic in self { counts[Kind(diagnostic), default: 0] += 1 }
        guard counts.values.contains(where: { $0 > most }) else { return self }
        var kept: [Kind: Int] = [:]
        return compactMap { diagnostic in
            let kind = Kind(diagnostic)
            kept[kind, default: 0] += 1
            let rest = (counts[kind] ?? 0) - most
            switch kept[kind] ?? 0 {
            case ..<most: return diagnostic
            case most: return rest > 0 ? diagnostic.noting("and \(rest) more of this kind") : diagnostic
            default: return nil
            }
        }
    }

    private struct Kind: Hashable {
        let code: DiagnosticCode
        let file: String?

        init(_ diagnostic: Diagnostic) {
            code = diagnostic.code
            file = diagnostic.span?.file
        }
    }
}

extension Diagnostic {
    /// This diagnostic with one more note at the end.
    fileprivate func noting(_ note: Message) -> Diagnostic {
        Diagnostic(
            code, severity, wording, at: span, label: labelWording, notes: notes + [Note(note)], fixIts: fixIts)
    }
}
