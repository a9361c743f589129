import Testing

@testable import Markdown

@Suite struct TermFinderTests {
    private static let finder = TermFinder([
        ("safe area", "area"), ("safe area insets", "insets"), ("inset", "inset"), ("Dynamic Island", "island"),
        ("安全区", "area"), ("栏", "bar"), ("导航栏", "nav"), ("pt", "point"), ("SDK", "kit"), ("容器", "container"),
    ])

    @Test(arguments: [
        ("The safe area is here.", "safe area"),
        ("Safe areas, and a safe area again", "Safe areas"),
        ("The safe area insets of a view", "safe area insets"),
        ("An inset, two insets, a container 容器", ""),
        ("unsafe area", ""),
        ("XSDK SDK_2 sub-SDK sdk SDKs", "SDKs"),
        ("The Dynamic Island, a dynamic island", "Dynamic Island"),
        ("安全区在导航栏下方，安全区", "安全区|导航栏"),
        ("用的SDK是", "SDK"),
        ("44 pt 的栏", ""),
    ])
    func `a term is found where a text uses it first`(text: String, found: String) {
        var seen: Set<String> = []
        let places = Self.finder.places(in: text, besides: &seen).map { String(text[$0.range]) }
        #expect(places.joined(separator: "|") == found)
    }

    @Test func `a term that another text has used is not found again`() {
        var seen: Set<String> = []
        _ = Self.finder.places(in: "safe area", besides: &seen)
        #expect(Self.finder.places(in: "the safe area", besides: &seen).isEmpty)
    }
}
