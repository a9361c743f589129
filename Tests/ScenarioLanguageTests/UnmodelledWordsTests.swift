import Diagnostics
import ScenarioLanguage
import TestSupport
import Testing

/// Words of UIKit that the engine does not model are refused by a message that says what to write instead.
@Suite struct UnmodelledWordsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let root: String
        /// What the message quotes.
        let word: String
        /// What it offers.
        let instead: String
        var rest = ""

        var testDescription: String { word }
    }

    private static let cases = [
        Case(
            root: "{viewController: {sheetPresentationController: {}}}", word: "sheetPresentationController",
            instead: "pageSheet"),
        Case(root: "{alertController: {}}", word: "alertController", instead: "formSheet"),
        Case(root: "{UIAlertController: {}}", word: "UIAlertController", instead: "formSheet"),
        Case(
            root: "{tabBarController: {tabGroups: 2, viewController: {}}}", word: "tabGroups",
            instead: "splitViewController"),
        Case(root: "{splitViewController: {inspector: {}, viewController: {}}}", word: "inspector", instead: "primary"),
        Case(
            root: "{viewController: {view: [{collectionView: {frame: fill, collectionViewLayout: flow}}]}}",
            word: "collectionViewLayout", instead: "collectionViewFlowLayout"),
        Case(
            root: "{viewController: {view: [{scrollView: {frame: fill, refreshControl: {}}}]}}", word: "refreshControl",
            instead: "contentInset"),
        Case(
            root: "{viewController: {inputAccessoryView: 44}}", word: "inputAccessoryView", instead: "keyboard: {height"
        ),
        Case(
            root: "{navigationController: {viewController: {navigationItem: {titleView: {}}}}}", word: "titleView",
            instead: "prompt"),
        Case(
            root: "{viewController: {view: [{navigationBar: {}}]}}", word: "navigationBar",
            instead: "navigationController"),
        Case(
            root: "{viewController: {view: [{label: {frame: fill, text: A}}]}}", word: "text",
            instead: "intrinsicContentSize"),
        Case(
            root: "{viewController: {view: [{view: {pin: {top: keyboardLayoutGuide.top}}}]}}",
            word: "keyboardLayoutGuide",
            instead: "keyboard.top"),
        Case(
            root: "{viewController: {view: [{view: {pin: {top: '>= superview.top + 8'}}}]}}",
            word: ">= superview.top + 8",
            instead: "equations"),
        Case(
            root: "{viewController: {view: [{view: {pin: {width: superview.width * 0.5}}}]}}",
            word: "superview.width * 0.5",
            instead: "equations"),
        Case(
            root: "{viewController: {view: [{view: {pin: {width: 100@750}}}]}}", word: "100@750", instead: "equations"),
        Case(
            root: "{viewController: {}}", word: "titleView", instead: "prompt", rest: "expect: {vc.titleView.frame: 0}"),
        Case(
            root: "{viewController: {}}", word: "detents", instead: "pageSheet",
            rest: "matrix: {vc.detents: [medium, large]}"),
    ]

    @Test(arguments: cases)
    func `a word that is not modelled names what is`(_ row: Case) throws {
        let source = ResolvedSource("id: a\ndevice: iPhone 16\nroot: \(row.root)\n\(row.rest)\n")
        let problem = try #require(source.diagnostics.first { $0.code.description == "scenario/unmodelled-word" })
        #expect(problem.message.hasPrefix("'\(row.word)' is not modelled"))
        #expect(problem.message.contains(row.instead))
    }
}
