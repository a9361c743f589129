/// Where notes can be edited: an address with `{file}` in place of a note's path below the content folder.
struct EditAddress: Hashable, Sendable {
    private let before: String
    private let after: String

    static let placeholder = "{file}"

    /// Nil for anything but an absolute address with one `{file}`.
    init?(_ text: String) {
        let parts = text.split(separator: Self.placeholder, omittingEmptySubsequences: false)
        guard parts.count == 2, text.hasPrefix("https://") || text.hasPrefix("http://"),
            !text.contains(where: { $0.isWhitespace || "\"<>".contains($0) })
        else { return nil }
        before = String(parts[0])
        after = String(parts[1])
    }

    /// The address for a note.
    ///
    /// - Parameter file: its path, such as "content/safe-area.en.md", in `folder`.
    func url(of file: String, in folder: String) -> String {
        let path = file.hasPrefix(folder + "/") ? file.dropFirst(folder.count + 1) : file[...]
        return before + PercentEncoding.encode(path, keeping: "/") + after
    }
}
