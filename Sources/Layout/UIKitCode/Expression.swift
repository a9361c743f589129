import ConstraintSolver
import Geometry
import LayoutEngine

/// An expression of UIKit before it is written in a language.
indirect enum Expression: Hashable, Sendable {
    /// A local variable.
    case local(String)
    /// The controller itself; its members are written without it where a language allows that.
    case controller
    case member(Expression, String)
    case number(Double)
    case count(Int)
    case flag(Bool)
    case text(String)
    case insets(Insets)
    /// Directional insets, with leading in `left` and trailing in `right`.
    case directionalInsets(Insets)
    case rect(Rect)
    case size(Size)
    case point(Point)
    case word(Enumeration, String)
    case words(Enumeration, [String])
    /// A new object of a class.
    case new(String, Method, [Expression])
    case call(Call)
    case list([Expression])
    /// A view's transform: a translation, and a scale around the centre.
    case transform(ViewScaling)
    /// The controller around a controller.
    case parent(Expression)
    /// The nearest container of a class: the name of UIViewController's property.
    case container(Expression, String)
    case cast(Expression, String)
    case priority(Double)
    case font(Label.Font)
    case detent(SheetPresentation.Detent)
    /// A UIImage of a system symbol.
    case symbol(String)
    /// A class as a value.
    case type(String)
    /// The kind of a collection view's supplementary views, "Header" or "Footer".
    case elementKind(String)
    case constraint(Constraint)
    case missing

    static func own(_ name: String) -> Expression { .member(.controller, name) }

    subscript(_ name: String) -> Expression { .member(self, name) }

    static func new(_ name: String) -> Expression { .new(name, Method("init()", "init"), []) }
}

/// A translation in points and a scale.
struct ViewScaling: Hashable, Sendable {
    let translation: Point
    let scale: Double
}

/// The names of a method in both languages, such as "addChild(_:)" and "addChildViewController:".
struct Method: Hashable, Sendable {
    let swift: String
    let objectiveC: String

    init(_ swift: String, _ objectiveC: String) {
        self.swift = swift
        self.objectiveC = objectiveC
    }
}

/// A message to an object.
struct Call: Hashable, Sendable {
    let receiver: Expression
    let method: Method
    let arguments: [Expression]
}

/// The names of an enumeration: its words in Swift follow a point, in Objective-C a prefix.
struct Enumeration: Hashable, Sendable {
    let prefix: String

    init(_ prefix: String) { self.prefix = prefix }

    static let adjustment = Enumeration("UIScrollViewContentInsetAdjustment")
    static let edges = Enumeration("UIRectEdge")
    static let resizing = Enumeration("UIViewAutoresizing")
    static let tableStyle = Enumeration("UITableViewStyle")
    static let separatorStyle = Enumeration("UITableViewCellSeparatorStyle")
    static let separatorReference = Enumeration("UITableViewSeparatorInset")
    static let accessory = Enumeration("UITableViewCellAccessory")
    static let barStyle = Enumeration("UIBarStyle")
    static let largeTitle = Enumeration("UINavigationItemLargeTitleDisplayMode")
    static let presentation = Enumeration("UIModalPresentation")
    static let displayMode = Enumeration("UISplitViewControllerDisplayMode")
    static let splitStyle = Enumeration("UISplitViewControllerStyle")
    static let column = Enumeration("UISplitViewControllerColumn")
    static let backgroundStyle = Enumeration("UISplitViewControllerBackgroundStyle")
    static let transition = Enumeration("UIPageViewControllerTransitionStyle")
    static let navigationOrientation = Enumeration("UIPageViewControllerNavigationOrientation")
    static let direction = Enumeration("UIPageViewControllerNavigationDirection")
    static let axis = Enumeration("UILayoutConstraintAxis")
    static let pane = Enumeration("UIArrangementViewControllerViewPlacement")
    static let distribution = Enumeration("UIStackViewDistribution")
    static let alignment = Enumeration("UIStackViewAlignment")
    static let semantics = Enumeration("UISemanticContentAttribute")
    static let scrollDirection = Enumeration("UICollectionViewScrollDirection")
    static let sectionInset = Enumeration("UICollectionViewFlowLayoutSectionInset")
    static let systemItem = Enumeration("UIBarButtonSystemItem")
    static let verticalBar = Enumeration("UIVerticalBarBehavior")
    static let axisBehavior = Enumeration("UIBarButtonItemAxisBehavior")
    static let attribute = Enumeration("NSLayoutAttribute")
    static let relation = Enumeration("NSLayoutRelation")
    static let arrow = Enumeration("UIPopoverArrowDirection")
}

/// A line of UIKit code before it is written in a language.
enum Statement: Hashable, Sendable {
    /// A local variable with a new object of a class.
    case make(String, ofClass: String, Expression)
    case set(Expression, String, Expression)
    case call(Call)
    case activate([Expression])
    /// The way in which an arrangement view controller arranges its panes.
    case arrange(Expression, ArrangementViewController.Style, ArrangementViewController.Axes)
    /// The reader scrolls to where the content ends.
    case scrollToEnd(Expression, inset: String)

    static func call(_ receiver: Expression, _ swift: String, _ objectiveC: String, _ arguments: [Expression])
        -> Statement
    {
        .call(Call(receiver: receiver, method: Method(swift, objectiveC), arguments: arguments))
    }
}

/// A constraint between two ends, or of a fixed length where there is no second one.
struct Constraint: Hashable, Sendable {
    let first: ConstraintEnd
    var relation = LinearConstraint.Relation.equal
    var multiplier = 1.0
    let second: ConstraintEnd?
    let constant: Double

    /// Whether no anchor method can create the constraint, because it has a multiple of an edge or a centre.
    var hasMultipleOfPlace: Bool { multiplier != 1 && !first.isExtent }
}

/// An attribute of a view or layout guide.
struct ConstraintEnd: Hashable, Sendable {
    let object: Expression
    /// The attribute, such as "leading", with which the names of anchors begin and the names of attributes end.
    let attribute: String

    var anchor: Expression { object[attribute + "Anchor"] }
    var isExtent: Bool { attribute == "width" || attribute == "height" }
}

/// The value of a property of some object, which two phases may give differently.
struct Setting: Hashable, Sendable {
    let target: Expression
    let property: String
    let value: Expression
    /// Whether this is UIKit's default, which is left out.
    let isUsual: Bool

    init(_ target: Expression, _ property: String, _ value: Expression, usual: Expression?) {
        self.target = target
        self.property = property
        self.value = value
        isUsual = value == usual
    }

    var statement: Statement { .set(target, property, value) }
}

extension LinearConstraint.Relation {
    /// A word of NSLayoutRelation.
    var uikitName: String {
        switch self {
        case .equal: "equal"
        case .lessOrEqual: "lessThanOrEqual"
        case .greaterOrEqual: "greaterThanOrEqual"
        }
    }
}
