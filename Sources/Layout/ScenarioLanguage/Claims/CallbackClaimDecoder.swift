import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// Reads claims about callbacks.
enum CallbackClaimDecoder {
    /// The order of callbacks under `callbacks`; nil after a report.
    static func order(_ entry: DataNode.Entry, _ decoder: inout ScenarioDecoder) -> CallbackClaim? {
        guard let items = entry.value.items, !items.isEmpty else {
            decoder.report(decoder.codes.wrongType(entry.key, "a list of callbacks", found: entry.value))
            return nil
        }
        return claim(.order, of: items, in: entry, with: &decoder) { name($0, &$1) }
    }

    /// The claim of a key such as `table.callbacks`; nil after a report, and for a key that ends in another word.
    ///
    /// - Parameter phase: nil for the whole first appearance.
    static func received(
        by receiver: String, at phase: Phase?, _ entry: DataNode.Entry, _ decoder: inout ScenarioDecoder
    ) -> CallbackClaim? {
        guard let items = entry.value.items else {
            decoder.report(decoder.codes.wrongType(entry.key, "a list of callbacks", found: entry.value))
            return nil
        }
        let words = Callback.allCases.map { $0.rawValue }
        return claim(.received(by: receiver, at: phase), of: items, in: entry, with: &decoder) { item, decoder in
            Format.oneOf(words, item, &decoder).flatMap { Callback(rawValue: $0) }.map { CallbackName($0) }
        }
    }

    private static func claim(
        _ scope: CallbackClaim.Scope, of items: [DataNode], in entry: DataNode.Entry,
        with decoder: inout ScenarioDecoder, reading read: (DataNode, inout ScenarioDecoder) -> CallbackName?
    ) -> CallbackClaim? {
        let names = decoder.inside(.key(entry.key)) { decoder in items.compactMap { read($0, &decoder) } }
        guard names.count == items.count else { return nil }
        return CallbackClaim(scope, names: names, span: entry.value.span, keySpan: entry.keySpan)
    }

    /// Decodes a callback with its optional prefixes: `second `, and the name of its receiver.
    private static func name(_ node: DataNode, _ decoder: inout ScenarioDecoder) -> CallbackName? {
        let second = "second "
        let text = node.text ?? ""
        let isSecond = text.hasPrefix(second)
        let path = text.dropFirst(isSecond ? second.count : 0)
        let dot = path.lastIndex(of: ".")
        let receiver = dot.map { String(path[..<$0]) }
        let allowed = Callback.allCases.filter { receiver != nil || $0.isOfController }
        let prefix = (isSecond ? second : "") + (receiver.map { $0 + "." } ?? "")
        guard Format.oneOf(allowed.map { prefix + $0.rawValue }, node, &decoder) != nil else { return nil }
        return Callback(rawValue: String(dot.map { path[path.index(after: $0)...] } ?? path)).map {
            CallbackName(isSecond: isSecond, receiver: receiver, $0)
        }
    }
}

/// The notation of claimed values: a number, a list of numbers, a word, or a list of words.
enum ClaimedValue {
    static func read(_ node: DataNode, of path: String, _ decoder: inout ScenarioDecoder) -> Expectation.Expected? {
        switch node.content {
        case .scalar(let text, let isQuoted):
            if !isQuoted, let number = DecimalNumber.value(of: text) { return .numbers([number]) }
            return .text(text)
        case .list(let items) where !items.isEmpty:
            let texts = items.compactMap { $0.text }
            let numbers = texts.compactMap { DecimalNumber.value(of: $0) }
            if numbers.count == items.count { return .numbers(numbers) }
            if texts.count == items.count, numbers.isEmpty { return .text(texts.joined(separator: ", ")) }
        case .null, .list, .mapping: break
        }
        decoder.report(decoder.codes.wrongType(path, "a number, a list of numbers or a word", found: node))
        return nil
    }
}
