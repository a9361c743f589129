import Geometry
import Languages
import ScenarioLanguage
import Schema

/// A property that is set to a value, in plain words, without the notation of scenarios.
///
/// The phrases are under `variants` in the files of words: `flags` for switches, both ways; `properties` for all others, `owned`
/// for those of the status bar, the window and the keyboard; `values` for words as values, `edges` and `anchors` for pins. A test
/// keeps them complete.
struct VariantSetting {
    /// "table", "contentInset", "top".
    let path: [String]
    /// The value in the notation of scenarios.
    let value: String
    let words: Words

    var text: String {
        if path.dropLast().last == "pin", let edge = path.last { return pinned(edge) }
        if let single = singleWord { return single }
        let property = Self.isNumber(of: path.dropLast().last, path.last) ? Array(path.dropLast()) : path
        guard let name = property.last, let label = label(of: property) else {
            return path.joined(separator: ".") + " " + value
        }
        let part = property.count < path.count ? path.last.map { words.component($0) + " " } ?? "" : ""
        return words.text(.labelled, ["label": label, "text": part + spokenValue(of: name)])
    }

    /// The label of a property, such as "content inset"; for settings outside the app with the owner, such as "keyboard
    /// height"; for a frame the view that has it.
    private func label(of property: [String]) -> String? {
        guard let name = property.last else { return nil }
        let owned = Self.owned + property.joined(separator: ".")
        if words.has(owned) { return words[owned] }
        if name == "frame", property.count > 1 { return property[property.count - 2] }
        return words.has(Self.properties + name) ? words[Self.properties + name] : nil
    }

    // MARK: - The files of words

    static let properties = "variants.properties."
    static let owned = "variants.owned."
    static let flags = "variants.flags."
    static let values = "variants.values."
    static let anchors = "variants.anchors."
    static let edges = "variants.edges."

    /// A switch as one phrase, such as "arranged within the margins", or a value that is clear without its property, such as
    /// "right to left".
    private var singleWord: String? {
        let name = path.last ?? ""
        switch value {
        case "true", "false":
            let key = Self.flags + name + (value == "true" ? ".on" : ".off")
            return words.has(key) ? words[key] : nil
        case "leftToRight": return words[.leftToRight]
        case "rightToLeft": return words[.rightToLeft]
        default: return nil
        }
    }

    /// Whether the name denotes one of several numbers of a property, such as the top of insets.
    private static func isNumber(of property: String?, _ name: String?) -> Bool {
        guard let property, let name else { return false }
        return components(of: property).contains(name)
    }

    private static func components(of property: String) -> [String] {
        ScenarioSchema.sections.lazy.flatMap { $0.entries }.first { $0.name == property && $0.kind.isSettable }?.kind
            .componentNames ?? []
    }

    // MARK: - Values

    private func spokenValue(of property: String) -> String {
        if value == "default" { return words[.usualValue] }
        let key = Self.values + value
        if words.has(key) { return words[key] }
        let items = Self.items(of: value)
        let components = Self.components(of: property)
        let isMapping = value.first == "{"
        switch components.count {
        case 2 where components == ["width", "height"] && items.count == 2 && !isMapping:
            return "\(items[0])\u{A0}×\u{A0}\(items[1])"
        case 4
        where components.last == "height" && items.count == 4 && items[0] == "0" && items[1] == "0" && !isMapping:
            return "\(items[2])\u{A0}×\u{A0}\(items[3])"
        case 2..., 4...:
            guard !isMapping else { return items.map { named($0) }.joined(separator: words[.itemSeparator]) }
            guard items.count == components.count else { break }
            let isSame = components.count == 4 && components[0] == "top" && Set(items).count == 1
            if isSame { return items[0] }
            return zip(components, items).map { words.component($0) + " " + $1 }.joined(
                separator: words[.itemSeparator])
        default: break
        }
        return items.map { words.has(Self.values + $0) ? words[Self.values + $0] : words.component($0) }
            .joined(separator: words[.itemSeparator])
    }

    /// "top 44" for "top: 44".
    private func named(_ item: String) -> String {
        let parts = item.split(separator: ":").map { String($0.drop { $0 == " " }) }
        return parts.count == 2 ? words.component(parts[0]) + " " + parts[1] : item
    }

    /// "0" and "−140" for `[0, -140]`.
    private static func items(of value: String) -> [String] {
        value.filter { !"[]{}".contains($0) }.split(separator: ",")
            .map { String($0.drop { $0 == " " }.map { $0 == "-" ? "\u{2212}" : $0 }) }
    }

    // MARK: - Pins

    /// "top 75 from the superview" for `superview.top + 75`; "width 44" for a number.
    private func pinned(_ edge: String) -> String {
        let parts = value.split(separator: " ").map { String($0) }
        guard parts.count == 1 || parts.count == 3, let first = parts.first else {
            return words.component(edge) + " " + value
        }
        let names = first.split(separator: ".").map { String($0) }
        guard names.count == 2, names[0].first?.isNumber == false else { return words.component(edge) + " " + value }
        let distance = parts.count == 3 ? (parts[1] == "-" ? "\u{2212}" : "") + parts[2] : "0"
        let owner = words.has(Self.anchors + names[0]) ? words[Self.anchors + names[0]] : names[0]
        let side = names[1] == edge ? "" : words.component(names[1])
        return words.text(
            side.isEmpty ? .pinned : .pinnedAcross,
            ["edge": words.component(edge), "distance": distance, "anchor": owner, "side": side])
    }
}

extension Words {
    /// The name of an edge, a coordinate or a size: "top", "leading".
    fileprivate func component(_ name: String) -> String {
        has(VariantSetting.edges + name) ? self[VariantSetting.edges + name] : self.name(of: name)
    }
}
