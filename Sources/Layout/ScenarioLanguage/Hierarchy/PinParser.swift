import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// A parser for pins: `superview.top + 8`, `header.bottom`, `safeArea.top - 4`, or `100` for a width or height.
struct PinParser {
    let anchor: Pin.Anchor
    let node: DataNode

    /// The pin, or nil after a report. Whether a sibling exists is not known yet.
    func pin(_ decoder: inout ScenarioDecoder) -> Pin? {
        guard let text = node.text else {
            let words = node.entries?.map { $0.key } ?? []
            if let word = words.first(where: { UnmodelledWords.areOfConstraints.contains($0) }) {
                decoder.report(UnmodelledCodes.unmodelledWord(word, instead: UnmodelledWords.equations, at: node.span))
                return nil
            }
            decoder.report(decoder.codes.wrongType(anchor.rawValue, ValueKind.pinTarget.phrase, found: node))
            return nil
        }
        if let number = DecimalNumber.value(of: text) { return fixed(number, text, &decoder) }
        guard let parts = split(text) else {
            decoder.report(PinCodes.invalidPin(text, of: anchor.rawValue, at: node.span))
            return nil
        }
        return pinned(to: parts.owner, parts.anchor, parts.constant, &decoder)
    }

    private func fixed(_ number: Double, _ text: String, _ decoder: inout ScenarioDecoder) -> Pin? {
        if anchor.extent == .size { return Pin(anchor, to: nil, constant: number) }
        decoder.report(PinCodes.pinWithoutTarget(text, of: anchor.rawValue, at: node.span))
        return nil
    }

    private func pinned(
        to ownerName: String, _ anchorName: String, _ constant: Double, _ decoder: inout ScenarioDecoder
    ) -> Pin? {
        guard let target = Pin.Anchor(rawValue: anchorName), !target.isBaseline else {
            let anchors = Pin.Anchor.ofPins.map { $0.rawValue }
            decoder.report(PinCodes.unknownAnchor(anchorName, allowed: anchors, in: node))
            return nil
        }
        guard anchor.canBePinned(to: target) else {
            decoder.report(PinCodes.mismatchedAnchors(anchor.rawValue, anchorName, at: node.span))
            return nil
        }
        guard let word = PinOwner(rawValue: ownerName) else {
            decoder.context.log.siblingPins.append(Located(ownerName, at: node.span))
            return Pin(anchor, to: Pin.Target(.sibling(ownerName), target), constant: constant)
        }
        if word.isOfScrollView, !decoder.context.isInScrollView {
            decoder.report(PinCodes.guideOfScrollView(ownerName, at: node.span))
            return nil
        }
        if word.versions != .always {
            decoder.context.noteUse(of: ownerName, in: word.versions, at: node.span)
        }
        return Pin(anchor, to: Pin.Target(word.owner, target), constant: constant)
    }

    /// "header.bottom + 8" as owner, anchor and constant; nil when it has another form.
    private func split(_ text: String) -> (owner: String, anchor: String, constant: Double)? {
        let spaced = text.unicodeScalars.split { $0 == " " || $0 == "\t" }.map { String($0) }
        guard let first = spaced.first, let constant = constant(Array(spaced.dropFirst())) else { return nil }
        let names = first.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        guard names.count == 2, names.allSatisfy({ !$0.isEmpty }) else { return nil }
        return (names[0], names[1], constant)
    }

    /// Points, or `system(n)`: n times the system spacing between views, which is 8.
    private func distance(_ text: String) -> Double? {
        guard text.hasPrefix("system("), text.hasSuffix(")") else { return DecimalNumber.value(of: text) }
        return DecimalNumber.value(of: String(text.dropFirst(7).dropLast())).map { $0 * 8 }
    }

    /// 0 for nothing, 8 for "+ 8", "+8" or "+ system(1)", -8 for "- 8"; nil for anything else.
    private func constant(_ words: [String]) -> Double? {
        guard !words.isEmpty else { return 0 }
        let joined = words.joined()
        guard words.count <= 2, let sign = joined.first, sign == "+" || sign == "-" else { return nil }
        let number = joined.dropFirst()
        guard number.first != "-", number.first != "+", let value = distance(String(number)), value <= 1_000_000
        else { return nil }
        return sign == "-" ? -value : value
    }
}

extension Pin.Anchor {
    /// The kind of length that an anchor measures; UIKit refuses to mix them, except for the centre.
    enum Extent {
        case vertical
        /// Edges that stay where they are in right-to-left layouts.
        case physical
        /// Edges that change sides in right-to-left layouts.
        case directional
        case centerX
        case size
    }

    var extent: Extent {
        switch self {
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
        case .left, .right: .physical
        case .leading, .trailing: .directional
        case .centerX: .centerX
        case .width, .height: .size
        }
    }

    /// Whether UIKit accepts a constraint between the two anchors.
    func canBePinned(to other: Pin.Anchor) -> Bool {
        switch (extent, other.extent) {
        case (.centerX, .physical), (.centerX, .directional), (.physical, .centerX), (.directional, .centerX): true
        default: extent == other.extent
        }
    }
}

/// The words for pin targets other than views.
enum PinOwner: String, CaseIterable {
    case superview, safeArea, layoutMargins, readableContent, topLayoutGuide, bottomLayoutGuide, keyboard
    case contentLayoutGuide, frameLayoutGuide

    static let words = allCases.map { $0.rawValue }

    /// The engine's owner for pins to this target.
    var owner: Pin.Owner {
        switch self {
        case .superview: .superview
        case .safeArea: .safeArea
        case .topLayoutGuide: .topLayoutGuide
        case .bottomLayoutGuide: .bottomLayoutGuide
        case .layoutMargins: .layoutMargins
        case .readableContent: .readableContent
        case .keyboard: .keyboard
        case .contentLayoutGuide: .contentLayoutGuide
        case .frameLayoutGuide: .frameLayoutGuide
        }
    }

    /// Whether this is a guide that only scroll views have.
    var isOfScrollView: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }

    /// The versions of iOS that have the guide.
    var versions: OSRange {
        switch self {
        case .safeArea, .contentLayoutGuide, .frameLayoutGuide: .from(11)
        case .layoutMargins, .readableContent: .from(9)
        case .keyboard: .from(15)
        case .superview, .topLayoutGuide, .bottomLayoutGuide: .always
        }
    }
}
