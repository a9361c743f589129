import Diagnostics
import Schema

extension ScenarioCodes {
    /// The codes from the letter r.
    static let documentedFromR: [DocumentedCode] = [
        DocumentedCode(
            reservedName,
            "A name has a meaning of its own in paths.",
            chinese: "这个名称在路径中另有含义。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{view: {name: window}}]}}
                """),
        DocumentedCode(
            rowsTwice,
            "A table's rows are given as a number and section by section.",
            chinese: "表格的行数既写了总数，又分组写了一遍。",
            example: """
                id: a
                device: iPhone X
                root: {tableViewController: {rows: 3, sections: [{rows: 3}]}}
                """),
        DocumentedCode(
            tableTwice,
            "A table view controller has properties of its table in two places.",
            chinese: "表格控制器把表格的属性写在了两个地方。",
            example: """
                id: a
                device: iPhone X
                root: {tableViewController: {rows: 3, view: {rowHeight: 40}}}
                """),
        DocumentedCode(
            textMayWrap,
            "A cell's text may break into several lines at an accessibility size, which would make its row higher.",
            chinese: "在辅助功能字号下，单元格的文字可能折成多行，行高会随之增大。",
            example: """
                id: a
                device: iPhone X
                contentSizeCategory: accessibilityLarge
                root: {tableViewController: {rows: 3, cells: [{text: Notifications}]}}
                """),
        DocumentedCode(
            tooManyVariants,
            "The axes of a matrix have more combinations than anybody looks at.",
            chinese: "matrix 各轴的组合数过多。",
            example: manyVariantsExample),
        DocumentedCode(
            tooManyViews,
            "A scenario has more views than a picture can show.",
            chinese: "场景中的视图多到一幅图画不下。",
            example: manyViewsExample),
        DocumentedCode(
            schema.unitInNumber,
            "A number has a unit; all lengths are points, and none is written.",
            chinese: "数字带了单位；所有长度都以点为单位，不写单位。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{tableView: {rowHeight: 44pt}}]}}
                """),
        DocumentedCode(
            unknownAnchor,
            "A view is pinned to an anchor that does not exist.",
            chinese: "约束到了不存在的锚点。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{view: {pin: {top: superview.topp}}}]}}
                """),
        DocumentedCode(
            unknownClass,
            "A key is no class that can stand here.",
            chinese: "此处不能使用这个类名键。",
            example: """
                id: a
                device: iPhone X
                root: {viewControler: {}}
                """),
        DocumentedCode(
            unknownComponent,
            "A value has no part of this name.",
            chinese: "该值没有这个分量。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                expect: {view.frame.top: 0}
                """),
        DocumentedCode(
            unknownDevice,
            "The catalog has no device of this name.",
            chinese: "设备目录中没有这个名称。",
            example: """
                id: a
                device: iPhone 10X
                root: {viewController: {}}
                """),
        DocumentedCode(
            unknownElement,
            "A path begins with a name that nothing in the scenario has.",
            chinese: "路径开头的名称在场景中不存在。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                expect: {tabel.frame.x: 0}
                """),
        DocumentedCode(
            unknownOS,
            "This is no version of iOS whose layout is known.",
            chinese: "这不是已知布局规则的 iOS 版本。",
            example: """
                id: a
                device: iPhone X
                os: 21
                root: {viewController: {}}
                """),
        DocumentedCode(
            unknownPart,
            "A table has no such cell, separator, header or footer.",
            chinese: "表格没有这样的单元格、分隔线、组头或组尾。",
            example: """
                id: a
                device: iPhone X
                root: {tableViewController: {rows: 3}}
                expect: {'table.cell(0, 3).frame.x': 0}
                """),
        DocumentedCode(
            unknownPath,
            "A path that is to be set leads nowhere.",
            chinese: "要设置的路径不存在。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                matrix: {vc.edgesForExtendedLayuot: [all, none]}
                """),
        DocumentedCode(
            unknownPhase,
            "A word is no callback at which values are read.",
            chinese: "这个词不是可以取值的回调。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                expect:
                  at viewDidApear:
                    view.frame.x: 0
                """),
        DocumentedCode(
            unknownPinOwner,
            "A pin names a view that is not beside this one.",
            chinese: "约束提到的视图不在同一个父视图中。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{view: {pin: {top: header.bottom, height: 9, left: superview.left, width: 9}}}]}}
                """),
        DocumentedCode(
            schema.unknownProperty,
            "A key does not exist here.",
            chinese: "此处没有这个键。",
            example: """
                id: a
                device: iPhone X
                orientaton: portrait
                root: {viewController: {}}
                """),
        DocumentedCode(
            unknownScenario,
            "A scenario is used that does not exist.",
            chinese: "引用的场景不存在。",
            example: """
                id: b
                use: nav-tab
                """),
        DocumentedCode(
            unknownValue,
            "A thing has no value of this name, at least in this version of iOS.",
            chinese: "该元素没有这个属性，或此 iOS 版本中没有。",
            example: """
                id: a
                device: iPhone 6
                os: 10
                root: {viewController: {}}
                expect: {view.safeAreaInsets.top: 20}
                """),
        DocumentedCode(
            unknownVariant,
            "Claims are made about a variant that the scenario does not have.",
            chinese: "断言针对的变体在场景中不存在。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                matrix: {os: [11, 12]}
                expect:
                  where os = 13: {view.frame.x: 0}
                """),
        DocumentedCode(
            schema.unknownWord,
            "A word is none of those that may stand here.",
            chinese: "此处不能写这个词。",
            example: """
                id: a
                device: iPhone X
                orientation: sideways
                root: {viewController: {}}
                """),
        DocumentedCode(
            useCycle,
            "Scenarios use each other in a circle.",
            chinese: "几个场景相互引用，形成了循环。",
            example: """
                id: a
                use: b
                ---
                id: b
                use: a
                """),
        DocumentedCode(
            schema.wrongType,
            "A value has another form than the key takes, such as three numbers for insets.",
            chinese: "值的形式与键的要求不符，例如内边距只写了三个数字。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {additionalSafeAreaInsets: [1, 2, 3]}}
                """),
    ]

    /// Three axes of six values each.
    private static let manyVariantsExample: String = {
        let values = "[0, 1, 2, 3, 4, 5]"
        let top = "id: a\ndevice: iPhone X\nroot: {viewController: {}}\n"
        let axes = ["top", "left", "right"].map { "  vc.additionalSafeAreaInsets.\($0): \(values)" }
        return top + "matrix:\n" + axes.joined(separator: "\n")
    }()

    private static let manyViewsExample =
        "id: a\ndevice: iPhone X\nroot:\n  viewController:\n    view:\n"
        + String(repeating: "      - view: {}\n", count: 20_001)
}
