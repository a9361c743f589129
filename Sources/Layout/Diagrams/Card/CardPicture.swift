import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// The words of a card.
package struct CardText: Hashable, Sendable {
    package let site: String
    /// May be empty.
    package let section: String
    package let title: String

    package init(site: String, section: String, title: String) {
        self.site = site
        self.section = section
        self.title = title
    }
}

/// A card: words on the left, a device on a coloured field on the right; on a card that is higher than wide the words stand
/// above the field.
struct CardPicture {
    let text: CardText
    let size: Size
    let style: PictureStyle

    private static let margin = 72.0
    private static let gap = 18.0
    /// The coloured field's share of the card's longer side.
    private static let fieldShare = 0.38
    private static let upperWordShare = 0.4
    /// The sizes of the title; the largest is used that needs at most `maxLines` lines.
    private static let titleSizes = [80.0, 72, 64, 56, 50, 44, 38]
    private static let uprightTitleSizes = [128.0, 112, 96]
    private static let maxLines = 3
    /// The largest number of lines for a title that is too long even in the smallest size.
    private static let maxSmallLines = 6
    /// The limit on characters per line.
    private static let maxCharacters = 100

    private var isUpright: Bool { size.height > size.width }

    private var field: Rect {
        if isUpright {
            let top = (size.height * Self.upperWordShare).rounded()
            return Rect(x: 0, y: top, width: size.width, height: size.height - top)
        }
        let width = (size.width * Self.fieldShare).rounded()
        return Rect(x: size.width - width, y: 0, width: width, height: size.height)
    }

    /// The part of the card that the field leaves to the words.
    private var wordArea: Size {
        isUpright ? Size(width: size.width, height: field.minY) : Size(width: field.minX, height: size.height)
    }

    var ground: [SceneItem] { [.path(.rect(field), .fill(.ghost))] }

    // MARK: - Words

    var words: [SceneItem] {
        let typesetter = style.typesetter
        let font = Font(.text, size: 34, weight: .semibold)
        let site = TextBlock.wrapping(text.site, font, .ink, widest: wordWidth, by: typesetter)
        let place = Rect(x: Self.margin, y: Self.margin, width: wordWidth, height: 0)
        let block = titleBlock
        let height = typesetter.size(of: block).height
        let title = Rect(
            x: Self.margin, y: wordArea.height - Self.margin - height, width: wordWidth, height: height)
        return typesetter.items(of: site, in: place) + typesetter.items(of: block, in: title)
    }

    private var wordWidth: Double { wordArea.width - 2 * Self.margin }

    /// The section above the title.
    private var titleBlock: TextBlock {
        let sizes = (isUpright ? Self.uprightTitleSizes : []) + Self.titleSizes
        let blocks = sizes.map { size in
            TextBlock.wrapping(
                text.title, Font(.text, size: size, weight: .semibold), .ink, widest: wordWidth,
                by: style.typesetter)
        }
        let fitting = blocks.first { block in
            block.lines.count <= Self.maxLines && style.typesetter.size(of: block).width <= wordWidth
        }
        var block = fitting ?? blocks.last.map { cut($0) } ?? TextBlock([])
        guard !text.section.isEmpty, !block.lines.isEmpty else { return block }
        let section = TextBlock.Piece(text.section, Font(.text, size: 32, weight: .medium), .secondaryInk)
        block.lines[0].spaceBefore = Self.gap
        block.lines.insert(TextBlock.Line([section]), at: 0)
        return block
    }

    /// The beginning of a title that fits in the smallest type: the limit of lines, and only the beginning of a word that is
    /// wider than a line.
    private func cut(_ title: TextBlock) -> TextBlock {
        var block = title
        block.lines = title.lines.prefix(Self.maxSmallLines).enumerated().map { number, line in
            let isLast = number == Self.maxSmallLines - 1 && title.lines.count > Self.maxSmallLines
            guard let piece = line.pieces.first, isLast || width(of: piece.string, piece.font) > wordWidth else {
                return line
            }
            var text = piece.string.prefix(Self.maxCharacters)
            while !text.isEmpty, width(of: text + "…", piece.font) > wordWidth { text.removeLast() }
            return TextBlock.Line([TextBlock.Piece(text + "…", piece.font, piece.color)])
        }
        return block
    }

    private func width(of text: String, _ font: Font) -> Double { style.typesetter.measure(text, font).width }

    // MARK: - Device

    /// The device as large as the field allows, with bars, content and insets but without words, which would be illegible.
    func device(_ scenario: Scenario, _ variant: Variant, _ result: LayoutResult) -> [SceneItem] {
        let screen = result.environment.screenSize
        let room = field.inset(by: Insets(top: 56, left: 48, bottom: 56, right: 48))
        let scale = min(room.width / screen.width, room.height / screen.height)
        let subject = Subject(scenario, variant, result, style, scale: scale)
        let outline = DeviceOutline(subject.environment.device, subject.environment.orientation, subject.map)
        let content = ScreenDrawing(subject: subject, typesetter: style.typesetter, outline: outline)
        let body = outline.bodyBounds
        let offset = Point(
            x: (field.midX - body.midX).rounded(), y: (field.midY - body.midY).rounded())
        let items = Self.withoutWords(outline.backdrop(ground: content.ground) + content.smallContent())
        return [.group(offset: offset, clip: nil, items: items)]
    }

    private static func withoutWords(_ items: [SceneItem]) -> [SceneItem] {
        items.compactMap { item in
            switch item {
            case .text: nil
            case .group(let offset, let clip, let items): .group(offset: offset, clip: clip, items: withoutWords(items))
            default: item
            }
        }
    }
}
