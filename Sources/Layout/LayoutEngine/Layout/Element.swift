package import Geometry

/// A thing of the laid-out tree – window, bar, controller or view – with its values at one phase.
package struct Element: Sendable {
    /// The name of the element in scenarios; nil for views without a name, whose values cannot be asked for.
    package let name: String?
    /// Other names of the same thing, such as `table` for a root view that is a table.
    package let aliases: [String]
    package let kind: Kind
    /// The part that it is of its table or collection view; nil for a thing that is no part of one.
    package let tablePart: TablePart?
    /// The index of the parent in the snapshot's list; nil for the window.
    package let parent: Int?
    /// The frame in the window's coordinates; zero-sized for controllers without a view of their own.
    package let frameInWindow: Rect
    /// Whether the element is visible; hidden bars and views keep their values and are not drawn.
    package let isVisible: Bool
    /// Whether this is an image view.
    package let isImage: Bool
    private let source: Source

    package enum Kind: String, Hashable, Sendable {
        case window, statusBar, navigationBar, tabBar, toolbar
        case controller, view, scrollView, tableView
        /// Parts of a table; tableHeaderView and tableFooterView are header and footer too.
        case cell, contentView, label, separator, header, footer
        case keyboard
        /// A layout guide of the app's own.
        case layoutGuide
        /// An item of a bar, whose frame is not known.
        case barButtonItem
    }

    /// The addition of a view to the properties of all views.
    enum Addition: Sendable {
        case none
        case table(TableGeometry)
        case text(String)
        case fitting(DerivedSize)
        case label(LabelLines, fitting: DerivedSize?)

        /// The properties that it has.
        var properties: [Property] {
            switch self {
            case .none: []
            case .table: [.separatorInset]
            case .text: [.text]
            case .fitting: [.systemLayoutSizeFitting]
            case .label(_, let fitting): (fitting == nil ? [] : [.systemLayoutSizeFitting]) + [.lines, .neededLines]
            }
        }

        func value(of property: Property) -> Value? {
            switch (self, property) {
            case (.table(let table), .separatorInset): table.separatorInsetValue
            case (.text(let text), .text): .text(text)
            case (.fitting(let size), .systemLayoutSizeFitting): size.value
            case (.label(_, let size), .systemLayoutSizeFitting): size?.value
            case (.label(let label, _), .lines): .number(label.lines)
            case (.label(let label, _), .neededLines): .number(label.needed)
            default: nil
            }
        }
    }

    /// The source of the values.
    enum Source: Sendable {
        case list([(property: Property, value: Value)])
        /// Values that are created from a view's geometry when they are read, followed by those that its class adds.
        case window(WindowValues)
        case view(ViewGeometry, in: CoordinateSpace, added: Addition = .none)
        case controller(ControllerValues)
    }

    package init(
        name: String?, aliases: [String] = [], kind: Kind, parent: Int?, frameInWindow: Rect, isVisible: Bool,
        values: [(property: Property, value: Value)]
    ) {
        self.init(
            name: name, aliases: aliases, kind: kind, parent: parent, frameInWindow: frameInWindow,
            isVisible: isVisible,
            source: .list(values))
    }

    init(
        name: String?, aliases: [String], kind: Kind, tablePart: TablePart? = nil, parent: Int?, frameInWindow: Rect,
        isVisible: Bool, isImage: Bool = false, source: Source
    ) {
        self.name = name
        self.aliases = aliases
        self.kind = kind
        self.tablePart = tablePart
        self.parent = parent
        // A thing at an unknown place is drawn nowhere.
        self.frameInWindow = frameInWindow.isKnown ? frameInWindow : .zero
        self.isVisible = isVisible && frameInWindow.isKnown
        self.isImage = isImage
        self.source = source
    }

    /// The known values, in the order in which tables show them.
    package var values: [(property: Property, value: Value)] { allValues.filter { $0.value.isKnown } }

    /// The values with a number that depends on an unpublished one, which are not returned as a whole.
    package var unknownValues: [(property: Property, value: Value)] { allValues.filter { !$0.value.isKnown } }

    /// The values in the order in which tables show them.
    private var allValues: [(property: Property, value: Value)] {
        switch source {
        case .list(let values): values
        case .window(let window): Self.values(of: WindowValues.properties) { window.value(of: $0) }
        case .controller(let controller): Self.values(of: ControllerValues.properties) { controller.value(of: $0) }
        case .view(let geometry, let space, let added):
            Self.values(of: ViewGeometry.properties + added.properties) { property in
                added.value(of: property) ?? geometry.value(of: property, in: space)
            }
        }
    }

    private static func values(
        of properties: [Property], _ value: (Property) -> Value?
    ) -> [(property: Property, value: Value)] {
        var values: [(property: Property, value: Value)] = []
        values.reserveCapacity(properties.count)
        for property in properties {
            if let value = value(property) { values.append((property, value)) }
        }
        return values
    }

    /// The value of a property; nil if there is none, or if a number in it depends on an unpublished one.
    package subscript(property: Property) -> Value? {
        anyValue(of: property).flatMap { $0.isKnown ? $0 : nil }
    }

    /// The lines of a label; nil for other things, and for a label without text.
    package var labelLines: LabelLines? {
        guard case .view(_, _, .label(let lines, _)) = source else { return nil }
        return lines
    }

    /// The value of a property, known or not: the known parts of one that is unknown as a whole can be asked for.
    package func anyValue(of property: Property) -> Value? {
        switch source {
        case .list(let values): values.first { $0.property == property }?.value
        case .window(let window): window.value(of: property)
        case .controller(let controller): controller.value(of: property)
        case .view(let geometry, let space, let added):
            geometry.value(of: property, in: space) ?? added.value(of: property)
        }
    }
}

extension Rect {
    /// Whether all numbers are known, so that none depends on an unpublished one.
    fileprivate var isKnown: Bool { !(minX.isNaN || minY.isNaN || width.isNaN || height.isNaN) }
}
