import Drawing
import Geometry
import LayoutEngine
import Scenarios

/// Everything that a picture shows, decided but not yet drawn.
struct Figure {
    let language: Language
    let palette: Palette
    let environment: Environment
    let snapshot: Snapshot
    let tree: ShownTree
    let map: ScreenMap
    let layers: [Layer]
    let answer: Answer
    /// The shown controller's root view, or the first view of a window without controllers.
    let shownView: Element?
    /// The first visible scroll view.
    let scroll: Element?

    init(_ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, language: Language, palette: Palette) {
        let size = result.environment.screenSize
        let snapshot = result.settled
        let tree = ShownTree(root: variant.app.root(at: snapshot.phase))
        let shownView = Self.shownView(in: snapshot, tree)
        let scroll = snapshot.elements.first { $0.isVisible && $0.kind.isScrollView && !$0.frameInWindow.isEmpty }
        self.language = language
        self.palette = palette
        self.snapshot = snapshot
        self.tree = tree
        self.shownView = shownView
        self.scroll = scroll
        environment = result.environment
        map = ScreenMap(screenSize: size)
        answer =
            AnswerChoice(
                scenario: scenario, variant: variant, snapshot: snapshot, tree: tree,
                screen: Rect(origin: .zero, size: size), shownView: shownView, scroll: scroll
            ).answer
        layers = Self.layers(scenario.show)
    }

    private static func shownView(in snapshot: Snapshot, _ tree: ShownTree) -> Element? {
        tree.innermostViewName.flatMap { snapshot[$0] } ?? snapshot.elements.first { $0.kind.isView && $0.isVisible }
    }

    /// What `show` names; everything without it, or when it only says which value is asked for.
    private static func layers(_ show: [Layer]) -> [Layer] {
        let drawn: [Layer] = [.bars, .views, .safeArea, .contentInset]
        return show.contains { drawn.contains($0) } ? show : show + drawn.filter { !show.contains($0) }
    }

    /// The safe area of the shown view in window points; nil before iOS 11 and when the layer is not drawn.
    var safeRect: Rect? {
        guard layers.contains(.safeArea), let shownView, let insets = shownView[.safeAreaInsets]?.insets else {
            return nil
        }
        return shownView.frameInWindow.inset(by: insets)
    }

    /// The screen in window points.
    var screen: Rect { Rect(origin: .zero, size: environment.screenSize) }
}

extension Element.Kind {
    var isScrollView: Bool { self == .scrollView || self == .tableView }

    /// True for views that an app makes, bars excluded.
    var isView: Bool { self == .view || isScrollView }

    var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }
}
