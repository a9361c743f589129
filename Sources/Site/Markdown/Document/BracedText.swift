/// The text between two braces, `{{…}}`.
package enum BracedText {
    /// Whether the text asks for a value of a scenario, `name: path` or `name at phase: path`. Everything else is text:
    /// other generators and frameworks have braces of their own.
    package static func isQuery(_ text: String) -> Bool {
        guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
        let head = text[..<colon].split(separator: " ")
        let path = text[text.index(after: colon)...].filter { $0 != " " }
        guard let name = head.first, head.count == 1 || head.count > 2 && head[1] == "at" else { return false }
        return isName(name) && !path.isEmpty && !path.contains { "\"'`|{}<>;=?&".contains($0) }
    }

    /// The name that the text begins with, by which a query without its colon can be recognised.
    package static func firstName(in text: String) -> String {
        String(text.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    }

    /// Whether the text is a tag of Hugo, `{{< … >}}` or `{{% … %}}`.
    static func isTag(_ text: String) -> Bool { text.hasPrefix("<") || text.hasPrefix("%") }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "." }
    }
}
