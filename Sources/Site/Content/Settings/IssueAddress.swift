/// The address at which readers report a problem of a page, with placeholders for its subject.
package struct IssueAddress: Hashable, Sendable {
    private let text: String

    /// A word in braces, in whose place a percent-encoded text comes.
    package enum Placeholder: String, CaseIterable, Sendable {
        /// The address of the page, or its path where the site has no address.
        case page
        case title
        /// The path of the note below the content folder.
        case file
        /// The section that the reader is in, which only a script knows.
        case section
        /// The text that the reader has selected, or the value that the address of the page names; also by script.
        case value

        var written: String { "{\(rawValue)}" }
    }

    /// A problem that keeps a text from being an issue address.
    enum Problem: Hashable, Sendable {
        case form
        case unknown(String)
    }

    /// Nil where there is a problem.
    init?(_ text: String) {
        guard Self.problem(in: text) == nil else { return nil }
        self.text = text
    }

    /// The problem of a text; nil for an address.
    static func problem(in text: String) -> Problem? {
        let schemes = ["https://", "http://"]
        guard let scheme = schemes.first(where: { text.hasPrefix($0) }),
            let first = text.dropFirst(scheme.count).first, !"/?#{".contains(first),
            !text.contains(where: { $0.isWhitespace || "\"<>\\".contains($0) })
        else { return .form }
        var rest = text[...]
        while let start = rest.firstIndex(where: { "{}".contains($0) }) {
            guard rest[start] == "{", let end = rest[start...].firstIndex(of: "}") else { return .form }
            let name = String(rest[rest.index(after: start)..<end])
            if Placeholder(rawValue: name) == nil { return .unknown(name) }
            rest = rest[rest.index(after: end)...]
        }
        return nil
    }

    /// The address with values in the place of some placeholders; the others stay.
    package func filled(_ values: [Placeholder: String]) -> String {
        Placeholder.allCases.reduce(text) { text, placeholder in
            guard let value = values[placeholder] else { return text }
            return text.replacing(placeholder.written, with: PercentEncoding.encode(value[...]))
        }
    }
}
