import Languages
import LayoutEngine

/// A timeline in words: each value with the phase from which it holds, then the callbacks in order.
struct TimelineText {
    let timeline: Timeline
    let words: Words

    var text: AltText {
        AltText(timeline.rows.map { sentence(about: $0) } + [callbacks].compactMap { $0 }, words)
    }

    /// "table.contentOffset is 0, 0 at loadView, 0, −88 from viewSafeAreaInsetsDidChange on."
    private func sentence(about row: TimelineRow) -> String {
        let subject = row.name + "." + row.property.rawValue
        let values = row.bands.map { band in
            let value = band.value.map { NumberText.string($0) } ?? words[.absentValue]
            let phase = timeline.phases[band.columns.lowerBound].rawValue
            return words.text(.valueFromPhase, ["phase": phase, "value": value])
        }
        return words.text(
            .values, ["subject": subject, "values": values.joined(separator: words[.clauseSeparator])])
    }

    private var callbacks: String? {
        guard !timeline.events.isEmpty else { return nil }
        let names = timeline.events.map { $0.receiver + "." + $0.callback.rawValue }
        return words.text(.callbacks, ["callbacks": names.joined(separator: words[.itemSeparator])])
    }
}
