import Foundation
import Testing

@testable import CairoRendering

@Suite struct DrawingCodeTests {
    /// The modules whose code decides what is drawn of a scene.
    private static let modules = ["CairoRendering", "Drawing", "Geometry", "Packing"]

    private static let folder = URL(filePath: #filePath).appending(path: "../../../Sources").standardized

    private static func sources(of module: String) throws -> [String] {
        let found = FileManager.default.enumerator(at: folder.appending(path: module), includingPropertiesForKeys: nil)
        return try (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    @Test func `the pictures that are kept know every source file of what draws them`() throws {
        let sources = try Self.modules.flatMap { try Self.sources(of: $0) }
        let known = String(decoding: DrawingCode.sources, as: UTF8.self)
        let missing = sources.filter { !known.contains($0) }.map { $0.prefix(200) }
        #expect(missing == [], "CDrawingSources.c has to name them")
        #expect(DrawingCode.sources.count == sources.reduce(0) { $0 + $1.utf8.count })
    }

    @Test func `what draws imports no other module of ours`() throws {
        var imported: Set<String> = []
        for source in try Self.modules.flatMap({ try Self.sources(of: $0) }) {
            for line in source.split(separator: "\n") where line.contains("import ") {
                if let name = line.split(separator: " ").last { imported.insert(String(name)) }
            }
        }
        let own = try imported.filter { try !Self.sources(of: $0).isEmpty }
        #expect(own.isSubset(of: Self.modules) && own.contains("Geometry"))
    }
}
