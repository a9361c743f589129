import Devices
import Testing

/// A machine can tell whether a new source is an old one under another name.
@Suite struct UnaddressedSourceTests {
    @Test func `every source without an address is listed with what it printed`() {
        let known = Set(UnaddressedSource.all.map { $0.source })
        for row in ObservedRow.all where SourceCatalog.standard.source(of: row.id)?.address == nil {
            #expect(known.contains(row.source), "\(row.id) of \(row.source)")
        }
    }

    @Test func `every listed source is known and its print has a number`() {
        let known = Set(ObservedRow.all.map { $0.source })
        #expect(UnaddressedSource.all.count > 100)
        for listed in UnaddressedSource.all {
            #expect(known.contains(listed.source), "\(listed.source)")
            #expect(listed.key.contains { $0.isNumber }, "\(listed.source)")
        }
    }

    /// Two places may print the same; where one of them is not on record, nothing tells a copy from a second look.
    @Test func `no two sources are one`() {
        let placeless = UnaddressedSource.all.filter { $0.place == nil }
        for listed in placeless {
            let others = UnaddressedSource.all.filter { $0.key == listed.key && $0.source != listed.source }
            #expect(others.isEmpty, "\(listed.source) is \(others.map { $0.source })")
        }
        for names in [UnaddressedSource.all.map { $0.source }, UnaddressedSource.all.compactMap { $0.place }] {
            let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted()
            #expect(twice.isEmpty, "\(twice)")
        }
    }
}
