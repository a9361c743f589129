package import LayoutEngine
package import ScenarioLanguage

/// What stands above a variant beside others, in a language ("en" or "zh-Hans"): its title, else what is different in it.
///
/// "iOS 10", "iPhone X · landscape", "opaque"; empty for an only variant.
package func variantLabel(_ variant: Variant, _ result: LayoutResult, language: String) -> String {
    VariantLabel(variant: variant, result: result, language: Language(tag: language)).text
}

/// The name of a variant among others.
struct VariantLabel {
    let variant: Variant
    let result: LayoutResult
    let language: Language

    var text: String {
        if let title = variant.title.text(in: language.tag) { return title }
        return variant.coordinates.map { part(for: $0) }.joined(separator: " · ")
    }

    /// What one coordinate says.
    func part(for coordinate: Variant.Coordinate) -> String {
        let environment = variant.environment
        let words = coordinate.path.split(separator: ".")
        switch (coordinate.path, words.last ?? "", value(of: coordinate)) {
        case ("device", _, _): return environment.device.name
        case ("orientation", _, _): return language.name(of: environment.orientation)
        case ("os", _, _): return language.name(of: environment.os, on: environment.device)
        case (_, "isTranslucent", "true"): return owner(words) + language("translucent", "半透明")
        case (_, "isTranslucent", "false"): return owner(words) + language("opaque", "不透明")
        case (_, "isHidden", "true"), (_, "isHidden", "false"), (_, "isNavigationBarHidden", "true"),
            (_, "isNavigationBarHidden", "false"):
            let isHidden = self.value(of: coordinate) == "true"
            return language(bar(words)) + (isHidden ? language(" hidden", "隐藏") : language(" shown", "显示"))
        case (_, _, let value):
            let value = value == "default" ? language("default", "默认") : value
            let property = words.count > 1 ? words.dropFirst().joined(separator: ".") : coordinate.path
            return coordinate.path == "use" ? value : "\(property) \(value)"
        }
    }

    /// What a switch hides: a bar in words, anything else by its name.
    private func bar(_ words: [Substring]) -> Localized {
        switch words.last == "isNavigationBarHidden" ? "navigationBar" : words.dropLast().last ?? "" {
        case "statusBar": Localized("status bar", "状态栏")
        case "navigationBar": Localized("navigation bar", "导航栏")
        case "tabBar": Localized("tab bar", "标签栏")
        case "toolbar": Localized("toolbar", "工具栏")
        case let name: Localized(String(name), String(name) + " ")
        }
    }

    /// The word that a property has in the end where the scenario leaves it to UIKit.
    private func value(of coordinate: Variant.Coordinate) -> String {
        let words = coordinate.path.split(separator: ".")
        guard coordinate.value == "default", words.count == 2, let property = Property(rawValue: String(words[1])),
            case .text(let word)? = result.settled[String(words[0])]?[property]
        else { return coordinate.value }
        return word
    }

    /// The name of a bar where translucency of several is spoken of.
    private func owner(_ words: [Substring]) -> String {
        let others = variant.coordinates.filter { $0.path.hasSuffix(".isTranslucent") }
        return others.count > 1 ? words.dropLast().joined(separator: ".") + " " : ""
    }
}

/// The name of a picture.
enum DiagramTitle {
    /// The scenario's title, or the names of what stands side by side.
    static func text(_ scenario: Scenario, _ results: [LayoutResult], _ language: Language) -> String {
        scenario.title.text(in: language.tag)
            ?? zip(scenario.variants, results)
            .map { VariantLabel(variant: $0, result: $1, language: language).text }
            .joined(separator: language(", ", "，"))
    }

    /// The scenario's title, or the device and how it is held, followed by what tells the variant from others.
    static func text(
        _ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, _ language: Language
    ) -> String {
        let environment = variant.environment
        let separator = language(", ", "，")
        let setting = [
            environment.device.name, language.name(of: environment.orientation),
            language.name(of: environment.os, on: environment.device),
        ].joined(separator: separator)
        guard let title = scenario.title.text(in: language.tag) else { return setting }
        let label = VariantLabel(variant: variant, result: result, language: language).text
        return label.isEmpty ? title : title + language(": ", "：") + label
    }
}
