import Devices
import Diagnostics
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage
import Testing
import WordFiles

@testable import Audits

@Suite struct AuditTests {
    /// A macro of one line over the whole catalog.
    private func result(_ formula: String, against path: String, scenario: String = "bars", over: String = "{}") throws
        -> MacroResult
    {
        let source = AuditedSource(
            """
            id: a
            scenario: \(scenario)
            macros: {m: {formula: '\(formula)', against: \(path)}}
            over: \(over)
            """)
        #expect(source.report == "")
        return try #require(source["m"])
    }

    @Test(arguments: ["statusBar.frame.height", "navigationBar.frame.maxY", "tabBar.frame.height"])
    func `a formula that asks for the value itself is right everywhere`(_ path: String) throws {
        let result = try result(path, against: path)
        #expect(result.cells.count > 1000)
        #expect(result.rightCount == result.cells.count && result.wrongCount == 0)
        #expect(result.worst == 0 && result.rows.isEmpty)
    }

    /// Each tenth place, laid out with all its phases and compared by hand.
    @Test func `a cell is what laying out its place gives`() throws {
        let result = try result("screen.height - 5", against: "tabBar.frame.y")
        let scenario = try #require(AuditedSource.scenarios.first?.variants.first)
        for (index, cell) in result.cells.enumerated() where index.isMultiple(of: 50) {
            var environment = scenario.environment
            environment.device = cell.place.device
            environment.orientation = cell.place.orientation
            environment.os = cell.place.os
            let settled = layOut(scenario.app, in: environment).settled
            let truth = settled["tabBar"]?[.frame]?.rect?.minY
            #expect(cell.truth.value == truth)
            let turned = cell.place.os < OSVersion(8) ? cell.place.device.screen.size : environment.screenSize
            #expect(cell.value == turned.height - 5)
            #expect(cell.error == cell.value.map { $0 - (truth ?? 0) })
        }
    }

    @Test func `every place is a device, a way it turns and a version it ran`() throws {
        let result = try result("1", against: "statusBar.frame.height")
        for place in result.cells.map({ $0.place }) {
            #expect(place.device.turns(to: place.orientation))
            #expect(place.device.runs(place.os))
        }
        let count = DeviceCatalog.standard.devices.reduce(0) { sum, device in
            let versions = (7...27).filter { !(19...25).contains($0) }
                .filter { $0 >= device.firstOS.value.major && $0 <= device.newestOS.major }
            return sum + versions.count * InterfaceOrientation.allCases.filter { device.turns(to: $0) }.count
        }
        #expect(result.cells.count == count)
    }

    @Test func `the screen does not turn before iOS 8`() throws {
        let over = "{device: iPhone 5, orientation: landscape, os: [7, 8]}"
        let result = try result("screen.width", against: "view.bounds.width", over: over)
        #expect(result.cells.map { $0.value } == [320, 568])
        #expect(result.cells.map { $0.error } == [-248, 0])
    }

    @Test func `a value of iOS 11 is compared on the systems that have it`() throws {
        let over = "{device: iPhone 7, orientation: portrait}"
        let result = try result("20", against: "view.safeAreaInsets.top", scenario: "plain", over: over)
        #expect(result.cells.map { $0.place.os.major } == [11, 12, 13, 14, 15])
    }

    @Test func `a formula that reads a missing value is counted as wrong`() throws {
        let over = "{device: iPhone 7, orientation: portrait, os: [10, 11]}"
        let result = try result("window.safeAreaInsets.bottom", against: "tabBar.frame.height", over: over)
        #expect(result.cells.map { $0.value } == [nil, 0])
        #expect(result.rightCount == 0)
        let row = try #require(result.rows.first)
        #expect(row.value == nil && row.error == nil && row.count == 1)
    }

    @Test func `rows go from the worst to the least and count every wrong place`() throws {
        let result = try result("max(screen.width, screen.height) == 812 ? 83 : 49", against: "tabBar.frame.height")
        let errors = result.rows.compactMap { $0.error }.map { abs($0) }
        #expect(errors == errors.sorted(by: >))
        #expect(abs(result.worst) == errors.first)
        #expect(result.rows.reduce(0) { $0 + $1.count } == result.wrongCount)
        #expect(result.scores.reduce(0) { $0 + $1.right } == result.rightCount)
        #expect(result.scores.reduce(0) { $0 + $1.total } == result.cells.count)
    }

    /// iPhone X and XS differ in the versions they ran, yet are wrong in the same way: always.
    @Test func `devices and versions with the same error are merged`() throws {
        let over = "{device: [iPhone X, iPhone XS, iPhone XR], orientation: portrait}"
        let result = try result("48", against: "statusBar.frame.height", over: over)
        let row = try #require(result.rows.first)
        #expect(result.rows.count == 1 && row.error == 4)
        #expect(row.groups.map { $0.devices.map { $0.name } } == [["iPhone X", "iPhone XS"], ["iPhone XR"]])
        #expect(row.groups.map { $0.text(in: WordFiles.standard[.english]) } == ["always", "up to iOS 13"])
        #expect(row.groups.map { $0.text(in: WordFiles.standard[.simplifiedChinese]) } == ["始终如此", "iOS 13 及以前"])
    }

    struct PhraseCase: Sendable, CustomTestStringConvertible {
        let stretch: AuditStretch
        let english: String

        var testDescription: String { english }

        init(_ turn: AuditStretch.Turn, _ first: Int?, _ last: Int?, _ english: String) {
            stretch = AuditStretch(turn: turn, first: first, last: last)
            self.english = english
        }
    }

    static let phrases = [
        PhraseCase(.all, nil, nil, "always"), PhraseCase(.portrait, nil, nil, "portrait"),
        PhraseCase(.landscape, 11, 13, "landscape, iOS 11 to 13"), PhraseCase(.all, 26, 26, "iOS 26"),
        PhraseCase(.all, 26, nil, "from iOS 26 on"), PhraseCase(.portrait, nil, 10, "portrait, up to iOS 10"),
        PhraseCase(.some([.portrait, .landscapeLeft]), nil, nil, "portrait, landscapeLeft"),
    ]

    @Test(arguments: phrases)
    func `a stretch is said in few words`(_ phrase: PhraseCase) {
        #expect(phrase.stretch.text(in: WordFiles.standard[.english]) == phrase.english)
    }

    @Test func `every word of audits is there in every language, and no other`() {
        let keys = Set(AuditWord.allCases.map { $0.key } + AuditPart.allCases.map { $0.phrase.key })
        for words in WordFiles.standard.languages {
            #expect(Set(words.keys.filter { $0.hasPrefix("audits.") }) == keys)
        }
    }

    /// It shipped with 15.4.
    @Test func `a claim finds the version a device shipped with by its major number`() {
        let source = AuditedSource(
            """
            id: a
            scenario: bars
            macros: {m: {formula: 49, against: tabBar.frame.height}}
            over: {device: iPhone SE (3rd generation)}
            expect: {m: {cells: [{device: iPhone SE (3rd generation), os: 15, error: 0}]}}
            """)
        #expect(source.report == "")
    }

    @Test func `a block shown again is the same audit`() {
        let source = AuditedSource(
            """
            {id: a, scenario: bars, over: {device: iPhone X}, macros: {m: {formula: 1, against: tabBar.frame.height}}}
            ---
            use: a
            """)
        #expect(source.report == "")
        #expect(source.results.map { $0.audit.id } == ["a", "a"])
        #expect(source.results.map { $0.audit.span.start } == [0, 111])
    }
}
