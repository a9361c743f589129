/// The place for which a picture is composed: one drawing cannot serve a desk and a phone without letters that are too small.
///
/// The sizes are those of the tool's standard pages: the room in a window of 1,440 pixels beside the list of pages and the
/// outline, and in one of 360 between the margins. `Tests/Browser` measures them.
package enum Composition: CaseIterable, Hashable, Sendable {
    case wide, narrow

    /// The width that a page has for a picture, in CSS pixels; a wider picture is shown smaller than it is.
    package var place: Double {
        switch self {
        case .wide: 806
        case .narrow: 310
        }
    }

    /// The least size at which type is shown there, in CSS pixels.
    package var smallestText: Double {
        switch self {
        case .wide: 11
        case .narrow: 9
        }
    }

    /// The distance from the edge of a picture to its content, in points.
    var padding: Double {
        switch self {
        case .wide: 12
        case .narrow: 8
        }
    }

    /// The maximum width of a drawing that is shown at full size, in points.
    var room: Double { place - 2 * padding }

    /// The height up to which devices are drawn as large as words leave room for, in points: a page of 800 pixels then has
    /// two fifths of its height for text. Higher drawings have smaller devices, within limits.
    var height: Double {
        switch self {
        case .wide: 480 - 2 * padding - 2
        case .narrow: .infinity
        }
    }

    /// The factor by which a picture of a width is reduced; 1 if it fits.
    func reduction(of width: Double) -> Double { width > place ? place / width : 1 }
}
