import ConstraintLogs
import Diagnostics
import Diagrams
import Drawing
import JSON
import Languages
import LayoutEngine
import RunningApps
import ScenarioLanguage

/// Text that a reader pasted from a console, explained for a page.
struct LivePaste {
    private let pasted: PastedText
    private let engine: LiveEngine
    private let isNarrow: Bool

    /// The most conflicts in one picture.
    private static let maxDrawn = 10

    init(_ text: String, _ question: JSONValue, _ engine: LiveEngine) {
        self.engine = engine
        isNarrow = question["narrow"] == .bool(true)
        let device = question["device"]?.string.flatMap { engine.catalog.device(named: $0) }
        let asked = question["os"]?.string.flatMap { OSVersion(parsing: $0) }
        let os = asked.flatMap { os in device.map { $0.runs(os) } ?? true ? os : nil }
        pasted = PastedText(Array(text.utf8), catalog: engine.catalog, on: device, os: os)
    }

    /// The answer of `PastedText`, `conflictPicture`, and `changes`: for each later system since iOS 26 what differs there.
    var json: JSONValue {
        var members: [JSONValue.Member] = []
        if case .object(let own) = pasted.json({ said($0) }) { members = own }
        members.append(.init("conflictPicture", conflictPicture))
        members.append(.init("changes", .array(changes)))
        return .object(members)
    }

    private func said(_ message: Message) -> String {
        message.text(by: { engine.words.translation(of: $0) }) ?? message.english
    }

    private var conflictPicture: JSONValue {
        let drawn = pasted.conflicts.filter { !$0.analysis.contradicting.isEmpty }.prefix(Self.maxDrawn)
        guard !drawn.isEmpty else { return .null }
        let labels = drawn.enumerated().map { number, answer in
            drawn.count == 1 ? "" : said(answer.heading(number: number + 1, of: pasted.conflicts.count))
        }
        let title: Message = "constraints that contradict each other"
        let diagram = drawConstraints(
            drawn.map { $0.conflict.plan($0.analysis) }, labels: labels, title: said(title), words: engine.words,
            composition: isNarrow ? .narrow : .wide, measuring: engine.advances)
        return .object([
            .init("svg", .string(LivePicture.svg(diagram.scene, prefix: "conflict"))),
            .init("alt", .string(diagram.altText.brief)), .init("description", .string(diagram.altText.whole)),
        ])
    }

    // MARK: Later systems

    private var changes: [JSONValue] {
        guard let variant = pasted.explanation?.variant else { return [] }
        var last: JSONValue?
        return KnownVersions.majors.filter { $0 >= 26 && $0 > variant.environment.os.major }.map { major in
            let os = OSVersion(major)
            guard variant.environment.device.runs(os) else {
                return .object([.init("os", .string(os.description)), .init("comparison", .null)])
            }
            let comparison = LiveComparison(from: variant, to: Self.moved(variant, to: os), engine.words).json
            defer { last = comparison }
            return .object([
                .init("os", .string(os.description)), .init("isSame", .bool(last == comparison)),
                .init("comparison", comparison),
            ])
        }
    }

    private static func moved(_ variant: Variant, to os: OSVersion) -> Variant {
        var environment = variant.environment
        environment.os = os
        return Variant(coordinates: [], environment: environment, app: variant.app, expectations: [])
    }
}
