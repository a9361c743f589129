import Audits
import Languages
import ScenarioLanguage
import Schema
import Testing
import WordFiles

@Suite struct AuditSchemaTests {
    @Test(arguments: AuditSchema.sections)
    func `every section and key is documented in all languages`(_ section: ScenarioSection) {
        let keys = [section.documentationKey] + section.entries.map { section.documentationKey(of: $0) }
        for words in WordFiles.standard.languages {
            for key in keys {
                #expect(words.has(key), "\(words.language) has no \(key)")
                #expect(words[key].hasSuffix(".") || words[key].hasSuffix("。"), "\(words.language), \(key)")
            }
        }
    }

    @Test func `sections and their keys have names of their own, and every mapping that a key takes is a section`() {
        let names = AuditSchema.sections.map { $0.name }
        #expect(
            Set(names + ScenarioSchema.sections.map { $0.name }).count == names.count + ScenarioSchema.sections.count)
        for section in AuditSchema.sections {
            #expect(Set(section.entries.map { $0.name }).count == section.entries.count, "\(section.name)")
            for entry in section.entries {
                if case .object(let name) = entry.kind { #expect(names.contains(name), "\(entry.name)") }
            }
        }
    }
}
