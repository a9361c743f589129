import Templates

extension Word {
    /// Every word under its name, for templates.
    static func values(in language: Language) -> TemplateValue {
        var fields: TemplateValue.Fields = [:]
        for word in Word.allCases { fields.append(word.rawValue, .text(word.text(in: language))) }
        return .object(fields)
    }

    /// Every word in all languages, for pages that belong to none.
    static var valuesInAllLanguages: TemplateValue {
        var fields: TemplateValue.Fields = [:]
        for word in Word.allCases {
            let (english, chinese) = word.wording
            fields.append(word.rawValue, .text(english == chinese ? english : english + " · " + chinese))
        }
        return .object(fields)
    }
}
