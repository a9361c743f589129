/// A text in lines, broken where UIKit breaks words.
///
/// Lines break after spaces and hyphens, between Chinese characters and kana except before closing and after opening
/// punctuation, at explicit line breaks, and inside a word that is longer than a line.
package struct TextLines: Hashable, Sendable {
    /// Each line without the spaces at its end.
    package private(set) var lines: [Line] = []

    package struct Line: Hashable, Sendable {
        package let text: String
        /// The width in units of the font.
        package let width: Double
    }

    /// - Parameter limit: the width of a line in units of the font; nil for any.
    package init(_ text: String, _ weight: LetterWidths.Weight, at limit: Double?) {
        var paragraph: [UInt32] = []
        for letter in text.unicodeScalars {
            if letter.value == Self.lineBreak {
                add(paragraph, weight, limit)
                paragraph = []
            } else {
                paragraph.append(letter.value)
            }
        }
        add(paragraph, weight, limit)
    }

    /// The greatest width of the first lines; of all where no number is given.
    package func width(ofFirst count: Int) -> Double {
        lines.prefix(count == 0 ? lines.count : count).reduce(0) { max($0, $1.width) }
    }

    private static let lineBreak: UInt32 = 0x0A
    private static let space: UInt32 = 0x20

    private mutating func add(_ letters: [UInt32], _ weight: LetterWidths.Weight, _ limit: Double?) {
        var start = 0
        repeat {
            let end = Self.end(ofLineFrom: start, letters, weight, limit)
            lines.append(Self.line(letters[start..<end], weight))
            start = end
        } while start < letters.count
    }

    /// The position after the last letter of a line.
    private static func end(
        ofLineFrom start: Int, _ letters: [UInt32], _ weight: LetterWidths.Weight, _ limit: Double?
    ) -> Int {
        guard let limit else { return letters.count }
        var width = 0.0
        var lastBreak: Int?
        for place in start..<letters.count {
            if place > start, mayBreak(before: place, letters) { lastBreak = place }
            width += LetterWidths.width(of: letters[place], weight) ?? .nan
            // Spaces at the end of a line need no room.
            if width > limit, letters[place] != space, place > start { return lastBreak ?? place }
        }
        return letters.count
    }

    private static func line(_ letters: ArraySlice<UInt32>, _ weight: LetterWidths.Weight) -> Line {
        var letters = letters
        while letters.last == space { letters.removeLast() }
        var text = String.UnicodeScalarView()
        var width = 0.0
        for letter in letters {
            if let scalar = Unicode.Scalar(letter) { text.append(scalar) }
            width += LetterWidths.width(of: letter, weight) ?? .nan
        }
        return Line(text: String(text), width: width)
    }

    private static func mayBreak(before place: Int, _ letters: [UInt32]) -> Bool {
        let (before, after) = (letters[place - 1], letters[place])
        if after == space || closing.contains(after) || opening.contains(before) { return false }
        if before == space || before == 0x3000 { return true }
        // A hyphen at the beginning of a word, as of a negative number, holds on to it.
        if before == 0x2D || before == 0x2010 { return place > 1 && letters[place - 2] != space }
        if before == 0x2013 || before == 0x2014 { return true }
        return isBreakable(before) || isBreakable(after)
    }

    /// Whether a line may end on either side of the letter.
    private static func isBreakable(_ letter: UInt32) -> Bool { LetterWidths.isIdeographic(letter) }

    /// Punctuation with which no line begins.
    private static let closing = letters("!%),.:;?]}¢°’”…、。〉》」』】〕〗〙〟゛゜ゝゞ・ーヽヾ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ！％），．：；？］｝～｠·—")

    /// Punctuation with which no line ends.
    private static let opening = letters("([{‘“〈《「『【〔〖〘〝（［｛｟$£¥")

    private static func letters(_ text: String) -> Set<UInt32> {
        var letters: Set<UInt32> = []
        for letter in text.unicodeScalars { letters.insert(letter.value) }
        return letters
    }
}
