import Templates

extension HTMLEscaping {
    /// A path, or the id of a rule, that may be broken into lines after its dots and before its capitals.
    package static func breakable(_ path: String) -> String {
        var html = ""
        var plain = ""
        func endPlain() {
            html += escaped(plain)
            plain = ""
        }
        for scalar in path.unicodeScalars {
            if scalar.properties.isUppercase {
                endPlain()
                html += "<wbr/>"
            }
            plain.unicodeScalars.append(scalar)
            if scalar == "." {
                endPlain()
                html += "<wbr/>"
            }
        }
        endPlain()
        return html
    }
}
