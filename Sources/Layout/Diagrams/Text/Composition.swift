/// For which place a picture is composed: one drawing cannot serve a desk and a phone without letters that are too small.
///
/// The places are those of the pages that come with the tool: what is left of a window of 1,440 pixels beside the list of
/// pages and the outline, and of one of 360 between the margins. `Tests/Browser` measures them.
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

    /// From the edge of a picture to what is drawn, in points.
    var padding: Double {
        switch self {
        case .wide: 12
        case .narrow: 8
        }
    }

    /// The width that a drawing may take without being shown smaller, in points.
    var room: Double { place - 2 * padding }

    /// How much smaller than it is a picture of a width is shown; 1 for one that fits.
    func reduction(of width: Double) -> Double { width > place ? place / width : 1 }
}
