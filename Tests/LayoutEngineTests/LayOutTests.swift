import Devices
import Geometry
import Languages
import LayoutEngine
import Testing
import WordFiles

/// A few hierarchies by hand, so that the engine is tested without the scenario language.
@Suite struct LayOutTests {
    private func environment(_ device: String, _ orientation: InterfaceOrientation = .portrait, os: OSVersion) throws
        -> Environment
    {
        Environment(
            device: try #require(DeviceCatalog.standard.device(named: device)), orientation: orientation, os: os)
    }

    private var table: View {
        var scroll = ScrollView()
        scroll.alwaysBounceVertical = false
        return View(name: "table", kind: .table(scroll, TableView()), placement: .fill)
    }

    private func tabNavigationContent(_ subviews: [View]) -> App {
        var content = Controller(name: "vc", kind: .content, view: View(name: "view"))
        content.view.subviews = subviews
        let navigation = Controller(
            name: "nav", kind: .navigation(NavigationController(topViewController: content)), view: View(name: nil))
        return App(
            .controller(
                Controller(
                    name: "tab", kind: .tab(TabBarController(selectedViewController: navigation)),
                    view: View(name: nil))))
    }

    @Test func `both bars and the sensor housing inset a table on iPhone X`() throws {
        let result = layOut(tabNavigationContent([table]), in: try environment("iPhone X", os: OSVersion(11)))
        let table = try #require(result.settled["table"])
        #expect(table[.safeAreaInsets]?.insets == Insets(top: 88, left: 0, bottom: 83, right: 0))
        #expect(table[.adjustedContentInset]?.insets == Insets(top: 88, left: 0, bottom: 83, right: 0))
        #expect(table[.contentOffset]?.description == "0, -88")
        #expect(table.frameInWindow == Rect(x: 0, y: 0, width: 375, height: 812))
    }

    /// Apple's guidelines tell of the place, nobody of the height.
    @Test func `from iPadOS 18 the tab bar is at the top, and its height is not modelled before 26`() throws {
        let app = tabNavigationContent([table])
        for (os, insets, frame) in [
            (17, Insets(top: 74, left: 0, bottom: 65, right: 0), "0, 1129, 834, 65"),
            (18, Insets(top: 74, left: 0, bottom: 25, right: 0), nil),
            (26, Insets(top: 86, left: 0, bottom: 25, right: 0), "0, 32, 834, 44"),
        ] {
            let environment = try environment("iPad Pro 11-inch (1st generation)", os: OSVersion(os))
            let settled = layOut(app, in: environment).settled
            #expect(settled["table"]?[.safeAreaInsets]?.insets == insets, "iPadOS \(os)")
            #expect(settled["tabBar"]?[.frame]?.description == frame, "iPadOS \(os)")
            #expect(modelLimits(of: app, in: environment) == (os == 18 ? [.tabBarStrip] : []), "iPadOS \(os)")
        }
    }

    @Test(arguments: [
        ("iPhone 16", 18, SheetPresentation.Detent.custom(100), [ModelLimit]()), ("iPhone 16", 26, .medium, []),
        ("iPhone 16", 26, .custom(100), []), ("iPhone 16", 26, .custom(170), [.lowDetent]),
        ("iPhone 16", 26, .custom(200), []), ("iPhone 16", 26, .large, []),
        ("iPad Pro 11-inch (1st generation)", 26, .medium, [.detentOfNarrowSheet]),
        ("iPad Pro 11-inch (1st generation)", 26, .large, []), ("iPad Pro 11-inch (1st generation)", 14, .medium, []),
    ])
    func `a detent is said not to be modelled where nobody published its height`(
        device: String, os: Int, detent: SheetPresentation.Detent, limits: [ModelLimit]
    ) throws {
        var controller = Controller(name: "vc", kind: .content, view: View(name: "view"))
        controller.modalPresentationStyle = .pageSheet
        controller.sheetPresentation.detents = [detent, .large]
        let environment = try environment(device, os: OSVersion(os))
        #expect(modelLimits(of: App(.controller(controller)), in: environment) == limits)
    }

    @Test(arguments: [
        (
            "iPad (A16)", nil as Double?, ModalPresentationStyle.formSheet, Keyboard.docked(height: 300, accessory: 0),
            true
        ),
        ("iPad (A16)", nil, .formSheet, .docked(height: nil, accessory: 44), true),
        ("iPad (A16)", nil, .formSheet, .docked(height: 0, accessory: 0), false),
        ("iPad (A16)", nil, .formSheet, .undocked(Rect(x: 0, y: 600, width: 320, height: 260)), false),
        ("iPad (A16)", nil, .pageSheet, .docked(height: 300, accessory: 0), false),
        ("iPad (A16)", nil, .fullScreen, .docked(height: 300, accessory: 0), false),
        ("iPad (A16)", 375, .formSheet, .docked(height: 300, accessory: 0), false),
        ("iPhone 16", nil, .formSheet, .docked(height: 300, accessory: 0), false),
    ])
    func `where a form sheet goes above a docked keyboard is said not to be modelled`(
        device: String, width: Double?, style: ModalPresentationStyle, keyboard: Keyboard, isUnknown: Bool
    ) throws {
        var controller = Controller(name: "vc", kind: .content, view: View(name: "view"))
        controller.modalPresentationStyle = style
        var environment = try environment(device, os: OSVersion(18))
        environment.keyboard = keyboard
        environment.window.frame = width.map { Rect(x: 0, y: 0, width: $0, height: environment.screenSize.height) }
        let limits = modelLimits(of: App(.controller(controller)), in: environment)
        #expect(limits == (isUnknown ? [.formSheetAboveKeyboard] : []))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a flow layout that is read from right to left is said not to be modelled`(direction: LayoutDirection) throws {
        var collection = CollectionView()
        collection.sections = [3]
        let view = View(name: "grid", kind: .collection(ScrollView(), collection), placement: .fill)
        var environment = try environment("iPhone X", os: OSVersion(16))
        environment.layoutDirection = direction
        let isMirrored = direction == .rightToLeft
        for app in [tabNavigationContent([view]), App(.views([view]))] {
            #expect(modelLimits(of: app, in: environment) == (isMirrored ? [.flowLayoutDirection] : []))
        }
        // The view's own word counts, not the reader's language.
        var forced = view
        forced.semanticContentAttribute = isMirrored ? .forceLeftToRight : .forceRightToLeft
        #expect(modelLimits(of: App(.views([forced])), in: environment).isEmpty == isMirrored)
    }

    @Test func `bars know where they are in the window`() throws {
        let app = tabNavigationContent([table])
        let settled = layOut(app, in: try environment("iPhone X", os: OSVersion(11))).settled
        #expect(settled["window"]?[.frameInWindow]?.description == "0, 0, 375, 812")
        #expect(settled["statusBar"]?[.frameInWindow]?.description == "0, 0, 375, 44")
        #expect(settled["navigationBar"]?[.frameInWindow]?.description == "0, 44, 375, 44")
        #expect(settled["tabBar"]?[.frameInWindow]?.description == "0, 729, 375, 83")
        for element in settled.elements where element.kind != .controller {
            #expect(element[.frameInWindow]?.rect == element.frameInWindow, "\(element.name ?? "")")
        }
    }

    /// Device, orientation, window and presentation with the traits that a view has there.
    struct TraitCase: Sendable {
        let device: String
        var orientation = InterfaceOrientation.portrait
        var os = OSVersion(26)
        var window: Rect?
        var style: ModalPresentationStyle?
        /// Horizontal and vertical size class, display scale, idiom; "none" for what nobody published.
        let traits: String
    }

    private static let traitCases = [
        TraitCase(device: "iPhone X", os: OSVersion(11), traits: "compact, regular, 3, phone"),
        TraitCase(
            device: "iPhone X", orientation: .landscapeLeft, os: OSVersion(11), traits: "compact, compact, 3, phone"),
        TraitCase(
            device: "iPhone 8 Plus", orientation: .landscapeLeft, os: OSVersion(11),
            traits: "regular, compact, 3, phone"),
        TraitCase(device: "iPhone 16", style: .pageSheet, traits: "compact, regular, 3, phone"),
        TraitCase(device: "iPad (A16)", traits: "regular, regular, 2, pad"),
        TraitCase(
            device: "iPad (A16)", window: Rect(x: 0, y: 0, width: 375, height: 1180),
            traits: "compact, regular, 2, pad"),
        TraitCase(device: "iPad (A16)", style: .formSheet, traits: "compact, regular, 2, pad"),
        TraitCase(device: "iPad (A16)", style: .pageSheet, traits: "none, regular, 2, pad"),
        TraitCase(device: "iPhone 5s", os: OSVersion(7), traits: "none, none, none, none"),
    ]

    @Test(arguments: traitCases)
    func `elements have the traits of their window and presentation`(_ row: TraitCase) throws {
        var app = tabNavigationContent([table])
        if var controller = app.initial.controller {
            controller.modalPresentationStyle = row.style
            app = App(.controller(controller))
        }
        var environment = try environment(row.device, row.orientation, os: row.os)
        environment.window.frame = row.window
        let settled = layOut(app, in: environment).settled
        for name in ["vc", "view", "table", "table.cell(0, 0)", "navigationBar"] {
            guard let element = settled[name] else { continue }
            let traits = [Property.horizontalSizeClass, .verticalSizeClass, .displayScale, .userInterfaceIdiom]
            let words = traits.map { element[$0]?.description ?? "none" }.joined(separator: ", ")
            #expect(words == row.traits, "\(name)")
        }
    }

    @Test func `every number of a snapshot is finite and explains itself`() throws {
        for device in DeviceCatalog.standard.devices {
            for orientation in InterfaceOrientation.allCases {
                let environment = Environment(device: device, orientation: orientation, os: device.newestOS)
                let result = layOut(tabNavigationContent([table]), in: environment)
                var recomputation = Recomputation()
                // Expected at once, as there are thousands.
                var wrong: [Quantity] = []
                for element in result.snapshots.flatMap({ $0.elements }) {
                    for quantity in element.values.flatMap({ $0.value.quantities }) {
                        if !quantity.value.isFinite || recomputation.value(of: quantity) != quantity.value {
                            wrong.append(quantity)
                        }
                    }
                }
                #expect(wrong.isEmpty, "\(device.id) \(orientation): \(wrong.map { "\($0.derivation.name)" })")
            }
        }
    }

    @Test func `rule ids are unique and every rule speaks every language`() {
        let ids = RuleCatalog.rules.map { $0.id }
        #expect(Set(ids).count == ids.count)
        for rule in RuleCatalog.rules {
            for words in WordFiles.standard.languages {
                #expect(words.has(rule.statement.key), "'\(rule.id)' has no text in \(words.language)")
            }
            #expect(!rule.evidence.isEmpty, "\(rule.id) names no evidence")
        }
    }

    @Test func `every term has a name in every language, and the words files hold no other terms and rules`() {
        let keys = Set(TermName.allCases.map { $0.key } + RuleCatalog.rules.map { $0.statement.key })
        for words in WordFiles.standard.languages {
            // A text that depends on a count has a key for each of its forms.
            let held = words.keys.filter { $0.hasPrefix("terms.") || $0.hasPrefix("rules.") }.map { key in
                for form in [".one", ".other"] where key.hasSuffix(form) { return String(key.dropLast(form.count)) }
                return key
            }
            #expect(Set(held).symmetricDifference(keys).isEmpty)
        }
    }

    @Test func `the name of a number says how many things or which view it is about`() {
        let (english, chinese) = (WordFiles.standard[.english], WordFiles.standard[.simplifiedChinese])
        #expect(english.text(.path("view.frame.y")) == "view.frame.y" && chinese.text(.path("a.b")) == "a.b")
        #expect(english.text(.term(.statusBar)) == "status bar" && chinese.text(.term(.statusBar)) == "状态栏")
        #expect(english.text(.count(1, .rowsLaidOut)) == "1 rows laid out")
        #expect(chinese.text(.count(12, .rowsLaidOut)) == "已布局的 12 行")
        let gap = DerivationName.about("card", .distanceFromSuperviewsTop)
        #expect(english.text(gap) == "distance from card to its superview's top edge")
        #expect(chinese.text(gap) == "card 到父视图顶边的距离")
    }

    @Test func `every rule that a derivation names stands in the catalog`() throws {
        let result = layOut(tabNavigationContent([table]), in: try environment("iPhone X", os: OSVersion(11)))
        let known = Set(RuleCatalog.rules.map { $0.id })
        for quantity in result.settled.elements.flatMap({ $0.values }).flatMap({ $0.value.quantities }) {
            for id in ruleIDs(quantity.derivation) { #expect(known.contains(id), "\(id)") }
        }
    }

    private func ruleIDs(_ derivation: Derivation) -> [String] {
        (derivation.rule.map { [$0.id] } ?? []) + derivation.terms.flatMap { ruleIDs($0.quantity.derivation) }
    }

    @Test func `a rule is used only on the OS versions it holds for`() throws {
        for (device, os) in [
            ("iPhone 6", OSVersion(8)), ("iPhone 7", OSVersion(10)), ("iPhone X", OSVersion(11)),
            ("iPhone 16", OSVersion(18)), ("iPhone 17", OSVersion(26)),
        ] {
            let result = layOut(tabNavigationContent([table]), in: try environment(device, os: os))
            for quantity in result.snapshots.flatMap({ $0.elements }).flatMap({ $0.values })
                .flatMap({ $0.value.quantities })
            {
                check(quantity.derivation, holdsOn: os)
            }
        }
    }

    private func check(_ derivation: Derivation, holdsOn os: OSVersion) {
        if let rule = derivation.rule {
            #expect(rule.versions.contains(os), "\(rule.id) (\(rule.versions)) was used on \(os)")
        }
        for term in derivation.terms { check(term.quantity.derivation, holdsOn: os) }
    }
}
