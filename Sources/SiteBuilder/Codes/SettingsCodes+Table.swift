import Diagnostics

extension SettingsCodes {
    static let addressUnusableCode = DiagnosticCode("settings/address-unusable")
    static let chainCode = DiagnosticCode("settings/redirect-chain")
    static let changeIncompleteCode = DiagnosticCode("settings/change-incomplete")
    static let dateTwiceCode = DiagnosticCode("settings/date-twice")
    static let editUnusableCode = DiagnosticCode("settings/edit-unusable")
    static let newPlaceUnknownCode = DiagnosticCode("settings/redirect-to-nothing")
    static let noDateCode = DiagnosticCode("settings/no-date")
    static let noPlaceCode = DiagnosticCode("settings/redirect-no-page")
    static let oldPageUnknownCode = DiagnosticCode("settings/redirect-from-nothing")
    static let oldPlaceExistsCode = DiagnosticCode("settings/redirect-from-page")
    static let unknownKeyCode = DiagnosticCode("settings/unknown-key")
    static let unknownNoteCode = DiagnosticCode("settings/unknown-note")
    static let wrongKindCode = DiagnosticCode("settings/wrong-kind")

    /// Every code of this area, by name, with a `site.yaml` that triggers it.
    static let documented: [DocumentedCode] = [
        DocumentedCode(
            addressUnusableCode,
            "The address of the site is not absolute, does not end with '/', or is not as servers get it.",
            chinese: "站点地址不是完整的网址，没有以 “/” 结尾，或写法不能直接交给服务器。",
            example: "address: example.org"),
        DocumentedCode(
            changeIncompleteCode, "A change has no date, or no text in one of the languages.",
            chinese: "一条更新没有日期，或缺少某种语言的文字。",
            example: "changes:\n  - {date: 2026-11-21, en: New}"),
        DocumentedCode(
            dateTwiceCode, "Two changes have the same date, by which feeds tell them apart; make them one.",
            chinese: "两条更新日期相同，而订阅源靠日期区分它们；请合成一条。",
            example: """
                changes:
                  - {date: 2026-11-21, en: A, zh-Hans: 甲}
                  - {date: 2026-11-21, en: B, zh-Hans: 乙}
                """),
        DocumentedCode(
            editUnusableCode, "The address for editing is not absolute, or does not say where the file's name goes.",
            chinese: "编辑地址不是完整的网址，或没有写明文件名的位置。",
            example: "edit: https://example.org/edit/"),
        DocumentedCode(
            noDateCode, "The date of a change is no day, or is written in another way than '2026-11-21'.",
            chinese: "更新的日期不存在，或没有写成 “2026-11-21” 的样子。",
            example: "changes:\n  - {date: 2026-02-30, en: A, zh-Hans: 甲}"),
        DocumentedCode(
            chainCode, "A moved page leads to one that has moved itself; let it lead to the end.",
            chinese: "移动过的页面指向另一个也已移动的页面；请直接指向最终的页面。",
            example: "redirects:\n  old: older\n  older: a"),
        DocumentedCode(
            oldPageUnknownCode, "An anchor has moved from a page that is neither there nor moved.",
            chinese: "移动的锚点所在的页面既不存在，也没有移动记录。",
            example: "redirects:\n  \"gone#one\": a"),
        DocumentedCode(
            oldPlaceExistsCode, "What is said to have moved is still there.",
            chinese: "标为已移动的页面或锚点仍然存在。",
            example: "redirects:\n  a: rules"),
        DocumentedCode(
            noPlaceCode, "A moved page is written as a path; write its name alone.",
            chinese: "移动的页面写成了路径；只写页名即可。",
            example: "redirects:\n  en/old.html: a"),
        DocumentedCode(
            newPlaceUnknownCode, "A moved page leads to a page or an anchor that does not exist.",
            chinese: "移动过的页面指向不存在的页面或锚点。",
            example: "redirects:\n  old: nowhere"),
        DocumentedCode(
            unknownKeyCode, "A key of site.yaml means nothing here.",
            chinese: "site.yaml 里有一个没有意义的键。",
            example: "adress: https://example.org/"),
        DocumentedCode(
            unknownNoteCode, "A change names a note that does not exist.",
            chinese: "更新里提到的文章不存在。",
            example: "changes:\n  - {date: 2026-11-21, en: A, zh-Hans: 甲, notes: [nowhere]}"),
        DocumentedCode(
            wrongKindCode,
            "A value of site.yaml is a list or a mapping where it has to be a text, or the other way round.",
            chinese: "site.yaml 里的值应当是文本、列表或映射，却写成了别的。",
            example: "address: [https://example.org/]"),
    ]
}
