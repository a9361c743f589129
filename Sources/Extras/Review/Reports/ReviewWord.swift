import Languages

/// The words of reports of changes.
enum ReviewWord: String, CaseIterable, Sendable {
    case title, nothing
    case rule = "cause.rule"
    case device = "cause.device"
    case scenario = "cause.scenario"
    case note = "cause.note"
    case template = "cause.template"
    case words = "cause.words"
    case settings = "cause.settings"
    case code = "cause.code"
    case added = "cause.added"
    case removed = "cause.removed"
    case number = "cause.number"
    case valueCount = "counts.values"
    case pictureCount = "counts.pictures"
    case quotationCount = "counts.quotations"
    case claimCount = "counts.claims"
    case pageCount = "counts.pages"
    case countSeparator = "counts.separator"
    case nothingElse = "counts.only"
    case claims, claim, quotations, values, pictures, pages, everyPage, rulesPage, devicesPage, none
    case sameNumber, more
    case pictureChanged = "picture.changed"
    case pictureAdded = "picture.added"
    case pictureRemoved = "picture.removed"
    case pictureUnavailable = "picture.unavailable"
    case oldPicture = "picture.old"
    case newPicture = "picture.new"
    case difference = "picture.difference"
    case blink = "picture.blink"
    case slider = "picture.slider"
    case filterCause = "filter.cause"
    case filterDevice = "filter.device"
    case filterPage = "filter.page"
    case filterAll = "filter.all"
    case variant = "device"

    /// The key of its text in the words files.
    var key: String { "review." + rawValue }

    func phrase(_ arguments: (String, Phrase.Value)...) -> Phrase {
        Phrase(key, arguments.map { Phrase.Argument($0.0, $0.1) })
    }
}

extension Words {
    subscript(word: ReviewWord) -> String { self[word.key] }
}

extension Cause {
    /// "device iPhone X: before26.portrait.safeAreaInsets.top 44 → 47".
    func text(in words: Words) -> String {
        let word: ReviewWord =
            switch kind {
            case .rule: .rule
            case .device: .device
            case .scenario: .scenario
            case .note: .note
            case .template: .template
            case .words: .words
            case .settings: .settings
            case .code: .code
            }
        let cause = words.text(word.phrase(("name", .text(name))))
        return switch detail {
        case .changed: cause
        case .added: words.text(ReviewWord.added.phrase(("cause", .text(cause))))
        case .removed: words.text(ReviewWord.removed.phrase(("cause", .text(cause))))
        case .number(let key, let old, let new):
            words.text(
                ReviewWord.number.phrase(
                    ("cause", .text(cause)), ("key", .text(key)), ("old", .text(old)), ("new", .text(new))))
        }
    }
}

extension CausedChanges {
    /// "120 values, 3 pictures, 1 claim that fails".
    func counts(in words: Words) -> String {
        let counts: [(ReviewWord, Int)] = [
            (.valueCount, values.count), (.pictureCount, pictures.count), (.quotationCount, quotations.count),
            (.claimCount, claims.count), (.pageCount, pages.count),
        ]
        let parts = counts.filter { $0.1 > 0 }.map { words.text($0.0.phrase(("count", .count($0.1)))) }
        return parts.isEmpty ? words[.nothingElse] : parts.joined(separator: words[.countSeparator])
    }
}

extension ReviewWord {
    /// The name of a page in a report: a note by its file.
    static func text(ofPage page: String, in words: Words) -> String {
        switch page {
        case "*": words[.everyPage]
        case "rules": words[.rulesPage]
        case "devices": words[.devicesPage]
        default: page
        }
    }
}
