package import ConstraintLogs
import ConstraintSolver
package import Diagnostics
import Geometry
package import JSON

/// A report of a log with the reasons that were found for it, in sentences.
package struct ConflictAnswer: Sendable {
    package let conflict: LoggedConflict
    package let analysis: ConflictAnalysis

    package init(_ conflict: LoggedConflict) {
        self.conflict = conflict
        analysis = conflict.analysis()
    }

    private var constraints: [LoggedConstraint] { conflict.constraints }

    // MARK: Sentences

    package func heading(number: Int, of count: Int) -> Message {
        let place: Message = "Report \(number) of \(count), line \(constraints[0].place.line): \(headline)"
        let lines = conflict.repetitions
        guard !lines.isEmpty else { return place }
        let shown = lines.prefix(5).map { "\($0)" }.joined(separator: ", ") + (lines.count > 5 ? ", …" : "")
        return
            "\(place) (printed \(lines.count + 1) times with other addresses, again from lines \(shown) on)"
    }

    /// The reason for the contradiction, the sizes it assumes, its owner, and what UIKit breaks.
    package var sentences: [Message] {
        [cause] + assumptions + [rounding, ownership, known].compactMap { $0 } + [verdict, help].compactMap { $0 }
            + ties
            + unread
    }

    package var repairs: [Message] { analysis.repairs.map { sentence(of: $0) } }

    private var headline: Message {
        analysis.contradicting.isEmpty
            ? "no contradiction among \(Message.counted(constraints.count, "constraint"))"
            : "\(analysis.contradicting.count) of \(Message.counted(constraints.count, "constraint")) contradict each other"
    }

    package static func word(for maker: LoggedConstraint.Maker) -> Message {
        switch maker {
        case .app: "the app"
        case .stackView: "a stack view"
        case .system: "UIKit"
        }
    }

    private var cause: Message {
        switch analysis.cause {
        case .printed:
            "The marked constraints contradict each other as printed; if any one of them is removed, the others can hold."
        case .sizes:
            "The marked constraints can hold only with a negative size. Sizes must be at least 0, which logs never print:"
        case .margins:
            "The marked constraints can hold only with a negative margin, size or baseline. These must be at least 0, which logs never print:"
        case .defaultMargins:
            "The marked constraints contradict each other if margins are 8, UIKit's default, which the log does not print:"
        case .rounding:
            "The printed numbers fit with no slack. They are rounded, so the marked constraints may contradict each other:"
        case .none where conflict.isReport:
            "The printed constraints can hold together, so the log lacks some: copy the whole list between ( and )."
        case .none:
            "The constraints can hold together. This is a list, such as 'constraintsAffectingLayout' gives, and no report of a conflict; nothing has to be missing."
        }
    }

    /// The size of a contradiction of less than a pixel.
    private var rounding: Message? {
        guard analysis.isByRounding, let gap = analysis.gap, gap > 0 else { return nil }
        return
            "They miss each other by \(DecimalText.string(gap, decimals: 5)), less than a pixel: the contradiction comes from rounding to pixels or of printed numbers."
    }

    /// Whether the whole contradicting set is UIKit's, between views that no app has.
    package var isOfUIKit: Bool {
        let members = analysis.contradicting.map { constraints[$0] }
        return members.contains { $0.isBetweenPrivateViews } && members.allSatisfy { $0.maker == .system }
            || catalogued?.id == "action-sheet-width"
    }

    private var ownership: Message? {
        isOfUIKit
            ? "Nothing here is yours: UIKit made all marked constraints, between its own views. There is nothing to change in them."
            : nil
    }

    /// The entry of the catalogue of UIKit's own conflicts.
    package var catalogued: KnownConflict? {
        KnownConflict.matching(
            analysis.contradicting.map { position in
                let names = constraints[position].relations.flatMap { [$0.first.item, $0.second?.item ?? ""] }
                return constraints[position].shownText + " " + names.map { name(of: $0) }.joined(separator: " ")
            })
    }

    private var known: Message? {
        catalogued.map { "What usually provokes it: \($0.reason). See \($0.sources.joined(separator: ", "))" }
    }

    /// Whether the log's broken constraint leaves a contradiction.
    private var help: Message? {
        guard let broken = conflict.broken, !analysis.leftAfterBreaking.isEmpty else { return nil }
        let left = analysis.leftAfterBreaking.map { constraints[$0].address }.joined(separator: ", ")
        return
            "Breaking \(constraints[broken].address) does not help: with sizes of at least 0, these still contradict each other: \(left)."
    }

    private var ties: [Message] {
        guard let first = analysis.tie.first, let priority = constraints[first].relations.last?.priority else {
            return []
        }
        let names = analysis.tie.map { constraints[$0].address }.joined(separator: ", ")
        return [
            "At priority \(priority.level) these cannot all hold, and nothing says which gives way: \(names)."
        ]
    }

    private var assumptions: [Message] {
        analysis.assumed.map { key in
            let relation = analysis.cause == .defaultMargins && key.quantity.isMargin ? "== 8" : ">= 0"
            return Message(verbatim: "  \(name(of: key.item)).\(key.quantity.rawValue) \(relation)")
        }
    }

    private var unread: [Message] {
        let count = constraints.count { $0.relations.isEmpty }
        return count == 0 ? [] : ["\(Message.counted(count, "constraint")) could not be read; see the warnings."]
    }

    /// The constraint that was broken, and the one that the hypothesis expects.
    private var verdict: Message? {
        let expected = analysis.victim.map { constraints[$0.constraint].address }
        switch (conflict.broken.map { constraints[$0].address }, expected) {
        case (let broken?, let expected?) where broken == expected:
            return "UIKit broke \(broken), as the hypothesis expects: \(reason)."
        case (let broken?, let expected?):
            return "UIKit broke \(broken); the hypothesis predicted \(expected): \(reason)."
        case (let broken?, nil): return "UIKit broke \(broken)."
        case (nil, let expected?) where hasStackView:
            return
                "UIKit may break \(expected): \(reason). That is a hypothesis: in half of the published logs with a stack view, UIKit broke one of its constraints instead."
        case (nil, let expected?):
            return "UIKit probably breaks \(expected): \(reason). That is a hypothesis; no device has confirmed it."
        case (nil, nil): return nil
        }
    }

    /// Whether an app's constraint is expected though a stack view has some in the contradicting set.
    private var hasStackView: Bool {
        analysis.victim?.kind != .stackView
            && analysis.contradicting.contains { constraints[$0].maker == .stackView }
    }

    private var reason: Message {
        switch analysis.victim?.kind {
        case .aspectRatio: "the ratio of a view's own sizes is broken first"
        case .size: "constant sizes are broken first, the largest before the others"
        case .spacing: "there is no constant size, and a space between views is broken before an edge"
        case .end:
            "there is neither a constant size nor a space between views, and a constraint on the far edge is broken "
                + "before one on the near edge"
        case .start: "only near edges can be broken"
        case .center: "only a centring constraint can be broken"
        case .relation: "only sizes that depend on each other can be broken"
        case .outerSize: "only the size of the outermost view can be broken"
        case .stackView: "no constraint in the set is the app's own, but one belongs to a stack view"
        case .system: "all constraints in the set are UIKit's own"
        case nil: ""
        }
    }

    private func sentence(of repair: ConflictAnalysis.Repair) -> Message {
        let address = constraints[repair.constraint].address
        switch repair.change {
        case .lowerPriority(let off):
            return "priority 999 for \(address), which is then off by \(DecimalText.string(off))"
        case .relax(let relation): return "\(relation.rawValue) instead of == in \(address)"
        case .remove: return "remove \(address)"
        }
    }

    /// A view's description, by which people recognise it among others.
    private func name(of key: String) -> String {
        guard let item = conflict.item(key) else { return key }
        let label = item.label.map { "'\($0)'" } ?? ""
        return item.className.isEmpty ? (item.label ?? key) : "\(item.className):\(key)\(label)"
    }

    // MARK: JSON

    package var json: JSONValue {
        .object([
            .init("line", .number(Double(constraints[0].place.line))), .init("cause", .string(analysis.cause.rawValue)),
            .init("constraints", .array(constraints.indices.map { json(of: $0) })),
            .init("assumed", .array(analysis.assumed.map { json(of: $0) })),
            .init("broken", conflict.broken.map { .string(constraints[$0].address) } ?? .null),
            .init(
                "hypothesis",
                analysis.victim.map {
                    .object([
                        .init("address", .string(constraints[$0.constraint].address)),
                        .init("kind", .string($0.kind.rawValue)),
                    ])
                } ?? .null),
            .init("repairs", .array(analysis.repairs.map { json(of: $0) })),
            .init("repetitions", .numbers(conflict.repetitions.map { Double($0) })),
            .init("isByRounding", .bool(analysis.isByRounding)), .init("isOfUIKit", .bool(isOfUIKit)),
            .init("catalogued", catalogued.map { .string($0.id) } ?? .null),
            .init("leftAfterBreaking", .strings(analysis.leftAfterBreaking.map { constraints[$0].address })),
            .init("tie", .strings(analysis.tie.map { constraints[$0].address })),
        ])
    }

    private func json(of position: Int) -> JSONValue {
        let constraint = constraints[position]
        return .object([
            .init("address", .string(constraint.address)), .init("class", .string(constraint.className)),
            .init("identifier", constraint.identifier.map { .string($0) } ?? .null),
            .init("text", .string(constraint.text)), .init("line", .number(Double(constraint.place.line))),
            .init("column", .number(Double(constraint.place.column))),
            .init("maker", .string(constraint.maker.rawValue)),
            .init("isContradicting", .bool(analysis.contradicting.contains(position))),
            .init("isRead", .bool(!constraint.relations.isEmpty)),
        ])
    }

    private func json(of key: ConflictSystem.Key) -> JSONValue {
        let isDefault = analysis.cause == .defaultMargins && key.quantity.isMargin
        return .object([
            .init("view", .string(key.item)), .init("quantity", .string(key.quantity.rawValue)),
            .init("relation", .string(isDefault ? "==" : ">=")), .init("value", .number(isDefault ? 8 : 0)),
        ])
    }

    private func json(of repair: ConflictAnalysis.Repair) -> JSONValue {
        let (change, relation, off): (String, JSONValue, JSONValue) =
            switch repair.change {
            case .lowerPriority(let off): ("lowerPriority", .null, .number(off))
            case .relax(let relation): ("relax", .string(relation.rawValue), .null)
            case .remove: ("remove", .null, .null)
            }
        return .object([
            .init("address", .string(constraints[repair.constraint].address)), .init("change", .string(change)),
            .init("relation", relation), .init("off", off),
        ])
    }
}
