import Content
import Devices
import LayoutEngine
import NoteScenarios
import ScenarioLanguage
import Testing

@testable import UIKitCode

/// What exported code says of single things.
struct WrittenCodeTests {
    private func program(_ root: String, _ more: String = "", os: String = "18") throws -> (UIKitProgram, Variant) {
        let text = "id: a-case\ndevice: iPhone 15\nos: \(os)\nroot:\n  \(root)\n\(more)"
        let file = ScenarioFile(Array(text.utf8), path: "a.yaml", catalog: .standard)
        let scenario = try #require(file.scenarios.first, "\(file.diagnostics)")
        return (UIKitProgram(scenario.variants[0], of: scenario), scenario.variants[0])
    }

    /// A hierarchy, and lines that the Swift and the Objective-C of it have.
    private static let lines: [(root: String, swift: String, objectiveC: String)] = [
        (
            "viewController: {additionalSafeAreaInsets: {top: 8}}",
            "additionalSafeAreaInsets = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)",
            "self.additionalSafeAreaInsets = UIEdgeInsetsMake(8, 0, 0, 0);"
        ),
        (
            "viewController: {edgesForExtendedLayout: [top, left]}",
            "edgesForExtendedLayout = [.top, .left]", "self.edgesForExtendedLayout = UIRectEdgeTop | UIRectEdgeLeft;"
        ),
        (
            "viewController: {edgesForExtendedLayout: none}", "edgesForExtendedLayout = []",
            "self.edgesForExtendedLayout = 0;"
        ),
        (
            "viewController: {prefersStatusBarHidden: true}",
            "override var prefersStatusBarHidden: Bool { true }", "- (BOOL)prefersStatusBarHidden {"
        ),
        (
            "viewController: {view: [view: {name: strip, pin: {top: safeArea.bottom, height: 2, left: superview.left, width: 4}}]}",
            "strip.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),",
            "[self.strip.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.bottomAnchor],"
        ),
        (
            "viewController: {view: {constraints: [card.leading == superview.leading + 20], subviews: [{view: {name: card}}]}}",
            "card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),",
            "[self.card.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:20],"
        ),
        (
            "viewController: {view: [{view: {name: card, constraints: [bottom <= safeArea.bottom - 8 @ 750]}}]}",
            "constraint1.priority = UILayoutPriority(750)",
            "NSLayoutConstraint *constraint1 = [self.card.bottomAnchor constraintLessThanOrEqualToAnchor:self.view.safeAreaLayoutGuide.bottomAnchor constant:-8];"
        ),
        (
            "viewController: {view: [{view: {name: card, constraints: [{constraint: height >= width * 0.5, identifier: shape}]}}]}",
            "let constraint1 = card.heightAnchor.constraint(greaterThanOrEqualTo: card.widthAnchor, multiplier: 0.5)",
            #"constraint1.identifier = @"shape";"#
        ),
        (
            "viewController: {view: [{view: {name: card, constraints: [centerX == superview.right * 0.25]}}]}",
            "NSLayoutConstraint(item: card, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 0.25, constant: 0),",
            "[NSLayoutConstraint constraintWithItem:self.card attribute:NSLayoutAttributeCenterX relatedBy:NSLayoutRelationEqual toItem:self.view attribute:NSLayoutAttributeRight multiplier:0.25 constant:0],"
        ),
        (
            "viewController: {view: [{view: {name: card, constraints: [width == 40]}}]}",
            "card.translatesAutoresizingMaskIntoConstraints = false",
            "[self.card.widthAnchor constraintEqualToConstant:40],"
        ),
        (
            "viewController: {view: [{view: {name: card, frame: [1, 2, 3, 4], autoresizingMask: [flexibleWidth, flexibleTopMargin], autoresizedFrom: [320, 568]}}]}",
            "card.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]",
            "self.card.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleTopMargin;"
        ),
        (
            "viewController: {view: [{view: {name: card, frame: [1, 2, 3, 4], autoresizingMask: [flexibleWidth], autoresizedFrom: [320, 568]}}]}",
            "view.bounds = CGRect(x: 0, y: 0, width: 320, height: 568)",
            "self.view.bounds = CGRectMake(0, 0, 320, 568);"
        ),
        (
            "viewController: {view: {layoutGuides: [column], constraints: [column.width == 40]}}",
            "view.addLayoutGuide(column)", "[self.view addLayoutGuide:self.column];"
        ),
        (
            "viewController: {view: {layoutGuides: [column], constraints: [column.leading == superview.leading]}}",
            "column.leadingAnchor.constraint(equalTo: view.leadingAnchor),",
            "[self.column.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],"
        ),
        (
            "viewController: {view: [{tableView: {name: t, frame: fill, rows: 1, rowHeight: 44, cells: [{row: 0, subviews: [{label: {name: note, constraints: [top == superview.top + 12]}}]}]}}]}",
            "note.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),",
            "[self.note.topAnchor constraintEqualToAnchor:cell.contentView.topAnchor constant:12],"
        ),
        (
            "viewController: {view: [{label: {name: note, frame: [1, 2, 3, 4], text: Two lines, font: body, numberOfLines: 0}}]}",
            "note.font = UIFont.preferredFont(forTextStyle: .body)",
            "self.note.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];"
        ),
        (
            "viewController: {view: [view: {name: title, frame: [1, 2, 3, 4]}]}",
            "titleView.frame = CGRect(x: 1, y: 2, width: 3, height: 4)",
            "self.titleView.frame = CGRectMake(1, 2, 3, 4);"
        ),
        (
            "viewController: {view: [scrollView: {name: list, frame: fill, contentInsetAdjustmentBehavior: never}]}",
            "list.contentInsetAdjustmentBehavior = .never",
            "self.list.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;"
        ),
        (
            "navigationController: {navigationBar: {isTranslucent: false}, viewController: {}}",
            "nav.navigationBar.isTranslucent = false", "nav.navigationBar.translucent = NO;"
        ),
        (
            "tabBarController: {navigationController: {viewController: {}}}",
            "tab.viewControllers = [nav]", "tab.viewControllers = @[nav];"
        ),
        (
            "navigationController: {viewController: {isPushed: true}}",
            "nav.pushViewController(controller, animated: false)", "[nav pushViewController:controller animated:NO];"
        ),
        (
            "tableViewController: {style: insetGrouped}",
            "tableView = UITableView(frame: .zero, style: .insetGrouped)",
            "self.tableView = [[UITableView alloc] initWithFrame:CGRectZero style:UITableViewStyleInsetGrouped];"
        ),
        (
            "viewController: {modalPresentationStyle: pageSheet}",
            "presenter.present(controller, animated: false)",
            "[presenter presentViewController:controller animated:NO completion:nil];"
        ),
    ]

    @Test(arguments: lines)
    func `both languages say what the hierarchy says`(_ root: String, _ swift: String, _ objectiveC: String) throws {
        let (program, _) = try program(root)
        #expect(program.swift.split(separator: "\n").contains { $0.hasSuffix(swift) }, "\(program.swift)")
        #expect(
            program.objectiveC.split(separator: "\n").contains { $0.hasSuffix(objectiveC) }, "\(program.objectiveC)")
        #expect(program.unsupported.isEmpty)
    }

    @Test func `what UIKit begins with is left out`() throws {
        let (program, _) = try program("viewController: {}")
        #expect(!program.swift.contains("viewDidLoad"))
    }

    @Test func `a later phase sets what it changes in its callback, and nothing else`() throws {
        let (program, _) = try program(
            "navigationController: {viewController: {}}",
            "changes:\n  - at: viewWillAppear\n    set: {vc.additionalSafeAreaInsets: {bottom: 40}}\n")
        let lines = program.swift.split(separator: "\n").map { $0.drop { $0 == " " } }
        let start = try #require(lines.firstIndex { $0.contains("func viewWillAppear") })
        #expect(lines[start + 2] == "additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0)")
        #expect(lines[start + 3] == "}")
    }

    @Test func `a test asserts claims about the settled state and names the others`() throws {
        let (program, variant) = try program(
            "navigationController: {viewController: {}}",
            "expect:\n  view.safeAreaInsets.top: 113\n  navigationBar.frame.maxY: 113\n  at viewDidLoad: {view.safeAreaInsets.top: 0}\n",
            os: "18")
        let test = ClaimTest(program, variant.expectations)
        #expect(test.swift.contains("XCTAssertEqual(controller.view.safeAreaInsets.top, 113, accuracy: 0.001)"))
        #expect(
            test.swift.contains(
                "XCTAssertEqual(controller.navigationController!.navigationBar.frame.maxY, 113, accuracy: 0.001)"))
        #expect(test.swift.contains("// Not asserted: view.safeAreaInsets.top (viewDidLoad)"))
        #expect(
            test.objectiveC.contains(
                "XCTAssertEqualWithAccuracy(CGRectGetMaxY(controller.navigationController.navigationBar.frame), 113, 0.001);"
            ))
    }

    @Test func `views are all added before their constraints, and what is not active is left out`() throws {
        let root =
            "viewController: {view: [{view: {name: one, constraints: [top == two.bottom, {constraint: top == superview.top, isActive: false}]}}, {view: {name: two, frame: [0, 0, 1, 1]}}]}"
        let swift = try program(root).0.swift
        let lines = swift.split(separator: "\n").map { $0.drop { $0 == " " } }
        let added = try #require(lines.lastIndex { $0.hasPrefix("view.addSubview") })
        let activated = try #require(lines.firstIndex(of: "one.topAnchor.constraint(equalTo: two.bottomAnchor),"))
        #expect(added < activated)
        #expect(lines.count { $0.contains("topAnchor.constraint") } == 1)
        #expect(!swift.contains("two.translatesAutoresizingMaskIntoConstraints"))
    }

    /// A hierarchy and what its code cannot tell UIKit.
    private static let refused: [(root: String, reason: Unsupported)] = [
        ("view: [view: {name: a, frame: fill}]", .viewsWithoutController),
        ("viewController: {view: [tableView: {name: t, frame: fill, isFromNib: true}]}", .tableFromNib),
        ("navigationController: {navigationBar: {backgroundImage: opaque}, viewController: {}}", .backgroundImage),
    ]

    @Test(arguments: refused)
    func `what code cannot tell UIKit has a reason`(_ root: String, _ reason: Unsupported) throws {
        #expect(try program(root).0.unsupported == [reason])
    }
}
