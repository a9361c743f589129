package import Languages
package import LayoutEngine
package import ScenarioLanguage

/// What stands above a variant beside others, in a language: its title, else what is different in it.
///
/// "iOS 10", "iPhone X · landscape", "opaque"; empty for an only variant.
package func variantLabel(_ variant: Variant, _ result: LayoutResult, words: Words) -> String {
    VariantLabel(variant: variant, result: result, words: words).text
}

/// The name of a variant among others.
struct VariantLabel {
    let variant: Variant
    let result: LayoutResult
    let words: Words

    var text: String {
        if let title = variant.title.text(in: words.language) { return title }
        return variant.coordinates.map { part(for: $0) }.joined(separator: " · ")
    }

    /// What one coordinate says.
    func part(for coordinate: Variant.Coordinate) -> String {
        let environment = variant.environment
        let path = coordinate.path.split(separator: ".")
        switch (coordinate.path, path.last ?? "", value(of: coordinate)) {
        case ("device", _, _): return environment.device.name
        case ("orientation", _, _): return words[PictureWord(environment.orientation)]
        case (Variant.Coordinate.step, _, Variant.Coordinate.start): return words[.start]
        case (Variant.Coordinate.step, _, let name): return name
        case ("os", _, _): return words.name(of: environment.os, on: environment.device)
        case (_, "isTranslucent", "true"): return owner(path) + words[.translucent]
        case (_, "isTranslucent", "false"): return owner(path) + words[.opaque]
        case (_, "isHidden", "true"), (_, "isHidden", "false"), (_, "isNavigationBarHidden", "true"),
            (_, "isNavigationBarHidden", "false"):
            return visibility(path, isHidden: value(of: coordinate) == "true")
        case (_, _, let value):
            return coordinate.path == "use" ? value : text(path, value)
        }
    }

    /// A setting as one would say it, without the signs in which scenarios write it.
    private func text(_ path: [Substring], _ value: String) -> String {
        let name = path.count > 1 ? path.dropFirst().joined(separator: ".") : path.joined(separator: ".")
        switch value {
        case "default": return "\(name) \(words[.usualValue])"
        case "true": return words.text(.switchedOn, ["name": name])
        case "false": return words.text(.switchedOff, ["name": name])
        case "leftToRight": return words[.leftToRight]
        case "rightToLeft": return words[.rightToLeft]
        default: break
        }
        if path.dropLast().last == "pin", let pinned = pinned(path.last ?? "", value) { return pinned }
        let numbers = Self.unbracketed(value).split(separator: ",").map { $0.drop { $0 == " " } }
        if path.last == "frame", numbers.count == 4, numbers[0] == "0", numbers[1] == "0" {
            return "\(path.first ?? "") \(numbers[2])\u{A0}×\u{A0}\(numbers[3])"
        }
        let isWord = value.first?.isLowercase == true && value.allSatisfy { $0.isLetter }
        return "\(name) \(isWord ? "." : "")\(Self.unbracketed(value))"
    }

    /// "top 75 from the superview" for `superview.top + 75`; nil for other forms.
    private func pinned(_ edge: Substring, _ value: String) -> String? {
        let parts = value.split(separator: " ")
        guard parts.count == 1 || parts.count == 3, let anchor = parts[0].split(separator: ".").first else {
            return nil
        }
        let distance = parts.count == 3 ? (parts[1] == "-" ? "\u{2212}" : "") + parts[2] : "0"
        let name =
            switch anchor {
            case "superview": words[.superview]
            case "safeArea": words[.safeArea]
            default: String(anchor)
            }
        return words.text(
            .pinned, ["edge": words.name(of: String(edge)), "distance": String(distance), "anchor": name])
    }

    /// "0, −140" for `[0, -140]`.
    private static func unbracketed(_ value: String) -> String {
        String(value.filter { !"[]{}".contains($0) }.map { $0 == "-" ? "\u{2212}" : $0 })
    }

    /// What a switch hides: a bar in words, anything else by its name.
    private func visibility(_ path: [Substring], isHidden: Bool) -> String {
        let name = path.last == "isNavigationBarHidden" ? "navigationBar" : path.dropLast().last ?? ""
        guard let bar = Self.bar(called: name) else {
            return words.text(isHidden ? .nameHidden : .nameShown, ["name": String(name)])
        }
        return words.text(isHidden ? .barHidden : .barShown, ["bar": words[bar]])
    }

    private static func bar(called name: Substring) -> PictureWord? {
        switch name {
        case "statusBar": .statusBar
        case "navigationBar": .navigationBar
        case "tabBar": .tabBar
        case "toolbar": .toolbar
        default: nil
        }
    }

    /// The word that a property has in the end where the scenario leaves it to UIKit.
    private func value(of coordinate: Variant.Coordinate) -> String {
        let path = coordinate.path.split(separator: ".")
        guard coordinate.value == "default", path.count == 2, let property = Property(rawValue: String(path[1])),
            case .text(let word)? = result.settled[String(path[0])]?[property]
        else { return coordinate.value }
        return word
    }

    /// The name of a bar where translucency of several is spoken of.
    private func owner(_ path: [Substring]) -> String {
        let others = variant.coordinates.filter { $0.path.hasSuffix(".isTranslucent") }
        return others.count > 1 ? path.dropLast().joined(separator: ".") + " " : ""
    }
}

/// The name of a picture.
enum DiagramTitle {
    /// The scenario's title, or the names of what stands side by side.
    static func text(_ scenario: Scenario, _ results: [LayoutResult], _ words: Words) -> String {
        scenario.title.text(in: words.language)
            ?? zip(scenario.variants, results)
            .map { VariantLabel(variant: $0, result: $1, words: words).text }
            .joined(separator: words[.phraseSeparator])
    }

    /// The scenario's title, or the device and how it is held, followed by what tells the variant from others.
    static func text(
        _ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, _ words: Words
    ) -> String {
        let environment = variant.environment
        let setting = [
            environment.device.name, words[PictureWord(environment.orientation)],
            words.name(of: environment.os, on: environment.device),
        ].joined(separator: words[.phraseSeparator])
        guard let title = scenario.title.text(in: words.language) else { return setting }
        let label = VariantLabel(variant: variant, result: result, words: words).text
        return label.isEmpty ? title : words.text(.labelled, ["label": title, "text": label])
    }
}
