import LayoutEngine

// The state of a site at one time, and its changes since. Taking turns evaluated scenarios and macros into a `SiteSnapshot`:
// every value with the steps of its derivation, which picture, quotation and file is which. It is written as JSON lines,
// to be kept in version control (Model). Comparing finds the differences between two of them and, step by step in the
// derivations, what caused each. Claims rewrites the claims that a cause made wrong. Reports writes all of it as text, JSON and
// one page of HTML.

/// All values of a site with their derivations, and checksums of everything else that its pages are built from.
struct SiteSnapshot: Equatable, Sendable {
    /// A checksum of each rule's statement and range, by its id.
    var rules: [String: Checksum] = [:]
    /// The devices that scenarios and macros are laid out on, by name.
    var devices: [String: DeviceRecord] = [:]
    var files: [FileRecord: Checksum] = [:]
    var steps: [Checksum: Step] = [:]
    /// The scenarios in the order of the notes.
    var scenarios: [ScenarioRecord] = []
    /// Checksums of the scenes that pictures are drawn from.
    var pictures: [PictureName: Checksum] = [:]
    /// The values that prose quotes, in the order of the notes.
    var quotations: [QuotationRecord] = []

    init() {}

    /// A file, or a part of one, that pages are built from.
    struct FileRecord: Hashable, Comparable, Sendable {
        enum Kind: String, CaseIterable, Sendable {
            /// The text of a note without its scenarios.
            case note
            /// A template, or a file that pages load.
            case template
            /// The words of a language that begin alike, such as "en: terms".
            case words
            /// `site.yaml` and its like.
            case settings
        }

        let kind: Kind
        let name: String

        init(_ kind: Kind, _ name: String) {
            self.kind = kind
            self.name = name
        }

        static func < (left: FileRecord, right: FileRecord) -> Bool {
            (left.kind.rawValue, left.name) < (right.kind.rawValue, right.name)
        }
    }

    /// A picture of a scenario or macro in a language.
    struct PictureName: Hashable, Comparable, Sendable {
        let id: String
        let language: String

        init(_ id: String, _ language: String) {
            self.id = id
            self.language = language
        }

        static func < (left: PictureName, right: PictureName) -> Bool {
            (left.id, left.language) < (right.id, right.language)
        }
    }

    /// A value that prose quotes.
    struct QuotationRecord: Hashable, Sendable {
        let note: String
        /// Between the braces: "nav-tab: table.frame.y".
        let query: String
        let text: String
        /// From 1.
        let line: Int
        /// The line of the note that contains it.
        let sentence: String
    }
}

/// A device with every number that layout or pictures rest on.
struct DeviceRecord: Equatable, Sendable {
    var facts: [String: Fact] = [:]

    /// The position of the device's id among its facts.
    static let idKey = "id"

    struct Fact: Hashable, Sendable {
        /// The number, or a checksum of a value that is not a number.
        let value: String
        /// The way in which the number is known.
        let source: String
    }
}

/// A scenario, or a block of macros, with its values.
struct ScenarioRecord: Equatable, Sendable {
    let id: String
    /// The notes that show it.
    var notes: [String]
    /// The checksum of everything that decides on its layout: all but words and claims.
    let statement: Checksum
    /// The checksum of its other words: title, caption, layers, claims.
    let words: Checksum
    var variants: [VariantRecord]
}

/// A scenario in one environment.
struct VariantRecord: Equatable, Sendable {
    /// Different from the labels of its siblings: "iPhone X, portrait, iOS 11".
    let label: String
    /// The device's name.
    let device: String
    /// The phases in the order in which they happen.
    var phases: [PhaseRecord]

    /// The differences from the phase before; in the first one everything.
    struct PhaseRecord: Equatable, Sendable {
        let phase: String
        var changes: [Change]
        /// Values that exist at this phase alone: the parts of tables on screen, once all has settled.
        var parts: [Change] = []

        init(phase: String, changes: [Change]) {
            self.phase = phase
            self.changes = changes
        }

        struct Change: Equatable, Sendable {
            /// "table.safeAreaInsets".
            let path: String
            /// Nil if the value no longer exists.
            let value: RecordedValue?
        }
    }
}

/// A value with the steps that its numbers are the last of.
struct RecordedValue: Hashable, Sendable {
    let kind: Kind
    /// The checksum of the step of each number; empty for a word.
    let steps: [Checksum]
    /// The value as it is written: "88, 0, 83, 0".
    let text: String

    /// The name of the number at an index, if the value has a path.
    func name(of index: Int, at path: String) -> String {
        kind.components.indices.contains(index) ? path + "." + kind.components[index] : path
    }

    enum Kind: String, Sendable {
        case number = "n"
        case insets = "i"
        case rect = "r"
        case size = "s"
        case point = "p"
        case word = "w"

        /// The components in the order of the steps; empty for a number or a word.
        var components: [String] {
            switch self {
            case .number, .word: []
            case .insets: ["top", "left", "bottom", "right"]
            case .rect: ["x", "y", "width", "height"]
            case .size: ["width", "height"]
            case .point: ["x", "y"]
            }
        }
    }
}

/// A step of a derivation: a fact, or a rule's result from other steps.
struct Step: Equatable, Sendable {
    let value: Double
    /// Empty where it is the name of the value that ends in it.
    let name: StepName
    /// The rules that handed the number on unchanged, the last one first.
    let forwardedBy: [String]
    let origin: Origin

    enum Origin: Equatable, Sendable {
        /// A number of the variant's device, by its key.
        case device(String, isStandIn: Bool)
        case scenario
        case initialValue
        case stated(rule: String)
        case computed(rule: String, OperationName, [Term])
    }

    struct Term: Equatable, Sendable {
        let step: Checksum
        let isSubtracted: Bool
    }

    /// The inputs; none of a fact.
    var terms: [Term] { if case .computed(_, _, let terms) = origin { terms } else { [] } }

    /// The rule that stated or derived the number; nil for other facts.
    var rule: String? {
        switch origin {
        case .device, .scenario, .initialValue: nil
        case .stated(let rule), .computed(let rule, _, _): rule
        }
    }
}
