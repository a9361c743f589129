import Languages
import Packing
import ReportPages
import Templates

/// A report of changes as one file for a browser, which opens it from disk and makes no requests: each cause with its effects,
/// old and new pictures beside or over each other, filters by cause, variant and page.
///
/// Without script everything is there; `HTMLReportParts` holds its style and the script.
struct HTMLReport {
    private let report: ChangeReport
    private let old: RecordedDerivation
    private let new: RecordedDerivation
    private let words: Words
    /// The pictures of both sides, and all derivations, taken apart so that the page contains shared parts once.
    private let placed: (old: Placed, new: Placed)
    private let shared: SharedPictures
    private let derivations: [DerivationKey: Int]
    private let sheet: DerivationSheet

    /// SVG documents by the picture's name; those that cannot be shown are missing.
    typealias Pictures = [SiteSnapshot.PictureName: [UInt8]]

    private typealias Placed = [SiteSnapshot.PictureName: PlacedPicture]

    /// A picture in the page; pictures in another form than the tool's own are files in the address of an image.
    private enum PlacedPicture {
        case taken(PictureSheet.Placed)
        case file([UInt8])
    }

    /// A number of one side.
    private struct DerivationKey: Hashable {
        let path: String
        let step: Checksum
    }

    init(
        _ report: ChangeReport, from old: SiteSnapshot, to new: SiteSnapshot, _ words: Words,
        pictures: (old: Pictures, new: Pictures)
    ) {
        self.report = report
        self.old = RecordedDerivation(snapshot: old, words: words)
        self.new = RecordedDerivation(snapshot: new, words: words)
        self.words = words
        var pictureSheet = PictureSheet()
        func place(_ pictures: Pictures) -> Placed {
            var placed: Placed = [:]
            // In the order of names, so that equal reports have equal bytes. A picture that appears below several causes is used
            // by each.
            for name in report.causes.flatMap({ $0.pictures }).map({ SiteSnapshot.PictureName($0.id, $0.language) }) {
                guard let bytes = pictures[name] else { continue }
                placed[name] = pictureSheet.add(bytes).map { .taken($0) } ?? .file(bytes)
            }
            return placed
        }
        placed = (place(pictures.old), place(pictures.new))
        shared = SharedPictures(pictureSheet)
        var sheet = DerivationSheet()
        var known: [RecordedDerivation.SignedStep: Int] = [:]
        var derivations: [DerivationKey: Int] = [:]
        for value in report.causes.flatMap({ $0.values }) {
            for (derivation, recorded) in [(self.old, value.old), (self.new, value.new)] {
                for number in recorded.map({ value.differing(in: $0) }) ?? [] {
                    derivations[DerivationKey(path: number.path, step: number.step)] = derivation.add(
                        number.path, number.step, to: &sheet, &known)
                }
            }
        }
        self.derivations = derivations
        self.sheet = sheet
    }

    var text: String {
        let (style, script) = (HTMLReportParts.style + shared.style, HTMLReportParts.script)
        var sheet = sheet
        let body =
            report.isEmpty
            ? "<p>\(escaped(words[.nothing]))</p>\n"
            : shared.definitions + filters
                + report.causes.map { section(of: $0, &sheet) }.joined()
        return ReportPage(words: words, title: words[.title], style: style, script: script, body: body).text
    }

    // MARK: - Filters

    private var filters: String {
        let pages = Set(report.causes.flatMap { $0.pages }).sorted()
        return "<form class=\"filters\" hidden>\n"
            + select("cause", .filterCause, report.causes.map { ($0.cause.id, $0.cause.text(in: words)) })
            + select("variant", .filterDevice, variants.enumerated().map { (String($0.offset), $0.element) })
            + select("page", .filterPage, pages.map { ($0, ReviewWord.text(ofPage: $0, in: words)) }) + "</form>\n"
    }

    /// The names of all variants that values have.
    private var variants: [String] {
        Set(report.causes.flatMap { $0.values.flatMap { $0.variants } + $0.claims.map { $0.variant } }).sorted()
    }

    /// The places of variants among all, as the script reads them.
    private func numbers(of names: some Sequence<String>, in variants: [String: Int]) -> String {
        names.compactMap { variants[$0].map { String($0) } }.joined(separator: " ")
    }

    private func select(_ name: String, _ title: ReviewWord, _ options: [(value: String, text: String)]) -> String {
        let all = "<option value=\"\">\(escaped(words[.filterAll]))</option>"
        let options = options.map { "<option value=\"\(escaped($0.value))\">\(escaped($0.text))</option>" }.joined()
        return "<label>\(escaped(words[title])) <select name=\"\(name)\">\(all)\(options)</select></label>\n"
    }

    // MARK: - Causes

    private func section(of changes: CausedChanges, _ sheet: inout DerivationSheet) -> String {
        let variants = Dictionary(uniqueKeysWithValues: variants.enumerated().map { ($0.element, $0.offset) })
        let pages = changes.pages.map {
            "<li data-page=\"\(escaped($0))\">\(escaped(ReviewWord.text(ofPage: $0, in: words)))</li>"
        }
        return """
            <section class="cause" data-cause="\(escaped(changes.cause.id))">
            <h2>\(escaped(changes.cause.text(in: words)))</h2>
            <p class="counts"><code>\(escaped(changes.cause.id))</code> \(escaped(changes.counts(in: words)))</p>

            """
                + part(.claims, changes.claims.map { item(for: $0, variants) })
                + part(.quotations, changes.quotations.map { item(for: $0) })
                + part(.pictures, changes.pictures.map { item(for: $0) })
                + part(.values, groups(of: changes.values, variants, &sheet)) + part(.pages, pages) + "</section>\n"
    }

    private func part(_ title: ReviewWord, _ items: [String]) -> String {
        items.isEmpty
            ? ""
            : "<h3>\(escaped(words[title]))</h3>\n<ul class=\"\(title.rawValue)\">\n\(items.joined(separator: "\n"))\n</ul>\n"
    }

    private func item(for claim: FailedClaim, _ variants: [String: Int]) -> String {
        "<li data-variants=\"\(numbers(of: [claim.variant], in: variants))\">\(escaped(claim.text(in: words)))</li>"
    }

    private func item(for quotation: ChangedQuotation) -> String {
        let (old, new) = (quotation.old ?? words[.none], quotation.new ?? words[.none])
        return "<li>\(escaped("\(quotation.note):\(quotation.line)")): <code>{{\(escaped(quotation.query))}}</code> "
            + "\(change(old, new))<br><q>\(escaped(quotation.sentence))</q></li>"
    }

    private func change(_ old: String, _ new: String) -> String {
        "<del>\(escaped(old))</del> → <ins>\(escaped(new))</ins>"
    }

    // MARK: - Values

    /// A value that changed in the same way for the same reason, in however many places.
    private struct Row: Hashable {
        let path: String
        let old: RecordedValue?
        let new: RecordedValue?
    }

    /// The rows of values, below the places in which they are: most places have many.
    private func groups(
        of values: [ChangedValue], _ variants: [String: Int], _ sheet: inout DerivationSheet
    ) -> [String] {
        var order: [Row] = []
        var places: [Row: [ChangedValue]] = [:]
        for value in values {
            let row = Row(path: value.path, old: value.old, new: value.new)
            if places[row] == nil { order.append(row) }
            places[row, default: []].append(value)
        }
        var titles: [[String]] = []
        var groups: [[String]: [[ChangedValue]]] = [:]
        for row in order {
            let values = places[row] ?? []
            let title = values.map { $0.placeText }
            if groups[title] == nil { titles.append(title) }
            groups[title, default: []].append(values)
        }
        return titles.map { title in
            let rows = groups[title] ?? []
            let names = Set(rows.flatMap { $0.flatMap { $0.variants } }).sorted()
            let items = rows.map { item(for: $0, &sheet) }
            return "<li data-variants=\"\(numbers(of: names, in: variants))\"><ul class=\"places\">"
                + title.map { "<li>\(escaped($0))</li>" }.joined()
                + "</ul>\n<ul>\n\(items.joined(separator: "\n"))\n</ul></li>"
        }
    }

    private func item(for values: [ChangedValue], _ sheet: inout DerivationSheet) -> String {
        guard let value = values.first else { return "" }
        let text =
            value.isSameNumber
            ? "\(escaped(value.shownNew(words))), \(escaped(words[.sameNumber]))"
            : change(value.shownOld(words), value.shownNew(words))
        let sides = [(ReportWord.before, value.old), (.now, value.new)].map { word, recorded in
            let numbers = (recorded.map { value.differing(in: $0) } ?? []).compactMap {
                derivations[DerivationKey(path: $0.path, step: $0.step)]
            }
            return (word: word, numbers: numbers)
        }
        return DerivationSides(sides, words).item("<code>\(escaped(value.path))</code> \(text)", in: &sheet)
    }

    // MARK: - Pictures

    private func item(for picture: ChangedPicture) -> String {
        let name = SiteSnapshot.PictureName(picture.id, picture.language)
        let (before, after) = (placed.old[name], placed.new[name])
        let title = "\(escaped("\(picture.id) (\(picture.language))")): \(escaped(words[picture.fate.word]))"
        let isLacking = before == nil && picture.fate == .changed
        let note = isLacking ? "<p>\(escaped(words[.pictureUnavailable]))</p>" : ""
        let shown = [(ReviewWord.oldPicture, before), (.newPicture, after)].compactMap { word, placed in
            placed.map { placed in
                "<figure><figcaption>\(escaped(words[word]))</figcaption>"
                    + "\(element(of: placed, named: "\(picture.id), \(words[word])"))</figure>"
            }
        }
        let ways = [ReviewWord.difference, .blink, .slider].map {
            "<button type=\"button\" data-way=\"\($0.rawValue)\" aria-pressed=\"false\">\(escaped(words[$0]))</button>"
        }
        let tools =
            shown.count < 2
            ? ""
            : "<p class=\"tools\" hidden>\(ways.joined()) <input type=\"range\" min=\"0\" max=\"100\" value=\"50\" "
                + "aria-label=\"\(escaped(words[.slider]))\" hidden></p>"
        return
            "<li><details><summary>\(title)</summary>\(note)\(tools)<div class=\"sides\">\(shown.joined())</div></details></li>"
    }

    private func element(of picture: PlacedPicture, named name: String) -> String {
        switch picture {
        case .taken(let picture): shared.svg(of: picture, named: name)
        case .file(let bytes):
            "<img alt=\"\(escaped(name))\" loading=\"lazy\" src=\"data:image/svg+xml;base64,\(Base64.text(of: bytes))\">"
        }
    }

    private func escaped(_ text: String) -> String { HTMLEscaping.escaped(text) }
}
