import Testing

@testable import ResultStore

@Suite struct RunningToolTests {
    @Test func `the tool's checksum is that of its file, whichever store is asked`() throws {
        let (first, second) = (try ScratchFolder(), try ScratchFolder())
        let checksums = [first, second].map { RunningTool.checksum(in: ResultStore(.init(folder: $0.path))) }
        #expect(checksums[0] != nil && checksums[0] == checksums[1])
    }
}
