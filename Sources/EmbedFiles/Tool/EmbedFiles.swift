import Foundation

/// `EmbedFiles OUTPUT FILE…` writes Swift source with the text of each file as one literal: a list of bytes of the same size
/// takes the compiler a minute.
@main
struct EmbedFiles {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first else { throw CocoaError(.fileNoSuchFile) }
        let entries = try arguments.dropFirst().map { path in
            let url = URL(filePath: path)
            let text = try String(contentsOf: url, encoding: .utf8)
            return "        (\"\(url.lastPathComponent)\", \(literal(text))),\n"
        }
        let source = """
            /// The files of this target, by name; made by the plugin EmbedFiles.
            enum EmbeddedFiles {
                static let all: [(name: String, text: String)] = [
            \(entries.joined())    ]
            }

            """
        try source.write(to: URL(filePath: output), atomically: true, encoding: .utf8)
    }

    /// A raw literal with more number signs than any quotation mark of the text has behind it.
    private static func literal(_ text: String) -> String {
        var signs = "#"
        while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
        return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
    }
}
