import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// Everything that a picture shows, decided but not yet drawn.
struct Subject {
    let words: Words
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
    /// The visible scroll views in tree order: their positions among all elements, and their frames in the window.
    let scrollViews: [(index: Int, frame: Rect)]
    /// The positions of the elements that an element holds.
    let children: [Int: [Int]]

    /// - Parameters:
    ///   - scale: the scale of the screen, if several screens share one; else as large as a picture allows.
    ///   - claims: the claims, if variants share them.
    ///   - always: distances that are drawn regardless of their values, because other variants have them.
    init(
        _ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, _ style: PictureStyle, scale: Double? = nil,
        claims: [Expectation]? = nil, always: Set<Measure.Kind> = []
    ) {
        let window = result.environment.windowFrame
        let snapshot = result.settled
        let tree = ShownTree(root: variant.app.root(at: snapshot.phase))
        let shownView = Self.shownView(in: snapshot, tree)
        let scroll = snapshot.elements.first { $0.isVisible && $0.kind.isScrollView && !$0.frameInWindow.isEmpty }
        words = style.words
        self.snapshot = snapshot
        self.tree = tree
        self.shownView = shownView
        self.scroll = scroll
        scrollViews = snapshot.elements.indices.filter {
            snapshot.elements[$0].kind.isScrollView && snapshot.elements[$0].isVisible
        }.map { ($0, snapshot.elements[$0].frameInWindow) }
        var children: [Int: [Int]] = [:]
        for index in snapshot.elements.indices {
            if let parent = snapshot.elements[index].parent { children[parent, default: []].append(index) }
        }
        self.children = children
        environment = result.environment
        let screen = result.environment.screenSize
        map =
            scale.map { ScreenMap(screenSize: screen, windowOrigin: window.origin, scale: $0) }
            ?? ScreenMap(screenSize: screen, windowOrigin: window.origin, style.composition)
        answer =
            AnswerChoice(
                scenario: scenario, claims: claims ?? variant.expectations, snapshot: snapshot, tree: tree,
                window: Rect(origin: .zero, size: window.size), shownView: shownView, scroll: scroll,
                always: always
            ).answer
        layers = scenario.show.isEmpty ? Self.usualLayers : scenario.show
    }

    /// Subjects that all draw every distance that any of them draws, so that a missing number is not mistaken for a difference.
    ///
    /// - Parameter make: creates the subjects, with distances that are drawn regardless of their values.
    static func measuredAlike(_ make: (_ always: Set<Measure.Kind>) -> [Subject]) -> [Subject] {
        let alone = make([])
        let kinds = alone.map { Set($0.answer.measures.map { $0.kind }) }
        return Set(kinds).count > 1 ? make(kinds.reduce([]) { $0.union($1) }) : alone
    }

    private static func shownView(in snapshot: Snapshot, _ tree: ShownTree) -> Element? {
        tree.innermostViewName.flatMap { snapshot[$0] } ?? snapshot.elements.first { $0.kind.isView && $0.isVisible }
    }

    /// The layers that are drawn over device, bars and content if `show` names none.
    private static let usualLayers: [Layer] = [.bars, .views, .safeArea, .contentInset]

    /// The scroll view whose insets are drawn: the one that is asked about, else the first.
    var measuredScroll: Element? {
        guard let asked = answer.asked?.element, asked.kind.isScrollView else { return scroll }
        return asked
    }

    /// The safe area of the shown view in window points; nil before iOS 11 and when the layer is not drawn.
    var safeRect: Rect? {
        guard layers.contains(.safeArea), let shownView, let insets = shownView[.safeAreaInsets]?.insets else {
            return nil
        }
        return shownView.frameInWindow.inset(by: insets)
    }

    /// The values that the picture answers with and that are extrapolated.
    var extrapolated: [String] {
        answer.values
            .filter { NumberText.isMarked($0.value, in: environment) }
            .map { $0.name + "." + $0.property.rawValue }
    }

    /// The screen in window points.
    var screen: Rect {
        Rect(origin: .zero - environment.windowFrame.origin, size: environment.screenSize)
    }

    /// The window in its own points.
    var window: Rect { Rect(origin: .zero, size: environment.windowFrame.size) }
}

extension Element.Kind {
    var isScrollView: Bool { self == .scrollView || self == .tableView }

    /// Whether this is a view created by an app, bars excluded.
    var isView: Bool { self == .view || isScrollView }

    var isBar: Bool { barWord != nil }

    /// The word for a bar; nil for what is none.
    var barWord: PictureWord? {
        switch self {
        case .navigationBar: .navigationBar
        case .tabBar: .tabBar
        case .toolbar: .toolbar
        case .window, .statusBar, .controller, .view, .scrollView, .tableView, .cell, .contentView, .label, .separator,
            .header, .footer, .keyboard, .layoutGuide, .barButtonItem:
            nil
        }
    }
}
