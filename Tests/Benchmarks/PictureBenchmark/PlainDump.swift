import Drawing

extension Scene {
    /// A dump for the C program, which knows neither palettes nor hatches: light colours, and hatches as lines.
    var plainDump: String {
        var plain = self
        plain.items = items.map { $0.withoutHatches }
        return plain.dump.split(separator: "\n", omittingEmptySubsequences: false).map { Self.plain($0) }
            .joined(separator: "\n")
    }

    /// A line of a dump with the colours of roles; words of texts and coordinates stand behind the colon.
    private static func plain(_ line: Substring) -> String {
        let parts = line.split(separator: " : ", maxSplits: 1, omittingEmptySubsequences: false)
        let words = parts[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.contains(where: { ["path", "text", "background"].contains($0) }) else { return String(line) }
        let colored = words.enumerated().map { index, word in
            index > 0
                ? ColorRole(rawValue: String(word)).map { plain(Palette.light[$0]) } ?? String(word) : String(word)
        }
        return ([colored.joined(separator: " ")] + parts.dropFirst().map { String($0) }).joined(separator: " : ")
    }

    /// `#b54a3a/0.5`
    private static func plain(_ color: Color) -> String {
        let digits = [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return "#" + digits.joined() + "/\(color.alpha)"
    }
}

extension SceneItem {
    fileprivate var withoutHatches: SceneItem {
        switch self {
        case .group(let offset, let clip, let items):
            return .group(offset: offset, clip: clip, items: items.map { $0.withoutHatches })
        case .path(let path, let paint):
            guard case .hatch(let hatch) = paint.fill, let bounds = path.bounds else { return self }
            return .path(hatch.lines(across: bounds), .stroke(hatch.color, width: hatch.lineWidth))
        case .text: return self
        }
    }
}
