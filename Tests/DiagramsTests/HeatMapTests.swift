import Audits
import Devices
import Diagnostics
import Drawing
import LayoutEngine
import PictureSupport
import ScenarioLanguage
import TestSupport
import Testing
import YAML

@testable import Diagrams

/// The picture of a macro's errors over devices, orientations and versions.
struct HeatMapTests {
    /// A macro that is right on some phones, too large on others, too small on iPads and unknown on old systems.
    private static let block = """
        id: heights
        title: {en: Heights of a status bar, zh-Hans: 状态栏高度}
        scenario: bars
        macros:
          isTall: screen.height >= 812
          kBar:
            formula: 'isTall ? 44 : os < 8 ? window.safeAreaInsets.top : 20'
            against: statusBar.frame.height
        over: {device: [iPhone 5s, iPhone 8, iPhone X, iPhone 15, iPhone Air, iPad Pro 11-inch (1st generation)]}
        """

    @Test func `a heat map is as recorded in both languages`() throws {
        let result = try Self.audit()
        let macro = try #require(result["kBar"])
        for language in ["en", "zh-Hans"] {
            let diagram = drawAudit(macro, of: result.audit, words: standardWords(language), measuring: SquareGlyphs())
            #expect(SceneLint.problems(in: diagram.scene, for: [.wide]).isEmpty)
            expectGoldenScene(diagram.scene, "heat.\(language)")
        }
    }

    @Test(arguments: [("44", false), ("2044.125", true)])
    func `a number that is hatched over is explained in the legend`(value: String, isHatched: Bool) throws {
        let result = try Self.audit(Self.block.replacing("44 :", with: "\(value) :"))
        let macro = try #require(result["kBar"])
        let diagram = drawAudit(macro, of: result.audit, words: standardWords("en"), measuring: SquareGlyphs())
        let words = standardWords("en")[.numberWithoutRoom]
        #expect(diagram.scene.texts.contains { $0.string == words } == isHatched)
    }

    @Test func `devices that fare alike share a row`() throws {
        let map = HeatMap(try #require(try Self.audit()["kBar"]))
        let portrait = try #require(map.grids.first)
        let rows = portrait.rows.map { row in row.devices.map { $0.name } }
        #expect(rows.first == ["iPhone 5s", "iPhone 8", "iPhone X"])
        #expect(map.grids.map { $0.turn } == [.portrait, .landscape])
    }

    @Test func `every place of an audit is in one cell of its map`() throws {
        let result = try #require(try Self.audit()["kBar"])
        let map = HeatMap(result)
        for cell in result.cells {
            let grid = try #require(map.grids.first { $0.turn.includes(cell.place.orientation) })
            let rows = grid.rows.filter { row in row.devices.contains { $0.id == cell.place.device.id } }
            let column = try #require(map.versions.firstIndex(of: cell.place.os.major))
            #expect(rows.count == 1)
            #expect(rows.first?.cells[column] == HeatMap.Cell(cell), "\(cell.place.device.name)")
        }
    }

    private static func audit(_ block: String = Self.block) throws -> AuditResult {
        let bars = try Sample(
            yaml: """
                id: bars
                device: iPhone X
                os: 11
                root: {navigationController: {viewController: {}}}
                """)
        let file = SourceFile(path: "audit.yaml", text: block)
        let nodes = YAMLParser.parse(file, in: 0..<file.utf8Count)
        let audits = resolveAudits(nodes.value, scenarios: [bars.scenario], catalog: .standard)
        let messages = (nodes.diagnostics + audits.diagnostics).map { $0.message }
        #expect(messages.isEmpty)
        return runAudit(try #require(audits.value.first ?? nil)).value
    }
}
