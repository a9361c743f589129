import Devices
import Languages
import LayoutEngine
import Testing

/// The sources behind the numbers.
struct ProvenanceTests {
    @Test func `codes are unique and explained in both languages`() {
        let codes = ProvenanceSource.all.map { $0.code }
        #expect(Set(codes).count == codes.count)
        for source in ProvenanceSource.all {
            #expect(source.summary[.english].map { !$0.isEmpty && !$0.contains("\n") } == true)
            #expect(source.summary[.simplifiedChinese]?.unicodeScalars.contains { $0.value >= 0x4E00 } == true)
        }
    }

    @Test func `cited sources come in the order of the text, each once`() {
        let provenance = Provenance.observed("TG+KBH(portrait) TG(landscape)")
        #expect(provenance.citedSources.map { $0.code } == ["TG", "KBH"])
        #expect(Provenance.inferred("CH-rule+UYM").citedSources.map { $0.code } == ["CH", "UYM"])
        #expect(Provenance.observed("HN12").citedSources.map { $0.code } == ["HN12"])
        #expect(Provenance.inferred("status bar hidden from iOS 8").citedSources.isEmpty)
    }
}
