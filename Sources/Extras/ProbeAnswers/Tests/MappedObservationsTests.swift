import Content
import ContentSupport
import Devices
import Diagnostics
import Languages
import LayoutEngine
import NoteScenarios
import ScenarioLanguage
import Testing

@testable import Observations
@testable import ProbeAnswers

/// Files in forms of others, as `observations` of site.yaml describes them.
struct MappedObservationsTests {
    /// The settings with a form called "other".
    private func form(_ keys: String) throws -> ObservationForm {
        let lines = keys.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        let folder = InMemoryFileSystem(["content/site.yaml": "observations:\n  other:\n\(lines)\n"])
        let read = try ObservationForm.all(in: "content", knowing: [.english], of: folder.fileSystem)
        #expect(read.diagnostics.isEmpty, "\(read.diagnostics.map { $0.message })")
        return try #require(read.forms.first)
    }

    @Test func `a value that names no scenario is refused`() throws {
        for code in ObservationFormCodes.all {
            let folder = InMemoryFileSystem(["content/site.yaml": code.example])
            let read = try ObservationForm.all(in: "content", knowing: [.english], of: folder.fileSystem)
            #expect(read.forms.isEmpty && read.diagnostics.map { $0.code } == [code.code])
        }
    }

    private static let bare = """
        id: bare
        device: iPhone 16
        os: 26
        matrix: {orientation: [portrait, landscapeRight]}
        root: {viewController: {}}
        """

    private func verdicts(
        _ observations: [Observation], in scenarios: String = Self.bare
    ) -> [ObservationReport.Verdict] {
        let file = ScenarioFile(Array(scenarios.utf8), path: "a.yaml", catalog: .standard)
        let report = ObservationReport(observations, of: file.scenarios, catalog: .standard)
        #expect(report.diagnostics.isEmpty, "\(report.diagnostics.map { $0.message })")
        return report.answers.map { $0.verdict }
    }

    /// What the probe of flutter_device_preview prints on an iPhone 16, as its source and `device_specs/apple-iphone-16.json` say
    /// (commit 42089cd of aloisdeniel/flutter_device_preview, August 2026).
    private static let probed =
        #"SPECPROBE {"width":393,"height":852,"padding":{"left":0,"top":59,"right":0,"bottom":34},"#
        + #""landscapePadding":{"left":59,"top":0,"right":59,"bottom":20},"portraitKeyboard":null}"#

    @Test func `lines of the probe of flutter_device_preview are read, and are the engine's numbers`() throws {
        let form = try form(
            """
            prefix: 'SPECPROBE '
            values:
              padding: bare#1 window.safeAreaInsets
              landscapePadding: bare#2 window.safeAreaInsets
              width: bare#1 window.frame.width
              portraitKeyboard: bare#1 keyboard.height
            """)
        let mapped = MappedObservations(
            Array("boot {\n\(Self.probed)\n".utf8), as: MappedReader(form, path: "a.log", device: "iPhone 16", os: "26")
        )
        #expect(mapped.diagnostics.isEmpty)
        #expect(
            mapped.observations.map { $0.value } == [
                .numbers([59, 0, 34, 0]), .numbers([0, 59, 20, 59]), .numbers([393]),
            ])
        #expect(verdicts(mapped.observations) == [.agrees, .agrees, .agrees])
    }

    /// Three of the specs that were made of such probes: a phone, one with a Home button, and an iPad.
    private static let specs: [(text: String, count: Int)] = [
        (
            #"{"name":"iPhone 16","portraitPadding":{"left":0,"top":59,"right":0,"bottom":34},"landscapePadding":{"left":59,"top":0,"right":59,"bottom":20}}"#,
            2
        ),
        (
            #"{"name":"iPhone SE (3rd generation)","portraitPadding":{"left":0,"top":20,"right":0,"bottom":0},"landscapePadding":{"left":0,"top":0,"right":0,"bottom":0}}"#,
            2
        ),
        (
            #"[{"name":"iPad (A16)","portraitPadding":{"left":0,"top":32,"right":0,"bottom":25},"landscapePadding":{"left":0,"top":32,"right":0,"bottom":25}}]"#,
            2
        ),
    ]

    @Test(arguments: specs) func `a document that names its device is read`(_ text: String, _ count: Int) throws {
        let form = try form(
            """
            form: document
            device: name
            values: {portraitPadding: bare#1 window.safeAreaInsets, landscapePadding: bare#2 window.safeAreaInsets}
            """)
        let mapped = MappedObservations(Array(text.utf8), as: MappedReader(form, path: "a.json", os: "26"))
        #expect(mapped.diagnostics.isEmpty)
        #expect(verdicts(mapped.observations) == Array(repeating: .agrees, count: count))
    }

    /// Numbers that the sample of a chapter on Interface Builder prints of its hosting view, on iOS 18.3.1 (22D8075) with a screen
    /// of 402 × 874 points at scale 3 (`examples/31_interface_builder` of a public book on iOS development, September 2026). Their
    /// paths are those of the scenario, their values as Swift prints them.
    @Test func `what a sample prints as Swift does is read as a table, and are the engine's numbers`() throws {
        let form = try form("form: table\nscenario: bare#1\nphase: viewDidAppear")
        let text = """
            view.safeAreaInsets = UIEdgeInsets(top: 62.0, left: 0.0, bottom: 34.0, right: 0.0)
            view.bounds = (0.0, 0.0, 402.0, 874.0)
            window.traitCollection.displayScale: 3.0
            """
        let mapped = MappedObservations(
            Array(text.utf8), as: MappedReader(form, path: "t", device: "iPhone 16 Pro", os: "18.3.1"))
        #expect(mapped.diagnostics.isEmpty)
        #expect(verdicts(mapped.observations) == [.agrees, .agrees, .agrees])
    }

    /// Values that the probe of openuikit read from UIKit, of a sheet with one detent, on a screen of 393 × 852 points with iOS 26
    /// (`fixtures/realapp/detents_ios.json` at 6f62d1d): a list of cases inside a document.
    @Test func `items of a list in a document are read by number or name, and are the engine's numbers`() throws {
        let form = try form(
            """
            form: document
            values:
              cases.large.presentedFrame: large view.frameInWindow
              cases.large.contentSafeArea: large view.safeAreaInsets
              cases.large.windowSafeArea: large window.safeAreaInsets
              cases.1.presentedFrame: medium view.frameInWindow
              cases.1.contentSafeArea: medium view.safeAreaInsets
              cases.2.presentedFrame: medium view.frame
            """)
        let text = """
            {"cases": [
              {"case": "large", "presentedFrame": [0, 59, 393, 793], "contentSafeArea": [0, 0, 34, 0], "windowSafeArea": [59, 0, 34, 0]},
              {"case": "medium", "presentedFrame": [8, 403.6870229007634, 377, 440.3129770992366], "contentSafeArea": [0, 0, 34, 0]}]}
            """
        let mapped = MappedObservations(
            Array(text.utf8), as: MappedReader(form, path: "t", device: "iPhone 15", os: "26"))
        #expect(mapped.diagnostics.map { $0.message }.count { $0.contains("'cases.2.presentedFrame'") } == 1)
        let scenarios = """
            id: large
            device: iPhone 15
            os: 26
            root: {viewController: {name: sheet, modalPresentationStyle: pageSheet}}
            ---
            id: medium
            device: iPhone 15
            os: 26
            root: {viewController: {name: sheet, modalPresentationStyle: pageSheet, sheetPresentationController: {detents: [medium]}}}
            """
        #expect(verdicts(mapped.observations, in: scenarios) == Array(repeating: .agrees, count: 5))
    }

    @Test func `a table of paths and numbers is read, however its signs are`() throws {
        let form = try form("form: table\nscenario: bare#1\nphase: viewDidAppear")
        let text =
            "# path value\nview.safeAreaInsets 59 0 34 0\nwindow.frame = [0, 0, 393, 852]\r\n| window.bounds | 0, 0, 393, 852 |\n\nview.isHidden: false\n"
        let mapped = MappedObservations(
            Array(text.utf8), as: MappedReader(form, path: "t", device: "iPhone 16", os: "26.1"))
        #expect(mapped.diagnostics.isEmpty)
        #expect(
            mapped.observations.map { $0.path } == [
                "view.safeAreaInsets", "window.frame", "window.bounds", "view.isHidden",
            ])
        #expect(verdicts(mapped.observations) == [.agrees, .agrees, .agrees, .agrees])
    }

    @Test func `a number that is larger than any system is no crash`() throws {
        let form = try form("os: version\nvalues: {a: bare#1 view.frame.x}")
        let mapped = MappedObservations(
            Array("{\"version\": 1e300, \"a\": 0}\n".utf8), as: MappedReader(form, path: "a", device: "iPhone 16"))
        #expect(mapped.observations.map { $0.run.system } == ["1e+300"])
    }

    /// Lines that cannot be used, with the code of the one message about each.
    private static let mistakes: [(text: String, code: String)] = [
        ("P {\"a\": 1", "observations/no-json"), ("P 3", "observations/no-object"),
        ("P {\"a\": {\"top\": 1, \"bottom\": 2}}", "observations/no-value"),
        ("P {\"a\": [1, \"x\"]}", "observations/no-value"), ("P {\"b\": 1}", "observations/unmapped-key"),
        ("P {\"a\": 1}\nP {\"a\": 2}", "observations/two-values"),
    ]

    @Test(arguments: mistakes) func `what cannot be used is said once, and the rest is used`(
        _ text: String, _ code: String
    ) throws {
        let form = try form("prefix: 'P '\nvalues: {a: bare#1 view.frame.x, c: bare#1 view.frame.y}")
        let mapped = MappedObservations(
            Array((text + "\nP {\"c\": 0}\n").utf8), as: MappedReader(form, path: "a", device: "iPhone 16", os: "26"))
        let codes = mapped.diagnostics.map { $0.code.description }
        // A key that no line could be read of was in none.
        #expect(codes.filter { $0 != "observations/unmapped-key" || $0 == code } == [code])
        #expect(mapped.observations.contains { $0.path == "view.frame.y" })
    }
}

/// Lines of a probe that are compared as they come.
struct ObservationStreamTests {
    private static func line(_ path: String, _ value: String, device: String = "iPhone 16") -> String {
        #"{"scenario":"bare#1","device":"\#(device)","os":"26","phase":"viewDidAppear","path":"\#(path)","value":\#(value)}"#
    }

    private func stream(_ lines: [String], keeping shown: Int?) -> ObservationStream {
        let text =
            "id: bare\ndevice: iPhone 16\nos: 26\nmatrix: {orientation: [portrait, landscapeRight]}\nroot: {viewController: {}}\n"
        let file = ScenarioFile(Array(text.utf8), path: "a.yaml", catalog: .standard)
        var stream = ObservationStream(path: "o.jsonl", of: file.scenarios, catalog: .standard, keeping: shown)
        for line in lines { stream.note(Array(line.utf8)) }
        for line in lines { stream.take(Array(line.utf8)) }
        return stream
    }

    private static let lines = [
        line("view.safeAreaInsets", "[59,0,34,0]"), "", line("view.frame.x", "1"), "{broken", line("view.frame.y", "2"),
        line("view.safeAreaInsets", "[59,0,34,0]"), line("window.frame.x", "0"), line("window.frame.x", "3"),
        line("window.frame.y", "0", device: "iPhone 99"),
    ]

    @Test func `a file that streams gives what one that is read whole gives, at the same lines`() {
        let stream = stream(Self.lines, keeping: nil)
        let report = stream.report
        #expect(report.answers.map { $0.verdict } == [.agrees, .differs, .differs])
        #expect(report.count(of: .differs) == 2 && report.groups.map { $0.count }.reduce(0, +) == 2)
        let source = SourceFile(path: "o.jsonl", text: String(decoding: stream.excerpt, as: UTF8.self))
        let places = (stream.diagnostics + report.diagnostics).compactMap { diagnostic in
            diagnostic.span.map { "\(source.position(of: $0.start).line) \(diagnostic.code)" }
        }
        #expect(places == ["4 observations/no-json", "7 observations/two-values", "9 observations/unknown-device"])
    }

    @Test func `of a group the first answers are kept, and all are counted`() {
        let report = stream(Self.lines, keeping: 1).report
        #expect(report.answers.isEmpty && report.count(of: .agrees) == 1 && report.count(of: .differs) == 2)
        #expect(report.groups.allSatisfy { $0.answers.count <= 1 })
    }

    @Test func `problems are reported up to a bound`() {
        let stream = stream(Array(repeating: "x", count: ObservationStream.maxProblems + 5), keeping: 1)
        #expect(stream.diagnostics.count == ObservationStream.maxProblems + 1)
        #expect(stream.diagnostics.last?.code.description == "observations/too-many")
    }
}
