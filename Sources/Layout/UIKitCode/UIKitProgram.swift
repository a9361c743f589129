import LayoutEngine
import Geometry

/// A view controller that builds a scenario's hierarchy, before it is written in a language.
package struct UIKitProgram: Sendable {
    /// The name of the controller class, in upper camel case.
    package let className: String
    /// Lines about the scenario above the class.
    let heading: [String]
    var superclass = "UIViewController"
    var properties: [OwnProperty] = []
    /// The getters that the class overrides; Swift's `Bool` is `BOOL` in Objective-C.
    var overrides: [(name: String, type: String, value: Expression)] = []
    /// The root view, if UIKit does not create it.
    var rootView: Expression?
    /// The table of a table view controller, where its style is not the one that UIKit gives it.
    var rootTable: Expression?
    var viewDidLoad: [Statement] = []
    var later: [(phase: Phase, statements: [Statement])] = []
    var tables: [TableSource] = []
    var collections: [CollectionSource] = []
    /// Makes containers around `controller`; the last object that it names is the root.
    var containers: [Statement] = []
    var root = Expression.local("controller")
    /// Whether the controller is presented over a plain one.
    var isPresented = false
    /// The changes made after everything has settled, step by step.
    var steps: [[Statement]] = []
    /// The expressions that reach values from `controller`, by the names of elements in the scenario.
    var elements: [(name: String, kind: ElementKind, expression: Expression)] = []
    /// The answers of systemLayoutSizeFitting by the names of views.
    var fittings: [String: Expression] = [:]
    package var unsupported: Set<Unsupported> = []

    struct OwnProperty: Hashable, Sendable {
        let name: String
        let className: String
        let value: Expression
        /// The size that a view's content asks for.
        var intrinsicSize: Size?
    }

    /// The class of thing whose values are asked for.
    enum ElementKind: String, Hashable, Sendable {
        case window, statusBar, bar, controller, view, scrollView, tableView, layoutGuide
    }

    /// The answers of the data source and the delegate of a table.
    struct TableSource: Sendable {
        let table: Expression
        let view: TableView
        /// The statements for the content views of single rows, headers and footers.
        let contents: [(place: TablePart.Place, statements: [Statement])]
    }

    /// The answers of the data source and the delegate of a collection view.
    struct CollectionSource: Sendable {
        let collection: Expression
        let view: CollectionView
    }

    /// Whether code can reach values of a name in the scenario.
    package func reaches(_ name: String) -> Bool { elements.contains { $0.name == name } }
}
