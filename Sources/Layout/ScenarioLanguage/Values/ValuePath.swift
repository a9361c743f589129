package import Diagnostics
import LayoutEngine

/// The path of a value: `name.property`, then optionally one component, such as `table.safeAreaInsets.top`.
package struct ValuePath: Hashable, Sendable {
    package let name: String
    /// The property as written, such as "safeAreaLayoutGuide.layoutFrame".
    package let property: String
    /// The component, such as "top" or "maxY"; nil for the whole value.
    package let component: String?

    package init(name: String, property: String, component: String? = nil) {
        self.name = name
        self.property = property
        self.component = component
    }

    package var description: String {
        ([name, property] + (component.map { [$0] } ?? [])).joined(separator: ".")
    }

    /// The paths of the numbers of a value there that has so many, as their derivations are named.
    package func numberPaths(count: Int) -> [String] {
        let names = component == nil ? Property(rawValue: property)?.numberNames(count: count) ?? [] : []
        return names.isEmpty ? [description] : names.map { "\(description).\($0)" }
    }

    /// The name of the table, if `name` denotes a table's part, such as "table.cell(0, 57)"; nil for any other name.
    var table: String? {
        name.indices.first { name[$0] == "." && TablePart(parsing: name[name.index(after: $0)...]) != nil }.map {
            String(name[..<$0])
        }
    }

    /// Reads "table.safeAreaInsets.top", "nav.view.frame", "view.safeAreaLayoutGuide.layoutFrame.minY" or
    /// "table.cell(0, 57).contentView.frame".
    ///
    /// Whether the name and the property exist is known only to a laid-out scenario.
    package static func parse(_ text: String, at span: SourceSpan) -> Diagnosed<ValuePath?> {
        let words = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        guard words.count >= 2, words.allSatisfy({ !$0.isEmpty }) else {
            return Diagnosed(nil, [ValueCodes.invalidValuePath(text, at: span)])
        }
        let isContainerView = words.count > 2 && words[1] == "view"
        var name = words.prefix(isContainerView ? 2 : 1)
        var rest = words.dropFirst(name.count)
        if let (part, count) = tablePart(rest) {
            name.append(part.description)
            rest = rest.dropFirst(count)
        }
        let plain = words.prefix(isContainerView ? 2 : 1) + rest
        let isPlain = plain.allSatisfy { $0.unicodeScalars.allSatisfy { isPart($0) } }
        guard isPlain, let (property, component) = split(rest) else {
            return Diagnosed(nil, [ValueCodes.invalidValuePath(text, at: span)])
        }
        return Diagnosed(ValuePath(name: name.joined(separator: "."), property: property, component: component))
    }

    /// The part of a table at the beginning of the words, and the number of words that name it; words for a property must
    /// remain.
    private static func tablePart(_ words: ArraySlice<String>) -> (part: TablePart, count: Int)? {
        for count in [3, 2, 1] where words.count > count {
            if let part = TablePart(parsing: words.prefix(count).joined(separator: ".")) { return (part, count) }
        }
        return nil
    }

    /// The property and the one word that may follow it; nil when more words follow.
    private static func split(_ words: ArraySlice<String>) -> (property: String, component: String?)? {
        for count in (1...words.count).reversed() {
            let property = words.prefix(count).joined(separator: ".")
            guard PropertyEntry.names.contains(property) else { continue }
            return words.count - count <= 1 ? (property, words.dropFirst(count).first) : nil
        }
        // An unknown property is reported when it is looked up, where the known ones can be listed.
        let component = words.count > 1 ? words.last.flatMap { ValueComponent(rawValue: $0) } : nil
        let property = component == nil ? words : words.dropLast()
        return (property.joined(separator: "."), component?.rawValue)
    }

    /// Whether the character can be part of a name or property.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
    }
}
