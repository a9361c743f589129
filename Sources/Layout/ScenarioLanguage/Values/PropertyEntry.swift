package import LayoutEngine

/// A property that can be asked for as `name.property`: its name in the language, and the versions that have it.
package struct PropertyEntry: Hashable, Sendable {
    package let name: String
    package let versions: OSRange

    private init(_ name: String, _ versions: OSRange) {
        self.name = name
        self.versions = versions
    }

    /// The key of its text in the words files.
    package var documentationKey: String { "properties." + name }

    /// The properties that the engine computes, in its order.
    static let all: [PropertyEntry] = Property.allCases.map { PropertyEntry($0.rawValue, versions($0)) }

    static let names = all.map { $0.name }

    private static func versions(_ property: Property) -> OSRange {
        switch property {
        case .safeAreaInsets, .safeAreaLayoutGuideFrame, .additionalSafeAreaInsets, .adjustedContentInset,
            .frameLayoutGuideFrame, .contentLayoutGuideFrame, .contentInsetAdjustmentBehavior,
            .directionalLayoutMargins,
            .systemMinimumLayoutMargins:
            .from(11)
        case .layoutMarginsGuideFrame, .readableContentGuideFrame, .layoutFrame: .from(9)
        case .layoutMargins, .horizontalSizeClass, .verticalSizeClass, .displayScale, .userInterfaceIdiom: .from(8)
        case .verticalBarEdge, .divisionFrame, .divisionMargins, .divisionIsActive, .cameraFrame, .cameraIsActive,
            .statusItemsFrame, .statusItemsIsActive:
            .from(27, 1)
        default: .always
        }
    }

    /// The parts of tables, which come between a table's name and a property.
    static let tableParts: [PropertyEntry] = [
        "cell(section, row)", "cell(section, row).contentView", "cell(section, row).textLabel",
        "separator(section, row)", "header(section)", "footer(section)", "tableHeaderView", "tableFooterView",
    ].map { PropertyEntry($0, .always) }
}
