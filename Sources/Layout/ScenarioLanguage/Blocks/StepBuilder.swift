import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// Builds the steps of a scenario, each of which begins where the one before ended.
///
/// The hierarchy is the result of `changes`; a step lays it out again, and only the settled state is known.
struct StepBuilder {
    let steps: [StepDraft]
    /// The place of the block.
    let span: SourceSpan
    private var decoded: DecodedTree
    /// The stack of controllers that pushed ones cover, each as it was.
    private var covered: [DataNode.Entry] = []

    /// The properties of an app's surroundings that change while it runs.
    private static let changeable = ["orientation", "hinge", "contentSizeCategory", "window", "keyboard", "statusBar"]

    /// - Parameter start: the scenario before the first step.
    init(_ steps: [StepDraft], of start: DecodedTree, span: SourceSpan) {
        self.steps = steps
        self.span = span
        decoded = start
    }

    /// The variants after each step, without those that could not be built.
    ///
    /// - Parameter start: the variant before the first step.
    mutating func variants(
        after start: BuiltVariant, _ problems: inout [Diagnostic]
    ) -> [(step: StepDraft, variant: BuiltVariant)] {
        decoded = decoded.afterChanges(into: &problems)
        var offsets = CarriedOffsets()
        offsets.moveOn(to: start, settings: [], at: span)
        return steps.map { step in
            apply(step, &problems)
            var variant = VariantBuilder(decoded: decoded, span: step.span).build { _ in [] }
            variant.app?.isAfterChange = true
            offsets.moveOn(to: variant, settings: step.settings, at: step.span)
            variant.problems += offsets.problems
            offsets.problems = []
            return (step, variant)
        }
    }

    private mutating func apply(_ step: StepDraft, _ problems: inout [Diagnostic]) {
        if step.pops { pop(step, &problems) }
        if let pushed = step.pushed { push(pushed, &problems) }
        let resolver = PathResolver(elements: decoded.elements)
        let isOfElement = step.settings.map { resolver.resolve($0.path, at: $0.span).value?.isOfElement ?? true }
        let around = zip(step.settings, isOfElement).filter { !$1 }.map { $0.0 }
        for setting in around where !Self.changeable.contains(String(setting.path.prefix { $0 != "." })) {
            problems.append(StepCodes.fixedWhileRunning(setting.path, allowed: Self.changeable, at: setting.span))
        }
        decoded = decoded.setting(around).unwrap(into: &problems).decoded
        let inside = zip(step.settings, isOfElement).filter { $1 }.map { $0.0 }
        decoded = decoded.setting(inside, at: .viewDidAppear).unwrap(into: &problems).decoded
    }

    // MARK: - The stack of a navigation controller

    private mutating func push(_ node: DataNode, _ problems: inout [Diagnostic]) {
        guard let steps = stepsOfNavigation, let shown = shownEntry(at: steps) else {
            problems.append(StepCodes.nothingToPushOnto(at: node.span))
            return
        }
        let names = ControllerClass.names
        guard let entries = node.entries, entries.count == 1, names.contains(entries[0].key) else {
            problems.append(ScenarioCodes.schema.wrongType("push", "one controller under its class key", found: node))
            return
        }
        covered.append(shown)
        show(entries[0], at: steps, &problems)
    }

    private mutating func pop(_ step: StepDraft, _ problems: inout [Diagnostic]) {
        guard let below = covered.popLast(), let steps = stepsOfNavigation else {
            problems.append(StepCodes.nothingToPop(at: step.span))
            return
        }
        show(below, at: steps, &problems)
    }

    /// Replaces the controller that a navigation controller shows, and decodes the hierarchy again, because its names have
    /// changed.
    private mutating func show(_ entry: DataNode.Entry, at steps: [PathStep], _ problems: inout [Diagnostic]) {
        guard let navigation = decoded.tree.node(at: steps[...]), let entries = navigation.entries else { return }
        let rest = entries.filter { !ControllerClass.names.contains($0.key) }
        let changed = DataNode(.mapping(rest + [entry]), at: navigation.span)
        let tree = decoded.tree.setting(changed, at: steps[...], keySpan: navigation.span)
        decoded = decoded.anew(tree).unwrap(into: &problems)
    }

    /// The path to the innermost shown navigation controller.
    private var stepsOfNavigation: [PathStep]? {
        var steps: [PathStep] = [.key("root")]
        var found: [PathStep]?
        while let entry = shownEntry(at: steps) {
            steps.append(.key(entry.key))
            if entry.key == ControllerClass.navigationController.rawValue { found = steps }
        }
        return found
    }

    /// The class key of a controller in a mapping, with its value.
    private func shownEntry(at steps: [PathStep]) -> DataNode.Entry? {
        decoded.tree.node(at: steps[...])?.entries?.first { ControllerClass.names.contains($0.key) }
    }
}

/// The offsets of scrolled content that are carried from step to step.
///
/// UIKit's change of an offset when insets or sizes change is not known: the offset is forgotten until a step gives it.
private struct CarriedOffsets {
    var problems: [Diagnostic] = []
    private var known: [String: [Value]] = [:]

    /// The properties that an offset depends on.
    private static let properties: [Property] = [.frame, .contentSize, .contentInset, .adjustedContentInset]

    mutating func moveOn(to built: BuiltVariant, settings: [PathSetting], at span: SourceSpan) {
        guard let app = built.app, let environment = built.environment else { return }
        let scrolled = ShownTree(root: app.root(at: .viewDidAppear)).scrolledNames
        guard !scrolled.isEmpty else { return }
        let snapshot = settledSnapshot(of: app, in: environment)
        for name in scrolled {
            guard let element = snapshot[name] else { continue }
            let values = Self.properties.compactMap { element[$0] }
            let names = [name] + element.aliases
            let isSaid = settings.contains { setting in
                names.contains { setting.path.hasPrefix("\($0).contentOffset") }
            }
            if let before = known[name], !isSaid, !zip(before, values).allSatisfy({ $0.hasSameNumbers(as: $1) }) {
                problems.append(StepCodes.scrolledOffsetUnknown(names.last ?? name, at: span))
            } else {
                known[name] = values
            }
        }
    }
}

extension Value {
    /// Whether the values have the same numbers, regardless of their derivations.
    fileprivate func hasSameNumbers(as other: Value) -> Bool {
        quantities.map { $0.value } == other.quantities.map { $0.value }
    }
}
