package import Diagnostics
import LayoutEngine

/// The way to a value: `name.property`, then optionally one component, such as `table.safeAreaInsets.top`.
package struct ValuePath: Hashable, Sendable {
    package let name: String
    /// As written, such as "safeAreaLayoutGuide.layoutFrame".
    package let property: String
    /// Such as "top" or "maxY".
    package let component: String?

    package init(name: String, property: String, component: String? = nil) {
        self.name = name
        self.property = property
        self.component = component
    }

    package var description: String {
        ([name, property] + (component.map { [$0] } ?? [])).joined(separator: ".")
    }

    /// Reads "table.safeAreaInsets.top", "nav.view.frame" or "view.safeAreaLayoutGuide.layoutFrame.minY".
    ///
    /// Whether the name and the property exist is known only to a laid-out scenario.
    package static func parse(_ text: String, at span: SourceSpan) -> Diagnosed<ValuePath?> {
        let words = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        guard words.count >= 2, words.allSatisfy({ !$0.isEmpty }) else {
            return Diagnosed(nil, [.invalidValuePath(text, at: span)])
        }
        let isContainerView = words.count > 2 && words[1] == "view"
        let name = words.prefix(isContainerView ? 2 : 1).joined(separator: ".")
        let rest = words.dropFirst(isContainerView ? 2 : 1)
        if let planned = plannedProperty(rest) { return Diagnosed(nil, [.notSupportedYet(planned, at: span)]) }
        let isPlain = words.allSatisfy { $0.unicodeScalars.allSatisfy { isPart($0) } }
        guard isPlain, let (property, component) = split(rest) else {
            return Diagnosed(nil, [.invalidValuePath(text, at: span)])
        }
        return Diagnosed(ValuePath(name: name, property: property, component: component))
    }

    /// The property and the one word that may follow it; nil when more words follow.
    private static func split(_ words: ArraySlice<String>) -> (property: String, component: String?)? {
        for count in (1...words.count).reversed() {
            let property = words.prefix(count).joined(separator: ".")
            guard PropertyEntry.names.contains(property) else { continue }
            return words.count - count <= 1 ? (property, words.dropFirst(count).first) : nil
        }
        // An unknown property: whoever looks it up can say which there are.
        let component = words.count > 1 ? words.last.flatMap { ValueComponent(rawValue: $0) } : nil
        let property = component == nil ? words : words.dropLast()
        return (property.joined(separator: "."), component?.rawValue)
    }

    /// True for what names and properties are made of.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
    }

    /// A word of the language that nothing computes yet, such as "layoutMargins" or "cell" for "cell(0, 0)".
    private static func plannedProperty(_ words: ArraySlice<String>) -> String? {
        guard let first = words.first else { return nil }
        let word = first.split(separator: "(").first.map { String($0) } ?? first
        return PropertyEntry.all.first { !$0.isSupported && ($0.name == word || $0.name.hasPrefix(word + ".")) }?.name
    }
}
