import Testing

@testable import Checksums

/// Notes as linkers write them, and the build id that they hold.
struct BuildIDCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let notes: [UInt8]
    let alignment: Int
    let buildID: [UInt8]?

    init(_ name: String, _ notes: [UInt8], alignment: Int = 4, _ buildID: [UInt8]?) {
        testDescription = name
        self.notes = notes
        self.alignment = alignment
        self.buildID = buildID
    }

    private static func note(_ name: String, _ type: UInt8, _ description: [UInt8], alignment: Int = 4) -> [UInt8] {
        func filled(_ bytes: [UInt8]) -> [UInt8] {
            bytes + [UInt8](repeating: 0, count: (alignment - bytes.count % alignment) % alignment)
        }
        let lengths = [UInt8(name.utf8.count + 1), 0, 0, 0, UInt8(description.count), 0, 0, 0, type, 0, 0, 0]
        return filled(lengths + name.utf8 + [0]) + filled(description)
    }

    private static let id = (1...20).map { UInt8($0) }

    static let all = [
        BuildIDCase("alone", note("GNU", 3, id), id),
        BuildIDCase("of another length", note("GNU", 3, [7, 8, 9]), [7, 8, 9]),
        BuildIDCase(
            "after others", note("GNU", 1, [9, 9]) + note("stapsdt", 3, id.reversed()) + note("GNU", 3, id), id),
        BuildIDCase(
            "in wider steps", note("GNU", 5, [1], alignment: 8) + note("GNU", 3, id, alignment: 8), alignment: 8, id),
        BuildIDCase("none", note("GNU", 1, id), nil),
        BuildIDCase("nothing", [], nil),
        BuildIDCase("cut off", note("GNU", 3, id).dropLast(), nil),
    ]
}

@Suite struct LoadedCodeTests {
    @Test(arguments: BuildIDCase.all)
    func `a build id is read from its note`(_ test: BuildIDCase) {
        let found = test.notes.withUnsafeBytes { LoadedCode.buildID(in: $0, alignment: test.alignment) }
        #expect(found == test.buildID)
    }

    @Test func `all code that runs here has a build id, the same at every look`() throws {
        let ids = try #require(LoadedCode.buildIDs)
        #expect(ids.count > 5)
        #expect(ids.allSatisfy { !$0.isEmpty })
        #expect(LoadedCode.buildIDs == ids)
    }
}
