import Languages
import Resources

/// A template for new content, from the folder `Files`, with names in braces to be filled.
enum StarterText: String, CaseIterable {
    /// The settings of a site, its first note, a further note and a scenario.
    case site, firstNote = "first-note", note, scenario
    /// A device that a content folder adds.
    case device
    /// The list of ignored files for version control, and the recipes that publish a site and report on a pull request.
    case gitignore, pages, changes

    /// The names of the files that the binary carries.
    static var names: [String] { Array(files.keys) }

    private static let files: [String: String] = Dictionary(
        uniqueKeysWithValues: Resources.files(in: .starter).map { ($0.name, $0.text) })

    /// The name of its file.
    func name(in language: Language) -> String {
        let language = Language.named(language.tag, among: Starter.languages) ?? Starter.languages[0]
        return switch self {
        case .site: "site.\(language).yaml"
        case .firstNote, .note, .scenario: "\(rawValue).\(language).md"
        case .device: "device.yaml"
        case .gitignore: "gitignore"
        case .pages, .changes: "\(rawValue).yml"
        }
    }

    /// The text with `{name}` replaced by the values of the names; other braces stay.
    func text(in language: Language = Starter.languages[0], _ values: KeyValuePairs<String, String> = [:]) -> String {
        values.reduce(Self.files[name(in: language)] ?? "") { text, value in
            text.split(separator: "{\(value.key)}", omittingEmptySubsequences: false).joined(separator: value.value)
        }
    }
}

/// A text as YAML holds it on a line.
enum YAMLText {
    /// The text as it is where it cannot be misread, else in double quotation marks.
    static func scalar(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", "\u{4E00}"..."\u{9FFF}": true
            default: false
            }
        }
        let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
        let isTrimmed = text.first?.isLetter == true && text.last != " "
        return isPlain && isTrimmed && !words.contains(text.lowercased()) ? text : quoted(text)
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case _ where scalar.value < 0x20: " "
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
