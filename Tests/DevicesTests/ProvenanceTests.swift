import Devices
import Languages
import LayoutEngine
import Testing
import WordFiles

/// The sources behind the numbers.
struct ProvenanceTests {
    @Test func `every source is explained in all languages, in one line`() {
        for words in WordFiles.standard.languages {
            for source in ProvenanceSource.allCases {
                #expect(words.has(source.summaryKey), "\(words.language) has no \(source.summaryKey)")
                #expect(!words[source.summaryKey].contains("\n"))
            }
        }
    }

    @Test func `cited sources come in the order of the text, each once`() {
        let provenance = Provenance.observed("TG+KBH(portrait) TG(landscape)")
        #expect(provenance.citedSources.map { $0.rawValue } == ["TG", "KBH"])
        #expect(Provenance.inferred("CH-rule+UYM").citedSources.map { $0.rawValue } == ["CH", "UYM"])
        #expect(Provenance.observed("HN12").citedSources.map { $0.rawValue } == ["HN12"])
        #expect(Provenance.inferred("status bar hidden from iOS 8").citedSources.isEmpty)
    }
}
