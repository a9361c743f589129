import Diagnostics
import Drawing
import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage

/// A hierarchy at two places as two pictures of their own, at one scale, with a mark around each difference.
///
/// Each is as wide as a phone's page, so that they fit beside each other on a desk and below each other on a phone.
struct ComparedPicture {
    private let subjects: [Subject]
    private let style: PictureStyle
    /// The distances and numbers that are different.
    private let difference: ValueDifference
    /// The elements that are elsewhere, by name.
    private let moved: [String]

    private static let tallest = 400.0
    /// Room for dimension lines and their numbers left of a device.
    private static let numbersWidth = 78.0
    /// The limit on marks; more frames would no longer be useful as marks.
    private static let maxMarks = 6
    private static let legendGap = 18.0

    /// - Parameter changed: the paths of the different values.
    init(
        _ scenario: Scenario, _ variant: Variant, _ results: [LayoutResult], changed: [ValuePath], _ style: PictureStyle
    ) {
        let screens = results.map { $0.environment.screenSize }
        let size = Size(width: screens.map { $0.width }.max() ?? 1, height: screens.map { $0.height }.max() ?? 1)
        let scale = min(
            ScreenMap.largestScale, (style.composition.room - Self.numbersWidth) / max(1, size.width),
            Self.tallest / max(1, size.height))
        let claims = Self.claims(about: changed, of: variant, scenario.span)
        subjects = Subject.measuredAlike { always in
            results.map { Subject(scenario, variant, $0, style, scale: scale, claims: claims, always: always) }
        }
        self.style = style
        difference = ValueDifference(among: subjects)
        let isOneScreen = Set(screens).count == 1
        moved = isOneScreen ? Self.moved(changed, in: subjects) : []
    }

    /// The scenario's own claims about the different values, or the first path that can be measured.
    private static func claims(about changed: [ValuePath], of variant: Variant, _ span: SourceSpan) -> [Expectation] {
        let asked = variant.expectations.filter { claim in
            changed.contains { $0.name == claim.path.name && $0.property == claim.path.property }
        }
        let measurable = changed.filter {
            Property(rawValue: $0.property).map { MeasureMaking.canMeasure($0) } ?? false
        }
        let chosen =
            byInterest.lazy.compactMap { property in
                measurable.first { $0.property == property.rawValue }
            }.first ?? measurable.first
        let question = chosen.map {
            Expectation(phase: .viewDidAppear, path: $0, pathSpan: span, expected: .text(""), expectedSpan: span)
        }
        return asked.isEmpty ? [question].compactMap { $0 } : asked
    }

    private static let byInterest: [Property] = [.adjustedContentInset, .safeAreaInsets, .layoutMargins, .frame]

    /// The visible elements with another frame, except those that fill the window.
    private static func moved(_ changed: [ValuePath], in subjects: [Subject]) -> [String] {
        var names: [String] = []
        for path in changed where [Property.frame, .frameInWindow].contains(Property(rawValue: path.property)) {
            let frames = subjects.compactMap { $0.snapshot[path.name] }.filter { $0.isVisible }.map { $0.frameInWindow }
            guard frames.count == subjects.count, Set(frames).count > 1, !names.contains(path.name),
                !zip(subjects, frames).contains(where: { $0.window == $1 })
            else { continue }
            names.append(path.name)
        }
        return names.count > maxMarks ? [] : names
    }

    var panels: [Panel] { subjects.map { panel(of: $0) } }

    private func panel(of subject: Subject) -> Panel {
        let frames = moved.compactMap { subject.snapshot[$0]?.frameInWindow }
        let device = SmallDevice(subject: subject, style: style, isDetailed: true, changed: frames)
        let cell = DeviceCell(
            subject: subject, style: style, device: device.part(marking: difference.kinds), body: device.body,
            label: "", verdict: nil, difference: difference, namesValue: true, isDetailed: true,
            column: style.composition.room, step: nil
        )
        var part = cell.part(labelAbove: 0)
        let bounds = part.bounds ?? .zero
        part += Legend(entries: legendEntries(of: subject), style: style).part(
            at: Point(x: bounds.minX, y: bounds.maxY.rounded(.up) + Self.legendGap), width: style.composition.room)
        return Panel(part: part, altText: DeviceText(subject: subject).text, extrapolated: subject.extrapolated)
    }

    private func legendEntries(of subject: Subject) -> [Legend.Entry] {
        guard !difference.components.isEmpty || !difference.kinds.isEmpty || !moved.isEmpty else {
            return subject.legendEntries
        }
        let mark = Legend.Entry(name: style.words[.differs]) { [Typesetter.mark(around: $0)] }
        return subject.legendEntries + [mark]
    }
}
