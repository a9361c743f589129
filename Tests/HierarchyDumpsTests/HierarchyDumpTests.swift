import ConstraintLogs
import Geometry
import HierarchyDumps
import LayoutEngine
import Testing

struct HierarchyDumpTests {
    private func read(_ text: String) -> HierarchyDump { HierarchyDump(Array(text.utf8)) }

    // MARK: - Views

    /// Lines with a view's description: its class and base class, its depth in the tree that a window begins, and its frame.
    private static let views: [(line: String, classes: [String], frame: Rect)] = [
        (
            "   | <UIView: 0x7f; frame = (0 0; 390 844); layer = <CALayer: 0x60>>", ["UIView", "UIView"],
            Rect(x: 0, y: 0, width: 390, height: 844)
        ),
        (
            "|<UILabel: 0x7f; frame = (182 453; 64.3333 20.3333); text = 'a; hidden = YES'; opaque = NO>",
            ["UILabel", "UILabel"], Rect(x: 182, y: 453, width: 64.3333, height: 20.3333)
        ),
        (
            "   | <App.List: 0x1; baseClass = UITableView; frame = (0 -64; 320 568); layer = <CALayer: 0x2>>",
            ["App.List", "UITableView"], Rect(x: 0, y: -64, width: 320, height: 568)
        ),
        (
            "   | <_UIHosting<Text, (Int, Any)>: 0x10; frame = (1e-05 0; 1 2); layer = <CALayer: 0x2>>",
            ["_UIHosting<Text, (Int, Any)>", "_UIHosting<Text, (Int, Any)>"], Rect(x: 1e-05, y: 0, width: 1, height: 2)
        ),
        (
            "   | 'App.VC:0x1e04' 1 child[B:0x1e02 ] <UIView: 0x1; frame = (0 20; 320 460); autoresize = W+H; layer = <CALayer: 0x3>>",
            ["UIView", "UIView"], Rect(x: 0, y: 20, width: 320, height: 460)
        ),
        (
            "   |  &lt;UIView: 0x7f; frame = (0 0; 1 1); layer = &lt;CALayer: 0x60&gt;&gt;", ["UIView", "UIView"],
            Rect(x: 0, y: 0, width: 1, height: 1)
        ),
    ]

    @Test(arguments: views)
    func `a view is read in every form that is printed`(_ line: String, _ classes: [String], _ frame: Rect) throws {
        let dump = read("<UIWindow: 0x1f; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>\n" + line + "\n")
        #expect(dump.problems.isEmpty && dump.views.count == 2)
        let view = try #require(dump.views.last)
        #expect([view.className, view.baseClass] == classes && view.frame == frame)
        #expect(view.superview == 0 && !view.isHidden)
    }

    @Test func `a scroll view has its insets, a hidden view and one that fills say so`() throws {
        let dump = read(
            """
            2026-08-01 App[1:2] Table view: <UITableView: 0x1; frame = (0 0; 414 896); autoresize = W+H; contentOffset: {0, -92}; contentSize: {414, 156}; adjustedContentInset: {92, 0, 34, 0}; dataSource: <A.B: 0x2>>
            <UIView: 0x3; frame = (0 0; 1 1); hidden = YES; layer = <CALayer: 0x4>>
            """)
        #expect(dump.views.first?.adjustedContentInset == Insets(top: 92, left: 0, bottom: 34, right: 0))
        #expect(dump.views.first?.contentSize == Size(width: 414, height: 156) && dump.views.first?.fills == true)
        #expect(dump.views.map { $0.isHidden } == [false, true] && dump.views.map { $0.superview } == [nil, nil])
    }

    @Test func `views hang in the one that is indented less`() {
        let lines = ["<A", "   | <B", "   |    | <C", "   | <D", "   |    |    | <E", "<F", "   | <G"]
        let dump = read(
            lines.map { $0 + ": 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x1>>\n" }.joined(separator: "other\n"))
        #expect(dump.views.map { $0.superview } == [nil, 0, 1, 0, 3, nil, 5])
    }

    // MARK: - Controllers

    @Test func `controllers hang in their parents, and presented ones in who presents them`() {
        let dump = read(
            """
            <App.Tabs 0x10>, state: disappeared, view: <UILayoutContainerView 0x11> not in the window
               | <ListController 0x12>, state: disappeared, view:  (view not loaded)
               + <UINavigationController>, state: appeared, view: <UILayoutContainerView>, presented with: <_UIPageSheetPresentationController 0x15>
               |    | <App.Form 0x0016>, state: appearing, view: <UIView 0x17>
            """)
        #expect(dump.problems.isEmpty)
        #expect(dump.controllers.map { $0.parent } == [nil, 0, 0, 2])
        #expect(dump.controllers.map { $0.shortClass } == ["Tabs", "ListController", "UINavigationController", "Form"])
        #expect(dump.controllers.map { $0.isShown } == [false, false, true, true])
        #expect(dump.controllers.map { $0.isPresented } == [false, false, true, false])
        #expect(dump.controllers[2].presentation == "_UIPageSheetPresentationController")
        #expect(dump.controllers.map { $0.address } == ["0x10", "0x12", "", "0x16"])
        #expect(dump.controllers.map { $0.viewAddress } == ["0x11", "", "", "0x17"])
    }

    // MARK: - Values

    struct Form: CustomTestStringConvertible {
        let text: String
        let subject: PrintedValue.Subject
        let property: Property
        let numbers: [Double]
        var component: String?
        var phase: Phase?

        var testDescription: String { text }

        init(
            _ text: String, _ subject: PrintedValue.Subject, _ property: Property, _ numbers: [Double],
            component: String? = nil, phase: Phase? = nil
        ) {
            (self.text, self.subject, self.property, self.numbers) = (text, subject, property, numbers)
            (self.component, self.phase) = (component, phase)
        }
    }

    static let forms = [
        Form(
            "(lldb) po view.safeAreaInsets\n(UIEdgeInsets) $0 = (top = 47, left = 0, bottom = 34, right = 0)", .view,
            .safeAreaInsets, [47, 0, 34, 0]),
        Form(
            "(lldb) po self.view.safeAreaInsets\n▿ UIEdgeInsets\n  - top : 44.0\n  - left : 0.0\n  - bottom : 34.0\n  - right : 0.0",
            .view, .safeAreaInsets, [44, 0, 34, 0]),
        Form(
            "(lldb) p (UIEdgeInsets)[[self view] safeAreaInsets]\n(UIEdgeInsets) $1 = {\n  top = 1\n}\n(lldb) po view.layoutMargins\nUIEdgeInsets(top: 8.0, left: 16.0, bottom: 8.0, right: 16.0)",
            .view, .layoutMargins, [8, 16, 8, 16]),
        Form(
            "view.safeAreaInsets: UIEdgeInsets(top: 59.0, left: 0.0, bottom: 34.0, right: 0.0)", .view, .safeAreaInsets,
            [59, 0, 34, 0]),
        Form(
            "2026-08-01 App[1:2] viewDidLoad self.view.safeAreaInsets = {20, 0, 0, 0}", .view, .safeAreaInsets,
            [20, 0, 0, 0], phase: .viewDidLoad),
        Form(
            "po view.window?.safeAreaInsets\nUIEdgeInsets(top: 47.0, left: 0.0, bottom: 34.0, right: 0.0)", .window,
            .safeAreaInsets, [47, 0, 34, 0]),
        Form(
            "(lldb) p self.view.frame\n(CGRect) $0 = (origin = (x = 0, y = 0), size = (width = 375, height = 812))",
            .view, .frame, [0, 0, 375, 812]),
        Form(
            "(lldb) p (CGRect)[[self view]frame]\n(CGRect) $1 = origin=(x=0, y=20) size=(width=320, height=460)", .view,
            .frame, [0, 20, 320, 460]),
        Form(
            "(lldb) p view.frame\n(CGRect) $R0 = {\n  origin = {\n    x = 0\n    y = 20\n  }\n  size = {\n    width = 375\n    height = 647\n  }\n}",
            .view, .frame, [0, 20, 375, 647]),
        Form(
            "(lldb) p view.safeAreaInsets\n(UIEdgeInsets) $R1 = {\n  top = 44\n  left = 0\n  bottom = 34\n  right = 0\n}",
            .view, .safeAreaInsets, [44, 0, 34, 0]),
        Form("view.bounds = NSRect: {{0, 0}, {375, 812}}", .view, .bounds, [0, 0, 375, 812]),
        Form(
            "view.directionalLayoutMargins: NSDirectionalEdgeInsets(top: 8.0, leading: 16.0, bottom: 8.0, trailing: 16.0)",
            .view, .directionalLayoutMargins, [8, 16, 8, 16]),
        Form(
            "(lldb) po tableView.contentOffset\n▿ (0.0, -88.0)\n  - x : 0.0\n  - y : -88.0",
            .scrollView("UITableView"), .contentOffset, [0, -88]),
        Form(
            "(lldb) p tableView.contentSize\n(CGSize) $0 = (width = 375, height = 600)", .scrollView("UITableView"),
            .contentSize, [375, 600]),
        Form("(lldb) po self.bounds.size.height\n44", .named("self"), .bounds, [44], component: "height"),
        Form("tableView.frame: (0.0, 88.0, 375.0, 641.0)", .scrollView("UITableView"), .frame, [0, 88, 375, 641]),
        Form(
            "po navigationController?.navigationBar.frame\n▿ (0.0, 47.0, 390.0, 44.0)\n  ▿ origin : (0.0, 47.0)\n    - x : 0.0",
            .navigationBar, .frame, [0, 47, 390, 44]),
        Form("tabBar.frame = {{0, 761}, {390, 83}}", .tabBar, .frame, [0, 761, 390, 83]),
        Form(
            "navigationController.view.safeAreaInsets = {47, 0, 34, 0}", .navigationView, .safeAreaInsets,
            [47, 0, 34, 0]),
        Form("po [0x00007FA8 safeAreaInsets]\n{1, 2, 3, 4}", .address("0x7fa8"), .safeAreaInsets, [1, 2, 3, 4]),
        Form(
            "p UIScreen.main.bounds\n(CGRect) $0 = (origin = (x = 0, y = 0), size = (width = 834, height = 1194))",
            .screen, .bounds, [0, 0, 834, 1194]),
        Form("self.view.safeAreaInsets.top = 44.000000", .view, .safeAreaInsets, [44], component: "top"),
        Form(
            "(lldb) po vc.additionalSafeAreaInsets\nUIEdgeInsets(top: 0.0, left: 0.0, bottom: 64.0, right: 0.0)",
            .controller, .additionalSafeAreaInsets, [0, 0, 64, 0]),
        Form("po topLayoutGuide.length\n64.0", .controller, .topLayoutGuideLength, [64]),
        Form(
            "scrollView.contentInset: UIEdgeInsets(top: 1.0, left: 0.0, bottom: 0.0, right: 0.0)", .scrollView(nil),
            .contentInset, [1, 0, 0, 0]),
        Form("(lldb) po header.safeAreaInsets\n{0, 0, 0, 0}", .named("header"), .safeAreaInsets, [0, 0, 0, 0]),
        Form(
            "<UILayoutGuide: 0x60 - \"UIViewSafeAreaLayoutGuide\", layoutFrame = {{0, 88}, {375, 641}}, owningView = <UIView: 0x7f9; frame = (0 0; 375 812); layer = <CALayer: 0x60>>>",
            .address("0x7f9"), .safeAreaLayoutGuideFrame, [0, 88, 375, 641]),
    ]

    @Test(arguments: forms) func `a value is read in every form that debuggers and logs print`(_ form: Form) throws {
        let dump = read("before\n" + form.text + "\nafter {1, 2}\n")
        let value = try #require(dump.values.last)
        #expect(dump.values.count == 1)
        #expect(value.subject == form.subject && value.property == form.property)
        #expect(value.numbers == form.numbers && value.component == form.component && value.phase == form.phase)
        #expect(value.isLabelled)
    }

    @Test func `insets that no word explains are the view's, and other numbers are nothing`() {
        let dump = read(
            "safe: UIEdgeInsets(top: 64.0, left: 30.0, bottom: 83.0, right: 10.0)\nsize {3, 4} (1, 2, 3, 4)\n")
        #expect(dump.values.map { $0.isLabelled } == [false] && dump.values.first?.place.column == 19)
    }

    @Test func `edges without brackets are values of their own`() {
        let dump = read("safe area top: 44.0 bottom: 34.0\n")
        #expect(dump.values.map { $0.property } == [.safeAreaInsets, .safeAreaInsets])
        #expect(dump.values.map { $0.component } == ["top", "bottom"])
        #expect(dump.values.map { $0.numbers } == [[44], [34]])
    }

    @Test func `a brace that nobody closes does not swallow the lines behind it`() {
        let dump = read("(UIEdgeInsets) $0 = {\nview.frame = (0 0; 390 844)\nview.layoutMargins = {8, 16, 8, 16}\n")
        #expect(dump.values.map { $0.property } == [.frame, .layoutMargins])
        #expect(dump.values.map { $0.place.line } == [2, 3])
    }

    @Test func `a guide that a page wrapped is read`() {
        let dump = read(
            "<UILayoutGuide: 0x60 - \"UIViewSafeAreaLayoutGuide\",\nlayoutFrame = {{0, 44}, {375, 734}}, owningView = <UIView: 0x7f8; frame = (0 0; 375 812);\n"
        )
        #expect(dump.values.map { $0.property } == [.safeAreaLayoutGuideFrame] && dump.views.count == 1)
    }

    @Test func `a quarter turn is read of a transform, and its frame turns with it`() throws {
        let dump = read(
            "<UIView: 0x1; frame = (20 0; 748 1024); transform = [0, -1, 1, 0, 0, 0]; layer = <CALayer: 0x2>>")
        let turn = try #require(dump.views.first?.turn)
        let turned = dump.turning(0, turn, in: Size(width: 768, height: 1024))
        #expect(turned.views[0].frame == Rect(x: 0, y: 20, width: 1024, height: 748))
    }

    // MARK: - What cannot be read

    static let problems: [(text: String, place: [Int], reason: DumpProblem.Reason)] = [
        ("\n   | <UIView: 0x1; frame = (0 0; 390", [2, 6], .unreadableFrame("frame = (0 0; 390")),
        ("   | <UITableView: 0x1; fra", [1, 6], .unreadableFrame("fra")),
        ("<UIView: 0x1; frame = (nan 0; 1 1); layer = <CALayer: 0x2>>", [1, 1], .notFinite),
        ("<UIView: 0x1; frame = (0 0; 1e30 1); layer = <CALayer: 0x2>>", [1, 1], .notFinite),
        ("a 1>, state: appeared, view: <UIView 0x2>", [1, 1], .unreadableController),
        ("po view.safeAreaInsets = {1, 2}", [1, 26], .otherNumbers(.safeAreaInsets)),
        ("view.frame: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)", [1, 25], .otherNumbers(.frame)),
        ("view.safeAreaInsets = {nan, 0, 0, 0}", [1, 23], .notFinite),
        ("po view.safeAreaInsets\n▿ UIEdgeInsets\n  - top : 44.0\nelse", [2, 1], .otherNumbers(.safeAreaInsets)),
        (String(repeating: "<", count: 20_001), [1, 1], .lineTooLong),
    ]

    @Test(arguments: problems)
    func `what cannot be read is said with its place, and the rest is used`(
        _ text: String, _ place: [Int], _ reason: DumpProblem.Reason
    ) {
        let dump = read(text + "\nview.frame = {{0, 0}, {1, 1}}\n")
        #expect(dump.problems.map { [$0.place.line, $0.place.column] } == [place])
        #expect(dump.problems.map { $0.reason } == [reason])
        #expect(dump.values.last?.property == .frame)
    }

    @Test func `a dump is read up to a bound, and that is said once`() {
        let line = "   | <UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>\n"
        let dump = read(String(repeating: line, count: HierarchyDump.maxLines + 3))
        #expect(dump.views.count == HierarchyDump.maxLines && dump.problems.map { $0.reason } == [.tooMany])
    }

    @Test func `a line of brackets costs no more than its length`() {
        let line = String(repeating: "<A(", count: 6000) + "\n"
        let time = ContinuousClock().measure { _ = read(String(repeating: line, count: 30)) }
        #expect(time < .seconds(20))
    }
}
