import JSON
import Languages

/// A report of changes for programs: {"causes": [{"id", "kind", "name", …}], "derivations": {…}}.
struct JSONReport {
    private let report: ChangeReport
    private let old: RecordedDerivation
    private let new: RecordedDerivation

    /// - Parameter words: the words of the derivations.
    init(_ report: ChangeReport, from old: SiteSnapshot, to new: SiteSnapshot, _ words: Words) {
        self.report = report
        self.old = RecordedDerivation(snapshot: old, words: words)
        self.new = RecordedDerivation(snapshot: new, words: words)
    }

    var value: JSONValue {
        .object([
            .init("causes", .array(report.causes.map { cause($0) })), .init("derivations", derivations),
        ])
    }

    private func cause(_ changes: CausedChanges) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("kind", .string(changes.cause.kind.rawValue)), .init("name", .string(changes.cause.name)),
            .init("id", .string(changes.cause.id)),
        ]
        switch changes.cause.detail {
        case .changed: members.append(.init("change", .string("changed")))
        case .added: members.append(.init("change", .string("added")))
        case .removed: members.append(.init("change", .string("removed")))
        case .number(let key, let old, let new):
            members += [
                .init("change", .string("changed")), .init("key", .string(key)), .init("old", .string(old)),
                .init("new", .string(new)),
            ]
        }
        members += [
            .init("values", .array(changes.values.map { value($0) })),
            .init("pictures", .array(changes.pictures.map { picture($0) })),
            .init("quotations", .array(changes.quotations.map { quotation($0) })),
            .init("claims", .array(changes.claims.map { claim($0) })),
            .init("pages", .strings(changes.pages)),
        ]
        return .object(members)
    }

    private func value(_ value: ChangedValue) -> JSONValue {
        .object([
            .init("scenario", .string(value.scenario)), .init("variant", .string(value.variant)),
            .init("oldVariant", .string(value.oldVariant)), .init("path", .string(value.path)),
            .init("phases", .strings(value.phases)), .init("old", side(value.old)), .init("new", side(value.new)),
        ])
    }

    private func side(_ value: RecordedValue?) -> JSONValue {
        guard let value else { return .null }
        return .object([
            .init("text", .string(value.shown)), .init("derivations", .strings(value.steps.map { $0.text })),
        ])
    }

    private func picture(_ picture: ChangedPicture) -> JSONValue {
        .object([
            .init("id", .string(picture.id)), .init("language", .string(picture.language)),
            .init("change", .string(picture.fate.rawValue)),
        ])
    }

    private func quotation(_ quotation: ChangedQuotation) -> JSONValue {
        .object([
            .init("note", .string(quotation.note)), .init("line", .number(Double(quotation.line))),
            .init("query", .string(quotation.query)), .init("old", quotation.old.map { .string($0) } ?? .null),
            .init("new", quotation.new.map { .string($0) } ?? .null), .init("sentence", .string(quotation.sentence)),
        ])
    }

    private func claim(_ claim: FailedClaim) -> JSONValue {
        .object([
            .init("scenario", .string(claim.scenario)), .init("variant", .string(claim.variant)),
            .init("phase", .string(claim.phase)), .init("path", .string(claim.path)),
            .init("note", .string(claim.note)), .init("line", .number(Double(claim.line))),
            .init("claimed", .string(claim.claimed)), .init("found", .string(claim.found)),
        ])
    }

    /// The lines of each derivation that a changed value names, once.
    private var derivations: JSONValue {
        var found: [Checksum: [String]] = [:]
        for value in report.causes.flatMap({ $0.values }) {
            for (recorded, derivation) in [(value.old, old), (value.new, new)] {
                for (index, step) in (recorded?.steps ?? []).enumerated() where found[step] == nil {
                    found[step] = derivation.lines(recorded?.name(of: index, at: value.path) ?? "", step)
                }
            }
        }
        return .object(
            found.sorted { $0.key < $1.key }.map { .init($0.key.text, .strings($0.value)) })
    }
}
