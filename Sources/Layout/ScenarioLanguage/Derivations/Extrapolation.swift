import Geometry
package import Languages
package import LayoutEngine

/// A reason why numbers have no evidence: a rule that was not seen there, a number of another generation of the OS, or evidence
/// that contradicts itself.
package struct Extrapolation: Sendable {
    private let gap: Trust.Gap
    private let environment: Environment

    /// The mark after an extrapolated number.
    package static let mark = "?"

    /// The rule; nil for a number of another generation.
    package var rule: Rule? {
        switch gap {
        case .rule(let rule), .inferredTwice(_, let rule), .estimate(let rule), .disputed(let rule): rule
        case .standIn, .beforeLayout, .beforeAppearance, .disputedNumber: nil
        }
    }

    /// Whether the rule's statement itself says why numbers are uncertain: they are estimates, or disputed.
    package var isInStatement: Bool {
        switch gap {
        case .estimate, .disputed: true
        default: false
        }
    }

    /// The extrapolations in given numbers of an environment, each once.
    package static func all(
        behind quantities: [Quantity], in environment: Environment, at phase: Phase = .viewDidAppear
    ) -> [Extrapolation] {
        Trust(in: environment, at: phase).gaps(behind: quantities).map {
            Extrapolation(gap: $0, environment: environment)
        }
    }

    /// The scopes in which each rule was observed and is applied, or the unpublished number; one text for each rule or number,
    /// with all the devices and versions that it is used for.
    package static func reasons(for extrapolations: [Extrapolation], in words: Words) -> [String] {
        var groups: [(gap: Trust.Gap, places: [String])] = []
        for extrapolation in extrapolations {
            let place = extrapolation.place(words)
            if let index = groups.firstIndex(where: { $0.gap == extrapolation.gap }) {
                if !groups[index].places.contains(place) { groups[index].places.append(place) }
            } else {
                groups.append((extrapolation.gap, [place]))
            }
        }
        return groups.map { reason(for: $0.gap, at: $0.places, words) }
    }

    /// "iPhone X with iOS 26".
    private func place(_ words: Words) -> String {
        words.text(
            DerivationWord.extrapolatedHere.phrase([
                .init("device", .text(environment.device.name)), .init("version", .text(environment.os.description)),
            ]))
    }

    private static func reason(for gap: Trust.Gap, at places: [String], _ words: Words) -> String {
        let separator = words.text(DerivationWord.sightingSeparator.phrase())
        let here = Phrase.Argument("here", .text(places.joined(separator: separator)))
        switch gap {
        case .standIn(let name):
            return words.text(DerivationWord.standIn.phrase([.init("name", .text(words.text(name))), here]))
        case .beforeLayout(let name):
            return words.text(DerivationWord.beforeLayout.phrase([.init("name", .text(words.text(name)))]))
        case .beforeAppearance(let name):
            return words.text(DerivationWord.beforeAppearance.phrase([.init("name", .text(words.text(name)))]))
        case .inferredTwice(let name, let rule):
            return words.text(
                DerivationWord.inferredTwice.phrase([
                    .init("name", .text(words.text(name))), .init("rule", .text(rule.id)), here,
                ]))
        case .estimate(let rule), .disputed(let rule):
            return words.text(
                DerivationWord.estimated.phrase([
                    .init("rule", .text(rule.id)), .init("statement", .phrase(rule.statement)),
                ]))
        case .disputedNumber(let name):
            return words.text(DerivationWord.disputedNumber.phrase([.init("name", .text(words.text(name))), here]))
        case .rule(let rule):
            let named = [Phrase.Argument("rule", .text(rule.id)), here]
            guard !rule.scope.sightings.isEmpty else { return words.text(DerivationWord.seenNowhere.phrase(named)) }
            return words.text(
                DerivationWord.seenElsewhere.phrase(named + [.init("places", .text(rule.scope.text(words)))]))
        }
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

extension DeviceClass {
    /// "phones with a Home button".
    package func text(_ words: Words) -> String { words.text(DerivationWord(self).phrase()) }
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
