import DataTree
package import Diagnostics
import YAML

/// Attachments that are to be named under `trusted` in `site.yaml`.
package enum TrustedFiles {
    /// A fix-it that adds them and changes nothing else in the file; nil where the list is written in a way that nothing can be
    /// added to.
    package static func fixIt(adding paths: [String], to file: SourceFile) -> FixIt? {
        let documents = YAMLParser.parse(file, in: 0..<file.utf8Count).value
        let names = paths.map { quoted($0) }
        let newline = file.text.utf8.contains(0x0D) ? "\r\n" : "\n"
        let place: Int
        let text: String
        if let list = documents.first?["trusted"] {
            guard let last = list.items?.last else { return nil }
            let start = file.lineStarts[file.position(of: last.span.start).line - 1]
            let indent = file.text(in: start..<last.span.start)
            let isBlock = indent.hasSuffix("- ") && indent.allSatisfy { $0 == " " || $0 == "-" }
            place = last.span.end
            text = names.map { isBlock ? newline + indent + $0 : ", " + $0 }.joined()
        } else {
            guard documents.count == 1 else { return nil }
            place = file.utf8Count
            let isEnded = file.text.utf8.last == 0x0A
            text = (isEnded ? "" : newline) + "trusted: [\(names.joined(separator: ", "))]" + newline
        }
        return FixIt(
            "trust \(paths.count == 1 ? "it" : "them" as Message)", [.init(file.span(place..<place), with: text)],
            .certain)
    }

    /// Letters, digits and the usual signs of paths need no quotation marks; a leading dot or hyphen is not alone.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "._/-".utf8.contains(byte)
        }
        let first = path.utf8.first ?? 0
        if isPlain, (0x61...0x7A).contains(first | 0x20) || first == UInt8(ascii: ".") { return escaped(path) }
        return "'" + escaped(path).replacing("'", with: "''") + "'"
    }

    /// The path with the signs of patterns escaped.
    private static func escaped(_ path: String) -> String {
        path.reduce(into: "") { $0 += "*?[\\".contains($1) ? "\\\($1)" : "\($1)" }
    }
}
