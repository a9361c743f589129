import Diagnostics

extension SiteCodes {
    static let cacheUnusableCode = DiagnosticCode("site/cache-unusable")
    static let cannotAccessCode = DiagnosticCode("site/cannot-access")
    static let conversionImpossibleCode = DiagnosticCode("site/conversion-impossible")
    static let downloadFailedCode = DiagnosticCode("site/download-failed")
    static let drawingImpossibleCode = DiagnosticCode("site/drawing-impossible")
    static let duplicatePageCode = DiagnosticCode("site/duplicate-page")
    static let frontMatterNoTextCode = DiagnosticCode("site/front-matter-no-text")
    static let frontMatterUnclosedCode = DiagnosticCode("site/front-matter-unclosed")
    static let invalidUTF8Code = DiagnosticCode("site/invalid-utf-8")
    static let languageMissingCode = DiagnosticCode("site/language-missing")
    static let linkLeavesFolderCode = DiagnosticCode("site/link-leaves-folder")
    static let noNotesCode = DiagnosticCode("site/no-notes")
    static let nulCharacterCode = DiagnosticCode("site/nul-character")
    static let orderNoNumberCode = DiagnosticCode("site/order-no-number")
    static let pictureFailedCode = DiagnosticCode("site/picture-failed")
    static let pictureIllegibleCode = DiagnosticCode("site/picture-illegible")
    static let reservedNameCode = DiagnosticCode("site/reserved-name")
    static let scenarioEmptyCode = DiagnosticCode("site/scenario-empty")
    static let scenarioNotAtTopLevelCode = DiagnosticCode("markdown/scenario-not-at-top-level")
    static let secondScenarioCode = DiagnosticCode("site/second-scenario")
    static let sectionUnmatchedCode = DiagnosticCode("site/section-unmatched")
    static let titleMissingCode = DiagnosticCode("site/title-missing")
    static let translationMissingCode = DiagnosticCode("site/translation-missing")
    static let unknownFrontMatterKeyCode = DiagnosticCode("site/unknown-front-matter-key")
    static let unknownQuotedMacroCode = DiagnosticCode("site/unknown-quoted-macro")
    static let unknownQuotedScenarioCode = DiagnosticCode("site/unknown-quoted-scenario")
    static let unknownSectionCode = DiagnosticCode("site/unknown-section")
    static let utf16Code = DiagnosticCode("site/utf-16")

    /// Every code of this area, by name. Examples are notes; where a file's name or bytes matter, they are named.
    static let documented: [DocumentedCode] = aboutFiles + aboutNotes

    private static let aboutFiles: [DocumentedCode] = [
        DocumentedCode(
            cacheUnusableCode,
            "The folder that keeps pictures between builds cannot be used. The site is right, but the next build draws again.",
            chinese: "存放图片缓存的文件夹无法使用；站点不受影响，只是下次构建要重新绘图。",
            example: "build --cache on a full disk"),
        DocumentedCode(
            cannotAccessCode,
            "A file or folder could not be read or written; nothing of the site was changed.",
            chinese: "文件或文件夹无法读取或写入；站点保持原样。",
            example: "Site/ read-only"),
        DocumentedCode(
            conversionImpossibleCode,
            "The pages in traditional Chinese cannot be made, because the tables of OpenCC are not installed.",
            chinese: "没有安装 OpenCC 的转换表，无法生成繁体中文页面。",
            example: "without the package libopencc-data"),
        DocumentedCode(
            downloadFailedCode, "A book or the archive of the site could not be packed.",
            chinese: "电子书或站点压缩包没能打包。",
            example: "build --downloads, out of memory"),
        DocumentedCode(
            drawingImpossibleCode,
            "No picture can be drawn at all, as when a font is not installed; nothing of the site was changed.",
            chinese: "一张图也画不出来，例如字体没有安装；站点保持原样。",
            example: "without the package fonts-inter"),
        DocumentedCode(
            duplicatePageCode, "Two files make the same page; rename or remove one of them.",
            chinese: "两个文件生成同一页；请改名或删掉其中一个。",
            example: "Safe.en.md and safe.en.md"),
        DocumentedCode(
            invalidUTF8Code, "The file is not UTF-8 throughout; save it as UTF-8.",
            chinese: "文件并非全部为 UTF-8；请存为 UTF-8。",
            example: "caf\\xE9"),
        DocumentedCode(
            languageMissingCode, "The file name does not say the language; add it before '.md'.",
            chinese: "文件名没有说明语言；请在 “.md” 之前写上。",
            example: "safe-area.md"),
        DocumentedCode(
            linkLeavesFolderCode, "A link in the file system leads out of its folder; put the file itself there.",
            chinese: "文件系统中的链接指向文件夹之外；请把文件本身放进来。",
            example: "content/a.en.md → ../secret.md"),
        DocumentedCode(
            noNotesCode, "The content folder holds no notes.",
            chinese: "内容文件夹里没有文章。",
            example: "content/ without files"),
        DocumentedCode(
            nulCharacterCode, "The file holds NUL characters; remove them.",
            chinese: "文件含有 NUL 字符；请删去。",
            example: "a\\x00b"),
        DocumentedCode(
            reservedNameCode, "A page that the tool makes itself has this name; rename the note.",
            chinese: "这个页名由工具自己使用；请给文章改名。",
            example: "rules.en.md"),
        DocumentedCode(
            translationMissingCode, "The note exists in one language only; write the other.",
            chinese: "文章只有一种语言；请补上另一种。",
            example: "safe-area.en.md alone"),
        DocumentedCode(
            utf16Code, "The file is UTF-16; save it as UTF-8.",
            chinese: "文件是 UTF-16；请存为 UTF-8。",
            example: "\\xFF\\xFEa\\x00"),
    ]

    private static let aboutNotes: [DocumentedCode] = [
        DocumentedCode(
            frontMatterNoTextCode, "A value of the front matter has to be a text.",
            chinese: "文首信息中的这个值应当是文本。",
            example: "---\ntitle: [a, b]\n---"),
        DocumentedCode(
            frontMatterUnclosedCode, "The front matter has no end; close it with a line '---'.",
            chinese: "文首信息没有结束；请用一行 “---” 收尾。",
            example: "---\ntitle: Safe area\n"),
        DocumentedCode(
            orderNoNumberCode, "The place within the section has to be a number.",
            chinese: "在本部分中的次序应当是数字。",
            example: "---\norder: first\n---"),
        DocumentedCode(
            pictureFailedCode, "A scenario was laid out and could not be drawn, as when no font has a character.",
            chinese: "场景已经算出，却画不出来，例如没有字体含有某个字符。",
            example: "a title with a character of no font"),
        DocumentedCode(
            pictureIllegibleCode,
            "A text of a picture cannot be read: it meets another, is cut off, crossed, too small or too pale.",
            chinese: "图中有文字无法辨认：与其他文字重叠，被裁切或遮挡，字号过小，或颜色过淡。",
            example: "a view with a name as long as a sentence in a window of 50 points"),
        DocumentedCode(
            scenarioEmptyCode, "A fence 'scenario' or 'macros' holds nothing.",
            chinese: "scenario 或 macros 代码块是空的。",
            example: "```scenario\n```"),
        DocumentedCode(
            scenarioNotAtTopLevelCode, "A scenario stands inside a list, a quotation or a footnote; move it out.",
            chinese: "场景写在列表、引文或脚注里；请移出来。",
            example: "> ```scenario\n> id: a\n> ```"),
        DocumentedCode(
            secondScenarioCode, "A fence holds two YAML documents; give each a fence of its own.",
            chinese: "一个代码块里有两份 YAML；请分成两个代码块。",
            example: "```scenario\nid: a\n---\nid: b\n```"),
        DocumentedCode(
            sectionUnmatchedCode,
            "The languages of a note do not have the same sections in the same order, so the page of both has gaps.",
            chinese: "同一篇文章的两种语言各节不一致或顺序不同，对照页上会出现空缺。",
            example: "## One {#one}\n\n## Two {#two}\n"),
        DocumentedCode(
            titleMissingCode, "The front matter has no title; the page takes its first heading or its file's name.",
            chinese: "文首信息没有标题；页面用第一个标题或文件名代替。",
            example: "# Safe area\n"),
        DocumentedCode(
            unknownFrontMatterKeyCode, "The front matter has a key that means nothing here.",
            chinese: "文首信息里有一个在这里没有意义的键。",
            example: "---\ntitel: Safe area\n---"),
        DocumentedCode(
            unknownQuotedMacroCode,
            "A count is taken from a macro that was not audited, or it is none that an audit makes.",
            chinese: "正文引用的宏没有经过审计，或引用了审计中没有的计数。",
            example: """
                ```scenario
                id: bars
                device: iPhone X
                root: {tabBarController: {viewController: {}}}
                ```

                ```macros
                id: a
                scenario: bars
                macros: {tabBarHeight: {formula: 49, against: tabBar.frame.height}}
                ```

                {{a: tabBarHeight.rong}}
                """),
        DocumentedCode(
            unknownQuotedScenarioCode, "A value is taken from a scenario that does not exist.",
            chinese: "正文引用了一个不存在的场景的数值。",
            example: "{{nowhere: view.frame}}"),
        DocumentedCode(
            unknownSectionCode, "The front matter names a section that the site does not have.",
            chinese: "文首信息写了站点没有的部分。",
            example: "---\nsection: misc\n---"),
    ]
}
