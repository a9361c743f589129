import DataTree
import Diagnostics
import LayoutEngine

/// The state of reading one data tree: where we are, what was found, and what was wrong.
struct Decoding: Sendable {
    /// Steps from the top of the tree; 1,000 views in each other take three each. The stack of the tool's threads is made for it.
    static let depthLimit = 3500
    /// More views than any picture can show; keeps a matrix over a huge tree from taking minutes.
    static let viewLimit = 20_000

    let catalog: DeviceCatalog
    var diagnostics: [Diagnostic] = []
    /// The names that pins of the list of views being read refer to.
    var siblingPins: [PlacedName] = []
    /// In the order of reading.
    private(set) var elements: [NamedElement] = []
    /// Every use of a key or word that some versions of iOS lack.
    private(set) var datedUses: [DatedUse] = []
    /// Cells that are as high as one line of their text.
    private(set) var singleLines: [PlacedName] = []
    /// What the controllers being read are in the scenario.
    var role = ControllerReading.Role.shown
    /// The way from the top of the tree to the node being read.
    private(set) var steps: [PathStep] = []
    private var indexByName: [String: Int] = [:]
    private var viewCount = 0

    /// The values that changes have set so far, with their phases; empty for the tree as it is loaded.
    private let settings: [TimedSetting]

    init(catalog: DeviceCatalog, settings: [TimedSetting] = []) {
        self.catalog = catalog
        self.settings = settings
    }

    /// The phase at which the value being read was last set.
    var phaseOfSetting: Phase {
        settings.last { $0.steps.starts(with: steps) }?.phase ?? .viewDidLoad
    }

    /// The key whose value is being read, for messages.
    var subject: String {
        for step in steps.reversed() {
            if case .key(let key) = step { return key }
        }
        return "scenario"
    }

    mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// Does something one step further inside the tree.
    mutating func inside<Result>(_ step: PathStep, _ body: (inout Decoding) -> Result) -> Result {
        steps.append(step)
        defer { steps.removeLast() }
        return body(&self)
    }

    mutating func note(_ use: DatedUse) { datedUses.append(use) }

    mutating func noteText(of cell: PlacedName) { singleLines.append(cell) }

    /// Counts a view; false from the one that is too many.
    mutating func countView(at span: SourceSpan) -> Bool {
        viewCount += 1
        if viewCount == Decoding.viewLimit + 1 { report(.tooManyViews(limit: Decoding.viewLimit, at: span)) }
        return viewCount <= Decoding.viewLimit
    }

    /// Makes an element known under a name, or reports that the name is taken.
    mutating func register(_ name: String, at span: SourceSpan, steps: [PathStep], _ entries: [SchemaEntry]) {
        if let index = indexByName[name] {
            report(.duplicateName(name, at: span, first: elements[index].span))
            return
        }
        indexByName[name] = elements.count
        elements.append(NamedElement(name: name, span: span, steps: steps, entries: entries))
    }

    /// The element with a name.
    func element(named name: String) -> NamedElement? {
        indexByName[name].map { elements[$0] }
    }
}
