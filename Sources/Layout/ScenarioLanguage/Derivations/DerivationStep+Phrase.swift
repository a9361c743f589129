import Geometry
package import Languages
package import LayoutEngine

extension DerivationStep {
    /// The operation on the terms in words, such as "15 × 50"; nil if their signs express it.
    package var operationPhrase: Phrase? {
        guard case .computed(let operation) = origin, let first = terms.first else { return nil }
        let number = Phrase.Argument("number", .text(DecimalText.string(first.value)))
        return switch operation {
        case .sum, .product, .quotient, .share: nil
        case .nonNegativeSum, .overlap: limitPhrase
        case .maximum: DerivationWord.maximum.phrase()
        case .minimum: DerivationWord.minimum.phrase()
        case .multiple(let count): DerivationWord.multiple.phrase([.init("count", .count(count)), number])
        case .fraction(let count): DerivationWord.fraction.phrase([.init("count", .count(count)), number])
        case .rounded(let direction): rounding(direction, toPixels: terms.count > 1).phrase()
        }
    }

    private var limitPhrase: Phrase? {
        switch limit {
        case nil: nil
        case .atLeast(let limit): DerivationWord.atLeast.phrase([.init("number", .text(DecimalText.string(limit)))])
        case .atMost(let limit): DerivationWord.atMost.phrase([.init("number", .text(DecimalText.string(limit)))])
        }
    }

    private func rounding(_ direction: FloatingPointRoundingRule, toPixels: Bool) -> DerivationWord {
        switch direction {
        case .up: toPixels ? .roundedUpToPixel : .roundedUpToPoint
        case .down: toPixels ? .roundedDownToPixel : .roundedDownToPoint
        default: toPixels ? .roundedToPixel : .roundedToPoint
        }
    }
}

/// The words of derivations other than the names of their numbers.
package enum DerivationWord: String, CaseIterable, Sendable {
    case note
    case appleDocumentedDevice = "device.appleDocumented"
    case observedDevice = "device.observed"
    case inferredDevice = "device.inferred"
    case disputedDevice = "device.disputed"
    case scenario, initialValue, explainedAbove
    case parting, noParting
    case otherNumber = "comparison.otherNumber"
    case anotherNumber = "comparison.anotherNumber"
    case otherWords = "comparison.otherWords"
    case removed = "comparison.removed"
    case added = "comparison.added"
    case maximum, minimum, multiple, fraction, atLeast, atMost
    case roundedUpToPoint = "roundedUp.point"
    case roundedUpToPixel = "roundedUp.pixel"
    case roundedDownToPoint = "roundedDown.point"
    case roundedDownToPixel = "roundedDown.pixel"
    case roundedToPoint = "rounded.point"
    case roundedToPixel = "rounded.pixel"
    case measured = "measured.by"
    case measuredSystem = "measured.system"
    case measuredBuild = "measured.build"
    case measuredThen = "measured.then"
    case disputed = "measured.disputed"
    case rule
    case documentedRule = "confidence.documented"
    case observedRule = "confidence.observed"
    case inferredRule = "confidence.inferred"
    case disputedRule = "confidence.disputed"
    case extrapolatedRule = "confidence.extrapolated"
    case seenElsewhere = "extrapolated.seen"
    case seenNowhere = "extrapolated.unseen"
    case standIn = "extrapolated.standIn"
    case inferredTwice = "extrapolated.twice"
    case beforeLayout = "extrapolated.beforeLayout"
    case beforeAppearance = "extrapolated.beforeAppearance"
    case estimated = "extrapolated.estimate"
    case disputedNumber = "extrapolated.disputed"
    case extrapolatedHere = "extrapolated.here"
    case sighting = "extrapolated.sighting"
    case sightingSeparator = "extrapolated.separator"
    case homeButtonPhones = "classes.homeButtonPhone"
    case sensorHousingPhones = "classes.sensorHousingPhone"
    case foldingPhones = "classes.foldingPhone"
    case pads = "classes.pad"
    case macs = "classes.mac"

    package init(_ mark: Provenance.Mark) {
        self =
            switch mark {
            case .appleDocumented: .appleDocumentedDevice
            case .observed: .observedDevice
            case .inferred: .inferredDevice
            case .disputed: .disputedDevice
            }
    }

    package init(_ confidence: Rule.Confidence) {
        self =
            switch confidence {
            case .documented: .documentedRule
            case .observed: .observedRule
            case .inferred: .inferredRule
            case .disputed: .disputedRule
            }
    }

    init(_ deviceClass: DeviceClass) {
        self =
            switch deviceClass {
            case .homeButtonPhone: .homeButtonPhones
            case .sensorHousingPhone: .sensorHousingPhones
            case .foldingPhone: .foldingPhones
            case .pad: .pads
            case .mac: .macs
            }
    }

    /// The key of its text in the words files.
    package var key: String { "derivations." + rawValue }

    package func phrase(_ arguments: [Phrase.Argument] = []) -> Phrase { Phrase(key, arguments) }
}
