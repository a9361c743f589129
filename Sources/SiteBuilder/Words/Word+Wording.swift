extension Word {
    /// The English and the Chinese text.
    var wording: (english: String, chinese: String) {
        switch self {
        case .both: ("Both", "对照")
        case .sectionMissing: ("This section is not there in English yet.", "这一节还没有中文。")
        case .sectionBorrowed: ("This section is not there in English yet. Here it is in Chinese.", "这一节还没有中文，以下是英文。")
        case .sectionBehind:
            ("This section is out of date: its Chinese version has changed since.", "这一节的英文有改动，中文还没有跟上。")
        case .newerText: ("Show the newer Chinese text", "看改动后的英文")
        case .linkToSection: ("Link to this section", "本节链接")
        case .copy: ("Copy", "复制")
        case .copied: ("Copied", "已复制")
        case .notCopied: ("Not copied: the browser does not allow it", "没有复制：浏览器不允许")
        case .largePicture: ("Picture, large", "大图")
        case .noPicture: ("The picture could not be loaded", "图片没能加载")
        case .palette: ("Colours", "配色")
        case .paletteSystem: ("Colours: as the system", "配色：跟随系统")
        case .paletteLight: ("Colours: light", "配色：浅色")
        case .paletteDark: ("Colours: dark", "配色：深色")
        case .download: ("Download", "下载")
        case .darkPicture: ("SVG, dark", "SVG（深色）")
        case .breadcrumbs: ("Where this page stands", "当前位置")
        case .menu: ("Menu", "目录")
        case .close: ("Close", "关闭")
        case .skipToContent: ("Skip to the content", "跳到正文")
        case .contents: ("Contents", "目录")
        case .allNotes: ("All notes", "全部文章")
        case .onThisPage: ("On this page", "本页内容")
        case .previous: ("Previous", "上一篇")
        case .next: ("Next", "下一篇")
        case .languageSwitch: ("Language", "语言")
        case .computedNote:
            (
                "Every picture and every number beside it is computed from a scenario; every claim is checked.",
                "每张图和图旁的每个数字都由场景计算得出，每条断言都经过核对。"
            )
        case .changes: ("Changes", "更新记录")
        case .editPage: ("Edit this page", "编辑本页")
        case .editEnglish: ("Edit the English text", "编辑英文原文")
        case .editChinese: ("Edit the Chinese text", "编辑中文原文")
        case .moved: ("This page has moved", "本页已移动")
        case .sectionMoved: ("This section has moved: ", "这一节已移至：")
        case .notFound: ("There is no such page", "没有这个页面")
        case .notFoundHint:
            (
                "The address leads to nothing; perhaps the page has another name now. The list of all notes may help.",
                "这个地址没有对应的页面，它可能已经改名。可以从全部文章中查找。"
            )
        case .notKept: ("This page cannot be read offline yet", "这个页面还不能离线阅读")
        case .notKeptHint:
            (
                "There is no connection, and the page has not been opened before. The notes themselves are all kept.",
                "现在没有网络，而这个页面之前没有打开过。文章本身都已保存，可以离线阅读。"
            )
        case .singlePage: ("All on one page", "单页版")
        case .singlePageTitle: ("iOS layout, computed: all on one page", "算出来的 iOS 布局：单页版")
        case .book: ("EPUB", "EPUB 电子书")
        case .bookAccess:
            (
                "Every picture is described in words, and its numbers stand in a table below it. The contents lead to every page and its sections. No meaning hangs on colour alone.",
                "每张图都有文字说明，图中的数值列在图下的表格里。目录列出每一页及其各节。任何含义都不单靠颜色区分。"
            )
        case .archive: ("The whole site as a zip", "整站压缩包")
        case .search: ("Search", "搜索")
        case .searchHint: ("Words, names, 中文", "词语、属性名、英文")
        case .searchFound: ("# pages", "# 页")
        case .searchFoundOne: ("1 page", "1 页")
        case .searchFoundMany: ("The # best pages; there may be more", "最相关的 # 页，可能还有更多")
        case .searchFoundNothing: ("Nothing found", "没有找到")
        case .searchFailed:
            ("The search could not be loaded; typing on tries again", "搜索没能加载，继续输入会重试")
        case .newVersion: ("A new version of these notes is ready.", "这些笔记有新版本了。")
        case .reload: ("Reload", "重新载入")
        case .startHere: ("Start here", "从这里开始")
        case .concepts: ("Concepts", "概念")
        case .scrollViews: ("Scroll views", "滚动视图")
        case .practice: ("In practice", "实践")
        case .moreNotes: ("More notes", "其他文章")
        case .reference: ("Reference", "参考")
        case .converted:
            (
                "Converted from the simplified Chinese page by OpenCC with the words of Taiwan; code is as it was.",
                "本页由 OpenCC 从简体中文页面自动转换而成，采用台湾用语；代码保持原样。"
            )
        case .notTranslated:
            (
                "This page has not been translated yet; here is the Chinese text.",
                "本页还没有译文，以下是英文原文。"
            )
        case .headline: ("iOS layout, computed", "算出来的 iOS 布局")
        case .tagline:
            (
                "Safe areas, insets, margins and frames: what UIKit does with them, on which device and in which "
                    + "version, with pictures and numbers that an engine works out and checks.",
                "安全区、内边距、边距与 frame：UIKit 在哪种设备、哪个版本上怎样处理它们。图和数字都由引擎算出并核对。"
            )
        case .startReading: ("Read in English", "阅读中文版")
        default: referenceWording
        }
    }

    private var referenceWording: (english: String, chinese: String) {
        switch self {
        case .values: ("Values", "数值")
        case .why: ("Why these numbers", "这些数字从何而来")
        case .figureFailed: ("This figure could not be made", "这张图没能画出来")
        case .figureFailedHint: ("Its scenario has these problems:", "它的场景有以下问题：")
        case .backToText: ("Back to the text", "回到正文")
        case .deviceTable: ("device table", "设备表")
        case .setInScenario: ("set in the scenario", "场景中的设置")
        case .initialValue: ("UIKit’s default", "UIKit 默认值")
        case .explainedAbove: ("explained above", "见上")
        case .devices: ("Devices", "设备")
        case .rules: ("Rules", "规则")
        case .scenarioLanguage: ("Scenario language", "场景语言")
        case .diagnostics: ("Diagnostics", "诊断信息")
        case .evidence: ("Evidence", "依据")
        case .source: ("Source", "出处")
        case .sources: ("Where the numbers were read", "数字的出处")
        case .usedBy: ("Figures that rest on it", "用到它的图")
        case .documented: ("documented by Apple", "Apple 文档")
        case .observed: ("observed", "实测")
        case .inferred: ("inferred", "推断")
        case .key: ("Key", "键")
        case .value: ("Value", "值")
        case .property: ("Property", "属性")
        case .meaning: ("Meaning", "含义")
        case .standardValue: ("default", "默认值")
        case .notYet: ("not computed yet", "尚未计算")
        case .device: ("Device", "设备")
        case .addedByContent: ("Added by devices.yaml of the content folder.", "由内容文件夹中的 devices.yaml 添加。")
        case .year: ("Year", "年份")
        case .screen: ("Screen (points)", "屏幕（点）")
        case .scale: ("Scale", "倍率")
        case .cutout: ("Cutout", "开孔")
        case .portrait: ("portrait", "竖屏")
        case .landscape: ("landscape", "横屏")
        case .audits: ("Audit", "审计")
        case .macroValue: ("Macro", "宏")
        case .uikitValue: ("UIKit", "UIKit")
        case .errorInPoints: ("Error", "误差")
        case .places: ("Places", "处数")
        case .whereWrong: ("Where", "在哪里")
        case .comparedWith: ("compared with", "对照")
        case .insteadWrite: ("Instead", "改用")
        case .helpers: ("Used by them", "它们引用的宏")
        case .crash: ("crashes", "崩溃")
        default: introduction
        }
    }

    private var introduction: (english: String, chinese: String) {
        switch self {
        case .devicesSummary:
            ("Every display with its bars and insets, and how each number is known.", "每块屏幕的各种栏与内边距，以及每个数字的来历。")
        case .rulesSummary:
            ("The laws behind every number, with versions and evidence.", "每个数字背后的规则、适用版本和依据。")
        case .languageSummary:
            ("How to write a device and a tree of views as a scenario.", "怎样把设备和视图树写成场景。")
        case .diagnosticsSummary:
            ("What the tool reports, and what mends it.", "工具会报告什么，又该怎样改正。")
        case .devicesIntroduction:
            (
                "Every display that the engine knows, with the system’s numbers on it. Points, in portrait unless a "
                    + "column says otherwise; insets are top, left, bottom, right. The sign behind a number says how "
                    + "it is known, the last column where it was read; the codes are explained at the end of the page.",
                "引擎认识的每一块屏幕，以及系统在上面使用的数字。单位为点，除注明外均指竖屏；内边距的顺序是上、左、下、右。"
                    + "数字后的符号表示依据的种类，最后一列是出处的代号，代号的含义见页末。"
            )
        case .rulesIntroduction:
            (
                "Every number of this site is made by these rules. Each says in which versions it holds, how far the "
                    + "evidence reaches, and which figures rest on it.",
                "本站的每个数字都由这些规则得出。每条规则都写明适用的版本、依据的可靠程度，以及用到它的图。"
            )
        case .languageIntroduction:
            (
                "A fence with the word “scenario” holds a device and a tree of controllers and views in YAML. These "
                    + "are its words; the engine computes the rest. The last ones are those of devices.yaml, which adds "
                    + "devices to a content folder.",
                "以 scenario 标记的代码块用 YAML 写出一台设备和一棵控制器与视图的树。以下是它的词汇，其余由引擎计算；"
                    + "最后是 devices.yaml 的词汇，用来给内容文件夹添加设备。"
            )
        case .propertiesIntroduction:
            (
                "What can be claimed under “expect” and quoted in prose behind a name, such as "
                    + "table.safeAreaInsets.top; a component may follow.",
                "可以写在名称之后、用于 expect 断言和正文引用的属性，例如 table.safeAreaInsets.top；其后还可以写分量。"
            )
        case .diagnosticsIntroduction:
            (
                "What the tool reports about notes, scenarios and templates: each code with its meaning and the "
                    + "smallest text that triggers it.",
                "工具对文章、场景和模板会报告的问题：每个代码的含义，以及能触发它的最短文本。"
            )
        default: (rawValue, rawValue)
        }
    }
}
