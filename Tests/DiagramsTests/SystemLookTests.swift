import Drawing
import LayoutEngine
import ScenarioLanguage
import TestSupport
import Testing

@testable import Diagrams

/// The same screen on two systems, and whether readers see which is which.
struct SystemLookCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let device: String
    let systems: [String]
    let root: String
    var environment = ""
    /// True where one sees it.
    let differs: Bool

    static let all = [
        SystemLookCase(
            testDescription: "a list under both bars, before and from iOS 26", device: "iPhone 16",
            systems: ["18", "26"],
            root:
                "tabBarController: {navigationController: {viewController: {view: [{tableView: {name: list, frame: fill, rows: 9}}]}}}",
            differs: true),
        SystemLookCase(
            testDescription: "a large title", device: "iPhone 16", systems: ["18", "26"],
            root:
                "navigationController: {navigationBar: {prefersLargeTitles: true}, viewController: {view: [{tableView: {name: list, frame: fill, rows: 9}}]}}",
            differs: true),
        SystemLookCase(
            testDescription: "tabs of an iPad in a bar and in a strip", device: "iPad (10th generation)",
            systems: ["17", "26"],
            root: "tabBarController: {viewController: {view: []}}", differs: true),
        SystemLookCase(
            testDescription: "a sheet", device: "iPhone 16", systems: ["18", "26"],
            root: "viewController: {modalPresentationStyle: pageSheet, view: []}", differs: true),
        SystemLookCase(
            testDescription: "two systems of one design", device: "iPhone 15", systems: ["17", "18"],
            root: "tabBarController: {viewController: {view: []}}", differs: false),
    ]

    func look(on system: String) throws -> SystemLook {
        let sample = try Sample(
            yaml: """
                id: look
                device: \(device)
                os: \(system)
                root: {\(root)}
                """)
        return SystemLook(Subject(sample.scenario, sample.variant, sample.result, .squares))
    }
}

struct SystemLookTests {
    @Test(arguments: SystemLookCase.all)
    func `a screen shows its system by more than numbers`(sample: SystemLookCase) throws {
        let looks = try sample.systems.map { try sample.look(on: $0) }
        #expect(!looks[0].forms.isEmpty)
        #expect((looks[0].forms != looks[1].forms) == sample.differs)
        #expect(SystemLook.mistaken(among: looks) { _, _ in true } == nil)
    }

    @Test func `two designs that are drawn alike are found, where only the system differs`() {
        let form = SystemLook.Form(paint: .fill(.barContent), lines: 4, curves: 4)
        let looks = [SystemLook.Design.strips, .strips, .floating].map { SystemLook(design: $0, forms: [form]) }
        let found = SystemLook.mistaken(among: looks) { first, _ in first == 1 }
        #expect(found?.first == 1)
        #expect(found?.second == 2)
        #expect(SystemLook.mistaken(among: looks) { _, _ in false } == nil)
    }

    @Test func `screens without bars are not taken for each other`() {
        let looks = [SystemLook.Design.strips, .floating].map { SystemLook(design: $0, forms: []) }
        #expect(SystemLook.mistaken(among: looks) { _, _ in true } == nil)
        #expect(looks[0].isBare(beside: looks[1]))
        #expect(!looks[0].isBare(beside: looks[0]))
    }

    @Test func `systems that cannot be told apart are said to look the same`() throws {
        func notes(_ root: String) throws -> [String] {
            let sample = try Sample(
                yaml: """
                    id: bare
                    device: iPhone 16
                    root: {\(root)}
                    matrix: {os: [18, 26]}
                    """)
            let results = sample.scenario.variants.map { layOut($0.app, in: $0.environment) }
            let diagram = drawDiagram(
                sample.scenario, results, words: standardWords("en"), measuring: SquareGlyphs())
            return diagram.altText.notes.filter { $0.hasPrefix("Without bars") }
        }
        #expect(try notes("viewController: {view: []}").count == 1)
        #expect(try notes("navigationController: {viewController: {view: []}}").isEmpty)
    }
}
