import DataTree
import Diagnostics
import Geometry
import LayoutEngine
import Schema

/// The keys of views.
enum ViewKeys {
    /// The keys of any view.
    static let all: [ScenarioKey<ViewDraft>] =
        [name] + placement + geometry + contentSize + margins + [keyboardGuide, layoutGuides, subviews]
    /// The keys of any view and of scroll views.
    static let scroll: [ScenarioKey<ViewDraft>] = all + ScrollViewKeys.all
    /// The keys of any view, of scroll views and of tables.
    static let table: [ScenarioKey<ViewDraft>] = scroll + TableKeys.all
    /// The keys of any view, of scroll views and of collection views.
    static let collection: [ScenarioKey<ViewDraft>] = scroll + CollectionKeys.all
    /// The keys of any view and of stack views.
    static let stack: [ScenarioKey<ViewDraft>] = all + StackViewKeys.all

    /// The keys of any view and of labels.
    static let label: [ScenarioKey<ViewDraft>] = all + LabelKeys.all

    /// The keys of any view and of controls.
    static let control: [ScenarioKey<ViewDraft>] =
        all + [
            ScenarioKey("class", Format.word(Control.self)) { $0.view.control = $1 }
        ]

    private static let name = ScenarioKey<ViewDraft>("name", Format.elementName) { $0.name = $1 }

    /// The keys of a view's placement and visibility.
    static let placement: [ScenarioKey<ViewDraft>] =
        [
            ScenarioKey("frame", Format.located(Format.frame)) { $0.frame = $1 },
            ScenarioKey("pin", Format.located(PinKeys.placement)) { $0.pins = $1 },
            ScenarioKey("constraints", ConstraintKeys.list) { $0.view.constraints = $1 },
            ScenarioKey("translatesAutoresizingMaskIntoConstraints", Format.located(Format.flag)) {
                $0.isTranslatingMask = $1
            },
            ScenarioKey("autoresizingMask", Format.located(autoresizingMask)) { $0.mask = $1 },
            ScenarioKey("autoresizedFrom", Format.located(Format.size)) { $0.sizeOfSuperview = $1 },
        ] + visibility

    /// A list of UIKit's words.
    private static let autoresizingMask: ScenarioFormat<AutoresizingMask> = {
        let words = AutoresizingMask.names.map { $0.name }
        return ScenarioFormat(kind: .list(.word(words))) { node, decoder in
            guard let items = node.items else {
                decoder.reportWrongType("a list such as [flexibleWidth, flexibleBottomMargin]", found: node)
                return nil
            }
            return items.reduce(into: AutoresizingMask()) { mask, item in
                let word = Format.oneOf(words, item, &decoder)
                if let member = AutoresizingMask.names.first(where: { $0.name == word }) { mask.insert(member.mask) }
            }
        }
    }()

    /// The keys of a view's visibility.
    static let visibility: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("isHidden", Format.flag, initial: "false") { $0.view.isHidden = $1 },
        ScenarioKey("isInWindow", Format.flag, initial: "true") { $0.view.isInWindow = $1 },
    ]

    /// The keys of layout margins and of the properties that affect them.
    static let margins: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("layoutMargins", Format.insets, versions: .from(8)) { $0.view.layoutMargins = .physical($1) },
        ScenarioKey("directionalLayoutMargins", Format.directionalInsets, versions: .from(11)) {
            $0.view.layoutMargins = .directional($1)
        },
        ScenarioKey("insetsLayoutMarginsFromSafeArea", Format.flag, initial: "true", versions: .from(11)) {
            $0.view.insetsLayoutMarginsFromSafeArea = $1
        },
        ScenarioKey("preservesSuperviewLayoutMargins", Format.flag, initial: "false", versions: .from(8)) {
            $0.view.preservesSuperviewLayoutMargins = $1
        },
        ScenarioKey(
            "semanticContentAttribute", Format.word(SemanticContentAttribute.self), initial: "unspecified",
            versions: .from(9)
        ) { $0.view.semanticContentAttribute = $1 },
    ]

    /// The names of layout guides of the app's own.
    static let layoutGuides = ScenarioKey<ViewDraft>("layoutGuides", Format.guideNames, versions: .from(9)) {
        $0.view.layoutGuides = $1
    }

    private static let subviews = ScenarioKey<ViewDraft>("subviews", ViewDecoder.list) { $0.view.subviews = $1 }

    static let keyboardGuideKeys: [ScenarioKey<KeyboardGuide>] = [
        ScenarioKey("followsUndockedKeyboard", Format.flag, initial: "false") { $0.followsUndockedKeyboard = $1 },
        ScenarioKey("usesBottomSafeArea", Format.flag, initial: "true", versions: .from(17)) {
            $0.usesBottomSafeArea = $1
        },
    ]

    private static let keyboardGuide = ScenarioKey<ViewDraft>(
        "keyboardLayoutGuide", .object("keyboardLayoutGuide", KeyboardGuide(), keyboardGuideKeys), versions: .from(15)
    ) { $0.view.keyboardGuide = $1 }

    static let transformKeys: [ScenarioKey<ViewTransform>] = [
        ScenarioKey("translation", Format.point, initial: "[0, 0]") { $0.translation = $1 },
        ScenarioKey("scale", Format.length, initial: "1") { $0.scale = $1 },
    ]

    /// The keys that change a view's size and place other than frame and pins.
    private static let geometry: [ScenarioKey<ViewDraft>] = [
        ScenarioKey("transform", .object("transform", ViewTransform(), transformKeys)) { $0.view.transform = $1 }
    ]

    static let fittingKeys: [ScenarioKey<FittingRequest>] = [
        ScenarioKey("targetSize", targetSize) { $0.targetSize = $1 },
        ScenarioKey("horizontalFittingPriority", Format.priority, initial: "50") { $0.horizontalPriority = $1 },
        ScenarioKey("verticalFittingPriority", Format.priority, initial: "50") { $0.verticalPriority = $1 },
    ]

    /// UIKit's names of two sizes, or any other.
    private static let targetSize: ScenarioFormat<Size> = Format.compound(
        .targetSize,
        word: {
            switch $0 {
            case "compressed": FittingRequest.compressedSize
            case "expanded": FittingRequest.expandedSize
            default: nil
            }
        }
    ) { Size(width: $0[0], height: $0[1]) }

    /// The keys for the size of a view's content and its priorities.
    private static let contentSize: [ScenarioKey<ViewDraft>] = [
        ScenarioKey(
            "systemLayoutSizeFitting", .object("systemLayoutSizeFitting", FittingRequest(), fittingKeys)
        ) { $0.view.fitting = $1 },
        ScenarioKey("intrinsicContentSize", Format.size) { $0.view.intrinsicContentSize = $1 },
        ScenarioKey("contentHuggingPriority", Format.priority, initial: "250") { $0.hugging = $1 },
        ScenarioKey("contentCompressionResistancePriority", Format.priority, initial: "750") {
            $0.view.priorities.compressionResistance = $1
        },
        ScenarioKey("customSpacing", Format.length, versions: .from(11)) { $0.view.customSpacing = $1 },
    ]
}
