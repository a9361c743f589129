import LayoutEngine

/// A timeline in words: each value with the phase from which it holds, then the callbacks in order.
struct TimelineText {
    let timeline: Timeline
    let language: Language

    var text: String {
        let sentences = timeline.rows.map { sentence(about: $0) } + [callbacks].compactMap { $0 }
        return sentences.joined(separator: language(" ", ""))
    }

    /// "table.contentOffset is 0, 0 at loadView, 0, −88 from viewSafeAreaInsetsDidChange on."
    private func sentence(about row: TimelineRow) -> String {
        let subject = row.name + "." + row.property.rawValue
        let values = row.bands.map { band in
            let value = band.value.map { NumberText.string($0) } ?? language("not there yet", "尚不存在")
            let phase = timeline.phases[band.columns.lowerBound].rawValue
            return language("from \(phase) on \(value)", "自 \(phase) 起 \(value)")
        }
        let list = values.joined(separator: language("; ", "；"))
        return language("\(subject): \(list).", "\(subject)：\(list)。")
    }

    private var callbacks: String? {
        guard !timeline.events.isEmpty else { return nil }
        let names = timeline.events.map { $0.receiver + "." + $0.callback.rawValue }
        let list = names.joined(separator: language(", ", "、"))
        return language("Callbacks in order: \(list).", "回调依次为：\(list)。")
    }
}
