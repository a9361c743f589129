/// The path of a value, such as "view.frame.y", in up to four pieces that are joined when it is read.
///
/// Every number of a layout has a name, and hardly any name is ever read: writing `"\(label).frame.x"` as one copies no text.
package struct PathName: Hashable, Sendable, ExpressibleByStringInterpolation {
    private var first: String
    private var second = ""
    private var third = ""
    private var fourth = ""

    package init(stringLiteral text: String) { first = text }

    package init(stringInterpolation pieces: StringInterpolation) { self = pieces.path }

    /// The whole path.
    package var text: String { first + second + third + fourth }

    /// Appends a piece; if there is no room left, the first two pieces become one.
    private mutating func append(_ piece: String) {
        if first.isEmpty {
            first = piece
        } else if second.isEmpty {
            second = piece
        } else if third.isEmpty {
            third = piece
        } else if fourth.isEmpty {
            fourth = piece
        } else {
            (first, second, third, fourth) = (first + second, third, fourth, piece)
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
            guard !path.first.isEmpty else { return path = other }
            appendInterpolation(other.first)
            appendInterpolation(other.second)
            appendInterpolation(other.third)
            appendInterpolation(other.fourth)
        }
    }
}
