import DataTree
import Diagnostics
import LayoutEngine
import Schema

typealias ScenarioKey<Draft> = SchemaKey<Draft, ScenarioContext>
typealias ScenarioFormat<Value> = ValueFormat<Value, ScenarioContext>
typealias ScenarioDecoder = TreeDecoder<ScenarioContext>

/// What is kept while the tree of a scenario, or one like it, is decoded.
struct ScenarioContext: CatalogContext {
    /// More views than any picture can show; keeps a matrix over a huge tree from taking minutes.
    static let viewLimit = 20_000

    /// How many views and controllers may lie in each other. Decoding and layout go down by recursion; in a debug build a
    /// level of decoding takes some 10 kB of stack.
    static let depthLimit = 256

    static let codes = ScenarioCodes.schema

    let catalog: DeviceCatalog
    /// The names that pins of the list of views being decoded refer to.
    var siblingPins: [Located<String>] = []
    /// In the order of decoding.
    private(set) var elements: [NamedElement] = []
    /// Every use of a key or word that some versions of iOS lack.
    private(set) var datedUses: [DatedUse] = []
    /// Cells that are as high as one line of their text.
    private(set) var singleLines: [Located<String>] = []
    /// What the controllers being decoded are in the scenario.
    var role = ControllerReading.Role.shown
    private var indexByName: [String: Int] = [:]
    private var viewCount = 0
    /// How many views and controllers the node being decoded lies in.
    fileprivate var depth = 0
    /// The values that changes have set so far, in the order of their phases; empty for the tree as it is loaded.
    private let settings: [Setting]

    /// A place in the data tree that a change has set, with its phase.
    struct Setting: Sendable {
        let steps: [PathStep]
        let phase: Phase
    }

    init(catalog: DeviceCatalog, settings: [Setting] = []) {
        self.catalog = catalog
        self.settings = settings
    }

    /// The phase at which the value at the end of some steps was last set.
    func phaseOfSetting(at steps: [PathStep]) -> Phase {
        settings.last { $0.steps.starts(with: steps) }?.phase ?? .viewDidLoad
    }

    mutating func noteUse(of key: String, in versions: OSRange, at span: SourceSpan) {
        datedUses.append(DatedUse(name: key, versions: versions, span: span))
    }

    mutating func noteText(of cell: Located<String>) { singleLines.append(cell) }

    /// The element with a name.
    func element(named name: String) -> NamedElement? { indexByName[name].map { elements[$0] } }
}

extension ScenarioContext {
    /// Counts a view; a problem at the first one that is too many, and false from there on.
    fileprivate mutating func countView(at span: SourceSpan) -> (isRead: Bool, problem: Diagnostic?) {
        viewCount += 1
        let isFirst = viewCount == Self.viewLimit + 1
        return (viewCount <= Self.viewLimit, isFirst ? .tooManyViews(limit: Self.viewLimit, at: span) : nil)
    }

    /// Makes an element known under its name; a problem when the name is taken.
    fileprivate mutating func register(_ element: NamedElement) -> Diagnostic? {
        if let index = indexByName[element.name] {
            return .duplicateName(element.name, at: element.span, first: elements[index].span)
        }
        indexByName[element.name] = elements.count
        elements.append(element)
        return nil
    }
}

extension ScenarioDecoder {
    init(catalog: DeviceCatalog, settings: [ScenarioContext.Setting] = []) {
        self.init(ScenarioContext(catalog: catalog, settings: settings), subject: "scenario")
    }

    /// Counts a view; false, with one report, from the one that is too many.
    mutating func countView(at span: SourceSpan) -> Bool {
        let (isRead, problem) = context.countView(at: span)
        if let problem { report(problem) }
        return isRead
    }

    /// Does something inside one more view or controller; nil, with a report, when they lie too deep in each other.
    mutating func nested<Result>(at span: SourceSpan, _ body: (inout ScenarioDecoder) -> Result?) -> Result? {
        guard context.depth < ScenarioContext.depthLimit else {
            report(.nestedTooDeeply(at: span))
            return nil
        }
        context.depth += 1
        defer { context.depth -= 1 }
        return body(&self)
    }

    /// Makes an element known under a name, or reports that the name is taken.
    mutating func register(_ name: String, at span: SourceSpan, steps: [PathStep], _ entries: [ScenarioEntry]) {
        let element = NamedElement(name: name, span: span, steps: steps, entries: entries)
        if let problem = context.register(element) { report(problem) }
    }
}

/// A use of something that not every version of iOS has.
struct DatedUse: Hashable, Sendable {
    /// The key or word.
    let name: String
    let versions: OSRange
    let span: SourceSpan
}

/// A thing of a scenario that paths can speak of: its name, its place in the data tree, and what may be set on it.
struct NamedElement: Sendable {
    let name: String
    /// Where the name is written, or the class key of an element that has it by default.
    let span: SourceSpan
    /// The way to its mapping from the top of the scenario.
    let steps: [PathStep]
    let entries: [ScenarioEntry]
}
