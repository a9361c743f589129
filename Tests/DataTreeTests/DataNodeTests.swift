import DataTree
import Diagnostics
import Testing

@Suite struct DataNodeTests {
    private let span = SourceSpan(file: "a.yaml", range: 0..<1)

    @Test func `each kind of node answers for itself alone`() {
        let scalar = DataNode(.scalar("64", isQuoted: false), at: span)
        let list = DataNode(.list([scalar]), at: span)
        let mapping = DataNode(.mapping([.init("top", at: span, scalar)]), at: span)
        #expect(scalar.text == "64" && scalar.items == nil && scalar.entries == nil)
        #expect(list.items?.count == 1 && list.text == nil && list.entries == nil)
        #expect(mapping.entries?.count == 1 && mapping.text == nil && mapping.items == nil)
        #expect(mapping["top"]?.text == "64")
        #expect(mapping["left"] == nil)
    }
}
