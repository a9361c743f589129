extension Scene {
    /// All lines of text, in drawing order.
    package var texts: [TextRun] { items.flatMap { $0.texts } }

    /// The scene in another language: its texts, and those about it, spelled anew.
    ///
    /// Everything stays where it is, so the scene has to be laid out with lines measured as they are spelled.
    ///
    /// - Parameter language: a BCP 47 tag.
    package func respelled(in language: String, by spell: (String) -> String) -> Scene {
        Scene(
            size: size, background: background, items: items.map { $0.respelled(by: spell) }, title: spell(title),
            description: spell(description), language: language)
    }
}

extension SceneItem {
    fileprivate var texts: [TextRun] {
        switch self {
        case .group(_, _, let items): items.flatMap { $0.texts }
        case .path: []
        case .text(let run, _): [run]
        }
    }

    fileprivate func respelled(by spell: (String) -> String) -> SceneItem {
        switch self {
        case .group(let offset, let clip, let items):
            .group(offset: offset, clip: clip, items: items.map { $0.respelled(by: spell) })
        case .path: self
        case .text(let run, let origin):
            .text(TextRun(spell(run.string), font: run.font, color: run.color, width: run.width), at: origin)
        }
    }
}
