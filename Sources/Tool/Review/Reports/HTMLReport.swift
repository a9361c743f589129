package import Languages
import Packing
import Templates

/// A report of changes as one file for a browser, which opens it from disk and asks nobody for anything: each cause with what
/// hangs on it, old and new pictures beside or over each other, filters by cause, variant and page.
///
/// Without script everything is there; `HTMLReportParts` holds what it looks like and the script.
package struct HTMLReport {
    private let report: ChangeReport
    private let old: RecordedDerivation
    private let new: RecordedDerivation
    private let pictures: (old: Pictures, new: Pictures)
    private let words: Words

    /// SVG documents by the picture's name; those that cannot be shown are missing.
    package typealias Pictures = [SiteSnapshot.PictureName: [UInt8]]

    package init(
        _ report: ChangeReport, from old: SiteSnapshot, to new: SiteSnapshot, _ words: Words,
        pictures: (old: Pictures, new: Pictures)
    ) {
        self.report = report
        self.old = RecordedDerivation(snapshot: old, words: words)
        self.new = RecordedDerivation(snapshot: new, words: words)
        self.pictures = pictures
        self.words = words
    }

    package var text: String {
        let (style, script) = (HTMLReportParts.style, HTMLReportParts.script)
        let policy =
            "default-src 'none'; img-src data:; style-src 'sha256-\(SHA256.base64(of: Array(style.utf8)))'; "
            + "script-src 'sha256-\(SHA256.base64(of: Array(script.utf8)))'"
        let title = escaped(words[.title])
        let body =
            report.isEmpty
            ? "<p>\(escaped(words[.nothing]))</p>\n" : filters + report.causes.map { section(of: $0) }.joined()
        return """
            <!doctype html>
            <html lang="\(words.language.tag)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(escaped(policy))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>\(style)</style>
            </head>
            <body>
            <main>
            <h1>\(title)</h1>
            \(body)</main>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    // MARK: - Filters

    private var filters: String {
        let values = report.causes.flatMap { $0.values }
        let variants = Set(values.flatMap { $0.variants }).sorted()
        let pages = Set(report.causes.flatMap { $0.pages }).sorted()
        return "<form class=\"filters\" hidden>\n"
            + select("cause", .filterCause, report.causes.map { ($0.cause.id, $0.cause.text(in: words)) })
            + select("variant", .filterDevice, variants.map { ($0, $0) })
            + select("page", .filterPage, pages.map { ($0, ReviewWord.text(ofPage: $0, in: words)) }) + "</form>\n"
    }

    private func select(_ name: String, _ title: ReviewWord, _ options: [(value: String, text: String)]) -> String {
        let all = "<option value=\"\">\(escaped(words[.filterAll]))</option>"
        let options = options.map { "<option value=\"\(escaped($0.value))\">\(escaped($0.text))</option>" }.joined()
        return "<label>\(escaped(words[title])) <select name=\"\(name)\">\(all)\(options)</select></label>\n"
    }

    // MARK: - Causes

    private func section(of changes: CausedChanges) -> String {
        let pages = changes.pages.map {
            "<li data-page=\"\(escaped($0))\">\(escaped(ReviewWord.text(ofPage: $0, in: words)))</li>"
        }
        return """
            <section class="cause" data-cause="\(escaped(changes.cause.id))">
            <h2>\(escaped(changes.cause.text(in: words)))</h2>
            <p class="counts"><code>\(escaped(changes.cause.id))</code> \(escaped(changes.counts(in: words)))</p>

            """
                + part(.claims, changes.claims.map { item(for: $0) })
                + part(.quotations, changes.quotations.map { item(for: $0) })
                + part(.pictures, changes.pictures.map { item(for: $0) })
                + part(.values, rows(of: changes.values)) + part(.pages, pages) + "</section>\n"
    }

    private func part(_ title: ReviewWord, _ items: [String]) -> String {
        items.isEmpty
            ? ""
            : "<h3>\(escaped(words[title]))</h3>\n<ul class=\"\(title.rawValue)\">\n\(items.joined(separator: "\n"))\n</ul>\n"
    }

    private func item(for claim: FailedClaim) -> String {
        "<li data-variant=\"\(escaped(claim.variant))\">\(escaped(claim.text(in: words)))</li>"
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

    private func rows(of values: [ChangedValue]) -> [String] {
        var order: [Row] = []
        var places: [Row: [ChangedValue]] = [:]
        for value in values {
            let row = Row(path: value.path, old: value.old, new: value.new)
            if places[row] == nil { order.append(row) }
            places[row, default: []].append(value)
        }
        return order.map { row in item(for: places[row] ?? []) }
    }

    private func item(for values: [ChangedValue]) -> String {
        guard let value = values.first else { return "" }
        let variants = Set(values.flatMap { $0.variants }).sorted()
        let text =
            value.isSameNumber
            ? "\(escaped(value.shownNew(words))), \(escaped(words[.sameNumber]))"
            : change(value.shownOld(words), value.shownNew(words))
        let places = values.map { "<li>\(escaped($0.placeText))</li>" }
        let derivations = [(ReviewWord.before, old, value.old), (.now, new, value.new)].map {
            word, derivation, recorded in
            let lines = recorded.map { value.differingLines(of: $0, derivation) } ?? []
            return lines.isEmpty
                ? "" : "<div><h4>\(escaped(words[word]))</h4><pre>\(escaped(lines.joined(separator: "\n")))</pre></div>"
        }
        return
            "<li data-variants=\"\(escaped(variants.joined(separator: "\n")))\"><details><summary><code>\(escaped(value.path))</code> "
            + "\(text)</summary><ul class=\"places\">\(places.joined())</ul><div class=\"sides\">\(derivations.joined())</div></details></li>"
    }

    // MARK: - Pictures

    private func item(for picture: ChangedPicture) -> String {
        let name = SiteSnapshot.PictureName(picture.id, picture.language)
        let (before, after) = (pictures.old[name], pictures.new[name])
        let title = "\(escaped("\(picture.id) (\(picture.language))")): \(escaped(words[picture.fate.word]))"
        let isLacking = before == nil && picture.fate == .changed
        let note = isLacking ? "<p>\(escaped(words[.pictureUnavailable]))</p>" : ""
        let shown = [(ReviewWord.oldPicture, before), (.newPicture, after)].compactMap { word, bytes in
            bytes.map { bytes in
                "<figure><figcaption>\(escaped(words[word]))</figcaption>"
                    + "<img alt=\"\(escaped("\(picture.id), \(words[word])"))\" loading=\"lazy\" "
                    + "src=\"data:image/svg+xml;base64,\(Base64.text(of: bytes))\"></figure>"
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

    private func escaped(_ text: String) -> String { HTMLEscaping.escaped(text) }
}
