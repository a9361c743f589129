import DataTree
package import Diagnostics
package import LayoutEngine
package import Schema

package typealias ScenarioKey<Draft> = SchemaKey<Draft, ScenarioContext>
package typealias ScenarioFormat<Value> = ValueFormat<Value, ScenarioContext>
package typealias ScenarioDecoder = TreeDecoder<ScenarioContext>

/// The state of decoding the tree of a scenario, or of a tree like it.
package struct ScenarioContext: CatalogContext {
    /// The limit on views, more than any picture can show; prevents a matrix over a huge tree from taking minutes.
    static let viewLimit = 20_000
    /// The limits on the nesting of views and of controllers. Decoding and layout are recursive: without optimization a view takes
    /// 20 and a controller 100 kB of the 8 MB that a thread's stack has, and in a page nearly as much of 4.
    static let viewDepthLimit = 100
    static let controllerDepthLimit = 20
    /// The limit on constraints, more than any screen has; solving many of them is slow.
    static let constraintLimit = 2_000
    /// The limit on an app's own layout guides, more than any screen has.
    static let guideLimit = 200

    package static let codes = ScenarioCodes.schema

    package static func refusal(of key: String, in owner: String, at span: SourceSpan) -> Diagnostic? {
        UnmodelledCodes.unmodelledWord(key, in: owner, among: UnmodelledWords.all, at: span)
    }

    package static func refusal(ofWord word: String, as key: String, at span: SourceSpan) -> Diagnostic? {
        retired[key]?[word].map { Diagnostic(codes.unknownWord, .error, $0.wording(of: word), at: span) }
            ?? UnmodelledCodes.unmodelledWord(word, in: key, among: UnmodelledWords.enumerations, at: span)
    }

    /// The words that earlier versions had, by the key with them.
    private static let retired: [String: [String: RetiredName]] = [
        "picture": [
            "nestedInsets": RetiredName(
                since: "1.1",
                instead: "'device' shows the insets that are asked about, 'tree' all of them down the hierarchy")
        ]
    ]

    package let catalog: DeviceCatalog
    /// The role in the scenario of the controllers that are being decoded.
    var role = ControllerRole.shown
    var log = Log()
    /// Whether subviews of a scroll view are being decoded, which may be pinned to its guides.
    var isInScrollView = false
    /// The elements that paths can address, in the order of decoding.
    private(set) var elements: [NamedElement] = []
    private var indexByName: [String: Int] = [:]
    fileprivate var viewCount = 0
    fileprivate var constraintCount = 0
    fileprivate var guideCount = 0
    /// The numbers of views and of controllers around the node being decoded.
    fileprivate var viewDepth = 0
    fileprivate var controllerDepth = 0
    /// The decoded views and controllers by the way to their class keys.
    fileprivate var parts: [[PathStep]: Part] = [:]
    /// The number of views and controllers that were decoded rather than reused.
    fileprivate(set) var decodedPartCount = 0
    /// The values that changes have set so far, in the order of their phases; empty for the tree as it is loaded.
    private var settings: [(steps: [PathStep], phase: Phase)] = []

    package init(catalog: DeviceCatalog) { self.catalog = catalog }

    /// Notes that decoding records in addition to the values.
    struct Log: Sendable {
        /// Every use of a key or word that some versions of iOS lack.
        var datedUses: [DatedUse] = []
        /// Cells that are as high as one line of their text.
        var singleLines: [Located<String>] = []
        /// The names that pins of the view being decoded refer to.
        var siblingPins: [Located<String>] = []

        fileprivate mutating func append(_ other: Log) {
            datedUses += other.datedUses
            singleLines += other.singleLines
            siblingPins += other.siblingPins
        }
    }

    /// A view or controller with the notes from decoding it.
    fileprivate struct Part: Sendable {
        let value: Value
        let log: Log
        let viewCount: Int

        enum Value: Sendable {
            case view(View?)
            case controller(Controller?)
        }
    }

    package mutating func noteUse(of key: String, in versions: OSRange, at span: SourceSpan) {
        log.datedUses.append(DatedUse(name: key, versions: versions, span: span))
    }

    /// The element with a name.
    func element(named name: String) -> NamedElement? { indexByName[name].map { elements[$0] } }

    /// Makes an element known under its name; the problem when another one has it.
    fileprivate mutating func register(_ element: NamedElement) -> Diagnostic? {
        guard let index = indexByName[element.name] else {
            indexByName[element.name] = elements.count
            elements.append(element)
            return nil
        }
        let first = elements[index].span
        return first == element.span ? nil : ElementCodes.duplicateName(element.name, at: element.span, first: first)
    }
}

/// Whether a controller lies on the way from the window to the innermost one, in another column of a split view, or among
/// views. Only the first has default names.
enum ControllerRole {
    case shown, column, child
}

/// A use of something that not every version of iOS has.
struct DatedUse: Hashable, Sendable {
    /// The key or word.
    let name: String
    let versions: OSRange
    let span: SourceSpan
}

/// An element of a scenario that paths can address: its name, its place in the data tree, and its settable properties.
struct NamedElement: Sendable {
    let name: String
    /// The location of the name, or the class key of an element that has it by default.
    let span: SourceSpan
    /// The way to its mapping from the top of the scenario.
    let steps: [PathStep]
    let entries: [ScenarioEntry]
}

// MARK: - Values that are set

extension ScenarioContext {
    /// The context for decoding the tree again after values in it were set: all views and controllers that hold none of them are
    /// taken over.
    ///
    /// - Parameter phase: when an app sets the values; nil for the tree as it is loaded.
    func setting(_ paths: [[PathStep]], at phase: Phase? = nil) -> ScenarioContext {
        var context = self
        context.log = Log()
        context.viewCount = 0
        context.constraintCount = 0
        context.guideCount = 0
        for path in paths {
            for count in 0...path.count { context.parts[Array(path.prefix(count))] = nil }
            if let phase { context.settings.append((path, phase)) }
        }
        return context
    }

    /// The phase at which the value at the end of some steps was last set.
    func phaseOfSetting(at steps: [PathStep]) -> Phase {
        settings.last { $0.steps.starts(with: steps) }?.phase ?? .viewDidLoad
    }
}

// MARK: - Decoding views and controllers

extension ScenarioDecoder {
    package init(catalog: DeviceCatalog, subject: String = "scenario") {
        self.init(ScenarioContext(catalog: catalog), subject: subject)
    }

    /// Makes an element known under a name, or reports that the name is taken.
    mutating func register(_ name: String, at span: SourceSpan, steps: [PathStep], _ entries: [ScenarioEntry]) {
        let element = NamedElement(name: name, span: span, steps: steps, entries: entries)
        if let problem = context.register(element) { report(problem) }
    }

    /// Counts a view; false, with one report, from the one that is too many.
    mutating func countView(at span: SourceSpan) -> Bool {
        context.viewCount += 1
        let limit = ScenarioContext.viewLimit
        if context.viewCount == limit + 1 { report(ElementCodes.tooManyViews(limit: limit, at: span)) }
        return context.viewCount <= limit
    }

    /// Counts a constraint; false, with one report, from the one that is too many.
    mutating func countConstraint(at span: SourceSpan) -> Bool {
        context.constraintCount += 1
        let limit = ScenarioContext.constraintLimit
        if context.constraintCount == limit + 1 { report(ConstraintCodes.tooMany(limit: limit, at: span)) }
        return context.constraintCount <= limit
    }

    /// Counts a layout guide; false, with one report, from the one that is too many.
    mutating func countGuide(at span: SourceSpan) -> Bool {
        context.guideCount += 1
        let limit = ScenarioContext.guideLimit
        if context.guideCount == limit + 1 { report(ConstraintCodes.tooManyGuides(limit: limit, at: span)) }
        return context.guideCount <= limit
    }

    /// The view under a class key: the previously decoded view, unless something in it was set, else the result of `decode`.
    ///
    /// Decodes a view; nil, with a report, if views and controllers are nested too deeply.
    mutating func view(_ entry: DataNode.Entry, _ decode: (inout ScenarioDecoder) -> View?) -> View? {
        guard context.viewDepth < ScenarioContext.viewDepthLimit else {
            report(ElementCodes.viewsNestedTooDeeply(at: entry.keySpan))
            return nil
        }
        context.viewDepth += 1
        defer { context.viewDepth -= 1 }
        return part(
            entry, decode, wrap: { .view($0) },
            unwrap: { if case .view(let view) = $0 { view } else { nil } })
    }

    /// The controller under a class key, as `view` gives a view.
    mutating func controller(
        _ entry: DataNode.Entry, _ decode: (inout ScenarioDecoder) -> Controller?
    ) -> Controller? {
        guard context.controllerDepth < ScenarioContext.controllerDepthLimit else {
            report(ElementCodes.controllersNestedTooDeeply(at: entry.keySpan))
            return nil
        }
        context.controllerDepth += 1
        defer { context.controllerDepth -= 1 }
        return part(
            entry, decode, wrap: { .controller($0) },
            unwrap: { if case .controller(let controller) = $0 { controller } else { nil } })
    }

    private mutating func part<Value>(
        _ entry: DataNode.Entry, _ decode: (inout ScenarioDecoder) -> Value?,
        wrap: (Value?) -> ScenarioContext.Part.Value, unwrap: (ScenarioContext.Part.Value) -> Value?
    ) -> Value? {
        inside(.key(entry.key)) { decoder in
            if let part = decoder.context.parts[decoder.steps] {
                decoder.context.log.append(part.log)
                decoder.context.viewCount += part.viewCount
                return unwrap(part.value)
            }
            let outer = (log: decoder.context.log, viewCount: decoder.context.viewCount)
            decoder.context.log = ScenarioContext.Log()
            let value = decode(&decoder)
            let part = ScenarioContext.Part(
                value: wrap(value), log: decoder.context.log,
                viewCount: decoder.context.viewCount - outer.viewCount)
            decoder.context.parts[decoder.steps] = part
            decoder.context.log = outer.log
            decoder.context.log.append(part.log)
            decoder.context.decodedPartCount += 1
            return value
        }
    }
}
