/// The numbers of lines of code: elements without text, so that the numbers are neither copied with the code nor read aloud; a style
/// sheet shows them.
struct NumberedLines {
    private let first: Int
    /// The number of digits of the widest number, which determines the width of all numbers.
    private let width: Int

    /// - Parameter count: of the lines that are numbered.
    init(from first: Int, count: Int) {
        self.first = first
        width = String(first + max(0, count - 1)).count
    }

    /// The element at the beginning of a line.
    func element(ofLine index: Int) -> String {
        let number = String(first + index)
        let padding = String(repeating: "\u{2007}", count: max(0, width - number.count))
        return "<span class=\"line-number\" data-line=\"\(padding)\(number)\"></span>"
    }
}
