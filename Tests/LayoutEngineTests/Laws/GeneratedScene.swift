import Geometry
import LayoutEngine

/// An app in an environment, both drawn from a seed: any device, orientation, OS and direction; nested containers; a tree
/// of views named v0, v1, … under the root view of the innermost controller.
struct GeneratedScene {
    var environment: Environment
    var app: App

    /// What may stand in the tree of views.
    struct Ingredients {
        /// Frames in whole points; else views only fill or are pinned to leading and trailing edges.
        var frames = true
        /// Scroll views and tables among the plain views.
        var scrollViews = false
        /// Margins, additional insets and flags other than UIKit's defaults.
        var settings = false
        /// Centred views of odd sizes.
        var centers = false
        /// Views that a transform scales.
        var scales = false
        var deepest = 4
        /// The first major version of iOS.
        var firstOS = 7
    }

    init(seed: Int, _ ingredients: Ingredients = Ingredients()) {
        var generation = SceneGeneration(numbers: SeededNumbers(seed: seed), ingredients: ingredients)
        environment = generation.environment()
        app = App(.controller(generation.controller(depth: 0)))
    }

    /// True for the views v0, v1, … of the tree.
    static func isSubview(_ element: Element) -> Bool {
        guard let name = element.name, name.first == "v" else { return false }
        return !name.dropFirst().isEmpty && name.dropFirst().allSatisfy { $0.isNumber }
    }

    /// The settled values.
    var settled: Snapshot { layOut(app, in: environment).settled }

    /// The root view of the innermost controller, to be changed in place.
    mutating func changeRootView(_ change: (inout View) -> Void) {
        guard case .controller(var root) = app.initial else { return }
        root.changeInnermost { change(&$0.view) }
        app = App(.controller(root))
    }
}

extension Controller {
    /// Changes the controller reached by following shown children to the end.
    mutating func changeInnermost(_ change: (inout Controller) -> Void) {
        switch kind {
        case .content: change(&self)
        case .navigation(var navigation):
            navigation.topViewController.changeInnermost(change)
            kind = .navigation(navigation)
        case .tab(var tab):
            tab.selectedViewController.changeInnermost(change)
            kind = .tab(tab)
        case .split(var split):
            split.secondary.changeInnermost(change)
            kind = .split(split)
        case .arrangement(var panes):
            panes.primary.changeInnermost(change)
            kind = .arrangement(panes)
        case .page(var page):
            page.changeInnermost(change)
            kind = .page(page)
        }
    }
}
