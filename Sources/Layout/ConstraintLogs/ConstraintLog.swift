/// A pasted text with UIKit's reports of contradicting constraints.
package struct ConstraintLog: Equatable, Sendable {
    package let conflicts: [LoggedConflict]
    package let problems: [LogProblem]

    /// The most constraints that one conflict may have; a list with more is cut there.
    package static let maxConstraints = 500
}

/// The constraints of one report.
package struct LoggedConflict: Equatable, Sendable {
    package var constraints: [LoggedConstraint]
    /// The position of the constraint that UIKit broke; nil if the text does not name it.
    package var broken: Int?
    /// The views and guides by their keys, in the order in which they are named.
    package var items: [LoggedItem]
    /// Whether some horizontal constraint runs from right to left.
    package var isRightToLeft: Bool
    /// Whether the text says that Auto Layout could not satisfy the constraints; false for a list alone.
    package internal(set) var isReport = false
    /// The lines of later reports that differ in addresses alone.
    package internal(set) var repetitions: [Int] = []

    /// Contradicting constraints that no log prints.
    package init(_ constraints: [LoggedConstraint]) {
        self.init(constraints: constraints, broken: nil, items: [], isRightToLeft: false)
    }

    init(constraints: [LoggedConstraint], broken: Int?, items: [LoggedItem], isRightToLeft: Bool) {
        self.constraints = constraints
        self.broken = broken
        self.items = items
        self.isRightToLeft = isRightToLeft
    }

    /// The constraints with each address replaced by the position at which it first occurs.
    var withoutAddresses: String {
        var places: [String: Int] = [:]
        func numbered(_ text: String) -> String {
            LogText.replacingAddresses(in: text) { address in
                let place = places[address] ?? places.count
                places[address] = place
                return place
            }
        }
        let texts = constraints.map { constraint in
            constraint.className + " " + (constraint.identifier ?? "") + " " + numbered(constraint.text)
        }
        let keys = items.map { $0.className + " " + ($0.label ?? "") }
        return (texts + keys + [broken.map { "\($0)" } ?? ""]).joined(separator: "\n")
    }

    /// Replaces superviews without a name by those that other constraints of the same views name.
    mutating func name(_ superviews: [String: String]) {
        if superviews.isEmpty { return }
        items.removeAll { superviews[$0.key] != nil }
        for place in constraints.indices {
            constraints[place].relations = constraints[place].relations.map { $0.naming(superviews) }
        }
    }

    package func item(_ key: String) -> LoggedItem? { items.first { $0.key == key } }
}

/// A view or layout guide that a log names.
package struct LoggedItem: Equatable, Sendable {
    /// Its address; its name where it has none.
    package let key: String
    package var className: String
    /// The text or title after the address, or its accessibility identifier; nil for none.
    package var label: String?
}

/// A part of a log that could not be used.
package struct LogProblem: Equatable, Sendable {
    package let place: LogPlace
    package let reason: Reason

    package enum Reason: Equatable, Sendable {
        /// A constraint whose body is in no known form; the text is the body.
        case unreadable(String)
        /// A space whose size is not printed.
        case standardSpace(String)
        /// The constraints of this conflict beyond the most that are read.
        case tooMany
        /// The system hides the constraints as private.
        case hidden
    }
}
