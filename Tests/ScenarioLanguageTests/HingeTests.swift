import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing

/// How far a phone is open is said for devices with a hinge, in a status of the display that is shown.
@Suite struct HingeTests {
    private static let duo = "iPhone Duo"

    /// The scenario of a device with settings, as a reader sees its problems.
    private func source(_ device: String, _ lines: String...) -> ResolvedSource {
        ResolvedSource(
            (["id: a", "device: \(device)"] + lines + ["root: {viewController: {}}", ""]).joined(separator: "\n"))
    }

    @Test func `a phone without a fold has no hinge`() {
        let messages = source("iPhone 17", "hinge: partiallyOpen").diagnostics.map { $0.message }
        #expect(messages == ["the iPhone 17 has no hinge; leave out 'hinge'"])
    }

    @Test(arguments: [
        ("inner", "closed", "'partiallyOpen' or 'fullyOpen'", "outer"), ("outer", "partiallyOpen", "'closed'", "inner"),
        ("outer", "fullyOpen", "'closed'", "inner"),
    ])
    func `a display is not used in the other one's status`(
        _ display: String, _ status: String, _ own: String, _ other: String
    ) {
        let problems = source("\(Self.duo) (\(display) display)", "hinge: \(status)").diagnostics
        #expect(
            problems.map { $0.message } == [
                "the \(Self.duo) (\(display) display) is not used with its hinge '\(status)', only \(own)"
            ])
        let notes = problems.flatMap { $0.notes.map { "\($0.message)" } }
        #expect(notes == ["devices with '\(status)': '\(Self.duo) (\(other) display)'"])
    }

    @Test(arguments: ["hingeAngle", "hingeStatus", "pose", "posture", "foldState"])
    func `another word for the pose is told with the word that is known`(_ word: String) {
        let messages = source("\(Self.duo) (inner display)", "\(word): open").diagnostics.map { "\($0.message)" }
        #expect(messages.count == 1)
        #expect(messages.allSatisfy { $0.contains("'\(word)'") && $0.contains("'hinge: partiallyOpen'") })
    }

    @Test func `a system before the phone is one problem`() {
        let codes = source("\(Self.duo) (inner display)", "os: 26", "hinge: partiallyOpen").codes
        #expect(codes == ["scenario/os-never-ran"])
    }

    @Test func `a matrix of displays and statuses has those that can be`() throws {
        let source = source(
            "\(Self.duo) (inner display)",
            "matrix: {device: [\(Self.duo) (outer display), \(Self.duo) (inner display)], hinge: [closed, partiallyOpen, fullyOpen]}"
        )
        #expect(source.diagnostics.isEmpty)
        let variants = try #require(source.scenarios.first ?? nil).variants
        #expect(variants.map { $0.environment.hinge } == [.closed, .partiallyOpen, .fullyOpen])
    }

    @Test func `a status that none of the devices has is told at its place`() {
        let codes = source("\(Self.duo) (outer display)", "matrix: {hinge: [closed, fullyOpen]}").codes
        #expect(codes == ["scenario/hinge-status"])
    }

    @Test func `a phone is folded in a step`() throws {
        let source = source(
            "\(Self.duo) (inner display)", "steps: [{name: folded, set: {hinge: partiallyOpen}}]",
            "expect:", "  at folded: {window.reservedRegions.division.isActive: true}",
            "  at start: {window.reservedRegions.division.isActive: false}")
        #expect(source.report == "")
    }

    @Test(arguments: [
        ("iPhone 17", "window.reservedRegions.division.isActive: true", "no reserved region is known for this device"),
        ("\(duo) (outer display)", "window.reservedRegions.division.isActive: true", "it has "),
        ("\(duo) (inner display)", "vc.reservedRegions.division.isActive: true", "none lies over it"),
    ])
    func `a region that is not there is refused`(_ device: String, _ claim: String, _ reason: String) {
        let refused = source(device, "expect: {\(claim)}")
        #expect(refused.codes == ["scenario/no-region"])
        #expect(refused.report.contains("here; " + reason))
    }

    @Test func `a view beside the fold does not have it`() {
        let source = ResolvedSource(
            """
            id: a
            device: iPhone Duo (inner display)
            orientation: landscapeLeft
            root: {viewController: {view: [{view: {name: left, frame: [0, 0, 455.5, 669]}}]}}
            expect: {left.reservedRegions.division.frame.x: 455.5}
            """)
        #expect(source.codes == ["scenario/no-region"])
    }
}
