import Drawing
import Geometry
import LayoutEngine

/// The positions of a timeline's phases: each column as wide as its name, its callbacks and its values need.
struct TimelineColumns {
    /// The left edge of each column, and the right edge of the last.
    private(set) var edges: [Double]
    /// The lines of each phase's name.
    let names: [[String]]
    /// The right end of the callback names that are at the right of their numbers.
    private let farthest: Double

    /// Names are broken at capitals when they are wider; the narrow way is for timelines wider than a page.
    private static let nameWidths = (wide: 84.0, narrow: 56.0)
    private static let padding = 6.0

    /// - Parameters:
    ///   - left: the left end of the first column.
    ///   - bandWidths: the width that each band needs, with its columns.
    init(
        _ timeline: Timeline, left: Double, bandWidths: [(columns: ClosedRange<Int>, width: Double)],
        _ style: PictureStyle
    ) {
        let typesetter = style.typesetter
        let room = style.composition.room
        let wide = Self(timeline, left, bandWidths, widestName: Self.nameWidths.wide, typesetter)
        let columns =
            max(wide.right, wide.farthest) <= room
            ? wide : Self(timeline, left, bandWidths, widestName: Self.nameWidths.narrow, typesetter)
        self = columns.farthest <= room ? columns.reaching(columns.farthest) : columns
    }

    private init(
        _ timeline: Timeline, _ left: Double, _ bandWidths: [(columns: ClosedRange<Int>, width: Double)],
        widestName: Double, _ typesetter: Typesetter
    ) {
        let names = timeline.phases.map { phase in
            Self.lines(of: phase.callbackName, widest: widestName) { typesetter.measure($0, TypeStyle.note).width }
        }
        var widths = zip(timeline.phases, names).map { phase, lines in
            let name = lines.map { typesetter.measure($0, TypeStyle.note).width }.max() ?? 0
            return (max(name, NumberMark.size.width) + 2 * Self.padding).rounded(.up)
        }
        // Short bands first, so that long ones find as much room as there is.
        for length in 1...max(1, widths.count) {
            for band in bandWidths where band.columns.count == length {
                let missing = band.width - band.columns.reduce(0) { $0 + widths[$1] }
                guard missing > 0 else { continue }
                for column in band.columns { widths[column] += (missing / Double(length)).rounded(.up) }
            }
        }
        self.names = names
        let edges = widths.reduce(into: [left]) { $0.append(($0.last ?? left) + $1) }
        self.edges = edges
        farthest =
            timeline.events.compactMap { event in
                timeline.phases.firstIndex(of: event.phase).map {
                    edges[$0] + CallbackRows.reach(of: event, typesetter)
                }
            }.max() ?? left
    }

    private var right: Double { edges[edges.count - 1] }

    /// The columns with the last one wide enough for items that end at a given position.
    private func reaching(_ end: Double) -> Self {
        var wider = self
        wider.edges[edges.count - 1] = max(right, end)
        return wider
    }

    func left(of column: Int) -> Double { edges[column] }

    func right(of column: Int) -> Double { edges[column + 1] }

    func middle(of column: Int) -> Double { (edges[column] + edges[column + 1]) / 2 }

    /// A callback's name in as few lines as fit, broken before capitals.
    private static func lines(of name: String, widest: Double, width: (String) -> Double) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        return words.reduce(into: [String]()) { lines, word in
            if let last = lines.last, width(last + word) <= widest {
                lines[lines.count - 1] = last + word
            } else {
                lines.append(word)
            }
        }
    }
}

extension Phase {
    /// The name without the word that distinguishes the second appearance from the first.
    var callbackName: String {
        rawValue.split(separator: " ").last.map { String($0) } ?? rawValue
    }
}
