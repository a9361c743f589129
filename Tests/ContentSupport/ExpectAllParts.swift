package import ResultStore
package import Testing

/// Expects that a value makes another key where any of its parts is another.
///
/// - Parameter changed: the value with one part changed, for each of its parts.
package func expectAllParts<Value: KeyPart>(
    of value: Value, _ changed: [Value], sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(changed.count == Mirror(reflecting: value).children.count, sourceLocation: sourceLocation)
    let keys = ([value] + changed).map { ResultKey("test", madeOf: $0) }
    #expect(Set(keys).count == keys.count, sourceLocation: sourceLocation)
}
