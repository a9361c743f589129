package import Diagnostics
package import LayoutEngine

/// The value at a path in a snapshot: a whole property, or one component of it; nil after a diagnostic.
///
/// Problems point at the span given. They name the nearest match and list what exists.
package func value(
    at path: ValuePath, in snapshot: Snapshot, span: SourceSpan? = nil
) -> Diagnosed<Value?> {
    let found = element(named: path.name, in: snapshot, writtenAs: path.description, span: span)
    guard let element = found.value else { return Diagnosed(nil, found.diagnostics) }
    guard let property = Property(rawValue: path.property), let whole = element.anyValue(of: property) else {
        let known = element.values.map { $0.property.rawValue }
        return Diagnosed(
            nil, [ValueCodes.unknownValue(path, known, displayHasRegions: snapshot.hasRegions, at: span)])
    }
    guard let name = path.component else {
        return whole.isKnown ? Diagnosed(whole) : Diagnosed(nil, [ValueCodes.unpublished(path, whole, at: span)])
    }
    guard let component = ValueComponent(rawValue: name), let part = property.part(component, of: whole) else {
        return Diagnosed(
            nil,
            [
                ValueCodes.unknownComponent(
                    name, of: path, allowed: property.components(of: whole).map { $0.rawValue }, at: span)
            ])
    }
    return part.isKnown ? Diagnosed(part) : Diagnosed(nil, [ValueCodes.unpublished(path, part, at: span)])
}

/// The element with a name; nil after a diagnostic that names the nearest match and lists the existing elements.
///
/// - Parameter text: all that was written; nil for the name alone.
package func element(
    named name: String, in snapshot: Snapshot, writtenAs text: String? = nil, span: SourceSpan? = nil
) -> Diagnosed<Element?> {
    if let element = snapshot[name] { return Diagnosed(element) }
    if let owner = ValuePath(name: name, property: "").table, let table = snapshot[owner] {
        return Diagnosed(
            nil,
            [
                ValueCodes.unknownPart(
                    name, of: owner, hasParts: table.kind == .tableView || table.kind == .scrollView, at: span)
            ])
    }
    return Diagnosed(nil, [ValueCodes.unknownElement(name, of: text ?? name, names: snapshot.names, at: span)])
}

/// The value at a path at a phase, with a diagnostic of its own for a callback that the OS version does not have.
package func value(
    at path: ValuePath, phase: Phase, in result: LayoutResult, span: SourceSpan? = nil
) -> Diagnosed<Value?> {
    guard let snapshot = result[phase] else {
        return Diagnosed(nil, [ValueCodes.missingPhase(phase, in: result, at: span)])
    }
    return value(at: path, in: snapshot, span: span)
}

extension Snapshot {
    /// The names that paths can begin with, in tree order.
    var names: [String] {
        elements.flatMap { ($0.name.map { [$0] } ?? []) + $0.aliases }.filter { !$0.isEmpty }
    }
}

extension Snapshot {
    /// Whether the window has reserved regions.
    fileprivate var hasRegions: Bool {
        self["window"]?.values.contains { Property.ofReservedRegions.contains($0.property) } ?? false
    }
}
