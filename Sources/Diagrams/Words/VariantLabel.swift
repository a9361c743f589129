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
        case ("os", _, _): return words.name(of: environment.os, on: environment.device)
        case (_, "isTranslucent", "true"): return owner(path) + words[.translucent]
        case (_, "isTranslucent", "false"): return owner(path) + words[.opaque]
        case (_, "isHidden", "true"), (_, "isHidden", "false"), (_, "isNavigationBarHidden", "true"),
            (_, "isNavigationBarHidden", "false"):
            return visibility(path, isHidden: value(of: coordinate) == "true")
        case (_, _, let value):
            let value = value == "default" ? words[.usualValue] : value
            let property = path.count > 1 ? path.dropFirst().joined(separator: ".") : coordinate.path
            return coordinate.path == "use" ? value : "\(property) \(value)"
        }
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
