import Devices
import Languages
import LayoutEngine
import ScenarioLanguage
import Schema
import Testing
import WordFiles

/// The vocabulary of devices, which stands on one page with that of scenarios.
struct DeviceSchemaTests {
    @Test(arguments: DeviceSchema.sections)
    func `every section and key is documented in all languages`(_ section: ScenarioSection) {
        let keys = [section.documentationKey] + section.entries.map { section.documentationKey(of: $0) }
        for words in WordFiles.standard.languages {
            for key in keys {
                #expect(words.has(key), "\(words.language) has no \(key)")
                #expect(words[key].hasSuffix(".") || words[key].hasSuffix("。"), "\(words.language), \(key)")
            }
        }
    }

    @Test func `sections have names of their own, and so have the keys of a section`() {
        let names = (ScenarioSchema.sections + DeviceSchema.sections).map { $0.name }
        #expect(Set(names).count == names.count)
        for section in DeviceSchema.sections {
            #expect(Set(section.entries.map { $0.name }).count == section.entries.count, "\(section.name)")
        }
    }

    @Test func `every mapping that a key takes is a section`() {
        let names = Set(DeviceSchema.sections.map { $0.name })
        for section in DeviceSchema.sections {
            for entry in section.entries {
                if case .object(let name) = entry.kind { #expect(names.contains(name), "\(entry.name)") }
            }
        }
    }

    /// What adding a case to the list of metrics gives: a key of devices and of generations, and a change.
    @Test func `every metric can be written, and each of its numbers can change`() throws {
        let metrics = try #require(DeviceSchema.sections.first { $0.name == "metrics" }).entries.map { $0.name }
        #expect(metrics == Metric.allCases.map { $0.name })
        let change = try #require(DeviceSchema.sections.first { $0.name == "metricChange" })
        let words = try #require(change.entries.first { $0.name == "metric" }).kind.words
        #expect(words == MetricChange.Quantity.allCases.map { $0.rawValue })
        #expect(
            Metric.allCases.allSatisfy { metric in MetricChange.Quantity.allCases.contains { $0.metric == metric } })
    }
}
