/// The query of a placeholder, such as "sales: total".
package struct FigureQuery: Equatable, Sendable {
    package let id: String
    package let path: String
    /// The words after the id, such as "at viewDidLoad"; empty for most.
    package let moment: String

    /// Nil for a text that asks for no value.
    package init?(_ text: String) {
        guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
        let words = text[..<colon].split(separator: " ")
        guard let first = words.first else { return nil }
        id = String(first)
        moment = words.dropFirst().joined(separator: " ")
        path = text[text.index(after: colon)...].split(separator: " ").joined(separator: " ")
    }
}
