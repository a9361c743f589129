import LayoutEngine

/// One of the numbers that add up to an answer, with the sign that it has in the sum.
struct AdditiveTerm: Hashable, Sendable {
    let name: Localized
    /// Points, already negated where the term is subtracted.
    let value: Double
    /// True for a distance that is taken away, such as the part of a parent's inset beside a view; a number that is
    /// negative by itself, such as a content inset of −64, is not subtracted.
    let isSubtracted: Bool

    init(_ name: Localized, _ value: Double, isSubtracted: Bool = false) {
        self.name = name
        self.value = value
        self.isSubtracted = isSubtracted
    }

    /// True when the name is a value path, which reads the same in both languages, rather than words.
    var isPath: Bool { name.english == name.chinese && name.english.contains(".") }
}
