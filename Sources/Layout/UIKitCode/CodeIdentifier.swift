/// Names of a scenario as names of code.
enum CodeIdentifier {
    /// "adapting-own-bar" as "AdaptingOwnBar"; a digit in front gets a letter.
    static func className(_ id: String) -> String {
        let words = id.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isNumber == true ? "S" + name : name
    }

    /// A property's name that no property of a view controller and no keyword has.
    static func property(_ name: String) -> String {
        let first = name.first?.isNumber == true ? "view" + name : name
        return taken.contains(first) ? first + "View" : first
    }

    private static let taken: Set<String> = [
        "view", "title", "children", "child", "parent", "tabBar", "toolbar", "navigationBar", "tableView",
        "collectionView",
        "navigationItem", "tabBarItem", "toolbarItems", "class", "default", "self", "super", "init", "nib", "next",
        "switch", "case", "in", "is", "as",
        "func", "let", "var", "for", "if", "else", "return", "controller", "window", "description", "hash", "zone",
        "presenter",
        "editButtonItem", "isEditing", "storyboard", "nav", "tab", "split", "page", "static", "public", "private",
        "int", "char", "long", "float",
    ]
}
