import ConstraintLogs
import Devices
import Diagnostics
import Foundation
import Geometry
import HierarchyDumps
import JSON
import LayoutEngine
import RunningApps
import Testing

/// Texts that people pasted: the inputs of published reports, each with what it has to say, and others that were encoded before they
/// were asked.
struct PastedTextTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pasted")

    private static func pasted(_ text: String) -> PastedText { PastedText(Array(text.utf8), catalog: .standard) }

    /// A text behind lines that say what it is about.
    private func report(_ name: String) throws -> PastedText {
        let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        return Self.pasted(
            text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }.joined(
                separator: "\n"))
    }

    private func sentences(_ pasted: PastedText) -> String {
        pasted.conflicts.flatMap { $0.sentences + $0.repairs }.map { $0.english }.joined(separator: "\n")
    }

    // MARK: Logs

    @Test func `constraints between UIKit's private views are UIKit's, and it says what provokes them`() throws {
        let answer = try #require(report("log-all-of-uikit.txt").conflicts.first)
        #expect(answer.conflict.constraints.allSatisfy { $0.maker == .system })
        #expect(answer.isOfUIKit && answer.catalogued?.id == "keyboard-assistant")
        #expect(answer.repairs.isEmpty)
        #expect(answer.sentences.contains { $0.english.hasPrefix("Nothing here is yours") })
    }

    @Test func `a row in thirds contradicts by rounding, and no line is missed`() throws {
        let answer = try #require(report("log-by-rounding.txt").conflicts.first)
        #expect(answer.analysis.cause == .rounding && answer.analysis.isByRounding)
        #expect(!answer.sentences.contains { $0.english.contains("copy the whole list") })
    }

    @Test func `a list without a conflict lacks nothing, and its tie is named`() throws {
        let pasted = try report("log-list-without-a-conflict.txt")
        let answer = try #require(pasted.conflicts.first)
        #expect(pasted.kinds == [.constraints])
        #expect(answer.conflict.constraints[0].maker == .system)
        #expect(answer.analysis.tie == [0, 2])
        #expect(!sentences(pasted).contains("copy the whole list"))
    }

    @Test
    func `a repair leaves no conflict with sizes of at least 0, and a broken constraint that does not help is named`()
        throws
    {
        let answer = try #require(report("log-repair-that-leaves-a-conflict.txt").conflicts.first)
        #expect(!answer.analysis.repairs.isEmpty)
        #expect(answer.analysis.repairs.allSatisfy { $0.constraint == 1 || $0.constraint == 2 })
        #expect(answer.analysis.leftAfterBreaking == [1, 2, 3])
    }

    @Test func `thirty reports that differ in addresses alone are one`() throws {
        let pasted = try report("log-the-same-thirty-times.txt")
        #expect(pasted.conflicts.count == 1 && pasted.log.conflicts[0].repetitions.count == 29)
        #expect(
            pasted.sentences.map { $0.english }
                == ["Read as: 30 reports of one conflict."])
    }

    @Test func `less than a pixel is called rounding`() {
        let pasted = Self.pasted(
            """
            Unable to simultaneously satisfy constraints.
            "<NSLayoutConstraint:0x1 UIView:0xa.height == 219.0625   (active)>",
            "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 219.333   (active)>"
            """)
        #expect(pasted.conflicts[0].analysis.isByRounding)
        #expect(sentences(pasted).contains("They miss each other by 0.2705, less than a pixel"))
    }

    // MARK: Dumps

    /// The verdict of each line that prints something.
    private func verdicts(_ pasted: PastedText) -> [String] {
        pasted.lines.map { "\($0.place.line) \($0.name) \($0.verdict.rawValue)" }
    }

    @Test func `offset, content size, rows and a bar's background of a table are compared or listed`() throws {
        let pasted = try report("dump-offset-size-and-rows.txt")
        let lines = verdicts(pasted)
        #expect(lines.contains("5 tableView1.contentOffset agrees"), "\(lines)")
        #expect(lines.contains("5 UITableView contentSize notCompared"))
        #expect(
            lines.contains("7 UITableViewCell frame notCompared")
                && lines.contains("8 UITableViewCell frame notCompared"))
        #expect(
            lines.contains("9 navigationBar.frame agrees") && lines.contains("10 _UIBarBackground frame notCompared"))
        #expect(pasted.explanation?.environment.device.name == "iPhone 6")
    }

    @Test func `every printed number of a tree has a verdict`() throws {
        let pasted = try report("dump-offset-size-and-rows.txt")
        for view in pasted.dump.views {
            #expect(pasted.lines.contains { $0.place.line == view.place.line }, "line \(view.place.line)")
        }
    }

    @Test func `class names with type arguments keep their place`() throws {
        let pasted = try report("dump-views-with-type-arguments.txt")
        #expect(verdicts(pasted).contains("8 view.frame agrees"), "\(verdicts(pasted))")
        #expect(pasted.explanation?.assumptions.contains { $0.english.contains("only the window is used") } == false)
    }

    @Test func `a bar alone tells the device, and its earlier print is not lost`() throws {
        let pasted = try report("dump-bar-tells-the-device.txt")
        let explanation = try #require(pasted.explanation)
        #expect(explanation.isDeviceKnown)
        #expect(explanation.environment.device.screen.size.width == 414)
        #expect(verdicts(pasted).contains("2 navigationBar.frame agrees"), "\(verdicts(pasted))")
        #expect(pasted.lines.contains { $0.place.line == 1 })
    }

    @Test func `a view that ends below a screen rules that screen out`() throws {
        let pasted = try report("dump-higher-than-the-device.txt")
        let screen = try #require(pasted.explanation?.environment.device.screen.size)
        #expect(screen.width == 414 && screen.height >= 896)
    }

    @Test func `a trace says what is open in which view`() throws {
        let pasted = try report("dump-autolayout-trace.txt")
        #expect(pasted.kinds == [.trace] && pasted.explanation == nil)
        #expect(
            pasted.lines.map { "\($0.place.line): \($0.reason?.english ?? "")" } == [
                "9: no constraint decides on its vertical place",
                "10: no constraint decides on its vertical place, its height",
            ])
    }

    /// Two columns of a split view, with a table in the first.
    private static let columns = """
        <UISplitViewController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
           | <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>
           |    | <App.List 0x5>, state: appeared, view: <UITableView 0x6>
           | <UINavigationController 0x7>, state: appeared, view: <UILayoutContainerView 0x8>
           |    | <App.Detail 0x9>, state: appeared, view: <UIView 0xa>
        <UIWindow: 0x20; frame = (0 0; 1194 834); layer = <UIWindowLayer: 0x21>>
           | <UILayoutContainerView: 0x2; frame = (0 0; 1194 834); layer = <CALayer: 0x21>>
           |    | <UILayoutContainerView: 0x4; frame = (0 0; 320 834); layer = <CALayer: 0x21>>
           |    |    | <UITableView: 0x6; frame = (0 0; 320 834); layer = <CALayer: 0x21>; contentOffset: {0, -74}; contentSize: {320, 440}; adjustedContentInset: {74, 0, 20, 0}>
           |    |    | <UINavigationBar: 0xd; frame = (0 24; 320 50); layer = <CALayer: 0x21>>
           |    | <UILayoutContainerView: 0x8; frame = (320.5 0; 873.5 834); layer = <CALayer: 0x21>>
           |    |    | <UIView: 0xa; frame = (0 0; 873.5 834); layer = <CALayer: 0x21>>
           |    |    | <UINavigationBar: 0x10; frame = (0 24; 873.5 50); layer = <CALayer: 0x21>>
        """

    @Test func `the numbers of a column are compared with its own`() {
        let lines = verdicts(Self.pasted(Self.columns))
        #expect(!lines.contains { $0.hasSuffix(" differs") }, "\(lines)")
        #expect(lines.contains("9 primary.view.frame agrees") && lines.contains("12 view.frame agrees"), "\(lines)")
        #expect(lines.contains("9 tableView1.adjustedContentInset agrees"))
        #expect(lines.contains("13 navigationBar.frame agrees"))
        #expect(lines.contains("10 UINavigationBar frame notCompared"))
    }

    @Test func `a wrong number of one column differs there alone`() {
        let lines = verdicts(Self.pasted(Self.columns.replacing("{74, 0, 20, 0}", with: "{74, 0, 0, 0}")))
        #expect(lines.filter { $0.hasSuffix(" differs") } == ["9 tableView1.adjustedContentInset differs"], "\(lines)")
    }

    @Test func `a view of no screen's size is no window, and its insets are not compared`() {
        let pasted = Self.pasted(
            "<UITableView: 0x1; frame = (0 0; 375 603); layer = <CALayer: 0x2>; contentOffset: {0, 0}; adjustedContentInset: {0, 0, 49, 0}>"
        )
        #expect(pasted.explanation?.isDeviceKnown == false)
        #expect(pasted.explanation?.devices.allSatisfy { $0.screen.size.width == 375 } == true)
        #expect(pasted.lines.allSatisfy { $0.verdict == .notCompared }, "\(verdicts(pasted))")
    }

    /// A root view in a window of an iPad that stays upright.
    private func turned(_ frame: String, _ transform: String) -> PastedText {
        Self.pasted(
            """
            <UIWindow: 0x1; frame = (0 0; 768 1024); layer = <UIWindowLayer: 0x2>>
               | <UIView: 0x3; frame = (\(frame)); transform = [\(transform)]; layer = <CALayer: 0x2>>
            """)
    }

    @Test(
        arguments: [
            ("0 0; 748 1024", "0, 1, -1, 0, 0, 0", InterfaceOrientation.landscapeRight),
            ("20 0; 748 1024", "0, -1, 1, 0, 0, 0", InterfaceOrientation.landscapeLeft),
        ])
    func `a root view that is turned in an upright window is in landscape on iOS 7 at most`(
        _ frame: String, _ transform: String, _ orientation: InterfaceOrientation
    ) throws {
        let pasted = turned(frame, transform)
        let place = try #require(pasted.explanation?.environment)
        #expect(place.orientation == orientation && place.os == OSVersion(7))
        #expect(pasted.lines.allSatisfy { $0.verdict == .notCompared }, "\(verdicts(pasted))")
    }

    @Test func `a turned root view that fills the window agrees`() {
        let pasted = turned("0 0; 768 1024", "0, 1, -1, 0, 0, 0")
        #expect(verdicts(pasted).contains("2 view.frame agrees"), "\(verdicts(pasted))")
    }

    @Test func `a transform that is not read is named`() {
        let pasted = Self.pasted(
            "<UIWindow: 0x1; frame = (0 0; 390 844)>\n   | <UIView: 0x3; frame = (0 0; 390 844); transform = [2, 0, 0, 2, 0, 0]; layer = <CALayer: 0x2>>"
        )
        #expect(verdicts(pasted).contains("2 UIView transform notCompared"), "\(verdicts(pasted))")
    }

    @Test func `a root view below the status bar is not compared`() {
        let pasted = Self.pasted(
            "<UIWindow: 0x1; frame = (0 0; 768 1024); layer = <CALayer: 0x2>>\n   | <UIView: 0x3; frame = (0 20; 768 1004); layer = <CALayer: 0x2>>"
        )
        #expect(pasted.explanation?.environment.os == OSVersion(7))
        #expect(verdicts(pasted).contains("2 UIView frame notCompared"), "\(verdicts(pasted))")
    }

    @Test func `a tree that is cut before its bars agrees with insets that need them`() {
        let pasted = Self.pasted(
            """
            <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
               | <UILayoutContainerView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x2>>
               |    | <UINavigationTransitionView: 0x4; frame = (0 0; 375 667); layer = <CALayer: 0x2>>
               |    |    | <UIViewControllerWrapperView: 0x5; frame = (0 0; 375 667); layer = <CALayer: 0x2>>
               |    |    |    | <UITableView: 0x6; frame = (0 0; 375 667); layer = <CALayer: 0x2>; contentOffset: {0, -64}>
            """)
        #expect(verdicts(pasted).contains("5 tableView1.contentOffset agrees"), "\(verdicts(pasted))")
    }

    @Test func `a window that no screen is as large as asks for the device`() {
        let pasted = Self.pasted(
            "<UIWindow: 0x1; frame = (20 20; 120 60); layer = <CALayer: 0x2>>\n   | <UIView: 0x3; frame = (0 0; 120 60); layer = <CALayer: 0x2>>"
        )
        #expect(pasted.explanation?.isDeviceKnown == false)
    }

    @Test func `a value that differs on a device that is a guess is not compared`() {
        let pasted = Self.pasted(
            "view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8.0, leading: 20.0, bottom: 8.0, trailing: 20.0)"
        )
        #expect(pasted.explanation?.isDeviceKnown == false)
        #expect(pasted.lines.map { $0.verdict } == [.notCompared], "\(verdicts(pasted))")
    }

    // MARK: Published texts

    struct Published: CustomTestStringConvertible {
        let testDescription: String
        let expected: [(key: String, value: String)]
        let text: String
    }

    static let published: [Published] = {
        let text = (try? String(contentsOf: folder.appending(path: "published.txt"), encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n= ").dropFirst().map { block in
            let lines = block.components(separatedBy: "\n")
            let expected = lines.dropFirst().prefix { $0.hasPrefix("? ") }.map { line in
                let words = line.dropFirst(2).split(separator: " ", maxSplits: 1).map { String($0) }
                return (key: words[0], value: words[1])
            }
            return Published(
                testDescription: lines[0], expected: expected,
                text: lines.dropFirst(1 + expected.count).joined(separator: "\n"))
        }
    }()

    @Test(arguments: published) func `a published text says what was expected before it was asked`(
        _ example: Published
    ) {
        let pasted = Self.pasted(example.text)
        for (key, value) in example.expected {
            #expect(said(key, by: pasted) == value, "\(key): \(verdicts(pasted))")
        }
    }

    private func said(_ key: String, by pasted: PastedText) -> String {
        let answer = pasted.conflicts.first
        switch key {
        case "kinds": return pasted.kinds.map { $0.rawValue }.joined(separator: " ")
        case "cause": return answer?.analysis.cause.rawValue ?? ""
        case "catalogued": return answer?.catalogued?.id ?? ""
        case "isOfUIKit": return "\(answer?.isOfUIKit ?? false)"
        case "ambiguous": return "\(pasted.dump.trace.count { $0.isAmbiguous })"
        case "device": return pasted.explanation?.environment.device.name ?? ""
        case "screen": return pasted.explanation.map { $0.isDeviceKnown ? Self.screen(of: $0) : "asked" } ?? ""
        case "asked": return "\(pasted.explanation?.isDeviceKnown == false)"
        case "agrees": return "\(pasted.lines.count { $0.verdict == .agrees })"
        case "differs": return "\(pasted.lines.count { $0.verdict == .differs })"
        default: return ""
        }
    }

    private static func screen(of explanation: DumpExplanation) -> String {
        let size = explanation.environment.device.screen.size
        return DecimalText.string(size.width) + "x" + DecimalText.string(size.height)
    }

    @Test func `there are texts`() { #expect(Self.published.count == 31) }

    // MARK: Bad input

    static let bad: [(name: String, text: String)] = [
        ("nothing", ""), ("emoji", "👩‍👩‍👧‍👦 🇩🇪 \u{202E}"), ("a password", "correct-horse-9!"),
        ("markup", "<html><body onload=\"x()\"><UIView></body></html>"),
        ("half a line", "<UIView: 0x7f; frame = (0 0; 39"),
        ("half a constraint", "\"<NSLayoutConstraint:0x6000 UIView:0x7"),
        ("a decimal comma", "view.safeAreaInsets = {47,0; 0,0; 34,0; 0,0}"),
        (
            "a password among lines of a log", "2026-11-28 12:00:00 App[1:2] password=correct-horse-9! token: {1}\n"
        ),
        (
            "nesting",
            (0..<5000).map { String(repeating: "   |", count: $0 % 400) + " <UIView: 0x\($0); frame = (0 0; 1 1)>" }
                .joined(separator: "\n")
        ),
        (
            "a crash log",
            "Exception Type:  EXC_CRASH (SIGABRT)\nThread 0 Crashed:\n0 libsystem_kernel.dylib 0x00000001 __pthread_kill + 8\n"
        ),
    ]

    @Test(arguments: bad) func `whatever is pasted gets a sentence`(_ name: String, _ text: String) {
        let pasted = Self.pasted(text)
        let json = pasted.json { $0.english }
        #expect(!pasted.sentences.isEmpty || pasted.explanation != nil, "\(name)")
        #expect(!name.hasPrefix("a password") || !json.text.contains("horse"))
        if name == "a crash log" { #expect(pasted.kinds == [.crash]) }
    }

    @Test func `of a text that is too long the beginning is read`() {
        let line = "<UIView: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>\n"
        let pasted = Self.pasted(String(repeating: line, count: 160_000))
        #expect(pasted.isCut && pasted.sentences[0].english == "The text is too long: only its first 1 MB are read.")
    }
}
