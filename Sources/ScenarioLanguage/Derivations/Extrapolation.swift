import Geometry
package import Languages
package import LayoutEngine

/// A rule that numbers rest on where no evidence for it was seen.
package struct Extrapolation: Sendable {
    package let rule: Rule
    private let environment: Environment

    /// Stands behind a number that rests on one.
    package static let mark = "?"

    /// Those behind some numbers of an environment, each rule once.
    package static func all(behind quantities: [Quantity], in environment: Environment) -> [Extrapolation] {
        Trust(in: environment).extrapolatedRules(behind: quantities).map {
            Extrapolation(rule: $0, environment: environment)
        }
    }

    /// Where the rule was seen, and where it was applied.
    package func reason(_ words: Words) -> String {
        let here: [Phrase.Argument] = [
            .init("rule", .text(rule.id)), .init("device", .text(environment.device.name)),
            .init("version", .text(environment.os.description)),
        ]
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
