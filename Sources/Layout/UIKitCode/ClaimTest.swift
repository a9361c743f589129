import LayoutEngine
package import ScenarioLanguage

/// A test with XCTest that asserts a variant's claims about the settled state.
package struct ClaimTest: Sendable {
    let program: UIKitProgram
    let assertions: [(actual: Expression, expected: Expression)]
    /// The paths of claims that the test leaves out.
    let left: [String]

    package init(_ program: UIKitProgram, _ claims: [Expectation]) {
        self.program = program
        var assertions: [(actual: Expression, expected: Expression)] = []
        var left: [String] = []
        for claim in claims {
            if let made = program.assertions(claim) {
                assertions += made
            } else {
                left.append("\(claim.path.description) (\(claim.phase.rawValue))")
            }
        }
        (self.assertions, self.left) = (assertions, left)
    }

    private var name: String { program.className + "Tests" }

    private var remarks: [String] { left.map { "// Not asserted: \($0)" } }

    package var swift: String { (["import UIKit", "import XCTest", ""] + swiftClass).map { $0 + "\n" }.joined() }

    var swiftClass: [String] {
        let writer = SwiftWriter()
        let show =
            program.isPresented
            ? [
                "let presenter = UIViewController()", "window.rootViewController = presenter",
                "window.makeKeyAndVisible()", "\(program.className).present(controller, over: presenter)",
            ]
            : [
                "window.rootViewController = \(program.className).root(around: controller)",
                "window.makeKeyAndVisible()",
            ]
        let lines =
            [
                "let controller = \(program.className)()",
                "let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)",
                "let window = UIWindow(windowScene: scene)",
            ] + show + ["RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))", ""]
            + assertions.map { actual, expected in
                let isNumber = if case .number = expected { ", accuracy: 0.001" } else { "" }
                return "XCTAssertEqual(\(writer.text(actual)), \(writer.text(expected))\(isNumber))"
            } + remarks
        return program.heading.map { "/// " + $0 } + ["@MainActor", "final class \(name): XCTestCase {"]
            + (["func testClaims() throws {"] + lines.indented() + ["}"]).indented() + ["}"]
    }

    package var objectiveC: String {
        let writer = ObjectiveCWriter()
        let show =
            program.isPresented
            ? [
                "UIViewController *presenter = [[UIViewController alloc] init];",
                "window.rootViewController = presenter;",
                "[window makeKeyAndVisible];", "[\(program.className) present:controller over:presenter];",
            ]
            : [
                "window.rootViewController = [\(program.className) rootAround:controller];",
                "[window makeKeyAndVisible];",
            ]
        let lines =
            [
                "\(program.className) *controller = [[\(program.className) alloc] init];",
                "UIWindowScene *scene = (UIWindowScene *)UIApplication.sharedApplication.connectedScenes.anyObject;",
                "UIWindow *window = [[UIWindow alloc] initWithWindowScene:scene];",
            ] + show + ["[NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];", ""]
            + assertions.map { actual, expected in
                if case .number = expected {
                    return "XCTAssertEqualWithAccuracy(\(writer.text(actual)), \(writer.text(expected)), 0.001);"
                }
                return "XCTAssertEqual(\(writer.text(actual)), \(writer.text(expected)));"
            } + remarks
        let head = ["#import <UIKit/UIKit.h>", "#import <XCTest/XCTest.h>", "#import \"\(program.className).h\"", ""]
        return
            (head + [
                "@interface \(name) : XCTestCase", "@end", "", "@implementation \(name)", "", "- (void)testClaims {",
            ]
            + lines.indented() + ["}", "", "@end"]).map { $0 + "\n" }.joined()
    }
}
