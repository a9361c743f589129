import Geometry
import Languages
import LayoutEngine
import Schema
import Testing
import WordFiles

@testable import ScenarioLanguage

@Suite struct ScenarioSchemaTests {
    @Test(arguments: ScenarioSchema.sections)
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
        let names = ScenarioSchema.sections.map { $0.name }
        #expect(Set(names).count == names.count)
        for section in ScenarioSchema.sections {
            #expect(Set(section.entries.map { $0.name }).count == section.entries.count, "\(section.name)")
        }
    }

    @Test func `every mapping that a key takes is a section`() {
        let names = Set(ScenarioSchema.sections.map { $0.name })
        for section in ScenarioSchema.sections {
            for entry in section.entries {
                if case .object(let name) = entry.kind { #expect(names.contains(name), "\(entry.name)") }
            }
        }
    }

    struct WordCase: Sendable, CustomTestStringConvertible {
        let section: String
        let key: String
        let words: [String]

        var testDescription: String { "\(section).\(key)" }
    }

    static let words = [
        WordCase(
            section: "environment", key: "orientation",
            words: InterfaceOrientation.allCases.map { $0.rawValue } + ["landscape"]),
        WordCase(
            section: "environment", key: "layoutDirection", words: LayoutDirection.allCases.map { $0.rawValue }),
        WordCase(section: "change", key: "at", words: Phase.allCases.map { $0.rawValue }),
        WordCase(section: "navigationBar", key: "barStyle", words: NavigationBar.Style.allCases.map { $0.rawValue }),
        WordCase(section: "tabBar", key: "backgroundImage", words: Bar.BackgroundImage.allCases.map { $0.rawValue }),
        WordCase(
            section: "scrollView", key: "contentInsetAdjustmentBehavior",
            words: ScrollView.ContentInsetAdjustmentBehavior.allCases.map { $0.rawValue }),
        WordCase(section: "tableView", key: "style", words: TableView.Style.allCases.map { $0.rawValue }),
        WordCase(
            section: "view", key: "semanticContentAttribute",
            words: SemanticContentAttribute.allCases.map { $0.rawValue }),
    ]

    @Test(arguments: words)
    func `the words of a key are the engine's`(_ word: WordCase) throws {
        let entry = try #require(ScenarioSchema.entries(of: word.section).first { $0.name == word.key })
        #expect(entry.kind.words == word.words)
    }

    @Test func `what a picture can show is what the key allows`() throws {
        let show = try #require(ScenarioSchema.entries(of: "scenario").first { $0.name == "show" })
        #expect(show.kind == .oneOrMore(.word(Layer.allCases.map { $0.rawValue })))
    }

    @Test func `all anchors can be pinned, and all properties asked for`() {
        #expect(ScenarioSchema.entries(of: "pin").map { $0.name } == Pin.Anchor.ofPins.map { $0.rawValue })
        let properties = ScenarioSchema.properties.map { $0.name }
        #expect(properties.starts(with: Property.allCases.map { $0.rawValue }))
        for part in properties.dropFirst(Property.allCases.count) {
            let numbered = part.replacing("section", with: "0").replacing("row", with: "0")
            #expect(TablePart(parsing: numbered) != nil, "\(part)")
        }
        for words in WordFiles.standard.languages {
            for property in ScenarioSchema.properties {
                let text = words[property.documentationKey]
                #expect(words.has(property.documentationKey) && (text.hasSuffix(".") || text.hasSuffix("。")))
            }
        }
    }

    @Test func `the text of pins names every owner`() throws {
        let pin = try #require(ScenarioSchema.sections.first { $0.name == "pin" })
        for words in WordFiles.standard.languages {
            for owner in PinOwner.words { #expect(words[pin.documentationKey].contains(owner), "\(owner)") }
        }
    }

    @Test func `a property that is set exists in the versions in which it can be asked for`() {
        let keys = ScenarioSchema.sections.flatMap { $0.entries }
        for property in ScenarioSchema.properties {
            for key in keys where key.name == property.name && key.isSupported {
                #expect((key.versions ?? .always) == property.versions, "\(key.name)")
            }
        }
    }

    /// Keys with a default that is not nothing: writing the default changes nothing.
    @Test func `a default is what one would get without the key`() {
        for section in [
            "environment", "viewController", "navigationController", "navigationBar", "view", "scrollView", "tableView",
        ] {
            for entry in ScenarioSchema.entries(of: section) where entry.isSupported {
                guard let initial = entry.initial else { continue }
                #expect(
                    described(section, "\(entry.name): \(initial)") == described(section, ""),
                    "\(section).\(entry.name)")
            }
        }
    }

    /// The whole variant as text, with one property set in the right place.
    private func described(_ section: String, _ property: String) -> String {
        func at(_ name: String) -> String { name == section ? property : "" }
        let source = ResolvedSource(
            """
            id: a
            device: iPhone 15
            os: 27.1
            \(at("environment"))
            root:
              navigationController:
                \(at("navigationController"))
                navigationBar: {\(at("navigationBar"))}
                viewController:
                  \(at("viewController"))
                  view:
                    - view: {\(at("view"))}
                    - scrollView: {\(at("scrollView"))}
            """)
        #expect(source.report == "")
        return source.variant.map { "\($0.environment.orientation) \($0.environment.layoutDirection) \($0.app)" } ?? ""
    }
}
