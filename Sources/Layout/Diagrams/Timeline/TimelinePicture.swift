import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// The phases of a timeline as columns: callbacks in their order above, values in bands below.
///
/// The origin is the upper left corner of the column heads.
struct TimelinePicture {
    private var timeline: Timeline
    /// The tables whose contentSize is claimed and changes while scrolling.
    private let growths: [ContentGrowth]
    private let environment: Environment
    private let style: PictureStyle

    private static let headGap = 8.0
    private static let legendGap = 16.0

    init(_ variant: Variant, _ result: LayoutResult, subject: Subject, _ style: PictureStyle) {
        let timeline = Timeline(variant, result, subject: subject)
        self.timeline = timeline
        self.style = style
        environment = result.environment
        growths = timeline.tables.compactMap {
            ContentGrowth(of: $0, in: result, count: Int(GrowthChart.size(in: style.composition).width))
        }
    }

    /// The lifecycle, unless only heights of tables are claimed, and below it a chart for each of these tables.
    var panel: Panel {
        let charts = growths.map { GrowthChart(growth: $0, style: style).panel }
        guard !charts.isEmpty else { return lifecycle }
        let panels = timeline.isOfTablesOnly ? charts : [lifecycle] + charts
        guard panels.count > 1 else { return panels[0] }
        return PanelStack(panels: panels, labels: panels.map { _ in "" }, style: style).panel
    }

    /// The lifecycle in columns, which repeat values at the second appearance if there is room, or down the page where they are
    /// wider than the place.
    private var lifecycle: Panel {
        let text = TimelineText(timeline: timeline, words: style.words).text
        var continuous = self
        continuous.timeline = timeline.continuous
        for picture in style.isNarrow ? [] : [self, continuous] {
            let part = picture.part
            if part.width <= style.composition.room {
                return Panel(part: part, altText: text, extrapolated: extrapolated)
            }
        }
        let bands = TimelineBands(rows: timeline.rows, environment: environment, style: style)
        let (part, panels) = PhaseList(timeline: timeline, bands: bands, style: style).content
        let foot = Point(x: 0, y: (part.bounds?.maxY ?? 0).rounded(.up) + Self.legendGap)
        let legend = Legend(entries: legendEntries(inList: true), style: style).part(
            at: foot, width: style.composition.room)
        return Panel(part: part + legend, altText: text, extrapolated: extrapolated, panels: panels)
    }

    /// The rows with an extrapolated value at some phase.
    private var extrapolated: [String] {
        timeline.rows.filter { row in
            row.bands.compactMap { $0.value }.contains { NumberText.isMarked($0, in: environment) }
        }.map { $0.name + "." + $0.property.rawValue }
    }

    private var part: DrawnPart {
        let rows = TimelineBands(rows: timeline.rows, environment: environment, style: style)
        let columns = TimelineColumns(
            timeline, left: rows.labelWidth, bandWidths: rows.bandWidths, style)
        let head = TimelineHead(timeline: timeline, columns: columns, style: style).part
        var part = head
        let callbacks = CallbackRows(timeline: timeline, style: style).part(
            columns, top: (part.bounds?.maxY ?? 0) + Self.headGap)
        part += callbacks
        part += rows.part(columns, top: (part.bounds?.maxY ?? 0) + Self.headGap)
        part = DrawnPart(lines(columns, below: head.bounds?.maxY ?? 0, to: part.bounds?.maxY ?? 0)) + part
        let width = part.bounds?.width ?? 0
        let keyTop = (part.bounds?.maxY ?? 0).rounded(.up) + Self.legendGap
        return part
            + Legend(entries: legendEntries(inList: false), style: style).part(at: Point(x: 0, y: keyTop), width: width)
    }

    /// Thin lines between phases below their names; a strong one through them before the second appearance.
    private func lines(_ columns: TimelineColumns, below top: Double, to bottom: Double) -> [SceneItem] {
        timeline.phases.indices.map { column in
            let x = columns.left(of: column).rounded() + 0.5
            let isSecond = column > 0 && timeline.phases[column] == .secondViewWillAppear
            return .path(
                .line(from: Point(x: x, y: isSecond ? 0 : top), to: Point(x: x, y: bottom)),
                .stroke(isSecond ? .term : .separator, width: 1))
        }
    }

    // MARK: - Legend

    private func legendEntries(inList isList: Bool) -> [Legend.Entry] {
        var entries: [Legend.Entry] = []
        if timeline.rows.contains(where: { $0.bands.contains { $0.isChange } }) {
            entries.append(
                Legend.Entry(name: style.words[.valueChanges]) {
                    isList
                        ? [PhaseList.dot(at: Point(x: $0.midX, y: $0.midY))]
                        : [TimelineBands.tick(at: $0.midX, from: $0.minY, to: $0.maxY)]
                })
            entries.append(
                Legend.Entry(name: style.words[.newNumber]) {
                    [Typesetter.mark(around: $0)]
                })
        }
        if !timeline.changes.isEmpty {
            entries.append(
                Legend.Entry(name: style.words[.appChange]) {
                    [TimelineHead.changeMark(at: Point(x: $0.midX, y: $0.midY))]
                })
        }
        return entries
    }
}
