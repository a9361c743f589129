/// Everything that templates can ask for.
package enum TemplateFields {
    /// The names of all fields of all templates, as `templates/README.md` explains them.
    package static let names = [
        "access", "action", "added", "address", "against", "allNotes", "alt", "alternates", "amount", "anchor",
        "anchors", "areas", "author", "authors", "beside", "body", "calibration", "canonical", "caption", "cell",
        "cells", "chapters", "claims", "code", "codes", "columns", "command", "comparisons", "computedNote",
        "confidence",
        "confidenceWord", "content", "contentDir", "contentLang", "count", "crumbs", "cutout", "cutouts", "dark",
        "depth",
        "description", "devices", "dir", "documentTitle", "documentation", "doors", "downloads", "editions", "edits",
        "entries", "error", "evidence", "example", "explanation", "extrapolations", "facts", "families", "family",
        "feeds", "first", "footer", "formula", "frame", "frames", "generations", "groups", "hasAccent",
        "hasComparisons", "hasComputed",
        "hasCredit", "hasCrumbs", "hasDownloads", "hasEdits", "hasEntries", "hasEvidence", "hasExtrapolations",
        "hasFacts", "hasFailures", "hasFeeds", "hasFormulas", "hasLanguages", "hasMoved", "hasNeighbours", "hasOutline",
        "hasPages", "hasParts", "hasReasons", "hasSections", "hasTags", "hasTerms", "hasUses", "hasValues", "heading",
        "headline", "height", "helpers", "hero", "home", "href", "hreflang", "html", "id", "identifier", "image",
        "imageAlt", "imageHeight", "imageWidth", "index", "indexTitle", "initial", "introduction", "isBook", "isBoth",
        "isClaimed", "isCurrent", "isFirst", "isFolded", "isFollowed", "isHidden", "isIndex", "isLive", "isLong",
        "isMatrix",
        "isRight", "isSinglePage", "isSupported", "items", "kind", "lab", "labScript", "label", "lang", "languageMenu",
        "languages",
        "last",
        "level",
        "license", "light", "line", "live", "liveID", "locale", "location", "logo", "macros", "majors", "mark", "marks",
        "medium",
        "modified", "moved", "name", "names", "narrow", "narrowFrame", "newer", "next", "note", "notice", "oldIDs",
        "orientation", "otherEditions", "otherLocales", "otherNames", "outline", "pageLang", "pages", "parts", "path",
        "pdf", "phase", "picture", "pictures", "pixels", "png", "previous", "problems", "properties", "query", "reason",
        "reasons", "replacement", "rest", "root", "rows", "rules", "runs", "scale", "score", "scores", "script",
        "searchApart",
        "searchFolder", "searchLanguages", "searchOthers", "section", "sections", "seen", "shape", "share", "shared",
        "shortName", "shortcuts", "sign", "singlePages", "site", "skipToContent", "sourceList", "sources", "starts",
        "statement",
        "step", "style", "subsection", "summary", "svg", "tag", "tagline", "tags", "terms", "text", "title", "titles",
        "translation", "truth", "type", "unmodelled", "updated", "url", "use", "uses", "value", "values", "variants",
        "versions",
        "when", "width", "window", "with", "without", "word", "words", "year", "years",
    ]

    /// The names among them that are lists in every template that has them.
    static let lists: Set<String> = [
        "alternates", "areas", "cells", "chapters", "codes", "columns", "comparisons", "crumbs", "cutouts", "devices",
        "doors",
        "downloads", "editions", "edits", "entries", "evidence", "extrapolations", "facts", "families", "feeds",
        "generations", "groups", "helpers", "items", "languages", "macros", "majors", "marks", "moved", "oldIDs",
        "otherLocales", "outline", "pages", "parts", "pictures", "problems", "properties", "reasons", "rows", "rules",
        "sections", "shortcuts", "singlePages", "sources", "starts", "tags", "terms", "titles", "uses", "variants",
        "years",
    ]
}
