import DataTree
import Diagnostics
import Schema

/// How the values of claims are written: a number, a list of numbers, a word, or a list of words.
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
