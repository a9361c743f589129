import Foundation
import LayoutEngine
import TestSupport
import Testing

/// The engine's table of where rules were seen is what the fixtures show.
@Suite struct RuleSightingsTests {
    @Test func `the table in the engine is what the fixtures show`() throws {
        let before = "    private static let table = \"\"\"\n"
        let text = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
        let head = try #require(text.range(of: before).map { text[..<$0.upperBound] }, "the table has moved")
        expectGolden(head + Self.lines + "        \"\"\"\n}\n", Self.file.lastPathComponent, in: Self.folder)
    }

    private static let folder = "../../Sources/Layout/LayoutEngine/Rules"
    private static let file = FixtureFile.folder.deletingLastPathComponent()
        .appending(path: folder + "/RuleSightings.swift")

    /// One for each rule that was seen: its id, then classes of devices, each with major versions.
    private static var lines: String {
        let places = Dictionary(grouping: Sighting.all) { $0.rule }
        return RuleCatalog.rules.map { $0.id }.compactMap { id in
            places[id].map { "        \(id)\(words(Scope($0.map { $0.place })))\n" }
        }.joined()
    }

    private static func words(_ scope: Scope) -> String {
        scope.sightings.map { sighting in
            " \(sighting.deviceClass.rawValue)" + sighting.majors.map { " \($0)" }.joined()
        }.joined()
    }

    @Test(arguments: RuleCatalog.rules.filter { $0.confidence == .documented })
    func `a documented rule names a document`(_ rule: Rule) {
        #expect(rule.evidence.contains { AppleDocuments.versions(of: $0) != nil })
    }

    @Test func `within a generation of the system, versions speak for each other; classes of devices do not`() {
        let scope = Scope([.init(.pad, 12), .init(.sensorHousingPhone, 26)])
        #expect(scope.covers(.init(.pad, 11)) && scope.covers(.init(.pad, 18)))
        #expect(!scope.covers(.init(.pad, 10)) && !scope.covers(.init(.pad, 26)))
        #expect(scope.covers(.init(.sensorHousingPhone, 27)) && !scope.covers(.init(.sensorHousingPhone, 18)))
        #expect(!scope.covers(.init(.homeButtonPhone, 12)))
    }
}
