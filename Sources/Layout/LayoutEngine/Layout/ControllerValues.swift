import Geometry

/// The values of one controller, calculated when they are read.
final class ControllerValues: Sendable {
    private let controller: String
    private let guides: GuideLengths
    private let edges: Edges
    private let includesOpaqueBars: Bool
    private let adjustsScrollViewInsets: Bool
    private let additional: Insets
    private let isDetached: Bool
    private let environment: Environment

    init(_ controller: Controller, _ guides: GuideLengths, _ environment: Environment) {
        self.controller = controller.name
        self.guides = guides
        edges = controller.edgesForExtendedLayout
        includesOpaqueBars = controller.extendedLayoutIncludesOpaqueBars
        adjustsScrollViewInsets = controller.automaticallyAdjustsScrollViewInsets
        additional = controller.additionalSafeAreaInsets
        isDetached = controller.isDetached
        self.environment = environment
    }

    /// The properties that controllers may have, in the order in which tables show them.
    static let properties: [Property] =
        [
            .topLayoutGuideLength, .bottomLayoutGuideLength, .edgesForExtendedLayout, .extendedLayoutIncludesOpaqueBars,
            .automaticallyAdjustsScrollViewInsets, .additionalSafeAreaInsets, .systemMinimumLayoutMargins,
        ] + TraitCollection.properties

    /// The value of one of the properties; nil for any other, and if the OS has no such property.
    func value(of property: Property) -> Value? {
        switch property {
        case .topLayoutGuideLength: .number(guides.top)
        case .bottomLayoutGuideLength: .number(guides.bottom)
        case .edgesForExtendedLayout: .text(edges.words)
        case .extendedLayoutIncludesOpaqueBars: .text("\(includesOpaqueBars)")
        case .automaticallyAdjustsScrollViewInsets: .text("\(adjustsScrollViewInsets)")
        case .additionalSafeAreaInsets:
            environment.hasSafeArea
                ? DerivedInsets.input("\(controller).additionalSafeAreaInsets", additional).value : nil
        case .systemMinimumLayoutMargins: environment.hasSafeArea ? systemMinimum.value : nil
        default: TraitCollection.value(of: property, controller, in: environment)
        }
    }

    private var systemMinimum: DerivedInsets {
        DerivedInsets { LayoutMargins.systemMinimum($0, of: controller, isDetached: isDetached, in: environment) }
    }
}

extension Edges {
    /// "all", "none", or the edges' names with commas.
    fileprivate var words: String {
        if self == .all { return "all" }
        let names = Edge.allCases.filter { contains(Edges($0)) }.map { $0.rawValue }
        return names.isEmpty ? "none" : names.joined(separator: ", ")
    }
}
