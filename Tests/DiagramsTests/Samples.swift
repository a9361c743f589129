import Geometry
import LayoutEngine
import ScenarioLanguage

/// The samples of the suites: hierarchies on devices in orientations.
enum Samples {
    /// A device with the orientations and the system in which it is tried.
    struct Stand: Sendable {
        let device: String
        let os: OSVersion
    }

    static let stands = [
        Stand(device: "iphone-8", os: OSVersion(10)), Stand(device: "iphone-8", os: OSVersion(11)),
        Stand(device: "iphone-x", os: OSVersion(11)), Stand(device: "iphone-xr", os: OSVersion(13)),
        Stand(device: "iphone-16-pro", os: OSVersion(18)), Stand(device: "iphone-air", os: OSVersion(26)),
        Stand(device: "ipad-air-2", os: OSVersion(12)), Stand(device: "ipad-pro-11-1", os: OSVersion(13)),
    ]

    static let orientations: [InterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]

    /// A hierarchy with what is asked about it.
    struct Tree: Sendable {
        let name: String
        let show: [Layer]
        let asking: [ValuePath]
        let root: Root
    }

    static let trees = [
        Tree(name: "table", show: [], asking: [], root: bars(Trees.content([Trees.table()]))),
        Tree(
            name: "empty", show: [.bars, .safeArea], asking: paths("safeAreaInsets", "view", "nav.view"),
            root: bars(Trees.content())),
        Tree(
            name: "inset", show: [], asking: [],
            root: bars(
                Trees.content([
                    Trees.table { scroll, _ in
                        scroll.contentInset = Insets(top: 100, left: 12, bottom: -34, right: 10)
                    }
                ]))),
        Tree(
            name: "opaque", show: [.bars, .views, .frame], asking: paths("frame", "view"),
            root: bars(Trees.content([Trees.table { $1.tableHeaderHeight = 64 }]), isTranslucent: false)),
        Tree(
            name: "boxes", show: [], asking: paths("safeAreaInsets", "red", "green", "blue"),
            root: .controller(Trees.tab(Trees.boxes))),
        Tree(
            name: "guides", show: [.bars, .frame],
            asking: paths("topLayoutGuide.length", "vc", "nav", "tab"), root: bars(Trees.content())),
        Tree(
            name: "scroll", show: [.contentOffset], asking: [],
            root: .controller(Trees.navigation(Trees.content([Trees.scroll])))),
        Tree(name: "bare", show: [], asking: [], root: .views([Trees.box("card", 20, 30, 200, 90)])),
    ]

    /// Every hierarchy on every stand in every orientation.
    static func all() throws -> [Sample] { try made.get() }

    private static let made = Result {
        try trees.flatMap { tree in
            try stands.flatMap { stand in
                try orientations.map { orientation in
                    try Sample(
                        "\(tree.name) on \(stand.device), \(stand.os), \(orientation.rawValue)", on: stand.device,
                        held: orientation, os: stand.os, show: tree.show, asking: tree.asking, root: tree.root)
                }
            }
        }
    }

    private static func paths(_ property: String, _ names: String...) -> [ValuePath] {
        names.map { ValuePath(name: $0, property: property) }
    }

    private static func bars(_ content: Controller, isTranslucent: Bool = true) -> Root {
        .controller(
            Trees.tab(Trees.navigation(content) { $0.navigationBar.bar.isTranslucent = isTranslucent }))
    }
}
