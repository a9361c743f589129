package import Content
package import Testing

/// Expects that a value that writes itself has another checksum where any of its parts is another.
///
/// - Parameter changed: the value with one part changed, for each of its parts.
package func expectAllParts<Value: SelfWriting>(
    of value: Value, _ changed: [Value], sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(changed.count == Mirror(reflecting: value).children.count, sourceLocation: sourceLocation)
    let checksums = ([value] + changed).map { ValueChecksum.checksum(of: $0) }
    #expect(
        !checksums.contains(nil) && Set(checksums).count == checksums.count, sourceLocation: sourceLocation)
}
