import ConstraintSolver
import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// A parser for constraints: `spacing(a, b) >= system`, `label.leading == superview.layoutMargins.leading + 8 @ 750`, `width >=
/// 44`, `height == width * 1.5`.
struct ConstraintParser {
    private let text: String
    /// The span of the whole, and the start of the text in it; nil if their characters do not correspond, as with escapes.
    private let span: SourceSpan
    private let start: Int?
    private var rest: ArraySlice<ConstraintScanner.Token>
    private var diagnostic: Diagnostic?
    /// The guides that it names, each with its place.
    private(set) var guides: [(guide: LayoutConstraint.Guide, span: SourceSpan)] = []

    init(_ text: String, at span: SourceSpan) {
        self.text = text
        self.span = span
        let quotes = span.end - span.start - text.utf8.count
        start = quotes == 0 ? span.start : quotes == 2 ? span.start + 1 : nil
        rest = ConstraintScanner.tokens(of: text)[...]
    }

    /// The constraint; nil where something is wrong with it. Whether its owners exist is not known yet.
    mutating func constraint() -> LayoutConstraint? {
        if isVisualFormat { return fail(ConstraintCodes.visualFormat(at: span)) }
        if rest.first?.text == "spacing", rest.dropFirst().first?.text == "(" { return spacing() }
        guard let first = item(), let relation = relation(), let side = rightSide(of: first),
            let priority = priority(), rest.isEmpty
        else { return nil }
        return made(
            LayoutConstraint(
                first.item, relation, multiplier: side.multiplier, side.item, constant: side.constant,
                priority: priority, text: text))
    }

    private var isVisualFormat: Bool {
        let letters = Array(text.utf8.prefix(2))
        return letters == Array("H:".utf8) || letters == Array("V:".utf8)
            || [UInt8(ascii: "|"), UInt8(ascii: "[")].contains(letters.first)
    }

    private func made(_ constraint: LayoutConstraint) -> LayoutConstraint {
        var constraint = constraint
        constraint.place = span
        return constraint
    }

    // MARK: Spacings

    /// `spacing(a, b) >= system`: from one view's trailing edge to another one's leading edge, or between the edges that it names.
    private mutating func spacing() -> LayoutConstraint? {
        rest = rest.dropFirst(2)
        guard let from = end(.trailing), take(","), let to = end(.leading), take(")") else { return nil }
        guard to.item.anchor.canBePinned(to: from.item.anchor), !to.item.anchor.isExtentOfView else {
            return fail(
                ConstraintCodes.mismatchedAttributes(
                    from.item.anchor.rawValue, to.item.anchor.rawValue, at: place(to.token)))
        }
        guard let relation = relation(), let constant = systemSpacing() ?? signedNumber(), let priority = priority(),
            rest.isEmpty
        else { return nil }
        return made(
            LayoutConstraint(to.item, relation, from.item, constant: constant, priority: priority, text: text))
    }

    /// A view or guide with an attribute, or a view without one.
    private mutating func end(_ usual: Pin.Anchor) -> PlacedItem? {
        guard let token = rest.first, token.kind == .path else { return nil }
        let last = token.text.split(separator: ".").last.map { String($0) } ?? ""
        if Pin.Anchor(rawValue: last) != nil { return item() }
        rest = rest.dropFirst()
        return (LayoutConstraint.Item(.named(token.text), usual), token)
    }

    private mutating func take(_ sign: String) -> Bool {
        guard rest.first?.text == sign else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func signedNumber() -> Double? { leadingNumber()?.value }

    /// `system`, or `system(2)` for twice as much; nil if something else follows.
    private mutating func systemSpacing() -> Double? {
        guard take("system") else { return nil }
        guard take("(") else { return Self.systemSpacing }
        guard let count = number(), take(")") else { return nil }
        return count * Self.systemSpacing
    }

    /// The problems that are left after a constraint could not be read.
    var problem: Diagnostic {
        diagnostic ?? ConstraintCodes.invalid(text, at: rest.first?.text, place(rest.first))
    }

    // MARK: Parts

    private typealias PlacedItem = (item: LayoutConstraint.Item, token: ConstraintScanner.Token)

    /// `attribute`, `owner.attribute`, `guide.attribute` or `owner.guide.attribute`.
    private mutating func item() -> PlacedItem? {
        guard let token = rest.first, token.kind == .path else { return nil }
        var parts = token.text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        guard parts.allSatisfy({ !$0.isEmpty }), let last = parts.popLast() else { return nil }
        guard let anchor = Pin.Anchor(rawValue: last) else {
            let offset = token.text.utf8.count - last.utf8.count
            return fail(ConstraintCodes.unknownAttribute(last, at: place(token, from: offset)))
        }
        rest = rest.dropFirst()
        let guide = parts.last.flatMap { Self.guide(named: $0) }
        if let guide {
            parts.removeLast()
            guides.append((guide, place(token)))
        }
        let owner: LayoutConstraint.Owner
        switch parts {
        case []: owner = guide == nil ? .this : .superview
        case ["superview"]: owner = .superview
        case let names: owner = .named(names.joined(separator: "."))
        }
        return (LayoutConstraint.Item(owner, guide: guide, anchor), token)
    }

    /// The guide with a name of ours or of UIKit's.
    private static func guide(named name: String) -> LayoutConstraint.Guide? {
        switch name {
        case "safeAreaLayoutGuide": .safeArea
        case "layoutMarginsGuide": .layoutMargins
        case "readableContentGuide": .readableContent
        case "keyboardLayoutGuide": .keyboard
        default: LayoutConstraint.Guide(rawValue: name)
        }
    }

    private mutating func relation() -> LinearConstraint.Relation? {
        guard let token = rest.first, let relation = LinearConstraint.Relation(rawValue: token.text) else {
            if let token = rest.first, ["=", "<", ">", "≥", "≤"].contains(token.text) {
                return fail(ConstraintCodes.invalidRelation(token.text, at: place(token)))
            }
            return nil
        }
        rest = rest.dropFirst()
        return relation
    }

    private typealias Side = (item: LayoutConstraint.Item?, multiplier: Double, constant: Double)

    /// The right side of the relation: a number, or an item with multiplier and constant.
    private mutating func rightSide(of first: PlacedItem) -> Side? {
        var multiplier = 1.0
        if let number = leadingNumber() {
            guard let number = number.value else { return nil }
            guard rest.first?.text == "*" else {
                guard first.item.anchor.isExtentOfView else {
                    return fail(ConstraintCodes.edgeWithoutItem(first.item.anchor.rawValue, at: place(first.token)))
                }
                return (nil, 1, number)
            }
            rest = rest.dropFirst()
            multiplier = number
        }
        guard let second = item() else { return nil }
        guard first.item.anchor.canBePinned(to: second.item.anchor) else {
            return fail(
                ConstraintCodes.mismatchedAttributes(
                    first.item.anchor.rawValue, second.item.anchor.rawValue, at: place(second.token)))
        }
        if let sign = rest.first, sign.text == "*" || sign.text == "/" {
            rest = rest.dropFirst()
            let token = rest.first ?? sign
            guard let factor = number(), factor != 0 else {
                return fail(ConstraintCodes.invalidMultiplier(at: place(token)))
            }
            multiplier *= sign.text == "*" ? factor : 1 / factor
        }
        guard multiplier != 0 else { return fail(ConstraintCodes.invalidMultiplier(at: place(second.token))) }
        guard let constant = constant() else { return nil }
        return (second.item, multiplier, constant)
    }

    /// A number with a sign before it; nil where none begins here, and a nil value where it is none.
    private mutating func leadingNumber() -> (value: Double?, Void)? {
        if rest.first?.kind == .number { return (number(), ()) }
        guard let sign = rest.first, sign.text == "-", rest.dropFirst().first?.kind == .number else { return nil }
        rest = rest.dropFirst()
        return (number().map { -$0 }, ())
    }

    /// `+ 8`, `- 8` or `+ system(1)`; 0 if nothing follows.
    private mutating func constant() -> Double? {
        guard let sign = rest.first, sign.text == "+" || sign.text == "-" else { return 0 }
        rest = rest.dropFirst()
        let factor: Double = sign.text == "-" ? -1 : 1
        guard rest.first?.text == "system" else { return number().map { factor * $0 } }
        return systemSpacing().map { factor * $0 }
    }

    /// The system's spacing between views.
    private static let systemSpacing = 8.0

    private mutating func number() -> Double? {
        guard let token = rest.first, token.kind == .number else { return nil }
        guard let value = DecimalNumber.value(of: token.text) else {
            return fail(ConstraintCodes.notANumber(token.text, at: place(token)))
        }
        guard value <= DecimalNumber.limit else {
            return fail(ConstraintCodes.numberTooLarge(token.text, at: place(token)))
        }
        rest = rest.dropFirst()
        return value
    }

    /// `@ 750` or `@ defaultHigh`; required if nothing follows.
    private mutating func priority() -> ConstraintPriority? {
        guard rest.first?.text == "@" else { return .required }
        rest = rest.dropFirst()
        guard let token = rest.first else { return nil }
        let level = Self.priorities.first { $0.name == token.text }?.level ?? DecimalNumber.value(of: token.text)
        guard let level, (1...1000).contains(level), level == level.rounded() else {
            return fail(
                ConstraintCodes.invalidPriority(token.text, allowed: Self.priorities.map { $0.name }, at: place(token)))
        }
        rest = rest.dropFirst()
        return ConstraintPriority(Int(level))
    }

    /// UILayoutPriority's names.
    private static let priorities: [(name: String, level: Double)] = [
        ("required", 1000), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50),
    ]

    // MARK: Places

    private mutating func fail<Value>(_ problem: Diagnostic) -> Value? {
        diagnostic = diagnostic ?? problem
        return nil
    }

    /// The place of a token, or of its end from an offset on; the whole where that is not known.
    private func place(_ token: ConstraintScanner.Token?, from offset: Int = 0) -> SourceSpan {
        guard let start else { return span }
        let end = text.utf8.count
        let range = token?.range ?? end..<end
        return SourceSpan(file: span.file, range: start + range.lowerBound + offset..<start + range.upperBound)
    }
}

extension Pin.Anchor {
    /// Whether this is a width or height, which may be a number alone.
    fileprivate var isExtentOfView: Bool { extent == .size }
}
