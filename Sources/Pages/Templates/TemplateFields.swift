/// Everything that templates can ask for.
package enum TemplateFields {
    /// The names of all fields of all templates, as `templates/README.md` explains them.
    package static let names = [
        "access", "added", "address", "against", "alt", "alternates", "amount", "anchor", "anchors", "areas", "author",
        "authors", "beside", "body", "calibration", "canonical", "caption", "cell", "cells", "chapters", "claims",
        "code",
        "codes", "columns",
        "command", "computedNote", "confidence", "confidenceWord", "content", "contentLang", "count", "crumbs",
        "cutout", "dark", "depth", "description", "devices", "documentTitle", "documentation", "downloads", "editions",
        "edits", "entries", "error", "evidence", "example", "explanation", "extrapolations", "facts", "feeds", "first",
        "footer",
        "formula", "frame", "frames", "generations", "groups", "hasAccent", "hasComputed", "hasCredit", "hasCrumbs",
        "hasDownloads", "hasEdits", "hasEntries", "hasEvidence", "hasExtrapolations", "hasFacts", "hasFailures",
        "hasFeeds",
        "hasFormulas",
        "hasLanguages", "hasMoved",
        "hasNeighbours", "hasOutline", "hasPages", "hasParts", "hasReasons", "hasSections", "hasTags", "hasTerms",
        "hasUses",
        "hasValues", "heading", "headline", "height", "helpers", "hero", "home", "href", "hreflang", "html", "id",
        "identifier", "image", "imageAlt", "imageHeight", "imageWidth", "index", "indexTitle", "initial",
        "introduction", "isBook", "isBoth", "isClaimed", "isCurrent", "isFolded", "isFollowed", "isHidden", "isIndex",
        "isLong",
        "isMatrix", "isRight", "isSinglePage", "isSupported", "items", "kind", "label", "lang", "languages", "level",
        "license", "light", "line", "locale", "location", "logo", "macros", "mark", "marks", "medium", "modified",
        "moved", "name", "names", "narrow", "narrowFrame", "newer", "next", "note", "notes", "notice", "oldIDs",
        "otherEditions", "otherLocales",
        "otherNames",
        "outline", "pageLang", "pages", "parts", "path", "pdf", "phase", "picture", "pictures", "png", "previous",
        "problems", "properties", "reason", "reasons", "replacement", "root", "rows", "rules", "runs", "scale", "score",
        "scores", "screen", "searchApart", "searchFolder", "searchLanguages", "searchOthers", "section", "sections",
        "seen",
        "shape", "share", "shared", "shortName", "shortcuts", "sign", "singlePages", "site", "skipToContent",
        "sourceList", "sources", "startReading", "statement", "step", "style", "subsection", "summary", "svg", "tag",
        "tagline", "tags", "terms", "text", "title", "titles", "translation", "truth", "type", "updated", "url", "uses",
        "value", "values", "variants", "versions", "when", "width", "window", "with", "without", "word", "words",
        "year",
    ]

    /// The names among them that are lists in every template that has them.
    static let lists: Set<String> = [
        "alternates", "areas", "cells", "chapters", "codes", "columns", "crumbs", "devices", "downloads", "editions",
        "edits", "entries", "evidence", "extrapolations", "facts", "feeds", "generations", "groups", "helpers", "items",
        "languages",
        "macros", "marks", "moved", "oldIDs", "otherLocales", "outline", "pages", "parts", "pictures", "problems",
        "properties", "reasons", "rows", "rules", "sections", "shortcuts", "singlePages", "tags", "terms", "titles",
        "uses", "variants",
    ]
}
