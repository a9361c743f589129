/// Text escaped for use between tags and in attributes.
package enum XMLText {
    /// The text with the characters of markup escaped and without those that XML cannot hold.
    package static func escaped(_ text: String) -> String {
        var output = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "\n", "\t": output.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}
