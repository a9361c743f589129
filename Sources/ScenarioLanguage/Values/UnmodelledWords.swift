package import Diagnostics

/// Words of UIKit for what the engine does not model, with the nearest thing that the language has.
///
/// Whoever meets an unknown key, class, path or pin asks here before the word counts as misspelt.
struct UnmodelledWords: Sendable {
    /// UIKit's names of properties and classes, these without `UI` or `NS`, in lower camel case; also shorter ones that people write.
    let words: [String]
    /// What to write instead, as a sentence without its full stop.
    let instead: Message

    private init(_ words: String..., instead: Message) {
        self.words = words
        self.instead = instead
    }

    /// What stands as a key somewhere in UIKit.
    static let properties: [UnmodelledWords] =
        presentations + life + pads + collections + guides + scrolling + titles + texts + constraints
    /// Everything that people put into a mapping; the rest of these words name nothing but classes, and may name views too.
    static let all: [UnmodelledWords] = properties + views

    /// What to write instead of a word; nil for a word that is not listed.
    static func alternative(to word: String, among list: [UnmodelledWords]) -> Message? {
        let name = withoutPrefix(word)
        return list.first { $0.words.contains(name) }?.instead
    }

    /// "refreshControl" for "UIRefreshControl".
    private static func withoutPrefix(_ word: String) -> String {
        let rest = word.dropFirst(2)
        guard word.hasPrefix("UI") || word.hasPrefix("NS"), let first = rest.first, first.isUppercase else {
            return word
        }
        return first.lowercased() + rest.dropFirst()
    }
}

// MARK: - The table

extension UnmodelledWords {
    private static let presentations = [
        UnmodelledWords(
            "sheetPresentationController", "detents", "selectedDetentIdentifier", "largestUndimmedDetentIdentifier",
            "prefersEdgeAttachedInCompactHeight", "widthFollowsPreferredContentSizeWhenEdgeAttached",
            "prefersGrabberVisible",
            instead:
                "sheets are laid out at the large detent ('modalPresentationStyle: pageSheet'); for a lower one place a child "
                + "'viewController' with a 'frame'"),
        UnmodelledWords(
            "presentedViewController", "presentingViewController", "presentationController",
            instead:
                "one controller is laid out; give the presented one its 'modalPresentationStyle', and the presenting one a "
                + "scenario of its own"),
        UnmodelledWords(
            "alertController", "alert", "actionSheet", "preferredStyle",
            instead:
                "an alert changes nothing in the layout behind it, which is what can be laid out; a panel of known size is a "
                + "'viewController' with 'modalPresentationStyle: formSheet' and 'preferredContentSize'"),
        UnmodelledWords(
            "barButtonItem", "sourceItem", "sourceView", "popoverLayoutMargins", "canOverlapSourceViewRect",
            instead: "a popover points to 'popoverPresentationController: {sourceRect: …}' in the window"),
    ]

    private static let life = [
        UnmodelledWords(
            "windowScene", "sizeRestrictions", "minimumSize", "maximumSize", "effectiveGeometry",
            instead: "'window: {frame: …}' gives a window its size; a 'matrix' compares several"),
        UnmodelledWords(
            "preferredContentSizeCategory", "overrideTraitCollection", "traitOverrides",
            instead:
                "'contentSizeCategory' stands at the top of the scenario; size classes follow from device and window"),
    ]

    private static let pads = [
        UnmodelledWords(
            "tabs", "tabGroup", "tabGroups", "sidebar", "compactTabIdentifiers",
            "customizationIdentifier",
            instead:
                "a tab bar controller shows one controller, put into it under its class key; a sidebar is the 'primary' column of "
                + "a 'splitViewController'"),
        UnmodelledWords(
            "bottomAccessory", "tabAccessory", "tabBarMinimizeBehavior",
            instead: "'additionalSafeAreaInsets' of the tab bar controller keep room for what lies above its bar"),
        UnmodelledWords(
            "inspector", "supplementary", "supplementaryColumnWidth", "preferredSupplementaryColumnWidth",
            "minimumSupplementaryColumnWidth", "maximumSupplementaryColumnWidth", "preferredInspectorColumnWidth",
            "minimumSecondaryColumnWidth", "preferredSplitBehavior", "splitBehavior", "presentsWithGesture",
            instead:
                "a split view has two columns, 'primary' and the one under its class key; 'displayMode' says which show"
        ),
        UnmodelledWords(
            "cornerAdaptation", "layoutRegion", "windowingControlStyle",
            instead: "'additionalSafeAreaInsets' keep content away from corners and window controls"),
    ]

    private static let collections = [
        UnmodelledWords(
            "collectionViewLayout", "flowLayout", "layout", "itemSize", "sectionInset", "sectionInsetReference",
            "minimumLineSpacing", "minimumInteritemSpacing", "headerReferenceSize", "footerReferenceSize",
            "scrollDirection", "numberOfItems", "numberOfItemsInSection",
            instead: "a 'collectionView' has 'items' and 'collectionViewFlowLayout: {itemSize: …}'"),
        UnmodelledWords(
            "estimatedItemSize",
            instead: "give the size that items end up with as 'itemSize', or one by one in 'cells'"),
        UnmodelledWords(
            "collectionViewCompositionalLayout", "compositionalLayout", "collectionLayoutSection",
            "collectionLayoutGroup", "collectionLayoutItem", "contentInsetsReference", "orthogonalScrollingBehavior",
            "interGroupSpacing", "boundarySupplementaryItems",
            instead:
                "sections of equal items can be said as 'collectionViewFlowLayout'; for others give a 'collectionView' its "
                + "'contentSize' and place what stands for its cells among its 'subviews'"),
        UnmodelledWords(
            "collectionLayoutListConfiguration", "listConfiguration", instead: "take a 'tableView' for a list"),
    ]

    /// What views are pinned to.
    static let guides = [
        UnmodelledWords(
            "keyboardLayoutGuide",
            instead: "views are pinned to it as 'keyboard.top', with 'keyboard: {height: …}' at the top of the scenario"
        )
    ]

    private static let titles = [
        UnmodelledWords(
            "titleView", "title", "largeTitle", "subtitle", "leftBarButtonItem", "leftBarButtonItems",
            "rightBarButtonItem", "rightBarButtonItems", "backButtonTitle",
            instead:
                "what a navigation bar holds does not change its height here, but for 'prompt', large titles and search"
        )
    ]

    private static let texts = [
        UnmodelledWords(
            "text", "attributedText", "font", "numberOfLines", "lineBreakMode", "secondaryText", "detailTextLabel",
            "textContainerInset", "defaultContentConfiguration", "contentConfiguration",
            instead:
                "text is not measured; give a view its 'intrinsicContentSize', and a row its 'height' or 'selfSizedHeight'"
        )
    ]

    private static let views = [
        UnmodelledWords(
            "navigationBar", "tabBar", "toolbar", "searchBar", "barPosition",
            instead:
                "bars belong to their containers ('navigationController', 'tabBarController'); one that is placed by hand is a "
                + "'view' with a 'frame', which UIKit counts in no safe area")
    ]

    private static let scrolling = [
        UnmodelledWords(
            "zoomScale", "minimumZoomScale", "maximumZoomScale", "keyboardDismissMode", "keyboardDismissPadding",
            instead: "'contentOffset' says where the content lies"),
        UnmodelledWords(
            "refreshControl", instead: "while it spins it adds to the top: set 'contentInset: {top: …}' in 'changes'"),
        UnmodelledWords(
            "inputAccessoryView", "inputView", "inputAccessoryViewController",
            instead:
                "it is part of the keyboard, whose height stands at the top of the scenario: 'keyboard: {height: 291, "
                + "inputAccessoryView: 44}'"),
        UnmodelledWords(
            "imageView", "button", "switch", "textField", "segmentedControl", "slider", "stepper", "pageControl",
            "progressView", "activityIndicatorView", "pickerView", "datePicker", "visualEffectView", "webView",
            "mapView",
            "glassEffectView", "hostingController",
            instead: "write a 'view' with a 'frame', or with a 'pin' and 'intrinsicContentSize'"),
    ]

    private static let constraints = [
        UnmodelledWords(
            "constraints", "layoutConstraint", "layoutGuide", "priority", "multiplier", "constant", "relation",
            "translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "firstBaseline", "lastBaseline",
            "firstBaselineAnchor", "lastBaselineAnchor",
            instead: equations)
    ]

    /// What to write instead of an inequality, a priority or a multiplier.
    static let equations: Message =
        "'pin' takes equations without priority or multiplier, such as 'top: superview.top + 8' or 'width: 100'"
}

// MARK: - The diagnostic

package enum UnmodelledCodes {
    static let unmodelledWord = DocumentedCode(
        DiagnosticCode("scenario/unmodelled-word"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{scrollView: {frame: fill, refreshControl: {}}}]}}
            """)

    package static let documented = [unmodelledWord]
}

extension Diagnostic {
    /// A word of UIKit that the engine does not model; nil for any other, which is misspelt.
    static func unmodelled(_ word: String, among list: [UnmodelledWords], at span: SourceSpan?) -> Diagnostic? {
        UnmodelledWords.alternative(to: word, among: list).map { unmodelled(word, instead: $0, at: span) }
    }

    static func unmodelled(_ text: String, instead: Message, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(UnmodelledCodes.unmodelledWord.code, .error, "'\(text)' is not modelled: \(instead)", at: span)
    }
}
