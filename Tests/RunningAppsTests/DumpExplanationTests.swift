import Content
import Devices
import Diagnostics
import HierarchyDumps
import LayoutEngine
import NoteScenarios
import RunningApps
import ScenarioLanguage
import Testing

struct DumpExplanationTests {
    private func explain(_ text: String, os: OSVersion? = nil) -> DumpExplanation {
        DumpExplanation(HierarchyDump(Array(text.utf8)), catalog: .standard, os: os)
    }

    /// A line of `recursiveDescription`.
    private static func view(_ depth: Int, _ name: String, _ frame: String, _ attributes: String = "") -> String {
        let indent = depth == 0 ? "" : "   " + Array(repeating: "|", count: depth).joined(separator: "    ") + " "
        return
            "\(indent)<\(name): 0x\(depth)\(name.utf8.count)\(frame.utf8.count); frame = (\(frame)); \(attributes)layer = <CALayer: 0x1>>"
    }

    /// A table in a navigation controller in a tab bar controller, on a phone of 390 by 844.
    private static let tabs = [
        view(0, "UIWindow", "0 0; 390 844"), view(1, "UITransitionView", "0 0; 390 844"),
        view(2, "UIDropShadowView", "0 0; 390 844"), view(3, "UILayoutContainerView", "0 0; 390 844"),
        view(4, "UITransitionView", "0 0; 390 844"), view(5, "UIViewControllerWrapperView", "0 0; 390 844"),
        view(6, "UILayoutContainerView", "0 0; 390 844"), view(7, "UINavigationTransitionView", "0 0; 390 844"),
        view(8, "UIViewControllerWrapperView", "0 0; 390 844"),
        view(
            9, "UITableView", "0 0; 390 844",
            "contentOffset: {0, -91}; contentSize: {390, 88}; adjustedContentInset: {91, 0, 83, 0}; "),
        view(10, "UITableViewCell", "0 0; 390 44"), view(10, "UITableViewCell", "0 44; 390 44"),
        view(7, "UINavigationBar", "0 47; 390 44"), view(4, "UITabBar", "0 761; 390 83"),
    ].joined(separator: "\n")

    /// What is printed; the device and the system that fit, and the containers of the scenario.
    struct Case: CustomTestStringConvertible {
        let name: String
        let text: String
        let place: String
        let containers: [String]
        var verdicts: [DumpExplanation.Verdict] = []
        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "a window with containers", text: tabs, place: "iPhone 12, portrait, 18",
            containers: ["tabBarController", "navigationController", "viewController", "tableView"],
            verdicts: [.agrees, .agrees, .agrees, .agrees, .agrees, .agrees]),
        Case(
            name: "a table alone, with insets that only a navigation controller gives",
            text: view(
                0, "UITableView", "0 0; 414 896",
                "contentOffset: {0, -92}; contentSize: {414, 156}; adjustedContentInset: {92, 0, 34, 0}; "),
            place: "iPhone XR, portrait, 18", containers: ["navigationController", "viewController", "tableView"],
            verdicts: [.agrees, .agrees, .agrees]),
        Case(
            name: "insets alone", text: "UIEdgeInsets(top: 44.0, left: 0.0, bottom: 34.0, right: 0.0)\n",
            place: "iPhone X, portrait, 16", containers: ["viewController"], verdicts: [.agrees]),
        Case(
            name: "a debugger's values in any order",
            text: """
                (lldb) po view.safeAreaInsets
                (UIEdgeInsets) $1 = (top = 88, left = 0, bottom = 83, right = 0)
                (lldb) p self.view.frame
                (CGRect) $0 = (origin = (x = 0, y = 0), size = (width = 375, height = 812))
                """,
            place: "iPhone X, portrait, 16",
            containers: ["tabBarController", "navigationController", "viewController"],
            verdicts: [.agrees, .agrees]),
        Case(
            name: "a window on its side, and a system by its classes",
            text: [
                view(0, "UIWindow", "0 0; 667 375"), view(1, "UILayoutContainerView", "0 0; 667 375"),
                view(2, "UINavigationTransitionView", "0 0; 667 375"),
                view(3, "UIViewControllerWrapperView", "0 0; 667 375"), view(4, "UITableView", "0 0; 667 375"),
                view(5, "UITableViewWrapperView", "0 0; 667 375"), view(2, "UINavigationBar", "0 0; 667 32"),
            ].joined(separator: "\n"), place: "iPhone 6, landscapeRight, 10",
            containers: ["navigationController", "viewController", "tableView"], verdicts: [.agrees, .agrees]),
        Case(
            name: "controllers alone, one presented",
            text: """
                <UINavigationController 0x1>, state: disappeared, view: <UILayoutContainerView 0x2> not in the window
                   + <App.FormNavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>, presented with: <_UIPageSheetPresentationController 0x5>
                   |    | <App.Form 0x6>, state: appeared, view: <UIView 0x7>
                p UIScreen.main.bounds
                (CGRect) $0 = (origin = (x = 0, y = 0), size = (width = 390, height = 844))
                """, place: "iPhone 12, portrait, 27",
            containers: ["navigationController", "modalPresentationStyle: pageSheet", "viewController"]),
        Case(
            name: "a split view around which a container adds nothing",
            text: """
                <Container 0x1>, state: appeared, view: <UIView 0x2>
                   | <UISplitViewController 0x3>, state: appeared, view: <_UISplitViewControllerPanelImplView 0x4>
                   |    | <ListNavigationController 0x5>, state: appeared, view: <UILayoutContainerView 0x6>
                   |    |    | <List 0x7>, state: appeared, view: <UITableView 0x8>
                   |    | <UINavigationController 0x9>, state: appeared, view: <UILayoutContainerView 0xa>
                   |    |    | <Map 0xb>, state: appeared, view: <UIView 0xc>
                p UIScreen.main.bounds
                (CGRect) $0 = (origin = (x = 0, y = 0), size = (width = 834, height = 1194))
                """, place: "iPad Pro 11-inch (1st generation), portrait, 26",
            containers: ["splitViewController", "primary:", "navigationController", "viewController"]),
        Case(
            name: "a bar that is hidden, and one that is opaque",
            text: [
                view(0, "UIWindow", "0 0; 390 844"), view(1, "UITransitionView", "0 0; 390 844"),
                view(2, "UIDropShadowView", "0 0; 390 844"), view(3, "UILayoutContainerView", "0 0; 390 844"),
                view(4, "UITransitionView", "0 0; 390 844"), view(5, "UIViewControllerWrapperView", "0 0; 390 844"),
                view(6, "UILayoutContainerView", "0 0; 390 844"),
                view(7, "UINavigationTransitionView", "0 0; 390 844"),
                view(8, "UIViewControllerWrapperView", "0 0; 390 844"), view(9, "UIView", "0 0; 390 761"),
                view(7, "UINavigationBar", "0 -44; 390 44", "hidden = YES; "), view(4, "UITabBar", "0 761; 390 83"),
            ].joined(separator: "\n"), place: "iPhone 12, portrait, 27",
            containers: ["isNavigationBarHidden: true", "tabBar: {isTranslucent: false}"],
            verdicts: [.agrees, .agrees]),
    ]

    @Test(arguments: cases) func `the closest scenario is found, and its values stand beside the printed ones`(
        _ example: Case
    ) throws {
        let explanation = explain(example.text)
        let environment = explanation.environment
        #expect(
            "\(environment.device.name), \(environment.orientation.rawValue), \(environment.os)" == example.place)
        for container in example.containers {
            #expect(explanation.scenario.contains(container), "\(container) in \(explanation.scenario)")
        }
        #expect(
            explanation.answers.filter { $0.printed != nil }.map { $0.verdict } == example.verdicts,
            "\(explanation.answers.map { ($0.path.description, $0.printed, $0.value?.description) })")
        // The document is what was explained.
        let file = ScenarioFile(Array(explanation.scenario.utf8), path: "dump.yaml", catalog: .standard)
        #expect(file.diagnostics.isEmpty, "\(file.diagnostics.map { $0.message })")
        #expect(file.scenarios.first?.variants.first?.environment == environment)
    }

    @Test func `each layer says what it adds`() throws {
        let answer = try #require(explain(Self.tabs).answers.first { $0.path.description == "view.safeAreaInsets" })
        #expect(answer.verdict == .notPrinted)
        #expect(answer.layers[0].map { [$0.value, $0.added] } == [[47, 47], [91, 44]])
        #expect(answer.layers[2].map { [$0.value, $0.added] } == [[34, 34], [83, 49]])
        #expect(answer.layers[0].map { $0.name } == ["window", "view"])
    }

    @Test func `of several devices the first in the catalog is taken, and all are said`() {
        let explanation = explain(Self.tabs)
        #expect(explanation.devices.map { $0.name }.prefix(2) == ["iPhone 12", "iPhone 12 Pro"])
        #expect(
            explanation.assumptions.contains {
                $0.english.hasPrefix("the device is iPhone 12, the first of \(explanation.devices.count) that fit:")
            })
        #expect(explanation.otherSystems.map { $0.major } == [17, 16, 15, 14])
    }

    @Test func `a system that is asked for is taken, and what differs there is said`() {
        let explanation = explain(Self.tabs, os: OSVersion(26))
        let bar = explanation.answers.first { $0.path.description == "navigationBar.frame" }
        #expect(explanation.environment.os == OSVersion(26) && bar?.verdict == .differs)
    }

    @Test func `a scroll view without insets adjusts none`() {
        let text = Self.tabs.replacing(
            "adjustedContentInset: {91, 0, 83, 0}", with: "adjustedContentInset: {0, 0, 0, 0}"
        ).replacing("contentOffset: {0, -91}", with: "contentOffset: {0, 0}")
        let explanation = explain(text)
        #expect(explanation.scenario.contains("contentInsetAdjustmentBehavior: never"))
        #expect(explanation.answers.allSatisfy { $0.verdict != .differs })
    }

    @Test func `a number that UIKit would not give differs, alone`() {
        let explanation = explain(Self.tabs.replacing("0 761; 390 83", with: "0 764; 390 80"))
        #expect(explanation.answers.filter { $0.verdict == .differs }.map { $0.path.description } == ["tabBar.frame"])
    }

    @Test func `a view that was not printed is said with its value`() {
        let explanation = explain(
            Self.tabs + "\npo [0xdead safeAreaInsets]\n{1, 2, 3, 4}\npo header.frame\n{{0, 0}, {1, 1}}\n")
        #expect(explanation.unknown.map { $0.subject } == [.address("0xdead"), .named("header")])
    }

    /// Trees that no app has.
    private static let odd = [
        String(repeating: "UILayoutContainerView ", count: 300).split(separator: " ").enumerated().map {
            view($0.offset, String($0.element), "0 0; 390 844")
        }.joined(separator: "\n"),
        view(0, "UIWindow", "0 0; 0 0"), view(0, "UIWindow", "0 0; 99999 3"), view(0, "UILabel", "0 92; 414 -7"),
        view(0, "UILayoutContainerView", "0 0; 390 844") + "\n" + view(1, "UINavigationBar", "0 0; 1 1"),
        "<A>, state: appeared, view: (view not loaded)\n   | <UITabBarController>, state: appeared, view: <X 0x1>\n",
        (0..<400).map { view($0 == 0 ? 0 : 1, "View\($0)", "0 0; 390 844") }.joined(separator: "\n"),
        "view.frame = {{0, 0}, {-5, 0}}\n",
    ]

    @Test(arguments: odd) func `a tree that no app has becomes a scenario all the same`(_ text: String) {
        let explanation = explain(text)
        let file = ScenarioFile(Array(explanation.scenario.utf8), path: "dump.yaml", catalog: .standard)
        #expect(file.diagnostics.allSatisfy { $0.severity == .warning }, "\(file.diagnostics.map { $0.message })")
        #expect(file.scenarios.count == 1)
    }
}
