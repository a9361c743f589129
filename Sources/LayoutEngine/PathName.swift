/// The path of a value, such as "view.frame.y", in up to three pieces that are joined when somebody reads it.
///
/// Every number of a layout has a name, and hardly any name is ever read: writing `"\(label).frame.x"` as one copies no text.
package struct PathName: Hashable, Sendable, ExpressibleByStringInterpolation {
    private var head: String
    private var middle = ""
    private var tail = ""

    package init(stringLiteral text: String) { head = text }

    package init(stringInterpolation pieces: StringInterpolation) { self = pieces.path }

    /// The whole path.
    package var text: String { head + middle + tail }

    /// The piece goes behind the others; where there is no room left the first two become one.
    private mutating func append(_ piece: String) {
        if head.isEmpty {
            head = piece
        } else if middle.isEmpty {
            middle = piece
        } else if tail.isEmpty {
            tail = piece
        } else {
            (head, middle, tail) = (head + middle, tail, piece)
        }
    }

    package static func == (left: PathName, right: PathName) -> Bool { left.text == right.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// The pieces between the quotes: text, other paths, and numbers.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var path = PathName(stringLiteral: "")

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { path.append(literal) }
        }

        package mutating func appendInterpolation(_ text: String) {
            if !text.isEmpty { path.append(text) }
        }

        package mutating func appendInterpolation(_ number: Int) { path.append("\(number)") }

        package mutating func appendInterpolation(_ other: PathName) {
            appendInterpolation(other.head)
            appendInterpolation(other.middle)
            appendInterpolation(other.tail)
        }
    }
}
