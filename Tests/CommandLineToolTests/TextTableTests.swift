import Testing

@testable import CommandFramework
@testable import CommandLineTool

struct TextTableTests {
    @Test func `columns align in terminal cells and lines end without spaces`() {
        let table = TextTable(rows: [["安全区", "1", "x"], ["b", "22"], ["cc", "", ""]], indentation: 1)
        #expect(table.text == " 安全区  1   x\n b       22\n cc\n")
    }
}
