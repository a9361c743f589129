import Diagnostics
import Schema

extension ScenarioCodes {
    /// The codes from n to q.
    static let documentedNToQ: [DocumentedCode] = [
        DocumentedCode(
            noTableInPicture,
            "A picture of the kind tableAnatomy is asked for where there is no table, or none that has a name.",
            chinese: "要求画 tableAnatomy 图，场景中却没有表格，或表格没有名称。",
            example: """
                id: a
                device: iPhone X
                picture: tableAnatomy
                root: {viewController: {view: [{view: {frame: fill}}]}}
                """),
        DocumentedCode(
            schema.notABoolean,
            "A value must be true or false.",
            chinese: "此处只能写 true 或 false。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                statusBar: {isHidden: yes}
                """),
        DocumentedCode(
            schema.notANumber,
            "A value must be a number.",
            chinese: "此处必须写数字。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{view: {frame: [0, 0, wide, 10]}}]}}
                """),
        DocumentedCode(
            notChangeable,
            "A change sets something outside the app, such as the device.",
            chinese: "changes 设置了应用之外的东西，例如设备。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                changes:
                  - at: viewWillAppear
                    set: {orientation: landscape}
                """),
        DocumentedCode(
            notComparable,
            "A comparison shows something that is several scenarios itself.",
            chinese: "参与比较的一项本身就包含多个场景。",
            example: """
                id: b
                device: iPhone X
                root: {viewController: {}}
                matrix: {os: [11, 12]}
                ---
                id: a
                compare: [b, {use: b, with: {os: 13}}]
                """),
        DocumentedCode(
            notInVersion,
            "A property does nothing, because no version of iOS in the scenario has it.",
            chinese: "场景中的 iOS 版本都没有这个属性，因此它不起作用。",
            example: """
                id: a
                device: iPhone 6
                os: 10
                root: {viewController: {additionalSafeAreaInsets: {top: 10}}}
                """),
        DocumentedCode(
            notSettable,
            "A path leads to something that is not one plain value, such as a list of subviews.",
            chinese: "路径指向的不是一个简单的值，例如指向子视图列表。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                matrix: {view.subviews: [1, 2]}
                """),
        DocumentedCode(
            schema.notSupportedYet,
            "A word of the language stands here that nothing computes yet.",
            chinese: "这是语言中已有的词，但目前还没有实现。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {}}
                live: [os]
                """),
        DocumentedCode(
            nothingDiffers,
            "Two of the compared scenarios are set up the same.",
            chinese: "参与比较的两个场景设置完全相同。",
            example: """
                id: b
                device: iPhone X
                root: {viewController: {}}
                ---
                id: a
                compare: [b, b]
                """),
        DocumentedCode(
            schema.numberOutOfRange,
            "A number is negative, not whole, or absurdly large where that makes no sense.",
            chinese: "数字为负、不是整数或大得离谱，而这里不允许。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{tableView: {rows: -3}}]}}
                """),
        DocumentedCode(
            oneClassExpected,
            "A mapping holds several class keys, or none; properties are indented below the class key.",
            chinese: "一个映射里有多个类名键，或一个也没有；属性应缩进写在类名键之下。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{tableView: {}, view: {}}]}}
                """),
        DocumentedCode(
            osNeverRan,
            "The device never ran this version of iOS.",
            chinese: "该设备从未运行过这个 iOS 版本。",
            example: """
                id: a
                device: iPhone X
                os: 10
                root: {viewController: {}}
                """),
        DocumentedCode(
            pinCircle,
            "Views are pinned to each other in a circle, so that none can be placed first.",
            chinese: "几个视图相互约束成环，没有一个能先定位。",
            example: """
                id: a
                device: iPhone X
                root:
                  viewController:
                    view:
                      - view: {name: a, pin: {top: b.bottom, left: superview.left, width: 9, height: 9}}
                      - view: {name: b, pin: {top: a.bottom, left: superview.left, width: 9, height: 9}}
                """),
        DocumentedCode(
            pinWithoutTarget,
            "An edge is pinned to a bare number; name the anchor that it is measured from.",
            chinese: "边被约束到一个孤立的数字；请写明从哪个锚点算起。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{view: {pin: {top: 8}}}]}}
                """),
        DocumentedCode(
            placedArrangedView,
            "A subview of a stack view has a frame or is pinned to something; the stack view places it.",
            chinese: "堆栈视图的子视图写了 frame 或约束到了别的锚点；它的位置由堆栈视图决定。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{stackView: {frame: fill, subviews: [{view: {frame: fill}}]}}]}}
                """),
        DocumentedCode(
            placedRootView,
            "The root view of a shown controller has a frame, although the window or a container places it.",
            chinese: "给已显示控制器的根视图写了 frame，而它的位置由窗口或容器决定。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: {frame: [0, 0, 10, 10]}}}
                """),
        DocumentedCode(
            placedTwice,
            "A view has a frame and pins, or two frames.",
            chinese: "同一个视图既有 frame 又有 pin，或写了两次 frame。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{view: {frame: fill, pin: {top: superview.top}}}]}}
                """),
        DocumentedCode(
            schema.quotedValue,
            "Quotes make a text of a number; remove them.",
            chinese: "引号把数字变成了文本；请去掉引号。",
            example: """
                id: a
                device: iPhone X
                root: {viewController: {view: [{tableView: {rowHeight: '44'}}]}}
                """),
    ]
}
