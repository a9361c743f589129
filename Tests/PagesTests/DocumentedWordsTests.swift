import Audits
import Content
import Devices
import Diagnostics
import Handbook
import Languages
import Pages
import ScenarioLanguage
import Schema
import Testing
import WordFiles
@testable import Reference

/// Every word of the generated pages stands in the files of all languages.
struct DocumentedWordsTests {
    private static let kinds = (ScenarioSchema.sections + AuditSchema.sections + DeviceSchema.sections)
        .flatMap { $0.entries.map { $0.kind } }

    /// The notations that a kind is made of.
    private func notations(_ kind: ValueKind) -> [ValueKind.Notation] {
        switch kind {
        case .plain(let notation): [notation]
        case .word, .object: []
        case .oneOrMore(let kind), .list(let kind), .named(let kind): notations(kind)
        case .either(let kind, let other): notations(kind) + [other]
        }
    }

    /// Brackets around a key are what `Words` shows for a text that is not there.
    @Test func `every kind of value is described in all languages`() {
        for words in WordFiles.standard.languages {
            for kind in Self.kinds {
                let text = kind.text(in: words)
                #expect(!text.isEmpty && !text.contains("[notations.") && !text.contains("[pages."), "\(text)")
            }
        }
    }

    @Test func `the page of the scenario language lists what is refused by name, in its own language`() {
        for words in WordFiles.standard.languages {
            let page = ReferencePage(area: .scenario, words: words)
            #expect(page.ids.contains("not-modelled"))
            for refusal in UnmodelledWords.all where words.language != .english {
                let text = refusal.instead.text { words.translation(of: $0) }
                #expect(text != nil, "\(words.language.tag): \(refusal.instead.english)")
            }
        }
        #expect(!ReferencePage(area: .settings, words: WordFiles.standard[.english]).ids.contains("not-modelled"))
    }

    @Test func `pages and messages describe a notation alike, and no two share a name`() {
        var phrases: [String: String] = [:]
        for notation in Self.kinds.flatMap({ notations($0) }) {
            #expect(WordFiles.standard[.english][notation.documentationKey] == notation.phrase.english)
            #expect(
                phrases.updateValue(notation.phrase.english, forKey: notation.name) ?? notation.phrase.english
                    == notation.phrase.english)
        }
    }

    @Test func `every word of the pages is there in all languages`() {
        let keys =
            Word.allCases.map { "pages." + $0.rawValue } + DeviceWord.allCases.map { "devices." + $0.rawValue }
            + [
                "claims.none", "claims.hold", "claims.fail", "rightPlaces.allRight", "rightPlaces.right",
                "rightPlaces.score",
                "oneOrList", "separator.clauses", "separator.items", "deviceCount", "feedTitle",
            ].map { "pages." + $0 }
        for words in WordFiles.standard.languages {
            for key in keys { #expect(words.has(key), "\(words.language) has no \(key)") }
        }
    }
}
