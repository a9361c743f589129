// Prints of a running app, read as data. In: a pasted text with `recursiveDescription`, `_printHierarchy` and values that a
// debugger or a log printed, in any order. Out: views, controllers and values with their places. It computes nothing and knows no device.

package import ConstraintLogs
package import Geometry
package import LayoutEngine

/// A pasted text with views, controllers and values of a running app.
package struct HierarchyDump: Equatable, Sendable {
    /// The views in the order of the text, superviews before their subviews.
    package internal(set) var views: [DumpedView] = []
    /// The controllers in the order of the text, parents before their children.
    package internal(set) var controllers: [DumpedController] = []
    package internal(set) var values: [PrintedValue] = []
    /// The views of `_autolayoutTrace`, in the order of the text.
    package internal(set) var trace: [TracedView] = []
    /// Points, sizes and rectangles that no word explains.
    package internal(set) var unnamed: [UnnamedNumbers] = []
    package internal(set) var problems: [DumpProblem] = []

    /// The most views and controllers, and the most values, that are read of a text.
    package static let maxLines = 5000
    /// The bytes of a line beyond which it is no line of a dump.
    package static let longestLine = 20_000

    package var isEmpty: Bool { views.isEmpty && controllers.isEmpty && values.isEmpty && trace.isEmpty }
}

/// A view as its description names it.
package struct DumpedView: Equatable, Sendable {
    package let place: LogPlace
    /// The position of the superview; nil where the text shows none.
    package internal(set) var superview: Int?
    package let className: String
    /// The nearest class of UIKit's own, which descriptions name for subclasses; the class itself where they name none.
    package internal(set) var baseClass: String
    package let address: String
    /// The controller that old systems print before its view; nil for none.
    package internal(set) var controller: String?
    package internal(set) var frame: Rect
    package internal(set) var isHidden = false
    /// Whether the view's autoresizing mask follows its superview's width and height.
    package internal(set) var fills = false
    package internal(set) var contentOffset: Point?
    package internal(set) var contentSize: Size?
    package internal(set) var adjustedContentInset: Insets?
    /// The six numbers of its transform; empty where none is printed.
    package internal(set) var transform: [Double] = []
    /// Whether the effects at the edges of its content are printed.
    package internal(set) var hasEdgeEffects = false

    /// The class without the prefix of a module or a runtime, and without types in angle brackets.
    package var shortClass: String { HierarchyDump.shortClass(className) }
}

/// A view as `_autolayoutTrace` names it.
package struct TracedView: Equatable, Sendable {
    package let place: LogPlace
    package let className: String
    package let address: String
    package let isAmbiguous: Bool
    /// The attributes that its constraints leave open, such as `minY` and `Height`; empty where the trace names none.
    package let open: [String]
}

/// Numbers of which the text does not say what they are.
package struct UnnamedNumbers: Equatable, Sendable {
    package let place: LogPlace
    package let numbers: [Double]
}

extension HierarchyDump {
    static func shortClass(_ name: String) -> String {
        let plain = name.prefix { $0 != "<" }
        return plain.split(separator: ".").last.map { String($0) } ?? String(plain)
    }
}

/// A controller as `_printHierarchy` names it.
package struct DumpedController: Equatable, Sendable {
    package let place: LogPlace
    /// The position of the parent, or of the controller that presents it; nil for the first.
    package internal(set) var parent: Int?
    package let className: String
    package let address: String
    /// Whether the controller has appeared or is appearing.
    package let isShown: Bool
    package let viewClass: String
    /// The address of the view; empty if the view is not loaded or its address is not printed.
    package let viewAddress: String
    /// Whether the parent presents the controller.
    package let isPresented: Bool
    /// The class of the presentation controller; nil where none is named.
    package let presentation: String?

    /// The class without its module, and without types in angle brackets.
    package var shortClass: String { HierarchyDump.shortClass(className) }
}

/// Numbers that a debugger or a log printed, and their description.
package struct PrintedValue: Equatable, Sendable {
    package let place: LogPlace
    package let subject: Subject
    package let property: Property
    /// The part of the property, such as `top`, or `size` and `origin` of a rectangle; nil for the whole.
    package let component: String?
    package let numbers: [Double]
    /// The callback on the same line; nil for none.
    package let phase: Phase?
    /// Whether a word describes the value.
    package let isLabelled: Bool

    /// The owner of the property, as far as it is named.
    package enum Subject: Equatable, Hashable, Sendable {
        case address(String)
        /// The main view of the controller that shows.
        case view
        case window, screen, statusBar, navigationBar, tabBar, toolbar
        case navigationView, tabView
        /// The first scroll view of a kind; `nil` for any.
        case scrollView(String?)
        /// The controller itself.
        case controller
        case named(String)
    }
}

/// A part of a dump that could not be used.
package struct DumpProblem: Equatable, Sendable {
    package let place: LogPlace
    package let reason: Reason

    package enum Reason: Equatable, Sendable {
        /// A frame that ends too early or holds no numbers; with its text.
        case unreadableFrame(String)
        /// A frame or value with a number that is none, or larger than a screen can be.
        case notFinite
        /// A controller's line without its class.
        case unreadableController
        /// A value of a property with other numbers than it has.
        case otherNumbers(Property)
        /// The lines beyond the most that are read.
        case tooMany
        case lineTooLong
    }
}
