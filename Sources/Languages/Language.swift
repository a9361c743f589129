/// A language, or a script of one, by its BCP 47 tag: "en", "zh-Hans".
///
/// Nothing in the tool asks which language it is; whatever depends on it stands in that language's file of words.
package struct Language: Hashable, Sendable, CustomStringConvertible {
    package let tag: String

    package init(_ tag: String) { self.tag = tag }

    package var description: String { tag }
}
