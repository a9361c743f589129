import DataTree
package import Diagnostics
import Languages
import Schema

/// The blocks of all notes from which providers create figures, and which fence shows which.
package struct FigureBlocks: Sendable {
    /// The blocks, each once, in source order.
    package let blocks: [FigureBlock]
    /// The figure that a fence shows, by the fence's span.
    private let idByFence: [SourceSpan: String]
    package let ids: FigureIDs

    /// The figure that a fence shows, or nil when it could not be understood.
    package func id(shownBy fence: SourceSpan) -> String? { idByFence[fence] }

    /// Reads the blocks of all notes, which may show each other's figures.
    ///
    /// - Parameters:
    ///   - fences: the names of their fences; nil for those that the settings give to programs.
    ///   - taken: the ids of other figures.
    package static func resolve(
        _ content: SiteContent, _ fences: [String]? = nil, taken: Set<String>
    ) -> Diagnosed<FigureBlocks> {
        let fences = fences ?? content.settings.figures.map { $0.fence }
        var diagnostics: [Diagnostic] = []
        var blocks: [String: FigureBlock] = [:]
        var order: [String] = []
        var idByFence: [SourceSpan: String] = [:]
        var broken: Set<String> = []
        var uses: [(fence: FigureFence, id: Located<String>)] = []
        for note in content.notes {
            for fence in note.figureFences where fences.contains(fence.kind.name) {
                let reader = FigureBlockReader(note, fence, content.editions)
                switch reader.contents().unwrap(into: &diagnostics) {
                case nil: if let id = fence.id { broken.insert(id) }
                case .use(let id): uses.append((fence, id))
                case .block(let block):
                    if let earlier = blocks[block.id], earlier.data.encoding == block.data.encoding {
                        idByFence[fence.span] = block.id
                    } else if blocks[block.id] != nil || taken.contains(block.id) {
                        diagnostics.append(FigureBlockCodes.duplicateID(block, earlier: blocks[block.id]))
                    } else {
                        blocks[block.id] = block
                        order.append(block.id)
                        idByFence[fence.span] = block.id
                    }
                }
            }
        }
        for (fence, id) in uses {
            if blocks[id.value]?.fence == fence.kind.name {
                idByFence[fence.span] = id.value
            } else if !broken.contains(id.value) {
                let known = order.filter { blocks[$0]?.fence == fence.kind.name }
                diagnostics.append(FigureBlockCodes.unknownUse(id, of: fence.kind.name, known: known))
            }
        }
        let index = FigureBlocks(
            blocks: order.compactMap { blocks[$0] }, idByFence: idByFence, ids: FigureIDs(order, broken: broken))
        return Diagnosed(index, diagnostics)
    }
}

/// Reads the keys of a block that are the generator's.
private struct FigureBlockReader {
    private let note: Note
    private let fence: FigureFence
    private let languages: [Language]

    enum Contents {
        case block(FigureBlock)
        /// The figure of another block, by its id.
        case use(Located<String>)
    }

    init(_ note: Note, _ fence: FigureFence, _ editions: Editions) {
        self.note = note
        self.fence = fence
        languages = editions.languages
    }

    /// Nil for a block that was reported instead.
    func contents() -> Diagnosed<Contents?> {
        guard let data = fence.block, let content = fence.content else { return Diagnosed(nil) }
        guard let entries = data.entries else {
            let problem = FigureBlockCodes.invalid(fence.kind.name, "the content must be a mapping with an 'id'", data)
            return Diagnosed(nil, [problem])
        }
        if let use = data["use"] {
            guard entries.count == 1, let id = use.text else {
                let problem = FigureBlockCodes.invalid(
                    fence.kind.name, "'use' takes the id of another block and no other key beside it", use)
                return Diagnosed(nil, [problem])
            }
            return Diagnosed(.use(Located(id, at: use.span)))
        }
        guard let id = data["id"] else {
            return Diagnosed(nil, [FigureBlockCodes.missingID(fence.kind.name, at: fence.span)])
        }
        guard let name = id.text, Identifier.isID(name) else {
            let problem = FigureBlockCodes.invalid(
                fence.kind.name, "'id' takes at most 80 ASCII letters, digits and hyphens", id)
            return Diagnosed(nil, [problem])
        }
        var diagnostics: [Diagnostic] = []
        let title = text(data["title"], "title").unwrap(into: &diagnostics)
        let caption = text(data["caption"], "caption").unwrap(into: &diagnostics)
        let claims = self.claims(data["expect"]).unwrap(into: &diagnostics)
        let block = FigureBlock(
            fence: fence.kind.name, id: name, data: data, title: title, caption: caption, claims: claims,
            file: note.file,
            span: fence.span, content: content)
        return Diagnosed(.block(block), diagnostics)
    }

    private func text(_ node: DataNode?, _ key: String) -> Diagnosed<LocalizedText> {
        guard let node else { return Diagnosed(LocalizedText()) }
        if let text = node.text, !text.isEmpty { return Diagnosed(LocalizedText([(note.language, text)])) }
        var texts = LocalizedText()
        for entry in node.entries ?? [] {
            guard let language = Language.named(entry.key, among: languages), let text = entry.value.text else {
                let tags = languages.map { $0.tag }
                let problem = FigureBlockCodes.invalid(
                    fence.kind.name, "'\(key)' takes text, or a mapping with text for each of \(tags.quoted)",
                    entry.value)
                return Diagnosed(texts, [problem])
            }
            texts[language] = text
        }
        if !texts.isEmpty { return Diagnosed(texts) }
        let problem = FigureBlockCodes.invalid(
            fence.kind.name, "'\(key)' takes text, or a mapping with text for each language", node)
        return Diagnosed(texts, [problem])
    }

    private func claims(_ node: DataNode?) -> Diagnosed<[FigureClaim]> {
        guard let node else { return Diagnosed([]) }
        var claims: [FigureClaim] = []
        for entry in node.entries ?? [] {
            guard case .scalar(let text, let isQuoted) = entry.value.content else {
                let problem = FigureBlockCodes.invalid(
                    fence.kind.name, "'expect' takes a number or text for each name", entry.value)
                return Diagnosed(claims, [problem])
            }
            claims.append(FigureClaim(path: entry.key, expected: text, isText: isQuoted, span: entry.value.span))
        }
        if !claims.isEmpty { return Diagnosed(claims) }
        let problem = FigureBlockCodes.invalid(
            fence.kind.name, "'expect' takes a mapping of values, such as {total: 42}", node)
        return Diagnosed([], [problem])
    }
}
