import Geometry
package import Languages
package import LayoutEngine

/// What numbers rest on without evidence: a rule that was not seen there, or a number of another generation of the OS.
package struct Extrapolation: Sendable {
    private let gap: Trust.Gap
    private let environment: Environment

    /// Stands behind a number that rests on one.
    package static let mark = "?"

    /// The rule; nil for a number that stands in.
    package var rule: Rule? {
        if case .rule(let rule) = gap { rule } else { nil }
    }

    /// Those behind some numbers of an environment, each once.
    package static func all(behind quantities: [Quantity], in environment: Environment) -> [Extrapolation] {
        Trust(in: environment).gaps(behind: quantities).map { Extrapolation(gap: $0, environment: environment) }
    }

    /// Where the rule was seen and where it was applied, or what nobody published.
    package func reason(_ words: Words) -> String {
        let device = Phrase.Argument("device", .text(environment.device.name))
        let version = Phrase.Argument("version", .text(environment.os.description))
        let rule: Rule
        switch gap {
        case .rule(let unseen): rule = unseen
        case .standIn(let name):
            return words.text(
                DerivationWord.standIn.phrase([.init("name", .text(words.text(name))), device, version]))
        }
        let here = [Phrase.Argument("rule", .text(rule.id)), device, version]
        guard !rule.scope.sightings.isEmpty else { return words.text(DerivationWord.seenNowhere.phrase(here)) }
        return words.text(DerivationWord.seenElsewhere.phrase(here + [.init("places", .text(rule.scope.text(words)))]))
    }
}

extension Scope {
    /// "phones with a Home button with iOS 7–10, 26, iPads with iOS 12"; empty where nothing was seen.
    package func text(_ words: Words) -> String {
        sightings.map { sighting in
            words.text(
                DerivationWord.sighting.phrase([
                    .init("class", .phrase(DerivationWord(sighting.deviceClass).phrase())),
                    .init("versions", .text(sighting.versions)),
                ]))
        }.joined(separator: words.text(DerivationWord.sightingSeparator.phrase()))
    }
}

extension Trust {
    /// "88, 0, 83?, 0": a value as it is written, each extrapolated number with its mark; `text` writes one number.
    package mutating func markedText(of value: Value, _ text: (Double) -> String) -> String {
        if case .text(let word) = value { return word }
        var parts: [String] = []
        for quantity in value.quantities {
            parts.append(text(quantity.value) + (level(of: quantity) == .extrapolated ? Extrapolation.mark : ""))
        }
        return parts.joined(separator: ", ")
    }
}
