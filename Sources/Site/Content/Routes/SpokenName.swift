/// The words of a name: "safe-area" is "Safe area".
package enum SpokenName {
    package static func text(of name: some StringProtocol) -> String {
        let words = name.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
