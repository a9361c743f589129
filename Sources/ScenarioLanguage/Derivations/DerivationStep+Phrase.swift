import Geometry
package import LayoutEngine

extension DerivationStep {
    /// What was done with the terms, such as "15 × 50"; nil where their signs say it.
    package var operationPhrase: Localized? {
        guard case .computed(let operation) = origin, let first = terms.first else { return nil }
        let number = DecimalText.string(first.value)
        switch operation {
        case .sum, .product, .quotient, .share: return nil
        case .nonNegativeSum, .overlap: return limitPhrase
        case .maximum: return Localized("the greatest of", "取最大者")
        case .minimum: return Localized("the smallest of", "取最小者")
        case .multiple(let count): return Localized("\(count) × \(number)", "\(count) × \(number)")
        case .fraction(let count): return Localized("\(number) ÷ \(count)", "\(number) ÷ \(count)")
        case .rounded(let direction): return roundingPhrase(direction, toPixels: terms.count > 1)
        }
    }

    private var limitPhrase: Localized? {
        switch limit {
        case nil: nil
        case .atLeast(let limit):
            Localized("at least \(DecimalText.string(limit))", "不小于 \(DecimalText.string(limit))")
        case .atMost(let limit):
            Localized("at most \(DecimalText.string(limit))", "不大于 \(DecimalText.string(limit))")
        }
    }

    private func roundingPhrase(_ direction: FloatingPointRoundingRule, toPixels: Bool) -> Localized {
        let unit = toPixels ? Localized("pixel", "像素") : Localized("point", "点")
        return switch direction {
        case .up: Localized("rounded up to a \(unit.english)", "向上取整到\(unit.chinese)")
        case .down: Localized("rounded down to a \(unit.english)", "向下取整到\(unit.chinese)")
        default: Localized("rounded to the nearest \(unit.english)", "取整到最近的\(unit.chinese)")
        }
    }
}
