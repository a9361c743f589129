package import Diagnostics

/// A source text written with the markers 1️⃣ to 9️⃣ in it, taken apart.
///
/// `MarkedSource("os: 1️⃣11")` has the text "os: 11", and the marker 1️⃣ at the UTF-8 offset 4.
package struct MarkedSource: Sendable {
    package let file: SourceFile
    private let offsets: [String: Int]

    package init(_ marked: String, path: String = "test.md") {
        var text = ""
        var offsets: [String: Int] = [:]
        var isMarker = false
        for character in marked {
            isMarker = character.unicodeScalars.count == 3 && character.unicodeScalars.last == "\u{20E3}"
            if isMarker { offsets[String(character)] = text.utf8.count } else { text.append(character) }
        }
        file = SourceFile(path: path, text: text)
        self.offsets = offsets
    }

    /// The UTF-8 offset of a marker, or nil when the text has no such marker.
    package subscript(marker: String) -> Int? { offsets[marker] }
}
