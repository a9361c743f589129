import ConstraintLogs
import Content
package import Diagnostics
import Languages
package import Pages
import Templates

/// The page that explains what readers paste from a console, with the catalogue of UIKit's own conflicts below.
package struct PastePage: ListedPage {
    private let place: TablePlace

    package init(on place: TablePlace) { self.place = place }

    package func html(in context: RenderingContext) -> Diagnosed<String> {
        context.render(
            "paste",
            [
                "isLive": .flag(context.map.isLive), "root": .text(context.route.root),
                "engineScript": .text(context.reference(toFile: "assets/engine-host.js") ?? ""),
                "pasteScript": .text(context.reference(toFile: "assets/paste.js") ?? ""),
                "lab": .text(context.map.has(.lab) ? lab(from: context.route) : ""),
                "entries": .list(KnownConflict.all.map { entry($0) }),
            ], in: place.edition.language)
    }

    private func lab(from route: Route) -> String {
        route.reference(to: Route(place.edition, GeneratedPage.lab.slug).path)
    }

    private func entry(_ known: KnownConflict) -> TemplateValue {
        let reason = known.reason.text(by: { place.words.translation(of: $0) }) ?? known.reason.english
        return .object([
            "id": .text("known-" + known.id), "name": .text(known.signs.joined(separator: " + ")),
            "reason": .text(reason),
            "sources": .list(known.sources.map { .object(["url": .text($0), "title": .text(Self.name(of: $0))]) }),
        ])
    }

    /// "flutter/flutter 93532" of the address of an issue or a pull request.
    private static func name(of address: String) -> String {
        let parts = address.split(separator: "/")
        guard parts.count >= 6 else { return address }
        return "\(parts[2])/\(parts[3]) \(parts[parts.count - 1])"
    }
}
