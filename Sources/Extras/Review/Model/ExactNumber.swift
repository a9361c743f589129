/// Numbers as text that gives the same number again.
enum ExactNumber {
    static func text(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
