import DataTree
package import Diagnostics

/// Words of UIKit for things that the engine does not model, with the nearest thing that the language has.
///
/// Decoders look an unknown key, class, path, constant or pin up here before the word counts as misspelt.
package struct UnmodelledWords: Sendable {
    /// UIKit's names of properties and classes, these without `UI` or `NS`, in lower camel case; also shorter ones that people write.
    package let words: [String]
    /// The keys under which they mean this; empty for words that mean it anywhere.
    let owners: [String]
    /// The recommended alternative, as a sentence without its full stop.
    package let instead: Message

    private init(_ words: String..., in owners: [String] = [], instead: Message) {
        self.words = words
        self.owners = owners
        self.instead = instead
    }

    /// Words that are keys somewhere in UIKit.
    static let properties: [UnmodelledWords] =
        presentations + life + containers + collections + guides + scrolling + titles + texts + constraints + looks
        + swiftUI
    /// All words that people write as keys of a mapping; the remaining words name only classes and results, and may also name
    /// views.
    package static let all: [UnmodelledWords] = properties + computed + views

    /// The recommended alternative to a word; nil for a word that is not listed.
    /// - Parameter owner: the key that contains the word, if known.
    static func alternative(to word: String, in owner: String? = nil, among list: [UnmodelledWords]) -> Message? {
        let name = withoutPrefix(word)
        return list.first { entry in
            entry.words.contains(name) && (entry.owners.isEmpty || owner.map { entry.owners.contains($0) } ?? false)
        }?.instead
    }

    /// Whether the mapping of a key has one of the words among its own keys.
    static func stand(in owner: DataNode.Entry, besides known: [String]) -> Bool {
        owner.value.entries?.contains { entry in
            !known.contains(entry.key) && alternative(to: entry.key, in: owner.key, among: all) != nil
        } ?? false
    }

    /// "refreshControl" for "UIRefreshControl", "webView" for "WKWebView".
    private static func withoutPrefix(_ word: String) -> String {
        let rest = word.dropFirst(2)
        guard ["UI", "NS", "WK", "MK"].contains(word.prefix(2)), let first = rest.first, first.isUppercase else {
            return word
        }
        return first.lowercased() + rest.dropFirst()
    }
}

// MARK: - The table

extension UnmodelledWords {
    private static let presentations = [
        UnmodelledWords(
            "detents", "selectedDetentIdentifier", "presentationDetents",
            instead:
                "it belongs in 'sheetPresentationController: {detents: [medium, large]}' of the presented controller"),
        UnmodelledWords(
            "identifier", "resolver", "resolvedValue", "maximumDetentValue",
            in: ["sheetPresentationController", "detents"],
            instead:
                "for a custom detent, write the number that its resolver returns: 'detents: [300]'"),
        UnmodelledWords(
            "largestUndimmedDetentIdentifier", "preferredCornerRadius",
            "prefersScrollingExpandsWhenScrolledToEdge", "isModalInPresentation", "modalTransitionStyle",
            "presentationBackgroundInteraction",
            instead:
                "it changes how a sheet looks and moves, not where it rests; leave it out"),
        UnmodelledWords(
            "prefersGrabberVisible", "presentationDragIndicator",
            instead: "write 'sheetPresentationController: {prefersGrabberVisible: true}' of the presented controller"),
        UnmodelledWords(
            "prefersEdgeAttachedInCompactHeight", "widthFollowsPreferredContentSizeWhenEdgeAttached",
            "prefersPageSizing",
            instead:
                "sheets have UIKit's usual sizes; for another size, place a child 'viewController' with a 'frame'"),
        UnmodelledWords(
            "present", "presents", "presented", "presenting", "dismiss", "presentedViewController",
            "presentingViewController", "presentationController", "definesPresentationContext",
            instead:
                "only one controller is laid out; give the presented one its 'modalPresentationStyle', and the "
                + "presenting one a scenario of its own"),
        UnmodelledWords(
            "alertController", "alert", "actionSheet", "preferredStyle",
            instead:
                "an alert does not affect the layout behind it, which is all that can be computed; for a panel of "
                + "known size, use a 'viewController' with 'modalPresentationStyle: formSheet' and "
                + "'preferredContentSize'"),
        UnmodelledWords(
            "barButtonItem", "sourceItem", "sourceView", "popoverLayoutMargins", "canOverlapSourceViewRect",
            "passthroughViews", "popoverBackgroundViewClass", "adaptiveSheetPresentationController",
            instead:
                "set what a popover points at with 'popoverPresentationController: {sourceRect: …}', in the window's "
                + "coordinates"),
    ]

    private static let life = [
        UnmodelledWords(
            "windowScene", "sizeRestrictions", "minimumSize", "maximumSize", "effectiveGeometry",
            instead:
                "'window: {frame: …}' gives a window its size; to compare several sizes, use a 'matrix'"),
        UnmodelledWords(
            "preferredContentSizeCategory", "overrideTraitCollection", "traitOverrides", "traitCollection",
            "horizontalSizeClass", "verticalSizeClass", "displayScale", "userInterfaceIdiom", "verticalBarEdge",
            instead:
                "'contentSizeCategory' goes at the top level of the scenario; size classes follow from device and "
                + "window"),
        UnmodelledWords(
            "windowControls", "preferredWindowingControlStyle", "windowingControlStyle", "cornerAdaptation",
            "layoutRegion", "safeAreaCornerAdaptation",
            instead: corners),
    ]

    private static let containers = [
        UnmodelledWords(
            "searchResultsController", "searchResultsUpdater", "showsSearchResultsController",
            "obscuresBackgroundDuringPresentation", "hidesNavigationBarDuringPresentation",
            "automaticallyShowsScopeBar", "scopeBarActivation", "showsScopeBar",
            instead:
                "results of a search are not modelled; lay out their controller by itself, as the root"),
        UnmodelledWords(
            "childForPreferredVerticalBarBehavior", "toolbarVerticalBehavior",
            instead:
                "write 'preferredVerticalBarBehavior: disabled' in the controller that the containers show"),
        UnmodelledWords(
            "hinge", "hingeInteraction", "hingeAngle", "hingeState", "hingeStatus", "foldAngle", "foldState", "pose",
            "posture", "devicePosture",
            instead:
                "how far iPhone Duo is open goes at the top level of the scenario, as in 'hinge: partiallyOpen'"),
        UnmodelledWords(
            "width", "height", "edge", "layoutPriority", "defaultViewProperties", "viewProperties",
            "splitArrangementLayoutRatio", "splitArrangementLayoutSize", "overlayArrangementEdge", "zIndex",
            "splitAxis",
            in: ["arrangementViewController"],
            instead:
                "the panes have the places that UIKit gives them by default; for others, use child 'viewController's with a "
                + "'frame'"),
        UnmodelledWords(
            "arrangementView", "splitArrangement", "overlayArrangement", "arrangementViewStyle", "updateArrangement",
            instead:
                "write 'arrangementViewController: {arrangement: overlay}', with the primary controller under its class key "
                + "and the other one under 'secondary'"),
        UnmodelledWords(
            "viewControllers", "topViewController", "visibleViewController", "rootViewController",
            "selectedViewController", "selectedIndex", "moreNavigationController",
            "customizableViewControllers",
            instead:
                "a container shows one controller, put into it under its class key"),
        UnmodelledWords(
            "tab", "tabs", "tabGroup", "tabGroups", "selectedTab", "searchTab", "sidebar",
            "compactTabIdentifiers", "customizationIdentifier", "tabBarItem",
            instead: tabs),
        UnmodelledWords(
            "mode", "tabBarMode",
            in: ["tabBarController"],
            instead: tabs),
        UnmodelledWords(
            "isTabBarHidden",
            instead:
                "write 'tabBar: {isHidden: true}'"),
        UnmodelledWords(
            "bottomAccessory", "tabAccessory", "tabBarMinimizeBehavior", "tabBarBottomAccessory",
            "contentLayoutGuideOfTabs",
            instead:
                "set the tab bar controller's 'additionalSafeAreaInsets' to make room for anything above its bar"),
        UnmodelledWords(
            "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears",
            "hidesBarsWhenVerticallyCompact",
            instead:
                "for a bar that a gesture has hidden, write 'isNavigationBarHidden: true', in the controller or in "
                + "'steps'"),
        UnmodelledWords(
            "inspector", "supplementary", "supplementaryColumnWidth", "preferredSupplementaryColumnWidth",
            "minimumSupplementaryColumnWidth", "maximumSupplementaryColumnWidth",
            "preferredInspectorColumnWidth", "minimumSecondaryColumnWidth", "preferredSecondaryColumnWidth",
            "preferredSplitBehavior", "splitBehavior", "presentsWithGesture", "secondary", "compact",
            "preferredDisplayMode", "primaryEdge", "showsSecondaryOnlyButton",
            "displayModeButtonVisibility", "isCollapsed",
            instead: columns),
        UnmodelledWords(
            "preferredPrimaryColumnWidth", "preferredPrimaryColumnWidthFraction", "minimumPrimaryColumnWidth",
            "maximumPrimaryColumnWidth",
            instead:
                "set the width of the primary column with 'primaryColumnWidth'"),
    ]

    private static let collections = [
        UnmodelledWords(
            "collectionViewLayout", "flowLayout", "layout", "itemSize", "sectionInset",
            "sectionInsetReference", "minimumLineSpacing", "minimumInteritemSpacing", "headerReferenceSize",
            "footerReferenceSize", "scrollDirection", "numberOfItems", "numberOfItemsInSection",
            instead:
                "give a 'collectionView' its 'items' and 'collectionViewFlowLayout: {itemSize: …}'"),
        UnmodelledWords(
            "estimatedItemSize",
            instead:
                "give the final size of all items as 'itemSize', or of each in 'cells'"),
        UnmodelledWords(
            "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds", "pinToVisibleBounds",
            instead:
                "headers and footers are placed where they are before any scrolling"),
        UnmodelledWords(
            "collectionViewCompositionalLayout", "compositionalLayout", "collectionLayoutSection",
            "collectionLayoutGroup", "collectionLayoutItem", "collectionLayoutSize", "collectionLayoutSpacing",
            "collectionLayoutBoundarySupplementaryItem", "contentInsetsReference",
            "supplementaryContentInsetsReference", "supplementariesFollowContentInsets",
            "orthogonalScrollingBehavior", "orthogonalScrolling", "orthogonalScrollingProperties",
            "interGroupSpacing", "interItemSpacing", "boundarySupplementaryItems", "fractionalWidth",
            "fractionalHeight", "collectionViewLayoutConfiguration",
            instead:
                "sections of equal items can be written as 'collectionViewFlowLayout'; for others, give a "
                + "'collectionView' its 'contentSize', and put views into 'subviews' in place of its cells"),
        UnmodelledWords(
            "collectionLayoutListConfiguration", "listConfiguration", "collectionViewListCell", "headerMode",
            "footerMode", "headerTopPadding",
            instead: lists),
        UnmodelledWords(
            "appearance",
            in: ["collectionView", "collectionViewController"],
            instead: lists),
    ]

    /// Layout guides, to which views are pinned.
    static let guides = [
        UnmodelledWords(
            "keyboardLayoutGuide", "keyboardGuide",
            instead:
                "pin views to 'keyboard.top', with 'keyboard: {height: …}' at the top level of the scenario"),
        UnmodelledWords(
            "layoutRegion",
            instead: corners),
    ]

    private static let titles = [
        UnmodelledWords(
            "titleView", "title", "largeTitle", "subtitle", "largeSubtitle", "subtitleView",
            "largeSubtitleView", "attributedTitle", "attributedSubtitle", "largeAttributedSubtitle",
            "backBarButtonItem", "backButtonTitle", "backButtonDisplayMode", "hidesBackButton",
            "centerItemGroups", "titleMenuProvider", "titleTextAttributes", "largeTitleTextAttributes",
            instead: titleArea),
        UnmodelledWords(
            "leftBarButtonItem", "rightBarButtonItem", "leadingItemGroups", "trailingItemGroups",
            "pinnedTrailingGroup", in: ["navigationItem"],
            instead:
                "list the items of a side in 'leftBarButtonItems' or 'rightBarButtonItems', as in "
                + "'rightBarButtonItems: [{title: Done}]'"),
        UnmodelledWords(
            "systemItem", "barButtonSystemItem",
            instead: "write what the item shows, as in 'image: plus' or 'title: Edit'"),
        UnmodelledWords(
            "visibilityPriority", "additionalOverflowItems", "verticalBarCompressionBehavior",
            instead: "which items have room in a bar is not computed; leave out those that overflow"),
        UnmodelledWords(
            "style",
            in: ["navigationItem"],
            instead: titleArea),
        UnmodelledWords(
            "preferredSearchBarPlacement", "searchBarPlacement", "searchBarPlacementAllowsToolbarIntegration",
            "searchBarPlacementBarButtonItem", "scopeButtonTitles", "showsScopeBar",
            "automaticallyShowsScopeBar", "scopeBarActivation", "hidesNavigationBarDuringPresentation",
            instead:
                "a search bar is placed where the system puts it by default, without a scope bar"),
        UnmodelledWords(
            "standardAppearance", "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
            "navigationBarAppearance", "tabBarAppearance", "toolbarAppearance", "barTintColor", "shadowImage",
            instead:
                "of a bar's appearance, only 'isTranslucent' and 'backgroundImage' affect layout"),
    ]

    private static let texts = [
        UnmodelledWords(
            "attributedText", "kerning", "kern", "attributedString",
            instead:
                "the 'text' of a label has a single 'font' and no kerning; for anything else, give the label an "
                + "'intrinsicContentSize'"),
        UnmodelledWords(
            "lineBreakMode", "lineBreakStrategy", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
            "adjustsFontForContentSizeCategory",
            instead:
                "a label breaks its 'text' between words, cuts off what does not fit into 'numberOfLines', and takes "
                + "its size from 'font' and the text size; leave it out"),
        UnmodelledWords(
            "text", "font", "numberOfLines", "secondaryText", "detailTextLabel", "textContainerInset",
            "defaultContentConfiguration", "contentConfiguration", "listContentConfiguration", "cellStyle",
            "preferredMaxLayoutWidth", "image",
            instead: measuredText),
        UnmodelledWords(
            "style", "indentationLevel", "indentationWidth",
            in: ["cells"],
            instead: measuredText),
    ]

    private static let scrolling = [
        UnmodelledWords(
            "zoomScale", "minimumZoomScale", "maximumZoomScale",
            instead:
                "use 'contentOffset' to say where the content is"),
        UnmodelledWords(
            "keyboardDismissPadding", "keyboardDismissMode",
            instead:
                "it concerns only the gesture that dismisses the keyboard; a scenario without 'keyboard' shows no "
                + "keyboard"),
        UnmodelledWords(
            "keyboardFrame", "keyboardHeight", "usesBottomSafeArea", "followsUndockedKeyboard",
            instead:
                "write the keyboard at the top level of the scenario, as in 'keyboard: {height: 291}', and its options "
                + "in the view's 'keyboardLayoutGuide'"),
        UnmodelledWords(
            "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
            instead:
                "write 'scrollIndicatorInsets', which applies to both indicators"),
        UnmodelledWords(
            "contentScrollView",
            instead:
                "the content scroll view is the one that UIKit finds by itself: the first in its controller's view"),
        UnmodelledWords(
            "subviews", "layoutMargins", "directionalLayoutMargins", "contentView", in: ["header", "footer"],
            instead:
                "give its height as 'height' or 'selfSizedHeight', and lay out its content in a separate scenario, in "
                + "a 'view' of that size"),
        UnmodelledWords(
            "refreshControl",
            instead:
                "while it spins, it adds to the top inset: set 'contentInset: {top: …}' in 'changes'"),
        UnmodelledWords(
            "inputAccessoryView", "inputView", "inputAccessoryViewController",
            instead:
                "it is part of the keyboard, whose height goes at the top of the scenario: 'keyboard: {height: 291, "
                + "inputAccessoryView: 44}'"),
        UnmodelledWords(
            "isEditing", "editingStyle", "sectionIndexTitles", "swipeActions", "leadingSwipeActions",
            "trailingSwipeActions",
            instead:
                "rows are laid out without editing, swiping or a section index"),
        UnmodelledWords(
            "accessoryType", "accessoryView", "editingAccessoryType",
            instead:
                "for the end of a cell, set its 'accessory', such as 'accessory: {width: 40}'"),
    ]

    private static let looks = [
        UnmodelledWords(
            "backgroundColor", "alpha", "clipsToBounds", "contentMode", "tag", "layer", "cornerRadius",
            "cornerConfiguration", "isOpaque", "tintColor", "isUserInteractionEnabled",
            "overrideUserInterfaceStyle", "userInterfaceStyle", "accessibilityIdentifier", "topEdgeEffect",
            "bottomEdgeEffect", "leftEdgeEffect", "rightEdgeEffect", "scrollEdgeEffect",
            "scrollEdgeElementContainerInteraction", "preferredStatusBarStyle", "showsVerticalScrollIndicator",
            "showsHorizontalScrollIndicator", "indicatorStyle", "isPagingEnabled", "bounces",
            "decelerationRate", "delegate", "dataSource", "separatorColor", "badgeValue", "textColor",
            "textAlignment",
            instead:
                "it changes drawing or animation, not layout; leave it out"),
        UnmodelledWords(
            "bounds", "center", "anchorPoint", "sizeThatFits", "sizeToFit",
            instead:
                "place a view with 'frame' or 'pin', and move it with 'transform'"),
    ]

    private static let constraints = [
        UnmodelledWords(
            "layoutGuide", "guides", "guide", "addLayoutGuide",
            instead:
                "list your own guides by name in a view, as in 'layoutGuides: [column]', and use the names in 'constraints'"
        ),
        UnmodelledWords(
            "layoutConstraint", "priority", "multiplier", "constant",
            "relation", "firstBaselineAnchor", "lastBaselineAnchor", "widthAnchor", "heightAnchor",
            "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
            "centerXAnchor", "centerYAnchor",
            instead: equations),
    ]

    private static let swiftUI = [
        UnmodelledWords(
            "hostingController", "hostingConfiguration", "safeAreaRegions", "sizingOptions", "ignoresSafeArea",
            "safeAreaInset", "safeAreaPadding", "safeAreaBar", "presentationSizing", "navigationStack",
            "tabView", "navigationSplitView",
            instead:
                "SwiftUI is not laid out; write the UIKit controllers and views behind it")
    ]

    /// Results of layout, which no scenario can set.
    static let computed = [
        UnmodelledWords(
            "safeAreaInsets", "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
            "adjustedContentInset", "topLayoutGuide", "bottomLayoutGuide", "systemMinimumLayoutMargins",
            "frameInWindow", "visibleSize",
            instead:
                "the engine computes it; an app can set 'additionalSafeAreaInsets', 'layoutMargins' and 'contentInset'"),
        UnmodelledWords(
            "reservedRegions", "reservedRegion",
            instead:
                "the engine computes it: ask a view or the window for 'reservedRegions.division.frame'"),
    ]

    private static let views = [
        UnmodelledWords(
            "navigationBar", "tabBar", "toolbar", "searchBar", "barPosition", "statusBar",
            instead:
                "bars belong to their containers ('navigationController', 'tabBarController'); for a bar that you "
                + "place yourself, use a 'view' with a 'frame', which UIKit does not include in any safe area"),
        UnmodelledWords(
            "switch", "slider", "stepper", "pageControl", "progressView", "activityIndicatorView",
            instead:
                "write a 'control' with a 'class', such as 'control: {class: switch}'"),
        UnmodelledWords(
            "imageView", "button", "textField", "segmentedControl", "pickerView", "datePicker",
            "visualEffectView", "webView", "mapView", "glassEffectView", "glassContainerEffect",
            "backgroundExtensionView", "searchTextField", "calendarView", "colorWell",
            "contentUnavailableView", "listContentView", "lookToDictateInteraction",
            instead:
                "write a 'view' with a 'frame', or with a 'pin' and 'intrinsicContentSize'"),
    ]

    /// Constants of UIKit's enumerations, under the keys that accept them.
    static let enumerations = [
        UnmodelledWords(
            "button", "textField", "segmentedControl", "pickerView", "datePicker", "searchBar", "searchTextField",
            "colorWell", "calendarView", "refreshControl",
            in: ["class"],
            instead:
                "its size has not been published: leave out the class, and give an 'intrinsicContentSize'"),
        UnmodelledWords(
            "automatic",
            in: ["modalPresentationStyle"],
            instead:
                "UIKit turns it into a sheet: write 'pageSheet'"),
        UnmodelledWords(
            "currentContext", "overCurrentContext", "blurOverFullScreen",
            in: ["modalPresentationStyle"],
            instead:
                "to cover the whole window, use 'fullScreen' or 'overFullScreen'; to cover part of it, place a child "
                + "'viewController' with a 'frame'"),
        UnmodelledWords(
            "custom", "none", "sheet",
            in: ["modalPresentationStyle"],
            instead:
                "for a system card, use 'pageSheet' or 'formSheet'; for a controller that the app itself places, use a "
                + "child 'viewController' with a 'frame'"),
        UnmodelledWords(
            "any", "unknown",
            in: ["permittedArrowDirections"],
            instead:
                "leave the key out to permit every direction"),
        UnmodelledWords(
            "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary",
            in: ["displayMode"],
            instead: columns),
        UnmodelledWords(
            "tripleColumn",
            in: ["style"],
            instead: columns),
        UnmodelledWords(
            "detailDisclosureButton", "checkmark",
            in: ["accessory"],
            instead:
                "its width has not been published; write 'accessory: {width: …}'"),
        UnmodelledWords(
            "firstBaseline", "lastBaseline",
            in: ["alignment"],
            instead:
                "baseline alignment in a stack view is not computed; use another alignment"),
    ]

    /// Things without a value of their own.
    static let values = [
        UnmodelledWords(
            "keyboardLayoutGuide", "keyboardLayoutGuideFrame",
            instead:
                "pin a view to 'keyboard.top', and read the frame of that view")
    ]

    /// The recommended alternative to a guide that UIKit gives for a region; nil for a text that does not name one.
    static func region(in text: String) -> Message? {
        let words = text.split { !($0.isLetter || $0.isNumber) }.map { String($0) }
        guard text.contains("("), words.contains(where: { ["for", "cornerAdaptation"].contains($0) }) else {
            return nil
        }
        return corners
    }

    /// The keys of people who write a constraint as a mapping.
    static let areOfConstraints = [
        "priority", "multiplier", "constant", "relation", "equalTo", "greaterThan", "lessThan",
    ]

    // Advice that several lists of words share.
    private static let columns: Message =
        "a split view has two columns, 'primary' and the one under its class key; 'displayMode' says which are shown"
    private static let tabs: Message =
        "a tab bar controller shows one controller, put into it under its class key; for a sidebar, use the 'primary' "
        + "column of a 'splitViewController'"
    private static let corners: Message =
        "to keep content away from corners and window controls, use 'additionalSafeAreaInsets'"
    private static let lists: Message = "use a 'tableView' for a list"
    private static let titleArea: Message =
        "the content of a navigation bar does not change its height here, except for 'prompt', large titles and search"
    private static let measuredText: Message =
        "text is measured only in a 'label'; give any other view its 'intrinsicContentSize', and a row its 'height' or "
        + "'selfSizedHeight'"

    /// The recommended alternative to an inequality, a priority or a multiplier.
    static let equations: Message =
        "'pin' takes only equations; write an inequality, a priority or a multiplier as a line of 'constraints', such "
        + "as 'constraints: [top >= superview.top + 8 @ 750]'"
}

// MARK: - The diagnostic

package enum UnmodelledCodes {
    static let unmodelledWord = DiagnosticKind(
        "scenario/unmodelled-word", .error,
        example: .scenario("root: {viewController: {view: [{scrollView: {frame: fill, refreshControl: {}}}]}}"))
    static func unmodelledWord(_ text: String, instead: Message, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(unmodelledWord, "'\(text)' is not modelled: \(instead)", at: span)
    }

    /// The report of an unmodelled word; nil for a word that UIKit does not have either, which is misspelt.
    static func unmodelledWord(
        _ word: String, in owner: String? = nil, among list: [UnmodelledWords], at span: SourceSpan?
    ) -> Diagnostic? {
        UnmodelledWords.alternative(to: word, in: owner, among: list).map {
            unmodelledWord(word, instead: $0, at: span)
        }
    }

    package static let all: [DiagnosticKind] = [unmodelledWord]
}
