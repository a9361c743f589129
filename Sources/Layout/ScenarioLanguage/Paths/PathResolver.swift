import DataTree
import Diagnostics
import Schema

/// A path to a plain value of a scenario: its steps, and the kind of its value.
struct SettablePath: Sendable {
    let steps: [PathStep]
    /// The kind of the value at the end; a number for one component of a compound value.
    let kind: ValueKind
    /// Whether the value belongs to an element; false for settings outside the app, such as the device, which does not change
    /// while it runs.
    let isOfElement: Bool
}

/// Finds the target of a path such as `table.contentInset.top`, `os` or `statusBar.isHidden`.
struct PathResolver {
    /// The elements of the scenario, in the order of reading.
    private let elements: [NamedElement]
    private let indexByName: [String: Int]

    init(elements: [NamedElement]) {
        self.elements = elements
        var indexByName: [String: Int] = [:]
        for (index, element) in elements.enumerated() { indexByName[element.name] = index }
        self.indexByName = indexByName
    }

    /// The keys of a section that paths lead through.
    static func entries(of section: String) -> [ScenarioEntry] {
        (EnvironmentKeys.sections + HierarchySchema.sections).first { $0.name == section }?.entries ?? []
    }

    /// The settable value at a path, or why there is none.
    func resolve(_ path: String, at span: SourceSpan) -> Diagnosed<SettablePath?> {
        var words = path.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }[...]
        if let element = element(&words) {
            return follow(words, from: element.entries, element.steps, of: element.name, isOfElement: true, path, span)
        }
        return follow(words, from: EnvironmentKeys.entries, [], of: nil, isOfElement: false, path, span)
    }

    /// The element whose name a path begins with: "nav.view" before "nav".
    private func element(_ words: inout ArraySlice<String>) -> NamedElement? {
        for count in [2, 1] where words.count > count || (count == 1 && words.count == 1) {
            if let index = indexByName[words.prefix(count).joined(separator: ".")] {
                words = words.dropFirst(count)
                return elements[index]
            }
        }
        return nil
    }

    /// Follows keys until a plain value is reached.
    private func follow(
        _ words: ArraySlice<String>, from entries: [ScenarioEntry], _ steps: [PathStep], of owner: String?,
        isOfElement: Bool, _ path: String, _ span: SourceSpan
    ) -> Diagnosed<SettablePath?> {
        guard let word = words.first else {
            return failure(PathCodes.notSettable(path, allowed: settable(entries), at: span))
        }
        guard let entry = entries.first(where: { $0.name == word }) else {
            let names = owner == nil ? elements.map { $0.name } : []
            return failure(
                PathCodes.unknownPath(path, word, of: owner, allowed: settable(entries) + names, at: span))
        }
        guard entry.isSupported else { return failure(ScenarioCodes.schema.notSupportedYet(word, at: span)) }
        let rest = words.dropFirst()
        if case .object(let section) = entry.kind {
            return follow(
                rest, from: Self.entries(of: section), steps + [.key(word)], of: word,
                isOfElement: isOfElement, path, span)
        }
        guard entry.kind.isSettable else {
            return failure(PathCodes.notSettable(path, allowed: settable(entries), at: span))
        }
        return component(rest, of: entry, steps + [.key(word)], isOfElement: isOfElement, path, span)
    }

    /// The value itself, or the one component that is left in the path.
    private func component(
        _ words: ArraySlice<String>, of entry: ScenarioEntry, _ steps: [PathStep], isOfElement: Bool, _ path: String,
        _ span: SourceSpan
    ) -> Diagnosed<SettablePath?> {
        guard let word = words.first else {
            return Diagnosed(SettablePath(steps: steps, kind: entry.kind, isOfElement: isOfElement))
        }
        let names = entry.kind.componentNames
        guard names.contains(word), words.count == 1 else {
            return failure(PathCodes.unknownPath(path, word, of: entry.name, allowed: names, at: span))
        }
        return Diagnosed(SettablePath(steps: steps + [.key(word)], kind: .number, isOfElement: isOfElement))
    }

    private func settable(_ entries: [ScenarioEntry]) -> [String] {
        entries.filter { $0.isSupported && ($0.kind.isSettable || $0.kind.isObject) }.map { $0.name }
    }

    private func failure(_ diagnostic: Diagnostic) -> Diagnosed<SettablePath?> { Diagnosed(nil, [diagnostic]) }
}

extension ValueKind {
    /// Whether this is a mapping with the keys of a section.
    fileprivate var isObject: Bool {
        if case .object = self { true } else { false }
    }
}
