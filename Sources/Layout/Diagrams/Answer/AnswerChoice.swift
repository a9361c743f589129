import Geometry
import LayoutEngine
import ScenarioLanguage

/// Chooses the values that a picture answers.
///
/// 1. A claim about a layer that `show` names: a frame that does not fill the window, then insets, the outermost result
///    first; else the first claim about anything measurable; frames that fill the window only when nothing else is asked.
/// 2. The first layer of `show` that has distances, on the shown scroll view or root view.
/// 3. The frame of a root view that does not fill its superview.
/// 4. The insets of the shown scroll view, else of the root view; before iOS 11 contentInset, else the frame.
struct AnswerChoice {
    let scenario: Scenario
    let claims: [Expectation]
    let snapshot: Snapshot
    let tree: ShownTree
    /// The window in its own points.
    let window: Rect
    /// The shown controller's root view.
    let shownView: Element?
    /// The first visible scroll view.
    let scroll: Element?
    /// Distances that are drawn regardless of their values.
    var always: Set<Measure.Kind> = []

    /// The values that the claims are about, as they are when everything has settled; each once.
    var asked: [AskedValue] {
        var found: [AskedValue] = []
        for expectation in claims where expectation.phase == .viewDidAppear {
            guard let property = Property(rawValue: expectation.path.property),
                let asked = value(of: property, named: expectation.path.name),
                !found.contains(where: { $0.name == asked.name && $0.property == asked.property })
            else { continue }
            found.append(asked)
        }
        return found
    }

    var answer: Answer {
        let asked = self.asked
        let chosen = claimed(asked) ?? shown ?? usual
        let others = asked.filter { $0.name != chosen?.name || $0.property != chosen?.property }
        let showsEdges = scenario.show.contains(.edges)
        let measures =
            chosen.map {
                MeasureMaking(asked: $0, snapshot: snapshot, always: always, showsEdges: showsEdges).measures
            } ?? []
        return Answer(asked: chosen, measures: measures, others: others)
    }

    private func claimed(_ asked: [AskedValue]) -> AskedValue? {
        let measurable = asked.filter { MeasureMaking.canMeasure($0.property) }
        for property in Self.byInterest where isShown(property) {
            if let claim = measurable.first(where: { $0.property == property && isInformative($0) }) { return claim }
        }
        return measurable.first { isInformative($0) } ?? measurable.first
    }

    /// Properties in the order in which a picture of several layouts prefers them as its subject.
    private static let byInterest: [Property] = [
        .frame, .adjustedContentInset, .contentInset, .contentOffset, .layoutMargins, .layoutMarginsGuideFrame,
        .readableContentGuideFrame, .safeAreaInsets,
    ]

    /// Whether a layer draws the property, or it is a margin, which is drawn whenever it is asked about.
    private func isShown(_ property: Property) -> Bool {
        let isLayer = Layer.allCases.contains { $0.property == property }
        return isLayer ? scenario.show.contains { $0.property == property } : !scenario.show.isEmpty
    }

    /// Whether the value is worth showing. A frame that fills the window adds little to other numbers; the window's own frame
    /// shows its position on the screen, where frames are shown.
    private func isInformative(_ value: AskedValue) -> Bool {
        value.property != .frame || value.element.frameInWindow != window
            || (value.element.kind == .window && isShown(.frame))
    }

    private var shown: AskedValue? {
        for layer in scenario.show {
            guard let property = layer.property, let element = layer.isOfScrollViews ? scroll : shownView else {
                continue
            }
            if let found = value(of: property, in: element) { return found }
        }
        return nil
    }

    private var usual: AskedValue? {
        if let shownView, !snapshot.fillsSuperview(shownView), let frame = value(of: .frame, in: shownView) {
            return frame
        }
        let inScroll = scroll.flatMap { value(of: .adjustedContentInset, in: $0) ?? value(of: .contentInset, in: $0) }
        let inView = shownView.flatMap { value(of: .safeAreaInsets, in: $0) ?? value(of: .frame, in: $0) }
        return inScroll ?? inView
    }

    private func value(of property: Property, named name: String) -> AskedValue? {
        return snapshot[name].flatMap { element in
            element[property].map { AskedValue(name: name, element: element, property: property, value: $0) }
        }
    }

    private func value(of property: Property, in element: Element) -> AskedValue? {
        element[property].map {
            AskedValue(name: element.name ?? "view", element: element, property: property, value: $0)
        }
    }
}

extension Layer {
    /// The property that the layer draws as distances; nil for the others.
    var property: Property? {
        switch self {
        case .bars, .views, .coordinates, .edges: nil
        case .safeArea: .safeAreaInsets
        case .adjustedContentInset: .adjustedContentInset
        case .contentInset: .contentInset
        case .frame: .frame
        case .contentOffset: .contentOffset
        }
    }

    /// Whether this is a property of scroll views.
    var isOfScrollViews: Bool {
        self == .adjustedContentInset || self == .contentInset || self == .contentOffset
    }
}
