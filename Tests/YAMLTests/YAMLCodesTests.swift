import DataTree
import Diagnostics
import Testing
import YAML

@Suite struct YAMLCodesTests {
    @Test(arguments: YAMLCodes.all)
    func `the example of a code triggers it and nothing else`(_ documented: DiagnosticKind) {
        let file = SourceFile(path: "example.yaml", text: documented.example)
        let codes = Set(YAMLParser.parse(file, in: file.span.range).diagnostics.map { $0.code })
        #expect(codes == [documented.code])
    }

    @Test(arguments: YAMLCodes.all)
    func `applying a fix-it makes the diagnostic go away`(_ documented: DiagnosticKind) {
        let file = SourceFile(path: "example.yaml", text: documented.example)
        for diagnostic in YAMLParser.parse(file, in: file.span.range).diagnostics {
            for fixIt in diagnostic.fixIts {
                let fixed = SourceFile(path: file.path, text: applying(fixIt, to: file.text))
                #expect(YAMLParser.parse(fixed, in: fixed.span.range).diagnostics.isEmpty)
            }
        }
    }

    private func applying(_ fixIt: FixIt, to text: String) -> String {
        var bytes = Array(text.utf8)
        for replacement in fixIt.replacements.sorted(by: { $0.span.start > $1.span.start }) {
            bytes.replaceSubrange(replacement.span.range, with: replacement.text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
