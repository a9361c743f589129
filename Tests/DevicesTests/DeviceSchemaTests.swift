import Devices
import LayoutEngine
import ScenarioLanguage
import Schema
import Testing

/// The vocabulary of devices, which stands on one page with that of scenarios.
struct DeviceSchemaTests {
    @Test(arguments: DeviceSchema.sections)
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
