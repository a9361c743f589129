import Diagnostics
import LayoutEngine

/// What limits a claim to some variants, such as `where os = 10`.
struct ClaimCondition: Hashable, Sendable {
    let path: String
    let value: String
    /// The place of the whole condition.
    let span: SourceSpan
    /// The whole key for one that names a step, such as `at rotated`; nil for others.
    let step: String?

    private static let word = "where "

    /// True for keys of `expect` that begin a condition.
    static func begins(_ key: String) -> Bool { key.hasPrefix(word) }

    /// Reads "where os = 10"; nil without an equals sign between two texts.
    init?(parsing key: String, at span: SourceSpan) {
        let text = key.dropFirst(Self.word.count)
        guard let sign = text.firstIndex(of: "=") else { return nil }
        path = Self.trimmed(text[..<sign])
        value = Self.trimmed(text[text.index(after: sign)...])
        self.span = span
        step = nil
        if path.isEmpty || value.isEmpty { return nil }
    }

    /// - Parameters:
    ///   - step: its name.
    ///   - key: as written.
    init(step: String, key: String, at span: SourceSpan) {
        path = Variant.Coordinate.step
        value = step
        self.span = span
        self.step = key
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0 == " " }
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }

    func holds(for coordinates: [Variant.Coordinate]) -> Bool {
        coordinates.contains { $0.path == path && $0.value == value }
    }

    /// A problem when the condition holds for none of some variants.
    func problem(among variants: [Variant]) -> Diagnostic? {
        guard !variants.contains(where: { holds(for: $0.coordinates) }) else { return nil }
        if let step { return .unknownPhase(step, word: value, steps: variants.compactMap { $0.step }, at: span) }
        var known: [String] = []
        for coordinate in variants.flatMap({ $0.coordinates }) {
            let text = "\(coordinate.path) = \(coordinate.value)"
            if !known.contains(text) { known.append(text) }
        }
        return .unknownVariant("\(path) = \(value)", known: known, at: span)
    }
}

/// A claim about the variants for which all of some conditions hold.
struct ConditionalClaim<Claim: Sendable>: Sendable {
    let claim: Claim
    /// Empty for a claim about every variant.
    let conditions: [ClaimCondition]

    /// A claim that names no step is about the start.
    func holds(for coordinates: [Variant.Coordinate]) -> Bool {
        let step = coordinates.first { $0.path == Variant.Coordinate.step }
        let isThen =
            step == nil || step?.value == Variant.Coordinate.start || conditions.contains { $0.path == step?.path }
        return isThen && conditions.allSatisfy { $0.holds(for: coordinates) }
    }
}

/// What the claims of a group have in common: `at viewDidLoad`, `where os = 10`.
struct ClaimGroup: Sendable {
    /// Nil outside of `at`.
    var phase: Phase?
    var conditions: [ClaimCondition] = []

    /// True inside of `at rotated`.
    var isOfStep: Bool { conditions.contains { $0.step != nil } }
}
