/// A text in both languages of the project; neither is derived from the other.
package struct Localized: Hashable, Sendable {
    private let content: Content

    private enum Content: Sendable {
        case texts(english: String, chinese: String)
        case path(PathName)
    }

    package init(_ english: String, _ chinese: String) {
        content = .texts(english: english, chinese: chinese)
    }

    private init(_ content: Content) { self.content = content }

    /// A value path such as "view.frame.y", which reads the same in every language.
    static func path(_ path: PathName) -> Localized { Localized(.path(path)) }

    package var english: String {
        switch content {
        case .texts(let english, _): english
        case .path(let path): path.text
        }
    }

    /// Simplified Chinese.
    package var chinese: String {
        switch content {
        case .texts(_, let chinese): chinese
        case .path(let path): path.text
        }
    }

    package static func == (left: Localized, right: Localized) -> Bool {
        left.english == right.english && left.chinese == right.chinese
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(english)
        hasher.combine(chinese)
    }
}
