import Devices
import Testing

/// A machine can tell whether a new source is an old one under another name.
@Suite struct FingerprintTests {
    @Test func `every source without an address has a fingerprint`() {
        let known = Set(Fingerprint.all.map { $0.source })
        for row in ObservedRow.all where SourceCatalog.standard.source(of: row.id)?.address == nil {
            #expect(known.contains(row.source), "\(row.id) of \(row.source)")
        }
    }

    @Test func `every fingerprint is of a known source and says what was printed`() {
        let sources = Set(ObservedRow.all.map { $0.source })
        #expect(Fingerprint.all.count > 100)
        for fingerprint in Fingerprint.all {
            #expect(sources.contains(fingerprint.source), "\(fingerprint.source)")
            #expect(fingerprint.key.contains { $0.isNumber }, "\(fingerprint.source)")
        }
    }

    /// Two places may print the same; where one of them is not on record, nothing tells a copy from a second look.
    @Test func `no two sources are one`() {
        let placeless = Fingerprint.all.filter { $0.place == nil }
        for fingerprint in placeless {
            let others = Fingerprint.all.filter { $0.key == fingerprint.key && $0.source != fingerprint.source }
            #expect(others.isEmpty, "\(fingerprint.source) is \(others.map { $0.source })")
        }
        for names in [Fingerprint.all.map { $0.source }, Fingerprint.all.compactMap { $0.place }] {
            let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted()
            #expect(twice.isEmpty, "\(twice)")
        }
    }
}
