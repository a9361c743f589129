package import Diagnostics

/// A conflict that UIKit makes by itself, or by a size of its own, as people published it.
package struct KnownConflict: Sendable {
    package let id: String
    /// Texts that all occur in the contradicting constraints: classes of views, identifiers, and parts of constraints.
    package let signs: [String]
    /// The usual cause, and what helps against it.
    package let reason: Message
    /// Addresses of pages that show it.
    package let sources: [String]

    /// The first entry of the catalogue whose signs all occur; nil for a conflict that is not in it.
    package static func matching(_ texts: [String]) -> KnownConflict? {
        all.first { entry in entry.signs.allSatisfy { sign in texts.contains { $0.holds(sign) } } }
    }

    private static let toolbar: Message =
        "the toolbar got its items before it had a size; give it a frame that is not empty, such as 100 by 100, when you "
        + "create it"

    /// Entries with more signs stand before those with fewer of the same.
    package static let all = [
        KnownConflict(
            id: "toolbar-width", signs: ["_UIToolbarContentView", ".width == 0"], reason: toolbar,
            sources: [
                "https://github.com/apache/cordova-plugin-inappbrowser/pull/1123",
                "https://github.com/hackiftekhar/IQKeyboardManager/issues/1592",
            ]),
        KnownConflict(
            id: "toolbar-height", signs: ["_UIToolbarContentView", ".height == 0"], reason: toolbar,
            sources: [
                "https://github.com/T-Pham/UITextField-Navigation/issues/21",
                "https://github.com/LeoNatan/LNPopupController/issues/310",
            ]),
        KnownConflict(
            id: "keyboard-assistant", signs: ["UIKeyboardAssistantBar"],
            reason:
                "with a hardware keyboard, UIKit lays out the bar above the keyboard with a height of 0, for example during "
                + "a push",
            sources: [
                "https://github.com/lionheart/openradar-mirror/issues/19207",
                "https://github.com/hackiftekhar/IQKeyboardManager/issues/1259",
            ]),
        KnownConflict(
            id: "keyboard-shortcuts", signs: ["_UIUCBKBSelectionBackground"],
            reason: "the shortcut buttons above the keyboard are laid out before their bar has room for them",
            sources: [
                "https://github.com/flutter/flutter/issues/94293",
                "https://github.com/codemirror/codemirror5/issues/4961",
            ]),
        KnownConflict(
            id: "keyboard-placeholder", signs: ["_UIRemoteKeyboardPlaceholderView"],
            reason: "UIKit moves the accessory view and the keyboard separately while the keyboard appears or changes",
            sources: ["https://github.com/gemwalletcom/gem-ios/issues/1795"]),
        KnownConflict(
            id: "action-sheet-width", signs: [".width == - 16"],
            reason:
                "an action sheet of UIAlertController is 16 narrower than something that is 0 wide, on iOS 12.2 to 13; it "
                + "looks right all the same",
            sources: [
                "https://github.com/lionheart/openradar-mirror/issues/21120",
                "https://github.com/mshrwtnb/ALRT/issues/14",
            ]),
        KnownConflict(
            id: "action-sheet-popover", signs: ["_UIAlertControllerView", ".width"],
            reason: "on an iPad, an action sheet needs 304 points, and its popover has less beside its arrow",
            sources: [
                "https://github.com/lionheart/openradar-mirror/issues/11268",
                "https://github.com/steipete/PSTAlertController/issues/18",
            ]),
        KnownConflict(
            id: "back-button", signs: ["UINav_static_button_horiz_position"],
            reason:
                "the navigation bar lays out its back button while it is still 0 wide, for example before its controller is in a window",
            sources: ["https://github.com/subconsciousnetwork/subconscious/issues/70"]),
        KnownConflict(
            id: "bar-button-row", signs: ["_UIButtonBarStackView", "UIButtonBar.maximumAlignmentSize"],
            reason: "a bar is laid out while it is still 0 high, so the margins around its buttons do not fit into it",
            sources: ["https://github.com/flutter/flutter/issues/93532"]),
        KnownConflict(
            id: "bar-button-width", signs: ["_UIButtonBarButton", "_UIModernBarButton"],
            reason: "a bar button is laid out while the bar gives it a width or height of 0",
            sources: ["https://github.com/flutter/flutter/issues/93532"]),
        KnownConflict(
            id: "date-picker", signs: ["_UIDatePickerCalendar"],
            reason:
                "an inline date picker is given a height that is too small for its calendar; let it have its own height",
            sources: ["https://github.com/react-native-datetimepicker/datetimepicker/pull/211"]),
        KnownConflict(
            id: "header-width", signs: ["UITableViewHeaderFooter", "UIView-Encapsulated-Layout-Width", "(0)"],
            reason: "a table measures its header or footer while that is 0 wide; priority 999 for an edge avoids it",
            sources: ["https://github.com/lionheart/openradar-mirror/issues/11983"]),
        KnownConflict(
            id: "keyboard-height", signs: ["UIInputView", "UIView-Encapsulated-Layout-Height"],
            reason:
                "the system gives a keyboard extension its usual height first; priority 999 for your height avoids it",
            sources: ["https://github.com/archagon/tasty-imitation-keyboard/issues/85"]),
        KnownConflict(
            id: "row-height", signs: ["UITableViewCellContentView", "UIView-Encapsulated-Layout-Height"],
            reason:
                "the table rounds a row to whole pixels or still has its estimated height; priority 999 for one vertical "
                + "constraint avoids it",
            sources: ["https://github.com/woocommerce/woocommerce-ios/issues/9054"]),
        KnownConflict(
            id: "temporary-width", signs: ["_UITemporaryLayoutWidth"],
            reason:
                "layoutIfNeeded is called on a view that is still 0 wide; call it later, or give one edge priority 999",
            sources: ["https://github.com/stripe/stripe-ios/pull/5648"]),
        KnownConflict(
            id: "temporary-height", signs: ["_UITemporaryLayoutHeight"],
            reason: "layoutIfNeeded is called on a view that is still 0 high, such as an input accessory view",
            sources: ["https://github.com/nathantannar4/InputBarAccessoryView/issues/177"]),
    ]
}

extension String {
    fileprivate func holds(_ part: String) -> Bool {
        LogText.position(of: Array(part.utf8), in: Array(utf8)) != nil
    }
}

/// Whose views a constraint is between, by their classes.
enum ViewOwner {
    /// UIKit's private views, which no app can reach.
    case system
    /// Guides and stack views, which can belong to anybody.
    case anybody
    case app

    init(className: String) {
        let isGuide = className.hasSuffix("LayoutGuide") || className.hasSuffix("GapGuide")
        if isGuide || className.hasSuffix("LayoutSpacer") {
            self = .anybody
        } else {
            self = Self.isPrivate(className) ? .system : .app
        }
    }

    /// SwiftUI's hosting views hold what an app wrote, and views of pages and cells what it added.
    private static func isPrivate(_ name: String) -> Bool {
        let holdsOfApp = name.hasSuffix("ContentView") && !barViews.contains(name)
        if name.hasPrefix("_UIHostingView") || holdsOfApp { return false }
        return beginnings.contains { name.hasPrefix($0) }
    }

    private static let barViews = ["_UIToolbarContentView", "_UINavigationBarContentView", "TUIKeyboardContentView"]

    private static let beginnings = [
        "_UI", "_TtCC5UIKit", "_TtC5UIKit", "UIKeyboard", "UIKB", "TUIKey", "TUIPrediction", "UIInputSet",
        "UIRemoteKeyboard", "UITabBarButton", "UIInterfaceAction", "UIStatusBar", "UIButtonLabel",
    ]
}
