import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing

/// An arrangement has a primary and a secondary pane, and is laid out where panes were measured.
@Suite struct ArrangementTests {
    private static let panes = "viewController: {name: p}, secondary: {viewController: {name: s}}"

    /// A scenario of a device with an arrangement as the root, and with other lines.
    private func source(
        _ arrangement: String = panes, on device: String = "iPhone Duo (inner display)", _ lines: [String] = []
    ) -> ResolvedSource {
        let root = "root: {arrangementViewController: {\(arrangement)}}"
        return ResolvedSource((["id: a", "device: \(device)"] + lines + [root, ""]).joined(separator: "\n"))
    }

    @Test(arguments: [
        ("iPhone 17", [String]()), ("iPad Pro 11-inch (M4)", []),
        ("iPhone Duo (inner display)", ["orientation: landscape", "window: {frame: [0, 0, 469, 669]}"]),
        ("iPhone Duo (inner display)", ["app: {linkedSDK: 27}"]),
    ])
    func `panes that nobody has measured are refused`(_ device: String, _ lines: [String]) {
        let problems = source(on: device, lines).diagnostics.filter { "\($0.message)".contains("arrangement") }
        #expect(problems.map { $0.code.description } == ["scenario/not-modelled"])
        #expect(problems.allSatisfy { $0.severity == .error && !$0.notes.isEmpty })
    }

    @Test(arguments: [
        ("secondary: {viewController: {}}", "scenario/missing-controller"),
        ("viewController: {}", "scenario/missing-key"),
        ("arrangement: stack, \(panes)", "scenario/unknown-word"),
        ("axes: diagonal, \(panes)", "scenario/unknown-word"),
        ("edge: leading, \(panes)", "scenario/unmodelled-word"),
        ("navigationController: {viewController: {}}, secondary: {viewController: {}}", "scenario/not-modelled"),
        ("viewController: {}, secondary: {navigationController: {viewController: {}}}", "scenario/not-modelled"),
    ])
    func `a mistake in an arrangement is one message`(_ arrangement: String, _ code: String) {
        #expect(source(arrangement).codes == [code])
    }

    @Test func `a view of either pane is found by its name`() throws {
        let pane = "viewController: {name: s, view: [{view: {name: box, frame: [0, 0, 9, 9]}}]}"
        let found = source("viewController: {name: p}, secondary: {\(pane)}", ["expect: {box.frame.width: 9}"])
        #expect(found.report == "")
    }

    @Test func `an arrangement inside the safe area gives its panes no insets`() {
        let child = "frame: [0, 82, 669, 835], \(Self.panes)"
        let found = ResolvedSource(
            """
            id: a
            device: iPhone Duo (inner display)
            root: {viewController: {view: [{arrangementViewController: {\(child)}}]}}
            expect: {p.view.safeAreaInsets: [0, 0, 0, 0], s.view.safeAreaInsets: [0, 0, 0, 0]}
            """)
        #expect(found.report == "")
    }

    @Test func `insets reach the panes that they cover`() {
        let found = source(
            Self.panes,
            [
                "orientation: landscape", "hinge: partiallyOpen",
                "expect: {p.view.safeAreaInsets: [0, 0, 34, 0], s.view.safeAreaInsets: [0, 0, 34, 84]}",
            ])
        #expect(found.report == "")
    }

    @Test(arguments: ["arrangementView", "splitArrangement", "UIOverlayArrangement"])
    func `other names of arrangements lead to the one that is known`(_ word: String) {
        let text = "id: a\ndevice: iPhone Duo (inner display)\nroot: {\(word): {}}\n"
        #expect(ResolvedSource(text).report.contains("arrangementViewController: {arrangement: overlay}"))
    }
}
