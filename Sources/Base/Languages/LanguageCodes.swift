// Which tags name a language, and how it is written.

extension Language {
    /// The two-letter codes of ISO 639-1, and the three-letter codes that sites use.
    private static let codes: Set<String> = Set(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es
        et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj
        kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv
        ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti
        tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu ast ckb fil haw hsb kab nds scn yue
        """.split { $0 == " " || $0 == "\n" }.map { String($0) })

    /// The language that a tag names, with or without words for it: "pt-br" is "pt-BR". Nil if the tag names no language.
    package init?(naming tag: String) {
        let parts = tag.split(separator: "_").joined(separator: "-").split(separator: "-").map { $0.lowercased() }
        guard let first = parts.first, Self.codes.contains(first),
            Language(wellFormed: parts.joined(separator: "-")) != nil
        else { return nil }
        let rest = parts.dropFirst().map { part in
            switch part.utf8.count {
            case 2: part.uppercased()
            case 4: part.prefix(1).uppercased() + part.dropFirst()
            default: part
            }
        }
        self.init(([first] + rest).joined(separator: "-"))
    }

    /// Whether its lines begin at the right.
    package var isRightToLeft: Bool {
        let parts = tag.lowercased().split(separator: "-")
        if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
            return ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm"].contains(script)
        }
        return parts.first.map { ["ar", "arc", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains($0) }
            ?? false
    }
}
