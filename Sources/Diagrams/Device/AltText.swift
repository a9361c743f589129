import Geometry
import LayoutEngine

/// The picture in words, as one would describe it on the phone, from the computed values.
struct AltText {
    let figure: Subject

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

    var setting: String {
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

    /// "The safeAreaInsets of table is 88 at the top, 83 at the bottom and 0 at the sides."
    func sentence(about asked: AskedValue) -> String {
        let property = asked.property.rawValue
        if let insets = asked.value.insets {
            return language(
                "The \(property) of \(asked.name) is \(Spoken.english(insets)).",
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

    /// "The top 88 is the status bar (44) plus the navigation bar (44)."
    private var reasons: [String] {
        figure.answer.measures.compactMap { measure in
            let segments = TermChain(of: measure).segments
            guard !segments.isEmpty else { return nil }
            let total = NumberText.string(measure.quantity.value)
            let terms = segments.filter { !$0.isReturning } + segments.filter { $0.isReturning }
            let sum =
                terms.count == 1
                ? spoken(terms[0].term) : terms.map { $0.term }.reduce("") { $0 + spoken($1, isFirst: $0.isEmpty) }
            return language(
                "The \(language.name(of: measure.kind)) \(total) is\(sum).",
                "\(chineseSide(measure.kind))的 \(total) 是\(sum)。")
        }
    }

    /// " plus the navigation bar (44)", with a space before it; " 加导航栏 44" in Chinese.
    private func spoken(_ term: AdditiveTerm, isFirst: Bool) -> String {
        let value = NumberText.string(isFirst ? term.value : term.value.magnitude)
        let isAdded = isFirst || term.value > 0
        let sign = isFirst ? "" : isAdded ? language(" plus", " 加") : language(" minus", " 减")
        return sign + spoken(term) + language(" (\(value))", " \(value)")
    }

    private func spoken(_ term: AdditiveTerm) -> String {
        let name = language(term.name)
        let isLatin = name.unicodeScalars.first?.isASCII ?? false
        return language(" \(term.isPath ? "" : "the ")\(name)", isLatin ? " " + name : name)
    }

    private func chineseSide(_ kind: Measure.Kind) -> String {
        switch kind {
        case .x, .y: kind.rawValue + " "
        default: Language.chinese.name(of: kind) + "边"
        }
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

    /// "The navigation bar and the tab bar are translucent."
    private var bars: String {
        let shown = BarFigure.bars(in: figure)
        guard let first = shown.first else { return language("There are no bars.", "没有任何栏。") }
        if shown.count > 1, shown.allSatisfy({ $0.isTranslucent == first.isTranslucent }) {
            let names = shown.map { language("the ", "") + name(of: $0) }.joined(separator: language(" and ", "和"))
            return language(
                "\(Spoken.capitalized(names)) are \(look(of: first)).",
                "\(names)都\(first.isTranslucent ? "是半透明的" : "不透明")。")
        }
        let parts = shown.map { language("the \(name(of: $0)) is \(look(of: $0))", "\(name(of: $0))\(look(of: $0))") }
        let text = parts.joined(separator: language(", ", "，"))
        return language(Spoken.capitalized(text) + ".", text + "。")
    }

    private func look(of bar: BarFigure) -> String {
        bar.isTranslucent ? language("translucent", "半透明") : language("opaque", "不透明")
    }

    private func name(of bar: BarFigure) -> String {
        switch bar.bar.kind {
        case .tabBar: language("tab bar", "标签栏")
        case .toolbar: language("toolbar", "工具栏")
        default: language("navigation bar", "导航栏")
        }
    }
}
