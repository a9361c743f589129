/// Why libyaml stopped: its own words and places, the latter as UTF-8 offsets of the file.
struct LibraryProblem {
    let text: String
    let offset: Int
    /// Where the construct began that could not be read to its end.
    let contextOffset: Int?
    /// The code point of a character that is not allowed.
    let scalarValue: UInt32?
}
