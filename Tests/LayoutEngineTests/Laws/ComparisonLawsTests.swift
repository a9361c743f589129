import Geometry
import LayoutEngine
import Testing

/// How a layout changes with one thing in it, tried on generated apps in generated environments.
@Suite struct ComparisonLawsTests {
    private func scene(_ seed: Int, frames: Bool = true, settings: Bool = true) -> GeneratedScene {
        GeneratedScene(seed: seed, GeneratedScene.Ingredients(frames: frames, settings: settings, firstOS: 11))
    }

    @Test func `never adjusts least, then scrollableAxes, then automatic, and always most`() throws {
        var differing = 0
        for seed in LayoutLawsTests.seeds {
            let behaviors: [ScrollView.ContentInsetAdjustmentBehavior] = [.never, .scrollableAxes, .automatic, .always]
            let insets = try behaviors.map { behavior in
                var scene = scene(seed)
                scene.changeRootView { root in
                    var scroll = ScrollView()
                    scroll.contentInsetAdjustmentBehavior = behavior
                    scroll.contentSize = Size(width: Double(seed % 7) * 100, height: Double(seed % 11) * 200)
                    scroll.alwaysBounceVertical = seed.isMultiple(of: 3)
                    var view = View(name: "scroll", placement: root.subviews.first?.placement ?? .fill)
                    view.kind = .scroll(scroll)
                    root.subviews = [view]
                }
                return try #require(scene.settled["scroll"]?[.adjustedContentInset]?.insets)
            }
            for (less, more) in zip(insets, insets.dropFirst()) {
                #expect(Edge.allCases.allSatisfy { less[$0] <= more[$0] }, "seed \(seed): \(less) \(more)")
            }
            differing += insets.first == insets.last ? 0 : 1
        }
        #expect(differing > 50)
    }

    @Test func `hiding the bars never shrinks the safe area`() throws {
        let slack = Insets(top: -0.001, left: -0.001, bottom: -0.001, right: -0.001)
        var grown = 0
        for seed in LayoutLawsTests.seeds {
            var scene = scene(seed, settings: false)
            let areas = try [false, true].map { isHidden in
                scene.changeBars(isHidden: isHidden)
                let root = try #require(scene.settled["view"])
                let safe = try #require(root[.safeAreaLayoutGuideFrame]?.rect)
                let frame = root.frameInWindow
                return safe.offset(by: Point(x: frame.minX, y: frame.minY))
            }
            #expect(areas[1].inset(by: slack).encloses(areas[0]), "seed \(seed): \(areas)")
            grown += areas[0] == areas[1] ? 0 : 1
        }
        #expect(grown > 50)
    }

    @Test func `turned to the left and to the right, a layout is its mirror image`() throws {
        var tried = 0
        for seed in LayoutLawsTests.seeds {
            var scene = scene(seed, frames: false, settings: false)
            guard scene.environment.orientation.isLandscape else { continue }
            tried += 1
            (scene.environment.orientation, scene.environment.layoutDirection) = (.landscapeLeft, .leftToRight)
            let first = scene.settled.elements
            (scene.environment.orientation, scene.environment.layoutDirection) = (.landscapeRight, .rightToLeft)
            let second = scene.settled.elements
            try #require(first.count == second.count)
            let width = scene.environment.windowFrame.width
            for (original, turned) in zip(first, second) {
                let frame = original.frameInWindow
                let expected = Rect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
                let name = "seed \(seed): \(original.name ?? "")"
                #expect(turned.frameInWindow.isNear(expected), "\(name) \(turned.frameInWindow) \(expected)")
                #expect(turned[.safeAreaInsets]?.insets == original[.safeAreaInsets]?.insets?.mirrored, "\(name)")
            }
        }
        #expect(tried > 50)
    }

    @Test func `a view is the same without a sibling`() throws {
        var gone = 0
        for seed in LayoutLawsTests.seeds {
            var scene = GeneratedScene(
                seed: seed, GeneratedScene.Ingredients(scrollViews: true, settings: true, scales: true))
            let before = scene.settled
            var count = 0
            scene.changeRootView { root in
                count = root.subviews.count
                if count > 1 { root.subviews.removeLast() }
            }
            guard count > 1 else { continue }
            gone += 1
            let after = scene.settled
            for element in after.elements where GeneratedScene.isSubview(element) {
                let name = try #require(element.name)
                let same = try #require(before[name])
                #expect(texts(of: same) == texts(of: element), "seed \(seed): \(name)")
            }
        }
        #expect(gone > 50)
    }

    private func texts(of element: Element) -> [String] {
        element.values.map { "\($0.property.rawValue) \($0.value.description)" } + ["\(element.frameInWindow)"]
    }
}

extension GeneratedScene {
    /// Shows or hides every navigation bar, toolbar and tab bar.
    fileprivate mutating func changeBars(isHidden: Bool) {
        guard case .controller(var root) = app.initial else { return }
        root.changeBars(isHidden: isHidden)
        app = App(.controller(root))
    }
}

extension Controller {
    fileprivate mutating func changeBars(isHidden: Bool) {
        switch kind {
        case .content: break
        case .navigation(var navigation):
            (navigation.isNavigationBarHidden, navigation.isToolbarHidden) = (isHidden, isHidden)
            navigation.topViewController.changeBars(isHidden: isHidden)
            kind = .navigation(navigation)
        case .tab(var tab):
            tab.tabBar.isHidden = isHidden
            tab.selectedViewController.changeBars(isHidden: isHidden)
            kind = .tab(tab)
        case .split(var split):
            split.secondary.changeBars(isHidden: isHidden)
            kind = .split(split)
        case .arrangement(var panes):
            panes.primary.changeBars(isHidden: isHidden)
            kind = .arrangement(panes)
        case .page(var page):
            page.changeBars(isHidden: isHidden)
            kind = .page(page)
        }
    }
}
