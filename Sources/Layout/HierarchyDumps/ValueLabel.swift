import LayoutEngine

/// The words that describe a printed value: `self.view.safeAreaInsets`, `[[self view] frame]`, `tabBar.frame.height`.
struct ValueLabel: Equatable {
    let subject: PrintedValue.Subject
    let property: Property
    let component: String?

    /// The properties that values are printed of, longer names before those that they end with.
    private static let properties: [Property] = [
        .safeAreaLayoutGuideFrame, .layoutMarginsGuideFrame, .readableContentGuideFrame, .topLayoutGuideLength,
        .bottomLayoutGuideLength, .additionalSafeAreaInsets, .systemMinimumLayoutMargins, .directionalLayoutMargins,
        .adjustedContentInset, .safeAreaInsets, .layoutMargins, .contentOffset, .contentInset, .contentSize, .bounds,
        .frame,
    ]

    private static let components = [
        "top", "left", "bottom", "right", "leading", "trailing", "width", "height", "x", "y", "minX", "minY", "maxX",
        "maxY",
        "midX", "midY", "size", "origin",
    ]

    /// The last label of a text; nil where it names no property.
    init?(_ text: DumpText) {
        var found: (property: Property, start: Int, end: Int)?
        for property in Self.properties {
            let name = Array(property.rawValue.utf8)
            var from = 0
            while let start = text.position(of: name, from: from) {
                let end = start + name.count
                from = end
                let isWord =
                    (start == 0 || !DumpText.isOfName(text.bytes[start - 1]))
                    && (end == text.bytes.count || !DumpText.isOfName(text.bytes[end]))
                if isWord, found.map({ start > $0.start && end > $0.end }) ?? true {
                    found = (property, start, end)
                }
            }
        }
        guard let found else {
            // The screen and the status bar are asked for by whole expressions.
            guard let start = text.position(of: "statusBarFrame") else { return nil }
            (subject, property) = (.statusBar, .frame)
            component = Self.component(text, start + 14)
            return
        }
        property = found.property
        component = Self.component(text, found.end)
        let own = Self.subject(of: Self.words(text, before: found.start), found.property)
        subject = own == .view && Self.ofScrollViews.contains(property) ? .scrollView(nil) : own
    }

    init(_ subject: PrintedValue.Subject, _ property: Property, _ component: String? = nil) {
        (self.subject, self.property, self.component) = (subject, property, component)
    }

    /// The label of edges that follow: a property's name, or the words "safe area".
    init?(edgesBehind text: DumpText) {
        if let label = ValueLabel(text), label.component == nil {
            self = label
        } else {
            let words = text.text(from: 0).lowercased().split { !$0.isLetter }
            let last = words.last == "insets" ? words.dropLast() : words[...]
            guard last.suffix(2).elementsEqual(["safe", "area"]) || last.last == "safearea" else { return nil }
            self.init(words.contains("window") ? .window : .view, .safeAreaInsets)
        }
    }

    /// ".top", ".size.width" or ".origin.y" after a property; nil for none.
    private static func component(_ text: DumpText, _ start: Int) -> String? {
        var words = text.text(from: start).prefix { $0 == "." || $0.isLetter }.split(separator: ".")
        if words.count > 1, words[0] == "size" || words[0] == "origin" { words.removeFirst() }
        return words.first.flatMap { components.contains(String($0)) ? String($0) : nil }
    }

    /// The identifiers and addresses before a place, the nearest last.
    private static func words(_ text: DumpText, before end: Int) -> [String] {
        var words: [String] = []
        var place = end
        // A label is a part of a line: distant text does not describe the value.
        let least = max(0, end - 200)
        while place > least {
            while place > least, !DumpText.isOfName(text.bytes[place - 1]) {
                // A comma or semicolon, or a label followed by a colon, ends another value.
                if [UInt8(ascii: ";"), UInt8(ascii: ",")].contains(text.bytes[place - 1]) { return words.reversed() }
                place -= 1
            }
            let last = place
            while place > least, DumpText.isOfName(text.bytes[place - 1]) { place -= 1 }
            if place < last { words.append(text.text(place..<last)) }
        }
        return words.reversed()
    }

    private static let ofController: Set<Property> = [
        .additionalSafeAreaInsets, .topLayoutGuideLength, .bottomLayoutGuideLength, .systemMinimumLayoutMargins,
    ]

    private static let ofScrollViews: Set<Property> = [
        .contentOffset, .contentSize, .contentInset, .adjustedContentInset,
    ]

    private static func subject(of words: [String], _ property: Property) -> PrintedValue.Subject {
        if ofController.contains(property) { return .controller }
        // A controller has none of these properties, so 'self' alone is a view of the app's own.
        guard let last = words.last(where: { !skipped.contains($0) }) else {
            return words.last == "self" ? .named("self") : .view
        }
        if last.hasPrefix("0x") { return .address(HierarchyDump.normalized(last)) }
        let before = words.dropLast().last { !skipped.contains($0) }
        switch last {
        case "view": return containers[before ?? ""] ?? .view
        case "window", "keyWindow", "windows", "first", "firstObject", "lastObject": return .window
        case "screen", "main", "mainScreen": return .screen
        case "navigationBar": return .navigationBar
        case "tabBar": return .tabBar
        case "toolbar": return .toolbar
        case "scrollView": return .scrollView(nil)
        case "tableView": return .scrollView("UITableView")
        case "collectionView": return .scrollView("UICollectionView")
        case "textView": return .scrollView("UITextView")
        default:
            return words.contains("self") || words.contains("po") || words.contains("p") || before == nil
                ? .named(last) : .view
        }
    }

    private static let containers: [String: PrintedValue.Subject] = [
        "navigationController": .navigationView, "tabBarController": .tabView,
    ]

    /// The words of prompts, types and calls around a label.
    private static let skipped: Set<String> = [
        "lldb", "gdb", "po", "p", "print", "expr", "expression", "e", "v", "self", "UIEdgeInsets", "CGRect", "CGSize",
        "CGPoint",
        "NSDirectionalEdgeInsets", "UIView", "UIWindow", "UIScrollView", "id", "NSStringFromUIEdgeInsets",
        "NSStringFromCGRect", "NSLog", "debugPrint", "dump", "some", "Optional", "let", "var",
    ]
}

extension HierarchyDump {
    /// An address without leading zeros, in lower case, so that two prints of it are equal.
    package static func normalized(_ address: String) -> String {
        "0x" + address.dropFirst(2).lowercased().drop { $0 == "0" }
    }
}
