// The app around the probe: runs it, prints its lines, and ends.

import UIKit

@main final class ProbeApplication: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Task { @MainActor in
            let lines = await Probe.run()
            print(lines.joined(separator: "\n"))
            fflush(stdout)
            exit(lines.isEmpty ? 1 : 0)
        }
        return true
    }
}
