import Audits
import ScenarioLanguage
import Schema
import Testing

@Suite struct AuditSchemaTests {
    @Test(arguments: AuditSchema.sections)
    func `every section and key is documented in both languages`(_ section: ScenarioSection) {
        let texts = [section.documentation] + section.entries.map { $0.documentation }
        for text in texts {
            #expect(text.english.hasSuffix("."), "\(section.name): \(text.english)")
            #expect(text.chinese.hasSuffix("。"), "\(section.name): \(text.chinese)")
        }
        for entry in section.entries {
            #expect(!entry.kind.phrase.english.isEmpty && !entry.kind.phrase.chinese.isEmpty)
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
