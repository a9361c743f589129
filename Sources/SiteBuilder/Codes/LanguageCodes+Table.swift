import Diagnostics

extension LanguageCodes {
    static let behindCode = DiagnosticCode("languages/behind")
    static let noFingerprintsCode = DiagnosticCode("languages/no-checksums")
    static let notComparedCode = DiagnosticCode("languages/not-compared")
    static let unknownSectionCode = DiagnosticCode("languages/unknown-section")
    static let wrongKindCode = DiagnosticCode("languages/wrong-kind")

    /// Every code of this area, by name, with a `languages.yaml` that triggers it.
    static let documented: [DocumentedCode] = [
        DocumentedCode(
            behindCode,
            "A section has changed in one language only since both were compared; its page says so until the other "
                + "follows.",
            chinese: "对照之后，这一节只有一种语言改过；另一种语言跟上之前，页面上会有提示。",
            example: "a:\n  one: 00000000 145656e9"),
        DocumentedCode(
            noFingerprintsCode, "A line of languages.yaml is not as the tool wrote it; compare the section again.",
            chinese: "languages.yaml 里有一行不是工具写下的样子；请重新对照这一节。",
            example: "a:\n  one: yes"),
        DocumentedCode(
            notComparedCode,
            "Nobody has said that a section says the same in both languages, or both have changed since.",
            chinese: "还没有人确认过这一节两种语言内容一致，或者确认之后两边都改过。",
            example: "a:\n  one: 00000000 00000000"),
        DocumentedCode(
            unknownSectionCode, "languages.yaml names a note or a section that is not there.",
            chinese: "languages.yaml 里写着并不存在的文章或小节。",
            example: "a:\n  two: 00000000 00000000"),
        DocumentedCode(
            wrongKindCode, "languages.yaml is not a mapping of notes, each a mapping of sections.",
            chinese: "languages.yaml 应当是文章到小节的映射，却写成了别的。",
            example: "- a"),
    ]
}
