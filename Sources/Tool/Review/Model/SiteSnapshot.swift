import LayoutEngine

// The state of a site at one time, and its changes since. Taking turns evaluated scenarios and macros into a `SiteSnapshot`:
// every value with the steps of its derivation, which picture, quotation and file is which. It is written as JSON lines,
// to be kept in version control (Model). Comparing finds the differences between two of them and, step by step in the
// derivations, what caused each. Claims rewrites the claims that a cause made wrong. Reports writes all of it as text, JSON and
// one page of HTML.

/// All values of a site with their derivations, and checksums of everything else that its pages are built from.
package struct SiteSnapshot: Equatable, Sendable {
    /// A checksum of each rule's statement and range, by its id.
    package var rules: [String: Checksum] = [:]
    /// The devices that scenarios and macros are laid out on, by name.
    package var devices: [String: DeviceRecord] = [:]
    package var files: [FileRecord: Checksum] = [:]
    package var steps: [Checksum: Step] = [:]
    /// The scenarios in the order of the notes.
    package var scenarios: [ScenarioRecord] = []
    /// Checksums of the scenes that pictures are drawn from.
    package var pictures: [PictureName: Checksum] = [:]
    /// The values that prose quotes, in the order of the notes.
    package var quotations: [QuotationRecord] = []

    package init() {}

    /// A file, or a part of one, that pages are built from.
    package struct FileRecord: Hashable, Comparable, Sendable {
        package enum Kind: String, CaseIterable, Sendable {
            /// The text of a note without its scenarios.
            case note
            /// A template, or a file that pages load.
            case template
            /// The words of a language that begin alike, such as "en: terms".
            case words
            /// `site.yaml` and its like.
            case settings
        }

        package let kind: Kind
        package let name: String

        package init(_ kind: Kind, _ name: String) {
            self.kind = kind
            self.name = name
        }

        package static func < (left: FileRecord, right: FileRecord) -> Bool {
            (left.kind.rawValue, left.name) < (right.kind.rawValue, right.name)
        }
    }

    /// A picture of a scenario or macro in a language.
    package struct PictureName: Hashable, Comparable, Sendable {
        package let id: String
        package let language: String

        package init(_ id: String, _ language: String) {
            self.id = id
            self.language = language
        }

        package static func < (left: PictureName, right: PictureName) -> Bool {
            (left.id, left.language) < (right.id, right.language)
        }
    }

    /// A value that prose quotes.
    package struct QuotationRecord: Hashable, Sendable {
        package let note: String
        /// Between the braces: "nav-tab: table.frame.y".
        package let query: String
        package let text: String
        /// From 1.
        package let line: Int
        /// The line of the note that contains it.
        package let sentence: String
    }
}

/// A device with every number that layout or pictures rest on.
package struct DeviceRecord: Equatable, Sendable {
    package var facts: [String: Fact] = [:]

    /// The position of the device's id among its facts.
    static let idKey = "id"

    package struct Fact: Hashable, Sendable {
        /// The number, or a checksum of a value that is not a number.
        package let value: String
        /// The way in which the number is known.
        package let source: String
    }
}

/// A scenario, or a block of macros, with its values.
package struct ScenarioRecord: Equatable, Sendable {
    package let id: String
    /// The notes that show it.
    package var notes: [String]
    /// The checksum of everything that decides on its layout: all but words and claims.
    package let statement: Checksum
    /// The checksum of its other words: title, caption, layers, claims.
    package let words: Checksum
    package var variants: [VariantRecord]
}

/// A scenario in one environment.
package struct VariantRecord: Equatable, Sendable {
    /// Different from the labels of its siblings: "iPhone X, portrait, iOS 11".
    package let label: String
    /// The device's name.
    package let device: String
    /// The phases in the order in which they happen.
    package var phases: [PhaseRecord]

    /// The differences from the phase before; in the first one everything.
    package struct PhaseRecord: Equatable, Sendable {
        package let phase: String
        package var changes: [Change]
        /// Values that exist at this phase alone: the parts of tables on screen, once all has settled.
        package var parts: [Change] = []

        init(phase: String, changes: [Change]) {
            self.phase = phase
            self.changes = changes
        }

        package struct Change: Equatable, Sendable {
            /// "table.safeAreaInsets".
            package let path: String
            /// Nil if the value no longer exists.
            package let value: RecordedValue?
        }
    }
}

/// A value with the steps that its numbers are the last of.
package struct RecordedValue: Hashable, Sendable {
    package let kind: Kind
    /// The checksum of the step of each number; empty for a word.
    package let steps: [Checksum]
    /// The value as it is written: "88, 0, 83, 0".
    package let text: String

    /// The name of the number at an index, if the value has a path.
    func name(of index: Int, at path: String) -> String {
        kind.components.indices.contains(index) ? path + "." + kind.components[index] : path
    }

    package enum Kind: String, Sendable {
        case number = "n"
        case insets = "i"
        case rect = "r"
        case size = "s"
        case point = "p"
        case word = "w"

        /// The components in the order of the steps; empty for a number or a word.
        package var components: [String] {
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
package struct Step: Equatable, Sendable {
    package let value: Double
    /// Empty where it is the name of the value that ends in it.
    package let name: StepName
    /// The rules that handed the number on unchanged, the last one first.
    package let forwardedBy: [String]
    package let origin: Origin

    package enum Origin: Equatable, Sendable {
        /// A number of the variant's device, by its key.
        case device(String, isStandIn: Bool)
        case scenario
        case initialValue
        case stated(rule: String)
        case computed(rule: String, OperationName, [Term])
    }

    package struct Term: Equatable, Sendable {
        package let step: Checksum
        package let isSubtracted: Bool
    }

    /// The inputs; none of a fact.
    var terms: [Term] { if case .computed(_, _, let terms) = origin { terms } else { [] } }

    /// The rule that stated or derived the number; nil for other facts.
    package var rule: String? {
        switch origin {
        case .device, .scenario, .initialValue: nil
        case .stated(let rule), .computed(let rule, _, _): rule
        }
    }
}
