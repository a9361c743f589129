import Geometry

/// Insets whose four numbers carry their derivations; order top, left, bottom, right.
///
/// They are passed down from view to view, so copies share them.
struct DerivedInsets: Sendable {
    private var sides: DerivedQuadruple

    /// Creates insets edge by edge.
    init(_ make: (Edge) -> Quantity) {
        sides = DerivedQuadruple(make(.top), make(.left), make(.bottom), make(.right))
    }

    var top: Quantity {
        get { sides[0] }
        set { sides[0] = newValue }
    }

    var left: Quantity {
        get { sides[1] }
        set { sides[1] = newValue }
    }

    var bottom: Quantity {
        get { sides[2] }
        set { sides[2] = newValue }
    }

    var right: Quantity {
        get { sides[3] }
        set { sides[3] = newValue }
    }

    /// A property as the scenario sets it.
    static func input(_ path: PathName, _ insets: Insets) -> DerivedInsets {
        DerivedInsets { edge in .input("\(path).\(edge.rawValue)", insets[edge]) }
    }

    subscript(edge: Edge) -> Quantity {
        switch edge {
        case .top: top
        case .left: left
        case .bottom: bottom
        case .right: right
        }
    }

    var plain: Insets {
        Insets(top: top.value, left: left.value, bottom: bottom.value, right: right.value)
    }

    var value: Value { .insets(top: top, left: left, bottom: bottom, right: right) }
}

/// A rectangle whose four numbers carry their derivations, in points.
///
/// It is passed down from view to view, so copies share it.
struct DerivedRect: Sendable {
    private var parts: DerivedQuadruple

    init(x: Quantity, y: Quantity, width: Quantity, height: Quantity) {
        parts = DerivedQuadruple(x, y, width, height)
    }

    var x: Quantity {
        get { parts[0] }
        set { parts[0] = newValue }
    }

    var y: Quantity {
        get { parts[1] }
        set { parts[1] = newValue }
    }

    var width: Quantity {
        get { parts[2] }
        set { parts[2] = newValue }
    }

    var height: Quantity {
        get { parts[3] }
        set { parts[3] = newValue }
    }

    var plain: Rect { Rect(x: x.value, y: y.value, width: width.value, height: height.value) }

    var value: Value { .rect(x: x, y: y, width: width, height: height) }

    /// A frame as the scenario gives it.
    static func input(_ path: PathName, _ rect: Rect) -> DerivedRect {
        DerivedRect(
            x: .input("\(path).x", rect.minX), y: .input("\(path).y", rect.minY),
            width: .input("\(path).width", rect.width), height: .input("\(path).height", rect.height))
    }

    /// This rectangle under another name, by a rule that forwards it.
    func renamed(as path: PathName, by rule: Rule) -> DerivedRect {
        DerivedRect(
            x: x.renamed(as: .path("\(path).x"), by: rule), y: y.renamed(as: .path("\(path).y"), by: rule),
            width: width.renamed(as: .path("\(path).width"), by: rule),
            height: height.renamed(as: .path("\(path).height"), by: rule))
    }

    /// The rectangle inside the insets, its size never below 0.
    func inset(by insets: DerivedInsets, as path: PathName, _ rule: Rule) -> DerivedRect {
        DerivedRect(
            x: .sum(.path("\(path).x"), rule, [x, insets.left]),
            y: .sum(.path("\(path).y"), rule, [y, insets.top]),
            width: .nonNegativeSum(.path("\(path).width"), rule, [width], minus: [insets.left, insets.right]),
            height: .nonNegativeSum(.path("\(path).height"), rule, [height], minus: [insets.top, insets.bottom]))
    }
}

/// A size whose two numbers carry their derivations, in points.
struct DerivedSize: Sendable {
    var width: Quantity
    var height: Quantity

    var plain: Size { Size(width: width.value, height: height.value) }

    var value: Value { .size(width: width, height: height) }

    /// A contentSize as the scenario sets it.
    static func input(_ label: String, _ size: Size) -> DerivedSize {
        DerivedSize(
            width: .input("\(label).contentSize.width", size.width),
            height: .input("\(label).contentSize.height", size.height))
    }
}

/// Four numbers that belong together: the sides of insets, or a rectangle's x, y, width and height.
struct DerivedQuadruple: Sendable {
    private var storage: Storage

    /// The numbers in one object, so that a copy costs one reference.
    private final class Storage: Sendable {
        let numbers: (Quantity, Quantity, Quantity, Quantity)

        init(_ numbers: (Quantity, Quantity, Quantity, Quantity)) { self.numbers = numbers }
    }

    init(_ first: Quantity, _ second: Quantity, _ third: Quantity, _ fourth: Quantity) {
        storage = Storage((first, second, third, fourth))
    }

    /// The number at a place from 0 to 3.
    subscript(index: Int) -> Quantity {
        get {
            switch index {
            case 0: storage.numbers.0
            case 1: storage.numbers.1
            case 2: storage.numbers.2
            default: storage.numbers.3
            }
        }
        set {
            var numbers = storage.numbers
            switch index {
            case 0: numbers.0 = newValue
            case 1: numbers.1 = newValue
            case 2: numbers.2 = newValue
            default: numbers.3 = newValue
            }
            storage = Storage(numbers)
        }
    }
}
