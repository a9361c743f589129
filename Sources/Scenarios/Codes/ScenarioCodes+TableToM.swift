import Diagnostics
import Schema

extension ScenarioCodes {
    /// The codes up to the letter m.
    static let documentedToM: [DocumentedCode] = [
        DocumentedCode(
            ambiguousDevice,
            "Several devices have this name; write the full name of one.",
            chinese: "不止一款设备叫这个名称；请写出全名。",
            example: """
                id: a
                device: iPhone SE
                root: {viewController: {}}
                """),
        DocumentedCode(
            ambiguousPins,
            "Pins leave a place or a size open; pin another edge, or give a width, a height or an intrinsicContentSize.",
            chinese: "约束没有决定位置或尺寸；请再约束一条边，或给出宽、高或 intrinsicContentSize。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{view: {pin: {top: superview.top, left: superview.left}}}]}}
                """),
        DocumentedCode(
            axisWithoutValues,
            "An axis of the matrix has no list of values; write one, even for a single value.",
            chinese: "matrix 的某个轴没有取值列表；即使只有一个值也要写成列表。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                matrix: {os: 12}
                """),
        DocumentedCode(
            callbacksDiffer,
            "Callbacks are claimed that are not made, or not in this order.",
            chinese: "断言的回调没有发生，或顺序不同。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                expect:
                  callbacks: [viewDidAppear, viewDidLoad]
                """),
        DocumentedCode(
            comparisonCount,
            "A comparison shows two to four scenarios.",
            chinese: "一次比较二到四个场景。",
            example: """
                id: a
                compare: [b]
                """),
        DocumentedCode(
            componentOfWord,
            "A part of a value is set where the whole is a word such as `fill`; set the whole.",
            chinese: "要设置的是某个值的一部分，而整个值是 `fill` 这样的单词；请设置整个值。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [view: {name: card, frame: fill}]}}
                matrix: {card.frame.y: [10, 20]}
                """),
        DocumentedCode(
            conflictingPins,
            "More pins than needed decide along one axis, as two edges and the size do; leave one out.",
            chinese: "同一方向上的约束过多，例如两条边再加尺寸；请去掉一个。",
            example: """
                id: a
                device: iPhone X
                root:
                  viewController:
                    view:
                      - view: {pin: {top: superview.top, height: 9, left: superview.left, right: superview.right, width: 9}}
                """),
        DocumentedCode(
            duplicateID,
            "Two scenarios have the same id; rename one.",
            chinese: "两个场景的 id 相同；请改掉其中一个。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                ---
                id: a
                device: iPhone X
                root: {tabBarController: {viewController: {}}}
                """),
        DocumentedCode(
            duplicateName,
            "Two things in one scenario have the same name; rename one.",
            chinese: "同一场景中有两个元素重名；请改掉其中一个。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{view: {name: card}}, {view: {name: card}}]}}
                """),
        DocumentedCode(
            expectationFailed,
            "A claimed value is not the one that the engine arrives at; the notes name the rules behind it.",
            chinese: "断言的值与引擎算出的不同；附注列出了得出该值的规则。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                expect:
                  view.safeAreaInsets.top: 20
                """),
        DocumentedCode(
            expectationShape,
            "A claim has another form than the value, such as one number for a rect.",
            chinese: "断言的写法与该值不符，例如用一个数字断言矩形。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                expect:
                  view.frame: 812
                """),
        DocumentedCode(
            invalidCondition,
            "A condition of claims does not say which variants it is about.",
            chinese: "断言的条件没有说明针对哪些变体。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                matrix: {os: [11, 12]}
                expect:
                  where os: {view.frame.x: 0}
                """),
        DocumentedCode(
            schema.invalidID,
            "An id holds signs other than letters, digits and hyphens; it becomes part of file names.",
            chinese: "id 含有字母、数字和连字符以外的字符；id 会成为文件名的一部分。",
            example: """
                id: my scenario
                device: iPhone X
                root: {viewController: {}}
                """),
        DocumentedCode(
            invalidName,
            "A name holds signs other than letters, digits and underscores, so that paths could not be read.",
            chinese: "名称含有字母、数字和下划线以外的字符，路径将无法解析。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{view: {name: my-card}}]}}
                """),
        DocumentedCode(
            invalidPin,
            "A pin is not written as an anchor and a constant.",
            chinese: "约束没有写成“锚点加常量”的形式。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{view: {pin: {top: superview}}}]}}
                """),
        DocumentedCode(
            invalidQuery,
            "A value asked for in prose has neither an id nor a path.",
            chinese: "正文中取值的写法缺少 id 或路径。",
            example: "safe-area"),
        DocumentedCode(
            invalidValuePath,
            "A path to a value has not the form name.property or name.property.component.",
            chinese: "值路径不是“名称.属性”或“名称.属性.分量”的形式。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                expect: {safeAreaInsets: 0}
                """),
        DocumentedCode(
            keyBesideCompare,
            "A block that compares scenarios has a key that each of them has for itself.",
            chinese: "比较场景的块里写了应当由各场景自己写的键。",
            example: """
                id: b
                device: iPhone X
                root: {viewController: {}}
                ---
                id: a
                device: iPhone 8
                compare: [b, {use: b, with: {os: 12}}]
                """),
        DocumentedCode(
            keyBesideUse,
            "A key stands beside `use` that belongs into `with`.",
            chinese: "写在 `use` 旁边的键应当放进 `with`。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                ---
                id: b
                use: a
                os: 12
                """),
        DocumentedCode(
            mismatchedAnchors,
            "Two anchors are pinned to each other that UIKit does not let combine.",
            chinese: "把 UIKit 不允许组合的两个锚点约束在了一起。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{view: {pin: {top: superview.left}}}]}}
                """),
        DocumentedCode(
            missingController,
            "A container shows no controller.",
            chinese: "容器里没有要显示的控制器。",
            example: """
                id: a
                device: iPhone X
                root: {tabBarController: {}}
                """),
        DocumentedCode(
            schema.missingKey,
            "A key is missing that must be there.",
            chinese: "缺少必须写的键。",
            example: """
                id: a
                root: {viewController: {}}
                """),
        DocumentedCode(
            missingPhase,
            "A value is asked for at a callback that this version of iOS does not make.",
            chinese: "在该 iOS 版本不会调用的回调处取值。",
            example: """
                id: a
                device: iPhone X
                os: 12
                root: {viewController: {}}
                expect:
                  at viewIsAppearing:
                    view.frame.x: 0
                """),
        DocumentedCode(
            nestedTooDeeply,
            "Views are nested in each other too many times; flatten them.",
            chinese: "视图嵌套层数过多；请减少层级。",
            example: deepExample),
    ]

    /// Views in views, as deep as nobody draws them.
    private static let deepExample =
        "id: a\ndevice: iPhone X\nroot: {viewController: {view: "
        + String(repeating: "[{view: {subviews: ", count: 300)
        + "[]" + String(repeating: "}}]", count: 300) + "}}"
}
