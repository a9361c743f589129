/// Apple's documents about layout, with the versions that they cover; no document is limited to a single class of devices.
package enum AppleDocuments {
    /// Sessions and articles apply from the version that they present up to the next redesign.
    private static let articles: [(name: String, versions: OSRange)] = [
        ("TN2154", .always),
        ("WWDC 2014 226", OSRange(from: OSVersion(8), before: OSVersion(26))),
        ("WWDC 2017 204", OSRange(from: OSVersion(11), before: OSVersion(26))),
        ("WWDC 2017 245", OSRange(from: OSVersion(11), before: OSVersion(26))),
        ("WWDC 2018 235", OSRange(from: OSVersion(11), before: OSVersion(26))),
        ("WWDC 2019 224", OSRange(from: OSVersion(13), before: OSVersion(26))),
        ("WWDC 2023 10281", OSRange(from: OSVersion(17), before: OSVersion(26))),
        ("Human Interface Guidelines, Layout", .always),
        ("Human Interface Guidelines, Typography", .always),
        ("iOS 27.2 release notes", .from(27)),
    ]

    /// The versions that a document covers; nil for a name that does not belong to an Apple document.
    package static func versions(of name: String) -> OSRange? {
        isSymbol(name) ? .always : articles.first { $0.name == name }?.versions
    }

    /// Whether the reference has a page on the name, such as "UIView.safeAreaInsets"; the page is about every version.
    private static func isSymbol(_ name: String) -> Bool {
        let isOfAFramework = name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("CG")
        return isOfAFramework && !name.contains("+") && !name.contains(" ")
    }
}
