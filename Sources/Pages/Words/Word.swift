import Content
package import Languages
import Markdown
import Templates
import WordFiles

/// A text of the pages' frame; templates reach it as `words.<name>`.
package enum Word: String, CaseIterable, Sendable {
    // The frame of every page.
    case both, sectionMissing, sectionBorrowed, sectionBehind, newerText, linkToSection, breadcrumbs, copy, copied,
        notCopied, largePicture, noPicture
    case palette, paletteSystem, paletteLight, paletteDark, download
    case menu, close, skipToContent, contents, allNotes, onThisPage, previous, next, languageSwitch, computedNote
    case startHere, concepts, scrollViews, practice, moreNotes, reference, notTranslated, converted
    case changes, editPage, moved, sectionMoved, notFound, notFoundHint, notKept,
        notKeptHint
    case singlePage, singlePageTitle, book, bookAccess, archive
    case search, searchHint, searchFound, searchFoundOne, searchFoundMany, searchFoundNothing, searchFailed
    case newVersion, reload
    // The start page and the indexes.
    case headline, tagline, startReading
    // Asides of notes.
    case asideNote, asideTip, asideImportant, asideWarning, asideCaution, asideExperiment
    // Figures.
    case values, why, figureFailed, figureFailedHint, backToText
    case deviceTable, setInScenario, initialValue, explainedAbove
    // Generated pages.
    case devices, rules, scenarioLanguage, diagnostics
    case devicesSummary, rulesSummary, languageSummary, diagnosticsSummary
    case devicesIntroduction, rulesIntroduction, languageIntroduction, diagnosticsIntroduction
    case evidence, source, sources, usedBy, documented, observed, inferred
    case key, value, meaning, property, propertiesIntroduction, standardValue, notYet
    // Audits of macros.
    case audits, macroValue, uikitValue, errorInPoints, places, whereWrong, comparedWith, insteadWrite, crash
    case device, addedByContent, year, screen, scale, cutout, portrait, landscape

    /// The name of a kind of aside.
    init(aside kind: Aside.Kind) {
        self =
            switch kind {
            case .note: .asideNote
            case .tip: .asideTip
            case .important: .asideImportant
            case .warning: .asideWarning
            case .caution: .asideCaution
            case .experiment: .asideExperiment
            }
    }

    /// The word in a language.
    package func text(in language: Language) -> String { language.words[self] }
}

extension Words {
    package subscript(word: Word) -> String { self["pages." + word.rawValue] }

    /// Every word of the pages' frame under its name, for templates.
    var fields: TemplateValue {
        var fields: TemplateValue.Fields = [:]
        for word in Word.allCases { fields.append(word.rawValue, .text(self[word])) }
        return .object(fields)
    }
}

extension Language {
    /// The tool's words in this language.
    package var words: Words { WordFiles.standard[self] }
}

extension Word {
    /// Every word in all languages, for pages that belong to none.
    static var valuesInAllLanguages: TemplateValue {
        var fields: TemplateValue.Fields = [:]
        for word in Word.allCases {
            var texts: [String] = []
            for language in Language.ofNotes where !texts.contains(word.text(in: language)) {
                texts.append(word.text(in: language))
            }
            fields.append(word.rawValue, .text(texts.joined(separator: " · ")))
        }
        return .object(fields)
    }
}
