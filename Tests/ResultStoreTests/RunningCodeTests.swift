import Foundation
import Testing

@testable import ResultStore

@Suite struct RunningCodeTests {
    private let tool = LoadedObject(path: "", id: [1, 2])
    private let library = LoadedObject(path: "/lib/a.so", id: [3])

    @Test func `the code that runs here is known, the same at every look`() {
        #expect(RunningCode.checksum != nil)
        #expect(RunningCode.checksum == RunningCode.checksum)
    }

    @Test func `files are told apart by what linkers made of their contents, wherever they lie`() {
        let code = RunningCode.checksum(of: [tool, library])
        #expect(code == RunningCode.checksum(of: [library, tool]))
        #expect(code == RunningCode.checksum(of: [LoadedObject(path: "/elsewhere", id: [1, 2]), library]))
        #expect(code != RunningCode.checksum(of: [tool]))
        #expect(code != RunningCode.checksum(of: [tool, LoadedObject(path: "/lib/a.so", id: [4])]))
    }

    @Test func `a file that linkers marked in no way is known by path, size and time, and unknown when it is gone`()
        throws
    {
        let folder = try ScratchFolder()
        try folder.write([1, 2], to: "a.so")
        let object = LoadedObject(path: folder.path + "/a.so", id: nil)
        let code = RunningCode.checksum(of: [tool, object])
        #expect(code != nil && code == RunningCode.checksum(of: [object, tool]))
        try folder.write([1, 2, 3], to: "a.so")
        #expect(RunningCode.checksum(of: [tool, object]) != code)
        try FileManager.default.removeItem(atPath: object.path)
        #expect(RunningCode.checksum(of: [tool, object]) == nil)
        #expect(RunningCode.checksum(of: []) == nil)
    }

    @Test func `the checksum of a file is kept until the file changes`() throws {
        let (folder, store) = (try ScratchFolder(), try ScratchFolder())
        try folder.write([1], to: "font")
        func checksum() -> [UInt8]? {
            let results = ResultStore(.init(folder: store.path))
            defer { results.save() }
            return results.checksum(ofFile: folder.path + "/font")
        }
        let first = checksum()
        #expect(first?.count == 32 && checksum() == first)
        try folder.write([2, 3], to: "font")
        #expect(checksum() != first)
        try FileManager.default.removeItem(atPath: folder.path + "/font")
        #expect(checksum() == nil)
    }
}
