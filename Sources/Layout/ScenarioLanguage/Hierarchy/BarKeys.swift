import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// The keys of bars.
enum BarKeys {
    static let bar: [ScenarioKey<Bar>] = [
        ScenarioKey("isTranslucent", Format.flag) { $0.isTranslucent = $1 },
        ScenarioKey("isHidden", Format.flag, initial: "false") { $0.isHidden = $1 },
        ScenarioKey("backgroundImage", Format.word(Bar.BackgroundImage.self), initial: "none") {
            $0.backgroundImage = $1
        },
    ]

    static let navigationBar: [ScenarioKey<NavigationBar>] =
        bar.map { $0.lifted { draft, change in change(&draft.bar) } } + ofNavigationBar

    /// The keys that navigation bars add to the keys of any bar.
    static let ofNavigationBar: [ScenarioKey<NavigationBar>] = [
        ScenarioKey("barStyle", Format.word(NavigationBar.Style.self), initial: "default") { $0.barStyle = $1 },
        ScenarioKey("prefersLargeTitles", Format.flag, initial: "false", versions: .from(11)) {
            $0.prefersLargeTitles = $1
        },
    ]
}

/// The keys of a controller's settings for its navigation bar.
enum NavigationItemKeys {
    static let all: [ScenarioKey<NavigationItem>] = [
        ScenarioKey(
            "largeTitleDisplayMode", Format.word(NavigationItem.LargeTitleDisplayMode.self), initial: "automatic",
            versions: .from(11)
        ) { $0.largeTitleDisplayMode = $1 },
        ScenarioKey("prompt", Format.text) { item, _ in
            item.hasPrompt = true
        },
        ScenarioKey(
            "searchController", .object("searchController", NavigationItem.SearchController(), searchController),
            versions: .from(11)
        ) { $0.searchController = $1 },
        ScenarioKey("hidesSearchBarWhenScrolling", Format.flag, initial: "true", versions: .from(11)) {
            $0.hidesSearchBarWhenScrolling = $1
        },
        ScenarioKey("leftBarButtonItems", BarButtonItemKeys.list) { $0.leftBarButtonItems = $1 },
        ScenarioKey("rightBarButtonItems", BarButtonItemKeys.list) { $0.rightBarButtonItems = $1 },
    ]

    static let searchController: [ScenarioKey<NavigationItem.SearchController>] = [
        ScenarioKey("isActive", Format.flag, initial: "false") { $0.isActive = $1 }
    ]
}

/// The keys of an item in a bar.
enum BarButtonItemKeys {
    static let list = ScenarioFormat.objects("barButtonItem", all) { _ in BarButtonItem() }

    /// The limit on items that are only counted, more than any bar shows.
    private static let countLimit = 1_000

    /// The items, or how many there are; an item that only counts has a symbol.
    static let countOrList = ScenarioFormat<[BarButtonItem]>(kind: .barButtonItems) { node, decoder in
        if node.items != nil { return list.decode(node, &decoder) }
        guard node.text.flatMap({ DecimalNumber.value(of: $0) }) != nil else {
            decoder.reportWrongType(ValueKind.barButtonItems.phrase, found: node)
            return nil
        }
        guard let count = Format.count.decode(node, &decoder) else { return nil }
        if count <= countLimit { return Array(repeating: BarButtonItem(image: "plus"), count: count) }
        decoder.report(decoder.codes.numberOutOfRange(decoder.subject, node, allowed: "0 to 1000"))
        return nil
    }

    static let all: [ScenarioKey<BarButtonItem>] = [
        ScenarioKey("name", name) { $0.name = $1 },
        ScenarioKey("title", Format.text) { $0.title = $1 },
        ScenarioKey("image", Format.text) { $0.image = $1 },
        ScenarioKey("customView", Format.size) { $0.customView = $1 },
        ScenarioKey(
            "axisBehavior", Format.word(BarButtonItem.AxisBehavior.self), initial: "automatic",
            versions: .from(27, 1)
        ) { $0.axisBehavior = $1 },
    ]

    /// A name, under which the item becomes known.
    private static let name = ScenarioFormat<String>(kind: .name) { node, decoder in
        guard let name = Format.elementName.decode(node, &decoder) else { return nil }
        decoder.register(name.value, at: name.span, steps: Array(decoder.steps.dropLast()), all.map { $0.entry })
        return name.value
    }
}

/// The keys of a presented controller's settings for its sheet.
enum SheetKeys {
    static let all: [ScenarioKey<SheetPresentation>] = [
        ScenarioKey("detents", Format.oneOrMore(Format.detent), initial: "[large]") { $0.detents = $1 },
        ScenarioKey("selectedDetentIdentifier", Format.detent) { $0.selected = $1 },
        ScenarioKey("prefersGrabberVisible", Format.flag, initial: "false") { $0.prefersGrabberVisible = $1 },
    ]

    /// The keys of a sheet presentation controller; the selected detent has to be one of its detents.
    static let format: ScenarioFormat<SheetPresentation> = {
        let mapping = ScenarioFormat<SheetPresentation>.object(
            "sheetPresentationController", SheetPresentation(), all)
        return ScenarioFormat(kind: mapping.kind) { node, decoder in
            guard var sheet = mapping.decode(node, &decoder) else { return nil }
            if let written = node["selectedDetentIdentifier"], let selected = sheet.selected,
                !sheet.detents.contains(selected)
            {
                let known = node["detents"].map { ($0.items ?? [$0]).compactMap { $0.text } } ?? ["large"]
                decoder.report(
                    decoder.codes.unknownWord(
                        written.text ?? "", of: "selectedDetentIdentifier", allowed: known, at: written.span))
                sheet.selected = nil
            }
            return sheet
        }
    }()
}

/// The keys of a presented controller's settings for its popover.
enum PopoverKeys {
    static let all: [ScenarioKey<PopoverPresentation>] = [
        ScenarioKey("sourceRect", Format.rect) { $0.sourceRect = $1 },
        ScenarioKey("permittedArrowDirections", Format.oneOrMore(Format.word(PopoverPresentation.ArrowDirection.self)))
        { $0.permittedArrowDirections = $1 },
    ]
}
