import Geometry
import LayoutEngine
import SiteBuilder

/// The fixed words of derivations, in both languages.
enum ExplanationWords {
    /// How operands make the result, with a space behind; empty where there is nothing to say.
    static func operation(_ operation: Derivation.Operation, termCount: Int) -> Localized {
        switch operation {
        case .sum: termCount > 1 ? Localized("sum ", "之和 ") : Localized("", "")
        case .clampedSum(let lower, let upper): clampedSum(lower: lower, upper: upper)
        case .maximum: Localized("the greatest ", "取最大 ")
        case .constant: Localized("", "")
        }
    }

    private static func clampedSum(lower: Double, upper: Double) -> Localized {
        let (least, most) = (DecimalText.string(lower), DecimalText.string(upper))
        if !upper.isFinite { return Localized("sum, at least \(least) ", "之和，不小于 \(least) ") }
        return Localized("sum, from \(least) to \(most) ", "之和，限于 \(least) 到 \(most) ")
    }

    static func confidence(_ confidence: Rule.Confidence) -> Localized {
        switch confidence {
        case .documented: Localized("documented", "有文档")
        case .observed: Localized("observed", "实测")
        case .inferred: Localized("inferred", "推断")
        }
    }

    static func mark(_ mark: Provenance.Mark) -> Localized {
        switch mark {
        case .appleDocumented: Localized("documented by Apple", "Apple 文档")
        case .observed: Localized("observed", "实测")
        case .inferred: Localized("inferred", "推断")
        }
    }
}

extension Localized {
    static let deviceTable = Localized("device table", "机型表")
    static let writtenInScenario = Localized("written in the scenario", "场景中写明")
    static let initialValue = Localized("UIKit's default", "UIKit 默认值")
    static let asAbove = Localized("as above", "同上")

    /// The text in one language.
    func text(in language: Language) -> String {
        language == .english ? english : chinese
    }
}
