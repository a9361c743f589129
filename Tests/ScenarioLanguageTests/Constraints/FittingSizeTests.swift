import LayoutEngine
import ScenarioLanguage
import Testing

/// The answer of systemLayoutSizeFitting: the size that constraints leave a view, apart from where it lies.
@Suite struct FittingSizeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let request: String
        /// Constraints of the card.
        let constraints: [String]
        let label: String
        let size: [Double]
    }

    static let padded = [
        "text.top == superview.top + 8", "text.bottom == superview.bottom - 8",
        "text.leading == superview.leading + 12", "text.trailing == superview.trailing - 12",
    ]

    static let cases = [
        Case(
            testDescription: "compressed: the content with the space around it", request: "{}", constraints: padded,
            label: "intrinsicContentSize: [100, 20]", size: [124, 36]),
        Case(
            testDescription: "expanded: content hugs, so it is no larger", request: "{targetSize: expanded}",
            constraints: padded, label: "intrinsicContentSize: [100, 20]", size: [124, 36]),
        Case(
            testDescription: "a width that is given, with a height that follows",
            request: "{targetSize: [320, 0], horizontalFittingPriority: 1000}", constraints: padded,
            label: "intrinsicContentSize: [100, 20]", size: [320, 36]),
        Case(
            testDescription: "a ratio takes its height from the given width",
            request: "{targetSize: [320, 0], horizontalFittingPriority: 1000}",
            constraints: padded + ["text.height == text.width / 2"], label: "intrinsicContentSize: [-1, -1]",
            size: [320, 164]),
        Case(
            testDescription: "compression resistance of 750 is stronger than a target of 749",
            request: "{targetSize: [50, 0], horizontalFittingPriority: 749}", constraints: padded,
            label: "intrinsicContentSize: [100, 20]", size: [124, 36]),
        Case(
            testDescription: "and weaker than one of 751",
            request: "{targetSize: [50, 0], horizontalFittingPriority: 751}", constraints: padded,
            label: "intrinsicContentSize: [100, 20]", size: [50, 36]),
        Case(
            testDescription: "hugging of 250 is weaker than a target of 251",
            request: "{targetSize: [400, 0], horizontalFittingPriority: 251}", constraints: padded,
            label: "intrinsicContentSize: [100, 20]", size: [400, 36]),
        Case(
            testDescription: "compressed where nothing asks for anything", request: "{}", constraints: [],
            label: "intrinsicContentSize: [100, 20]", size: [0, 0]),
        Case(
            testDescription: "expanded where nothing holds it", request: "{targetSize: expanded}", constraints: [],
            label: "intrinsicContentSize: [100, 20]", size: [10000, 10000]),
        Case(
            testDescription: "a width of its own counts", request: "{}", constraints: padded + ["width == 200"],
            label: "intrinsicContentSize: [100, 20]", size: [200, 36]),
        Case(
            testDescription: "the distance to its superview does not", request: "{}",
            constraints: padded + ["trailing == superview.trailing - 5"], label: "intrinsicContentSize: [100, 20]",
            size: [124, 36]),
    ]

    @Test(arguments: cases)
    func `a view has the size that its constraints leave it`(_ test: Case) throws {
        let lines = test.constraints.map { "\n                    - \($0)" }.joined()
        let constraints = lines.isEmpty ? "[]" : lines
        let text = """
            id: a
            device: iPhone 8
            os: 16
            root:
              viewController:
                view:
                  - view:
                      name: card
                      systemLayoutSizeFitting: \(test.request)
                      frame: [0, 0, 300, 200]
                      constraints: \(constraints)
                      subviews:
                        - label: {name: text, \(test.label)}
            """
        let settled = try ResolvedSource(text, checksClaims: false).settled()
        let quantities = settled["card"]?[.systemLayoutSizeFitting]?.quantities ?? []
        #expect(quantities.map { $0.value } == test.size)
        var recomputation = Recomputation()
        for quantity in quantities { #expect(recomputation.value(of: quantity) == quantity.value) }
    }
}
