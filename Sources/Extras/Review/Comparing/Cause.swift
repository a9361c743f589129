/// The reason for a difference.
struct Cause: Hashable, Sendable {
    let kind: Kind
    /// The rule's id, the devices' names, the scenario's id, the file.
    let name: String
    /// The number of a device with its old and new value, or what became of the thing.
    let detail: Detail

    enum Kind: String, CaseIterable, Sendable {
        case rule, device, scenario, note, template, words, settings
        /// Something in the tool that is not a rule, such as how pictures are drawn.
        case code
    }

    enum Detail: Hashable, Sendable {
        case changed, added, removed
        /// The key of a device's number, such as "before26.portrait.safeAreaInsets.top", and its values.
        case number(key: String, old: String, new: String)
    }

    init(_ kind: Kind, _ name: String, _ detail: Detail = .changed) {
        self.kind = kind
        self.name = name
        self.detail = detail
    }

    /// A word by which the cause can be named on a command line, the same in every run: "rule:safe-area.root-view",
    /// "device:iPhone X:before26.portrait.safeAreaInsets.top".
    var id: String {
        switch detail {
        case .changed, .added, .removed: "\(kind.rawValue):\(name)"
        case .number(let key, _, _):
            "\(kind.rawValue):\(name.split(separator: ", ").joined(separator: "+")):\(key)"
        }
    }
}

/// The changes between two snapshots, by cause.
struct ChangeReport: Sendable {
    /// The causes in the order of kinds, then by name; each has effects, or is a change itself.
    var causes: [CausedChanges] = []

    init(of causes: [CausedChanges]) { self.causes = causes }

    var isEmpty: Bool { causes.isEmpty }
}

/// Everything that depends on one cause.
struct CausedChanges: Sendable {
    let cause: Cause
    var values: [ChangedValue] = []
    var pictures: [ChangedPicture] = []
    var quotations: [ChangedQuotation] = []
    /// Claims that do not hold any more.
    var claims: [FailedClaim] = []
    /// The notes and generated pages on which one can see it.
    var pages: [String] = []

    init(_ cause: Cause) { self.cause = cause }
}

/// A value that has changed, at some consecutive phases.
struct ChangedValue: Hashable, Sendable {
    let scenario: String
    /// The labels of the variant, which differ where a scenario was moved to another device; empty where there was or is none.
    let oldVariant: String
    let variant: String
    let path: String
    /// The phases in the order in which they happen.
    let phases: [String]
    let old: RecordedValue?
    let new: RecordedValue?

    /// Whether only the way to the number changed.
    var isSameNumber: Bool { old?.text == new?.text && old?.kind == new?.kind }
}

struct ChangedPicture: Hashable, Sendable {
    let id: String
    let language: String
    let fate: Fate

    enum Fate: String, Sendable { case changed, added, removed }
}

struct ChangedQuotation: Hashable, Sendable {
    let note: String
    let line: Int
    let query: String
    let sentence: String
    /// Nil if the value did not exist before.
    let old: String?
    let new: String?
}

/// A claim that does not hold.
struct FailedClaim: Hashable, Sendable {
    let scenario: String
    let variant: String
    let phase: String
    let path: String
    let note: String
    let line: Int
    let claimed: String
    let found: String
}
