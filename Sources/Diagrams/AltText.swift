import Geometry
import LayoutEngine

/// The picture in words, as one would describe it on the phone, from the computed values.
struct AltText {
    let figure: Figure

    private var language: Language { figure.language }

    /// Device and system, the answer and what it is made of, the safe area, the bars.
    var text: String {
        var sentences = [setting]
        if let answer { sentences.append(answer) }
        sentences += reasons + others
        if let safeArea { sentences.append(safeArea) }
        if let views { sentences.append(views) }
        sentences.append(bars)
        return sentences.joined(separator: language(" ", ""))
    }

    private var setting: String {
        let environment = figure.environment
        let system = language.name(of: environment.os, on: environment.device)
        return language(
            "\(environment.device.name) in \(language.holding(environment)), \(system).",
            "\(environment.device.name) \(language.holding(environment))，\(system)。")
    }

    // MARK: - Values

    private var answer: String? {
        figure.answer.asked.map { sentence(about: $0) }
    }

    private var others: [String] {
        figure.answer.others.map { sentence(about: $0) }
    }

    /// "The safeAreaInsets of table are 88 at the top, 83 at the bottom and 0 at the sides."
    private func sentence(about asked: AskedValue) -> String {
        let property = asked.property.rawValue
        if let insets = asked.value.insets {
            return language(
                "The \(property) of \(asked.name) are \(Spoken.english(insets)).",
                "\(asked.name) 的 \(property)：\(Spoken.chinese(insets))。")
        }
        if let rect = asked.value.rect {
            return language(
                "The \(property) of \(asked.name) is \(Spoken.english(rect)).",
                "\(asked.name) 的 \(property)：\(Spoken.chinese(rect))。")
        }
        let value = NumberText.string(asked.value)
        return language("The \(property) of \(asked.name) is \(value).", "\(asked.name) 的 \(property) 为 \(value)。")
    }

    // MARK: - Terms

    private var reasons: [String] {
        figure.answer.measures.compactMap { measure in
            let segments = TermChain(of: measure).segments
            guard !segments.isEmpty else { return nil }
            let total = NumberText.string(measure.quantity.value)
            let name = language.name(of: measure.kind)
            let isBare = name == measure.kind.rawValue && language == .chinese
            return language(
                "The \(name) \(total) is \(list(segments, " plus ", " minus "))",
                "\(name)\(isBare ? " " : "边") \(total) = \(list(segments, " + ", " − "))") + language(".", "。")
        }
    }

    /// "status bar 44 plus navigation bar 44".
    private func list(_ segments: [TermChain.Segment], _ plus: String, _ minus: String) -> String {
        var text = ""
        for segment in segments.filter({ !$0.isReturning }) + segments.filter({ $0.isReturning }) {
            let term = segment.term
            if text.isEmpty {
                text = language(term.name) + " " + NumberText.string(term.value)
            } else {
                text +=
                    (term.value < 0 ? minus : plus) + language(term.name) + " "
                    + NumberText.string(term.value.magnitude)
            }
        }
        return text
    }

    // MARK: - What else is to be seen

    private var safeArea: String? {
        guard let safe = figure.safeRect else { return nil }
        let (width, height) = (NumberText.string(safe.width), NumberText.string(safe.height))
        return language(
            "The safe area is \(width) wide and \(height) high.", "安全区宽 \(width)，高 \(height)。")
    }

    /// Names of the framed views with their places; at most four.
    private var views: String? {
        let entries = ViewFigure(figure: figure).entries.filter { entry in
            !entry.names.isEmpty && !entry.elements.contains { $0.name == figure.answer.asked?.element.name }
        }
        guard !entries.isEmpty else { return nil }
        let places = entries.prefix(4).compactMap { entry -> String? in
            guard let element = entry.elements.first, let name = element.name else { return nil }
            let frame = element.frameInWindow
            return language("\(name) at \(Spoken.english(frame))", "\(name)（\(Spoken.chinese(frame))）")
        }
        return language("Also shown: ", "另外画出：") + places.joined(separator: language("; ", "；")) + language(".", "。")
    }

    private var bars: String {
        let shown = BarFigure.bars(in: figure)
        guard !shown.isEmpty else { return language("There are no bars.", "没有导航栏、标签栏和工具栏。") }
        let parts = shown.map { bar in
            let look = bar.isTranslucent ? language("translucent", "半透明") : language("opaque", "不透明")
            return language("the \(name(of: bar)) is \(look)", "\(name(of: bar))\(look)")
        }
        let text = parts.joined(separator: language(" and ", "，"))
        return language(Spoken.capitalized(text), text) + language(".", "。")
    }

    private func name(of bar: BarFigure) -> String {
        switch bar.bar.kind {
        case .tabBar: language("tab bar", "标签栏")
        case .toolbar: language("toolbar", "工具栏")
        default: language("navigation bar", "导航栏")
        }
    }
}
