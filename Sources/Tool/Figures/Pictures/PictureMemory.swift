package import Content
import Diagnostics
import Languages

/// The pictures that were drawn, so that the next run in the same process draws those alone that have changed.
package struct PictureMemory: Sendable {
    let pictures: Memo<PictureName, PictureSource, [DrawnPicture]>
    let digests: Memo<PictureName, PictureSource, UInt64>
    let cards: Memo<SocialCard, CardSource, Diagnosed<PictureFile?>>
    /// Whether a process that builds again asks here for its cards, and not the store.
    let keepsCards: Bool

    package init(in runs: MemoRuns) {
        pictures = Memo(in: runs)
        digests = Memo(in: runs)
        cards = Memo(in: runs)
        keepsCards = runs.areSeveral
    }

    struct PictureName: Hashable {
        let id: String
        let language: Language
    }

    /// What decides how a figure or an audit is drawn, besides the tool.
    struct PictureSource: Equatable {
        let subject: Revision
        let words: Revision
        let isConverted: Bool
    }

    /// What decides how a card is drawn besides what it says.
    struct CardSource: Equatable {
        let figure: Revision?
        let words: Revision
    }
}
