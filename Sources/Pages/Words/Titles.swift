package import Content
package import Languages
import LayoutEngine

extension Section {
    /// The heading above the section's pages.
    package var title: Word {
        switch self {
        case .start: .startHere
        case .concepts: .concepts
        case .scrollViews: .scrollViews
        case .practice: .practice
        case .reference: .reference
        case .notes: .moreNotes
        }
    }
}

extension GeneratedPage {
    /// What the page is called.
    package var heading: Word {
        switch self {
        case .index: .headline
        case .devices: .devices
        case .rules: .rules
        case .writingNotes: .writingNotes
        case .scenarioLanguage: .scenarioLanguage
        case .macroBlocks: .macroBlocks
        case .deviceFiles: .deviceFiles
        case .diagnostics: .diagnostics
        case .singlePage: .singlePageTitle
        }
    }

    /// One sentence on what the page holds.
    package var summary: Word {
        switch self {
        case .index, .singlePage: .tagline
        case .devices: .devicesSummary
        case .rules: .rulesSummary
        case .writingNotes: .writingNotesSummary
        case .scenarioLanguage: .languageSummary
        case .macroBlocks: .macroBlocksSummary
        case .deviceFiles: .deviceFilesSummary
        case .diagnostics: .diagnosticsSummary
        }
    }
}

extension GeneratedPage {
    /// The template that it is made of.
    var template: String {
        switch self {
        case .scenarioLanguage, .macroBlocks, .deviceFiles: "reference"
        case .index, .devices, .rules, .writingNotes, .diagnostics, .singlePage: slug
        }
    }
}

extension Edition {
    /// What switches call it: what its language calls itself.
    package func name(in language: Language) -> String {
        switch self {
        case .language(let own): own.words["language.name"]
        case .traditional: language.words["language.traditionalName"]
        case .both: Word.both.text(in: language)
        }
    }

    /// The same where there is little room.
    func shortName(in language: Language) -> String {
        switch self {
        case .language(let own): own.words["language.shortName"]
        case .traditional: language.words["language.traditionalShortName"]
        case .both: Word.both.text(in: language)
        }
    }
}

extension Rule {
    /// The fragment of a rule on the page of all rules.
    var anchor: String { "rule-" + id }
}
