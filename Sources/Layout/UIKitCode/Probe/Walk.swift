// Shows one hierarchy after the other in one window.

import UIKit

/// The walk through all scenarios.
@MainActor enum Probe {
    /// The lines of all scenarios, sorted.
    static func run() async -> [String] {
        var lines: [String] = []
        for _ in 0..<100 where UIApplication.shared.connectedScenes.isEmpty { await pause() }
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return [] }
        for scenario in probedScenarios { lines += await run(scenario, in: scene) }
        return lines.sorted()
    }

    /// Device, system and build as members of each line; `run.sh` says what the simulator does not know of itself.
    static var machine: String = {
        let known = ProcessInfo.processInfo.environment
        let device = known["PROBE_DEVICE"] ?? known["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.model
        let system = ProcessInfo.processInfo.operatingSystemVersion
        let os =
            "\(system.majorVersion).\(system.minorVersion)"
            + (system.patchVersion == 0 ? "" : ".\(system.patchVersion)")
        let build = known["PROBE_BUILD"] ?? ""
        let xcode = known["PROBE_XCODE"] ?? ""
        return "\"device\":\"\(device)\",\"os\":\"\(os)\",\"build\":\"\(build)\",\"xcode\":\"\(xcode)\""
    }()

    static func run(_ scenario: ProbedScenario, in scene: UIWindowScene) async -> [String] {
        await turn(scene, to: scenario.orientation)
        let recorder = Recorder(scenario.name)
        let controller = scenario.make()
        controller.onReturn = { phase in
            recorder.begin(phase)
            scenario.read(controller, recorder)
        }
        let window = UIWindow(windowScene: scene)
        scenario.show(controller, window)
        await settle(window)
        recorder.begin("viewDidAppear")
        scenario.read(controller, recorder)
        if scenario.steps.isEmpty { await secondAppearance(of: controller, scenario, in: window, recorder) }
        var lines = recorder.lines(machine)
        controller.onReturn = nil
        for step in scenario.steps {
            await turn(scene, to: step.orientation)
            step.change(controller)
            await settle(window)
            let recorder = Recorder(step.name)
            recorder.begin("viewDidAppear")
            scenario.read(controller, recorder)
            lines += recorder.lines(machine)
        }
        controller.presentingViewController?.dismiss(animated: false)
        window.isHidden = true
        return lines
    }

    /// Another controller covers it and goes away again.
    private static func secondAppearance(
        of controller: UIViewController, _ scenario: ProbedScenario, in window: UIWindow, _ recorder: Recorder
    ) async {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        controller.present(cover, animated: false)
        await settle(window)
        cover.dismiss(animated: false)
        await settle(window)
        recorder.begin("second viewDidAppear")
        scenario.read(controller, recorder)
    }

    private static func turn(_ scene: UIWindowScene, to orientation: UIInterfaceOrientationMask) async {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientation))
        await pause()
    }

    private static func settle(_ window: UIWindow) async {
        await pause()
        window.layoutIfNeeded()
        await pause()
    }

    /// The time that a system needs to settle, in nanoseconds.
    static var pauseLength: UInt64 = 150_000_000

    private static func pause() async { try? await Task.sleep(nanoseconds: pauseLength) }
}
