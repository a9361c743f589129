package import Drawing
package import Geometry
package import Languages
package import LayoutEngine
package import ScenarioLanguage

/// Draws a card that represents a page in link previews, or a book: name of the site, section and title in large type, and
/// beside them, below them on a card that is higher than wide, the device of a scenario without words.
///
/// - Parameters:
///   - words: the words in the language of the page.
///   - language: the BCP 47 tag of the texts.
///   - size: the size in points; the type is designed for a width of 1200.
///   - subject: the laid-out content drawn on the device; nil leaves its place empty.
package func drawCard(
    _ text: CardText, words: Words, language: String, size: Size,
    subject: (scenario: Scenario, variant: Variant, result: LayoutResult)?,
    measuring measurer: some TextMeasuring
) -> Scene {
    let style = PictureStyle(words: words, measuring: measurer)
    let card = CardPicture(text: text, size: size, style: style)
    let device = subject.map { card.device($0.scenario, $0.variant, $0.result) } ?? []
    return Scene(
        size: size, background: .background, items: card.ground + device + card.words, title: text.title,
        description: text.title, language: language)
}
