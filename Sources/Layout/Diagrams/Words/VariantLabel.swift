package import Languages
package import LayoutEngine
package import ScenarioLanguage

/// The label above a variant beside others, in a language: its title, else its differences.
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

    /// The text of one coordinate.
    func part(for coordinate: Variant.Coordinate) -> String {
        if let title = coordinate.title.text(in: words.language) { return title }
        let environment = variant.environment
        let path = coordinate.path.split(separator: ".").map { String($0) }
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
        case ("use", _, let id): return id
        case (_, _, let value): return owner(path) + VariantSetting(path: path, value: value, words: words).text
        }
    }

    /// The text for a switch that hides something: a bar in words, anything else by its name.
    private func visibility(_ path: [String], isHidden: Bool) -> String {
        let name = path.last == "isNavigationBarHidden" ? "navigationBar" : path.dropLast().last ?? ""
        guard let bar = Self.bar(called: name) else {
            return words.text(isHidden ? .nameHidden : .nameShown, ["name": name])
        }
        return words.text(isHidden ? .barHidden : .barShown, ["bar": words[bar]])
    }

    private static func bar(called name: String) -> PictureWord? {
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

    /// The name of the element where the same property of several is spoken of.
    private func owner(_ path: [String]) -> String {
        let others = variant.coordinates.filter { $0.path.split(separator: ".").last.map { String($0) } == path.last }
        guard others.count > 1, let name = path.dropLast().last.flatMap({ Self.bar(called: $0) }) else {
            return others.count > 1 && path.count > 1 ? path[0] + " " : ""
        }
        return words[name] + " "
    }
}

/// The name of a picture.
/// The device of a layout with how it is held and its system: "iPhone X, portrait, iOS 18".
package func placeName(_ environment: Environment, words: Words) -> String {
    [
        environment.device.name, words[PictureWord(environment.orientation)],
        environment.hinge == .partiallyOpen ? words[.partlyOpen] : nil,
        words.name(of: environment.os, on: environment.device),
    ].compactMap { $0 }.joined(separator: words[.phraseSeparator])
}

/// The name by which pictures and code show a device that a link has brought to a page.
package func linkedName(of device: Device, words: Words) -> String {
    words.text(.deviceOfLink, ["name": device.name])
}

enum DiagramTitle {
    /// The scenario's title, or the names of the parts side by side.
    static func text(_ scenario: Scenario, _ results: [LayoutResult], _ words: Words) -> String {
        scenario.title.text(in: words.language)
            ?? zip(scenario.variants, results)
            .map { VariantLabel(variant: $0, result: $1, words: words).text }
            .joined(separator: words[.phraseSeparator])
    }

    /// The scenario's title, or the device and its orientation, followed by the variant's differences from the others.
    static func text(
        _ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, _ words: Words
    ) -> String {
        let environment = variant.environment
        let setting = placeName(environment, words: words)
        guard let title = scenario.title.text(in: words.language) else { return setting }
        let label = VariantLabel(variant: variant, result: result, words: words).text
        return label.isEmpty ? title : words.text(.labelled, ["label": title, "text": label])
    }
}
