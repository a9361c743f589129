// Runs the probe in a test, and attaches its lines to the result as observations.jsonl.
//
// Windows have their insets in an app alone, so the test needs one that hosts it: add the package to the project of an app, and this
// file to the tests of that app. Without an app it is skipped.

import UIKit
import XCTest

@testable import Probe

final class ProbeTests: XCTestCase {
    @MainActor func testAttachesWhatUIKitSays() async throws {
        // Tests that no app hosts have no shared application, and Swift would take it for granted.
        try XCTSkipIf(
            UIApplication.perform(NSSelectorFromString("sharedApplication")) == nil, "no app hosts the test")
        let lines = await Probe.run()
        XCTAssertFalse(lines.isEmpty, "the app has no window scene")
        let text = lines.joined(separator: "\n") + "\n"
        let attachment = XCTAttachment(data: Data(text.utf8), uniformTypeIdentifier: "public.json")
        attachment.name = "observations.jsonl"
        attachment.lifetime = .keepAlways
        add(attachment)
    }
}
