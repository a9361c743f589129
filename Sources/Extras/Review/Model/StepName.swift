import LayoutEngine

/// The name of a step's number as a snapshot writes it: a path, or "~" and the key of a phrase.
struct StepName: Hashable, Sendable {
    let text: String

    init(text: String) { self.text = text }

    init(_ name: DerivationName) {
        text =
            switch name {
            case .path(let path): path.text
            case .term(let term): "~" + term.rawValue
            case .count(let count, let term): "~" + term.rawValue + "~#\(count)"
            case .about(let name, let term): "~" + term.rawValue + "~" + name
            }
    }

    /// The name; a term that this version of the tool does not know is shown as it is.
    var derivationName: DerivationName {
        let path = DerivationName.path(PathName(stringLiteral: text))
        guard text.hasPrefix("~") else { return path }
        let parts = text.dropFirst().split(separator: "~", maxSplits: 1).map { String($0) }
        guard let term = parts.first.flatMap({ TermName(rawValue: $0) }) else { return path }
        guard parts.count == 2 else { return .term(term) }
        if parts[1].hasPrefix("#"), let count = Int(parts[1].dropFirst()) { return .count(count, term) }
        return .about(parts[1], term)
    }
}

/// An operation as it is written in a snapshot: "sum", "multiple:3".
struct OperationName: Hashable, Sendable {
    let text: String

    init(text: String) { self.text = text }

    init(_ operation: Derivation.Operation) {
        text =
            switch operation {
            case .sum: "sum"
            case .nonNegativeSum: "sum0"
            case .overlap: "overlap"
            case .maximum: "max"
            case .minimum: "min"
            case .product: "product"
            case .quotient: "quotient"
            case .share: "share"
            case .multiple(let count): "multiple:\(count)"
            case .fraction(let count): "fraction:\(count)"
            case .rounded(.up): "ceil"
            case .rounded(.down): "floor"
            case .rounded: "round"
            }
    }

    /// The operation; nil for one that this version of the tool does not know.
    var operation: Derivation.Operation? {
        let parts = text.split(separator: ":")
        let count = parts.count > 1 ? Int(parts[1]) : nil
        return switch (parts.first, count) {
        case ("sum", nil): .sum
        case ("sum0", nil): .nonNegativeSum
        case ("overlap", nil): .overlap
        case ("max", nil): .maximum
        case ("min", nil): .minimum
        case ("product", nil): .product
        case ("quotient", nil): .quotient
        case ("share", nil): .share
        case ("multiple", let count?): .multiple(count)
        case ("fraction", let count?): .fraction(count)
        case ("ceil", nil): .rounded(.up)
        case ("floor", nil): .rounded(.down)
        case ("round", nil): .rounded(.toNearestOrAwayFromZero)
        default: nil
        }
    }
}
