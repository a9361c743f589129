import Templates

extension Word {
    /// Every word under its name, for templates.
    static func values(in language: Language) -> TemplateValue {
        var fields: TemplateValue.Fields = [:]
        for word in Word.allCases { fields.append(word.rawValue, .text(word.text(in: language))) }
        return .object(fields)
    }
}
