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
            root: "{viewController: {prefersGrabberVisible: true}}", word: "prefersGrabberVisible",
            instead: "sheetPresentationController"),
        Case(
            root: "{viewController: {sheetPresentationController: {largestUndimmedDetentIdentifier: medium}}}",
            word: "largestUndimmedDetentIdentifier", instead: "leave it out"),
        Case(root: "{viewController: {detents: [medium]}}", word: "detents", instead: "sheetPresentationController"),
        Case(root: "{viewController: {modalPresentationStyle: automatic}}", word: "automatic", instead: "pageSheet"),
        Case(
            root: "{viewController: {modalPresentationStyle: overCurrentContext}}", word: "overCurrentContext",
            instead: "overFullScreen"),
        Case(root: "{viewController: {present: {}}}", word: "present", instead: "modalPresentationStyle"),
        Case(
            root: "{viewController: {popoverPresentationController: {sourceItem: add}}}", word: "sourceItem",
            instead: "sourceRect"),
        Case(root: "{tabBarController: {UITab: {viewController: {}}}}", word: "UITab", instead: "class key"),
        Case(root: "{tabBarController: {mode: tabSidebar, viewController: {}}}", word: "mode", instead: "primary"),
        Case(
            root: "{tabBarController: {viewControllers: [{viewController: {}}]}}", word: "viewControllers",
            instead: "class key"),
        Case(
            root: "{splitViewController: {style: tripleColumn, primary: {viewController: {}}, viewController: {}}}",
            word: "tripleColumn", instead: "two columns"),
        Case(
            root:
                "{splitViewController: {displayMode: twoBesideSecondary, primary: {viewController: {}}, viewController: {}}}",
            word: "twoBesideSecondary", instead: "two columns"),
        Case(
            root: "{viewController: {view: [{collectionView: {frame: fill, appearance: insetGrouped}}]}}",
            word: "appearance", instead: "tableView"),
        Case(
            root: "{viewController: {view: [{collectionView: {frame: fill, contentInsetsReference: safeArea}}]}}",
            word: "contentInsetsReference", instead: "collectionViewFlowLayout"),
        Case(
            root: "{viewController: {view: {keyboardLayoutGuide: {keyboardDismissPadding: 8}}}}",
            word: "keyboardDismissPadding", instead: "without 'keyboard'"),
        Case(
            root: "{tableViewController: {rows: 3, cells: [{style: subtitle}]}}", word: "style",
            instead: "measured only"),
        Case(root: "{viewController: {view: [{WKWebView: {}}]}}", word: "WKWebView", instead: "intrinsicContentSize"),
        Case(root: "{viewController: {view: {clipsToBounds: true}}}", word: "clipsToBounds", instead: "leave it out"),
        Case(
            root:
                "{viewController: {view: [{view: {pin: {top: 'layoutGuide(for: .safeArea(cornerAdaptation: .vertical)).top'}}}]}}",
            word: "layoutGuide(for: .safeArea(cornerAdaptation: .vertical)).top", instead: "additionalSafeAreaInsets"),
        Case(
            root: "{viewController: {view: [{view: {pin: {height: width}}}]}}", word: "width", instead: "equations"),
        Case(
            root: "{viewController: {view: [{view: {pin: {top: {equalTo: superview.top, priority: 750}}}}]}}",
            word: "equalTo", instead: "equations"),
        Case(
            root: "{viewController: {view: [{view: {pin: {top: safeArea.top + systemSpacing}}}]}}",
            word: "safeArea.top + systemSpacing", instead: "system(1)"),
        Case(
            root: "{viewController: {}}", word: "view.edgeInsets(for: .margins())", instead: "additionalSafeAreaInsets",
            rest: "expect: {'view.edgeInsets(for: .margins())': 0}"),
        Case(
            root: "{viewController: {}}", word: "keyboardLayoutGuide", instead: "keyboard.top",
            rest: "expect: {view.keyboardLayoutGuide.layoutFrame: 0}"),
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
            root: "{viewController: {view: [{view: {frame: fill, text: A}}]}}", word: "text",
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
            root: "{viewController: {}}", word: "detents", instead: "sheetPresentationController",
            rest: "matrix: {vc.detents: [medium, large]}"),
    ]

    @Test(arguments: cases)
    func `a word that is not modelled names what is`(_ row: Case) throws {
        let source = ResolvedSource("id: a\ndevice: iPhone 16\nroot: \(row.root)\n\(row.rest)\n")
        let problem = try #require(source.diagnostics.first { $0.code.description == "scenario/unmodelled-word" })
        #expect(problem.message.hasPrefix("'\(row.word)' is not modelled"))
        #expect(problem.message.contains(row.instead))
    }

    @Test func `a kind of picture of an earlier version is answered with what to use instead`() {
        let source = ResolvedSource("id: a\ndevice: iPhone 16\npicture: nestedInsets\nroot: {viewController: {}}\n")
        #expect(
            source.diagnostics.map { $0.message } == [
                "'nestedInsets' is gone since 1.1; 'device' shows the insets that are asked about, 'tree' all of them "
                    + "down the hierarchy"
            ])
        #expect(source.diagnostics.map { $0.code.description } == ["scenario/unknown-word"])
    }

    /// What is missing because a word was refused is no second problem.
    @Test(arguments: [
        "{viewController: {view: [{label: {attributedText: Hello, pin: {top: safeArea.top, left: superview.left}}}]}}",
        "{tabBarController: {viewControllers: [{viewController: {}}]}}",
        "{splitViewController: {secondary: {viewController: {}}, primary: {viewController: {}}}}",
    ]) func `a refused word is reported once, without what follows from it`(_ root: String) {
        let source = ResolvedSource("id: a\ndevice: iPhone 16\nroot: \(root)\n")
        #expect(source.diagnostics.map { $0.code.description } == ["scenario/unmodelled-word"])
    }

    @Test func `a trait without its collection is a slip, not a word that is missing`() {
        let source = ResolvedSource(
            "id: a\ndevice: iPhone 16\nroot: {viewController: {}}\nexpect: {view.horizontalSizeClass: compact}\n")
        #expect(source.diagnostics.first?.message.contains("traitCollection.horizontalSizeClass") == true)
    }

    @Test func `a detent that is selected is one of the sheet's`() {
        func codes(_ sheet: String) -> [String] {
            let source = ResolvedSource(
                "id: a\ndevice: iPhone 16\nroot: {viewController: {modalPresentationStyle: pageSheet, "
                    + "sheetPresentationController: \(sheet)}}\n")
            return source.diagnostics.map { $0.code.description }
        }
        #expect(codes("{detents: [medium, large], selectedDetentIdentifier: large}") == [])
        #expect(codes("{selectedDetentIdentifier: large}") == [])
        #expect(codes("{detents: [medium, large], selectedDetentIdentifier: 300}") == ["scenario/unknown-word"])
        #expect(codes("{detents: [small]}") == ["scenario/unknown-word"])
    }

    /// Detents between 150 and 200 points of iOS 26, and all below the large one of sheets that are narrower than their window.
    @Test(arguments: [("device: iPhone 16\nos: 26", 170), ("device: iPad (A16)\nos: 26", 100)])
    func `a sheet whose height nobody published has no numbers`(_ place: String, detent: Int) {
        let source = ResolvedSource(
            "id: a\n\(place)\nroot: {viewController: {modalPresentationStyle: pageSheet, "
                + "sheetPresentationController: {detents: [\(detent)]}}}\n")
        #expect(source.diagnostics.map { $0.code.description } == ["scenario/not-modelled"])
        #expect(source.diagnostics.allSatisfy { $0.severity == .error })
    }

    @Test(arguments: [
        "formSheet", "pageSheet, sheetPresentationController: {detents: [medium]}",
        "pageSheet, preferredVerticalBarBehavior: disabled", "popover",
    ])
    func `a sheet whose place nobody published is told with a style that has numbers`(_ style: String) {
        let device = "id: a\ndevice: iPhone Duo (\(style == "popover" ? "outer" : "inner") display)\n"
        let refused = ResolvedSource(device + "root: {viewController: {modalPresentationStyle: \(style)}}\n")
        #expect(refused.diagnostics.map { $0.severity } == [.error])
        #expect(refused.report.contains("only page sheets at the large detent are known"))
        #expect(refused.report.contains("use 'modalPresentationStyle: pageSheet' at the large detent, or 'fullScreen'"))
        for known in ["pageSheet", "fullScreen"] {
            let instead = ResolvedSource(device + "root: {viewController: {modalPresentationStyle: \(known)}}\n")
            #expect(instead.report == "")
        }
    }

    @Test func `detents without a presentation are not silent`() {
        let source = ResolvedSource(
            "id: a\ndevice: iPhone 16\nroot: {viewController: {sheetPresentationController: {detents: [medium]}}}\n")
        #expect(source.diagnostics.map { $0.code.description } == ["scenario/missing-key"])
    }
}
