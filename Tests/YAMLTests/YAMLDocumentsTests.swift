import Diagnostics
import Testing
import YAML

struct DocumentsCase: Sendable, CustomTestStringConvertible {
    let text: String
    let documents: [String]

    var testDescription: String { text.debugDescription }

    static let cases = [
        DocumentsCase(text: "", documents: [""]),
        DocumentsCase(text: "a: 1\n", documents: ["a: 1\n"]),
        DocumentsCase(text: "a: 1\n---\nb: 2\n", documents: ["a: 1\n", "---\nb: 2\n"]),
        DocumentsCase(text: "---\na\n--- b\n---", documents: ["---\na\n", "--- b\n", "---"]),
        DocumentsCase(text: "a: [\r\n---\r\nb: 2\r\n", documents: ["a: [\r\n", "---\r\nb: 2\r\n"]),
        DocumentsCase(text: "a: 1\n----\n ---\n---x\n", documents: ["a: 1\n----\n ---\n---x\n"]),
        DocumentsCase(text: "%YAML 1.1\n---\na\n---\nb\n", documents: ["%YAML 1.1\n---\na\n---\nb\n"]),
    ]
}

struct YAMLDocumentsTests {
    @Test(arguments: DocumentsCase.cases)
    func `a line of three dashes begins a document`(_ row: DocumentsCase) {
        let file = SourceFile(path: "a.yaml", text: row.text)
        #expect(YAMLDocuments.ranges(in: file).map { String(file.text(in: $0)) } == row.documents)
    }

    @Test func `documents read apart are those read together`() {
        let file = SourceFile(path: "a.yaml", text: "# first\na: 1\n---\nb: [2, 3]\n...\n---\n# nothing\n")
        let apart = YAMLDocuments.ranges(in: file).flatMap { YAMLParser.parse(file, in: $0).value }
        let together = YAMLParser.parse(file, in: 0..<file.utf8Count).value
        #expect(nodeText(apart, in: file) == nodeText(together, in: file))
    }
}
