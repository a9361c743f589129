import Diagnostics
import LayoutEngine
import Schema

/// A condition that limits a claim to some variants, such as `where os = 10` or `where os < 26`.
package struct ClaimCondition: Hashable, Sendable {
    let path: String
    let comparison: Comparison
    let value: String
    /// The place of the whole condition.
    let span: SourceSpan
    /// The whole key for one that names a step, such as `at rotated`; nil for others.
    let step: String?

    /// The comparison of a variant's value with the condition's; all but `=` need values that have an order.
    enum Comparison: String, CaseIterable {
        case equal = "="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
    }

    private static let word = "where "

    /// Whether a key of `expect` begins a condition.
    package static func begins(_ key: String) -> Bool { key.hasPrefix(word) }

    /// Reads "where os = 10"; nil without one sign of comparison between two texts.
    init?(parsing key: String, at span: SourceSpan) {
        let signs: [Character] = ["<", ">", "="]
        let text = key.dropFirst(Self.word.count)
        guard let start = text.firstIndex(where: { signs.contains($0) }) else { return nil }
        let next = text.index(after: start)
        let isLonger = text[start] != "=" && next < text.endIndex && text[next] == "="
        let end = isLonger ? text.index(after: next) : next
        guard let comparison = Comparison(rawValue: String(text[start..<end])) else { return nil }
        self.comparison = comparison
        path = Self.trimmed(text[..<start])
        value = Self.trimmed(text[end...])
        self.span = span
        step = nil
        guard let first = value.first else { return nil }
        // A wrong operator such as "==", "=<" or "!=".
        if path.isEmpty || path.hasSuffix("!") || signs.contains(first) { return nil }
    }

    /// - Parameters:
    ///   - step: its name.
    ///   - key: as written.
    init(step: String, key: String, at span: SourceSpan) {
        path = Variant.Coordinate.step
        comparison = .equal
        value = step
        self.span = span
        self.step = key
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0 == " " }
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }

    private var text: String { "\(path) \(comparison.rawValue) \(value)" }

    func holds(for coordinates: [Variant.Coordinate]) -> Bool {
        coordinates.contains { $0.path == path && holds(for: $0.value) }
    }

    private func holds(for other: String) -> Bool {
        if comparison == .equal { return other == value }
        let order = InputOrder(of: path)
        guard let rank = order.rank(of: value), let otherRank = order.rank(of: other) else { return false }
        let isLess = otherRank.lexicographicallyPrecedes(rank)
        let isGreater = rank.lexicographicallyPrecedes(otherRank)
        switch comparison {
        case .equal: return !isLess && !isGreater
        case .less: return isLess
        case .lessOrEqual: return !isGreater
        case .greater: return isGreater
        case .greaterOrEqual: return !isLess
        }
    }

    /// A problem when the condition does not separate some variants from the others.
    func problem(among variants: [Variant]) -> Diagnostic? {
        if let step {
            guard !variants.contains(where: { holds(for: $0.coordinates) }) else { return nil }
            return ValueCodes.unknownPhase(step, word: value, steps: variants.compactMap { $0.step }, at: span)
        }
        let coordinates = variants.flatMap { $0.coordinates }
        let values = coordinates.filter { $0.path == path }.map { $0.value }
        if comparison != .equal, !values.isEmpty {
            let order = InputOrder(of: path)
            guard values.allSatisfy({ order.rank(of: $0) != nil }) else {
                return ClaimCodes.withoutOrder(path, comparison.rawValue, at: span)
            }
            guard order.rank(of: value) != nil else {
                return ClaimCodes.notComparable(path, value, order.phrase, at: span)
            }
        }
        var known: [String] = []
        for coordinate in coordinates {
            let text = "\(coordinate.path) = \(coordinate.value)"
            if !known.contains(text) { known.append(text) }
        }
        let holding = variants.filter { holds(for: $0.coordinates) }.count
        if holding == 0 { return ClaimCodes.unknownVariant(text, known: known, at: span) }
        // Naming the only value may inform readers; a range that includes all values does not.
        if comparison != .equal, holding == variants.count {
            return ClaimCodes.conditionAlwaysHolds(text, known: known, at: span)
        }
        return nil
    }
}

/// The order of an input's values.
private enum InputOrder {
    case versions, textSizes, numbers

    init(of path: String) {
        switch path {
        case "os", "app.linkedSDK": self = .versions
        case "contentSizeCategory": self = .textSizes
        default: self = .numbers
        }
    }

    /// A sort key of a value, compared number by number; nil for a value that has no place in the order.
    func rank(of text: String) -> [Double]? {
        switch self {
        case .versions:
            OSVersion(parsing: text).map { [Double($0.major), Double($0.minor), Double($0.patch)] }
        case .textSizes:
            ContentSizeCategory.allCases.firstIndex { $0.rawValue == text }.map { [Double($0)] }
        case .numbers: DecimalNumber.value(of: text).map { [$0] }
        }
    }

    /// The values that a condition may compare with, for messages.
    var phrase: Message {
        switch self {
        case .versions: "a version such as 11 or 13.4"
        case .textSizes: "a text size such as large or accessibilityMedium"
        case .numbers: "a number"
        }
    }
}

/// A claim about the variants for which all of some conditions hold.
struct ConditionalClaim<Claim: Sendable>: Sendable {
    let claim: Claim
    /// The conditions; empty for a claim about every variant.
    let conditions: [ClaimCondition]

    /// A claim that names no step is about the start.
    func holds(for coordinates: [Variant.Coordinate]) -> Bool {
        let step = coordinates.first { $0.path == Variant.Coordinate.step }
        let isThen =
            step == nil || step?.value == Variant.Coordinate.start || conditions.contains { $0.path == step?.path }
        return isThen && conditions.allSatisfy { $0.holds(for: coordinates) }
    }
}

/// The phase and conditions that the claims of a group share: `at viewDidLoad`, `where os = 10`.
struct ClaimGroup: Sendable {
    /// The phase; nil outside of `at`.
    var phase: Phase?
    var conditions: [ClaimCondition] = []

    /// Whether this is inside of `at rotated`.
    var isOfStep: Bool { conditions.contains { $0.step != nil } }

    private static let phaseWord = "at "

    /// The name of a phase in the key of a group, whether or not the phase exists; nil for other keys.
    static func phase(of key: String) -> String? {
        key.hasPrefix(phaseWord) ? String(key.dropFirst(phaseWord.count).drop { $0 == " " }) : nil
    }
}
