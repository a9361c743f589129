import Geometry
import LayoutEngine
import ScenarioLanguage

extension UIKitProgram {
    /// The expression that reads a value from `controller`; nil where UIKit has no property for it.
    func reading(_ path: ValuePath) -> Expression? {
        guard let element = elements.first(where: { $0.name == path.name }),
            let property = Property(rawValue: path.property)
        else { return nil }
        let found =
            property == .systemLayoutSizeFitting
            ? fittings[path.name] : Self.whole(property, of: element.expression, element.kind)
        guard let whole = found else { return nil }
        guard let component = path.component else { return whole }
        return Self.part(component, of: whole, property)
    }

    private static func whole(
        _ property: Property, of element: Expression, _ kind: ElementKind
    ) -> Expression? {
        if kind == .statusBar {
            let manager = element["windowScene"]["statusBarManager"]
            switch property {
            case .frame, .frameInWindow: return manager["statusBarFrame"]
            case .isHidden: return manager["isStatusBarHidden"]
            default: return nil
            }
        }
        switch property {
        case .frameInWindow:
            guard kind != .window else { return element["frame"] }
            return .call(
                Call(
                    receiver: element, method: Method("convert(_:to:)", "convertRect:toView:"),
                    arguments: [element["bounds"], .missing]))
        // Not a property of UIKit, or a property of something that is not an object of the app.
        case .effectiveScrollIndicatorInsets, .height, .frameEnd, .text, .lines, .neededLines, .verticalBarEdge, .axis,
            .displayScale,
            .userInterfaceIdiom, .edgesForExtendedLayout, .divisionFrame, .divisionMargins, .divisionIsActive,
            .cameraFrame, .cameraIsActive, .statusItemsFrame, .statusItemsIsActive:
            return nil
        default: return property.rawValue.split(separator: ".").reduce(element) { $0[String($1)] }
        }
    }

    private static func part(
        _ component: String, of whole: Expression, _ property: Property
    ) -> Expression? {
        switch ValueComponent(rawValue: component) {
        case .x, .y: property.isRect ? whole["origin"][component] : whole[component]
        case .width, .height: property.isRect ? whole["size"][component] : whole[component]
        case .top, .left, .bottom, .right, .leading, .trailing: whole[component]
        case .minX, .midX, .maxX, .minY, .midY, .maxY: whole[component]
        case .origin, .size, nil: nil
        }
    }

    /// The assertions of a claim about the settled state; nil if code cannot express them.
    func assertions(_ claim: Expectation) -> [(actual: Expression, expected: Expression)]? {
        guard claim.phase == .viewDidAppear, let whole = reading(claim.path) else { return nil }
        switch claim.expected {
        case .text(let text):
            if claim.path.component == nil, ["true", "false"].contains(text) {
                return [(whole, .flag(text == "true"))]
            }
            let words: [String: Enumeration] = [
                "contentInsetAdjustmentBehavior": .adjustment,
                "traitCollection.horizontalSizeClass": Enumeration("UIUserInterfaceSizeClass"),
                "traitCollection.verticalSizeClass": Enumeration("UIUserInterfaceSizeClass"),
            ]
            return words[claim.path.property].map { [(whole, .word($0, text))] }
        case .numbers(let numbers):
            guard numbers.count > 1 else { return [(whole, .number(numbers[0]))] }
            let path = claim.path
            guard path.component == nil, let property = Property(rawValue: path.property) else {
                return nil
            }
            let names = property.numberNames(count: numbers.count)
            let parts = names.compactMap { Self.part($0, of: whole, property) }
            return parts.count == numbers.count ? zip(parts, numbers).map { ($0, .number($1)) } : nil
        }
    }
}
