import Diagnostics
import LayoutEngine

/// The outcome of constraints against the scenario's claims about it: a contradiction, an open number or a loop that it does not expect
/// is reported, and so is a claim that does not hold.
struct ConstraintClaimCheck {
    private let variant: Variant
    private let report: ConstraintReport

    init(_ variant: Variant, _ result: LayoutResult) {
        self.variant = variant
        report = result.settled.constraints
    }

    var diagnostics: [Diagnostic] {
        guard !report.isEmpty || !variant.constraintClaims.isEmpty else { return [] }
        let places = ConstraintPlaces(variant.app)
        return failedClaims + unexpectedConflicts(places) + unexpectedOpenNumbers(places)
            + report.loops.map { ConstraintResultCodes.loop($0, at: places.place(ofView: $0.first ?? ""), variant) }
    }

    private func claims(about subject: ConstraintClaim.Subject) -> [ConstraintClaim] {
        variant.constraintClaims.filter { $0.subject == subject }
    }

    // MARK: Claims

    private var failedClaims: [Diagnostic] {
        variant.constraintClaims.compactMap { claim in
            switch claim.subject {
            case .conflict:
                let isRight = report.conflicts.contains { isConflict($0, of: claim) }
                let isNone = claim.names.isEmpty && report.conflicts.isEmpty
                return isRight || isNone
                    ? nil : ConstraintResultCodes.differs(claim, ours: report.conflicts.map { names(of: $0) }, variant)
            case .broken:
                let ours = report.conflicts.map { $0.members[$0.victim] }
                let isRight = ours.count == claim.names.count && ours.allSatisfy { isNamed($0, by: claim.names) }
                return isRight ? nil : ConstraintResultCodes.differs(claim, ours: [ours.map { $0.name }], variant)
            case .ambiguous:
                let ours = report.openNumbers.map { $0.path }
                return ours.sorted() == claim.names.sorted()
                    ? nil : ConstraintResultCodes.differs(claim, ours: [ours], variant)
            }
        }
    }

    /// Whether the contradiction consists of exactly these constraints of the app; a claim can also name constraints of stack
    /// views.
    private func isConflict(_ conflict: ConstraintConflict, of claim: ConstraintClaim) -> Bool {
        let apps = conflict.members.filter { $0.constraint != nil }
        let others = conflict.members.filter { $0.constraint == nil }
        let namesOfOthers = claim.names.filter { name in others.contains { isNamed($0, by: [name]) } }
        return !claim.names.isEmpty && apps.count == claim.names.count - namesOfOthers.count
            && apps.allSatisfy { isNamed($0, by: claim.names) }
    }

    private func isNamed(_ member: ConstraintConflict.Member, by names: [String]) -> Bool {
        names.contains { name in
            name == member.identifier || name.withoutSpaces == member.text.withoutSpaces
                || name.withoutSpaces == member.name.withoutSpaces
        }
    }

    private func names(of conflict: ConstraintConflict) -> [String] {
        conflict.members.filter { $0.constraint != nil }.map { $0.name }
    }

    // MARK: Unexpected findings

    private func unexpectedConflicts(_ places: ConstraintPlaces) -> [Diagnostic] {
        let claims = claims(about: .conflict)
        return report.conflicts.filter { conflict in !claims.contains { isConflict(conflict, of: $0) } }
            .map { ConstraintResultCodes.conflict($0, places, variant) }
    }

    private func unexpectedOpenNumbers(_ places: ConstraintPlaces) -> [Diagnostic] {
        guard claims(about: .ambiguous).isEmpty else { return [] }
        var views: [String] = []
        for number in report.openNumbers where !views.contains(number.view) { views.append(number.view) }
        return views.map { view in
            ConstraintResultCodes.open(
                view, report.openNumbers.filter { $0.view == view }, at: places.place(ofView: view), variant)
        }
    }
}

/// The places of the constraints of an app in the note. A layout that was kept knows where they were once.
struct ConstraintPlaces {
    private let constraints: [ListedConstraint]

    init(_ app: App) { constraints = app.initial.constraints }

    func place(of constraint: LayoutConstraint) -> SourceSpan? {
        constraints.first {
            $0.constraint.text == constraint.text && $0.constraint.identifier == constraint.identifier
        }?
        .constraint.place
    }

    /// The place of the first constraint that refers to a view.
    func place(ofView name: String) -> SourceSpan? {
        let own = constraints.first { listed in
            listed.view == name || listed.constraint.first.owner == .named(name)
                || listed.constraint.second?.owner == .named(name)
        }
        return (own ?? constraints.first)?.constraint.place
    }
}

extension OpenNumber {
    /// The value path of the number.
    var path: String { view.isEmpty ? number : "\(view).\(number)" }
}

extension String {
    fileprivate var withoutSpaces: String { String(unicodeScalars.filter { $0 != " " }.map { Character($0) }) }
}
