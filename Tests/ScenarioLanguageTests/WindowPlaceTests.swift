import Diagnostics
import ScenarioLanguage
import Testing

/// A window is somewhere on the screen, part of it at least.
@Suite struct WindowPlaceTests {
    private func source(_ lines: String...) -> ResolvedSource {
        ResolvedSource((["id: a"] + lines + ["root: {viewController: {}}", ""]).joined(separator: "\n"))
    }

    @Test(arguments: ["[2000, 0, 500, 600]", "[-500, 0, 500, 600]", "[0, 1180, 500, 600]"])
    func `a window outside of the screen is refused with what is allowed`(_ frame: String) {
        let problems = source("device: iPad Air 11-inch (M3)", "os: 26", "window: {frame: \(frame)}").diagnostics
        #expect(
            problems.map { $0.message } == [
                "no part of the window \(frame) is on the screen of the iPad Air 11-inch (M3), which is [0, 0, 820, 1180] here; "
                    + "move it there, or leave out 'window'"
            ])
        #expect(problems.map { $0.code.description } == ["scenario/window-off-screen"])
    }

    @Test(arguments: ["[400, 0, 500, 600]", "[-400, 0, 500, 600]"]) func `a part of it is enough`(_ frame: String) {
        #expect(source("device: iPad Air 11-inch (M3)", "os: 26", "window: {frame: \(frame)}").diagnostics.isEmpty)
    }

    @Test func `an orientation in which it is outside is told at its place`() throws {
        let source = source(
            "device: iPad Air 11-inch (M3)", "os: 26", "window: {frame: [900, 0, 280, 600]}",
            "matrix: {orientation: [portrait, landscapeLeft]}")
        #expect(source.codes == ["scenario/window-off-screen"])
    }
}
