/// The reason for a difference.
package struct Cause: Hashable, Sendable {
    package let kind: Kind
    /// The rule's id, the devices' names, the scenario's id, the file.
    package let name: String
    /// The number of a device with its old and new value, or what became of the thing.
    package let detail: Detail

    package enum Kind: String, CaseIterable, Sendable {
        case rule, device, scenario, note, template, words, settings
        /// Something in the tool that is not a rule, such as how pictures are drawn.
        case code
    }

    package enum Detail: Hashable, Sendable {
        case changed, added, removed
        /// The key of a device's number, such as "before26.portrait.safeAreaInsets.top", and its values.
        case number(key: String, old: String, new: String)
    }

    package init(_ kind: Kind, _ name: String, _ detail: Detail = .changed) {
        self.kind = kind
        self.name = name
        self.detail = detail
    }

    /// A word by which the cause can be named on a command line, the same in every run: "rule:safe-area.root-view",
    /// "device:iPhone X:before26.portrait.safeAreaInsets.top".
    package var id: String {
        switch detail {
        case .changed, .added, .removed: "\(kind.rawValue):\(name)"
        case .number(let key, _, _):
            "\(kind.rawValue):\(name.split(separator: ", ").joined(separator: "+")):\(key)"
        }
    }
}

/// The changes between two snapshots, by cause.
package struct ChangeReport: Sendable {
    /// The causes in the order of kinds, then by name; each has effects, or is a change itself.
    package var causes: [CausedChanges] = []

    package init(of causes: [CausedChanges]) { self.causes = causes }

    package var isEmpty: Bool { causes.isEmpty }
}

/// Everything that depends on one cause.
package struct CausedChanges: Sendable {
    package let cause: Cause
    package var values: [ChangedValue] = []
    package var pictures: [ChangedPicture] = []
    package var quotations: [ChangedQuotation] = []
    /// Claims that do not hold any more.
    package var claims: [FailedClaim] = []
    /// The notes and generated pages on which one can see it.
    package var pages: [String] = []

    init(_ cause: Cause) { self.cause = cause }
}

/// A value that has changed, at some consecutive phases.
package struct ChangedValue: Hashable, Sendable {
    package let scenario: String
    /// The labels of the variant, which differ where a scenario was moved to another device; empty where there was or is none.
    package let oldVariant: String
    package let variant: String
    package let path: String
    /// The phases in the order in which they happen.
    package let phases: [String]
    package let old: RecordedValue?
    package let new: RecordedValue?

    /// Whether only the way to the number changed.
    package var isSameNumber: Bool { old?.text == new?.text && old?.kind == new?.kind }
}

package struct ChangedPicture: Hashable, Sendable {
    package let id: String
    package let language: String
    package let fate: Fate

    package enum Fate: String, Sendable { case changed, added, removed }
}

package struct ChangedQuotation: Hashable, Sendable {
    package let note: String
    package let line: Int
    package let query: String
    package let sentence: String
    /// Nil if the value did not exist before.
    package let old: String?
    package let new: String?
}

/// A claim that does not hold.
package struct FailedClaim: Hashable, Sendable {
    package let scenario: String
    package let variant: String
    package let phase: String
    package let path: String
    package let note: String
    package let line: Int
    package let claimed: String
    package let found: String
}
