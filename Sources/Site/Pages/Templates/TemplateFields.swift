import Diagnostics

/// Everything that templates can ask for.
package enum TemplateFields {
    /// The names of all fields of all templates, as `templates/README.md` explains them.
    package static let names = [
        "access", "action", "added", "address", "against", "allNotes", "alt", "alternates", "amount", "anchor",
        "anchors", "areas", "author", "authors", "body", "calibration", "canonical", "caption", "cell",
        "cells", "chapters", "choices", "claims", "code", "codes", "columns", "command", "comparisonList",
        "comparisons",
        "computedNote",
        "confidence",
        "confidenceWord", "content", "contentDir", "contentLang", "count", "cover", "crumbs", "cutout", "cutouts",
        "dark",
        "depth",
        "description", "devices", "dir", "documentTitle", "documentation", "doors", "downloads", "editions", "edits",
        "engineScript", "entries", "error", "evidence", "example", "explanation", "extrapolations", "facts", "families",
        "family",
        "feeds", "first", "foldsValues", "footer", "formula", "frame", "frames", "generations",
        "groups", "hasAccent", "hasChoices",
        "hasComparisons", "hasComputed",
        "hasCredit", "hasCrumbs", "hasDownloads", "hasEdits", "hasEntries", "hasEvidence", "hasExtrapolations",
        "hasFacts", "hasFailures", "hasFeeds", "hasFormulas", "hasLanguages", "hasMoved", "hasNeighbours", "hasOutline",
        "hasPages", "hasParts", "hasReasons", "hasSections", "hasTags", "hasTerms", "hasTitle", "hasUses", "hasValues",
        "hasVersions", "heading",
        "headline", "height", "helpers", "hero", "home", "href", "hreflang", "html", "id", "identifier", "image",
        "imageAlt", "imageHeight", "imageWidth", "index", "indexTitle", "initial", "introduction", "isBeside", "isBook",
        "isBoth", "isBox",
        "isClaimed", "isCurrent", "isFirst", "isFolded", "isFollowed", "isForMyDevice", "isHidden", "isIndex", "isList",
        "isLive", "isLong",
        "isMarkdown",
        "isMatrix",
        "isRight", "isRow", "isSinglePage", "isSupported", "issue", "items", "keptVersions", "kind", "lab", "labScript",
        "label",
        "lang",
        "languageMenu",
        "languages",
        "last", "lastChange",
        "level",
        "license", "light", "line", "live", "liveID", "locale", "location", "logo", "macros", "majors", "mark",
        "markdown",
        "markdownIndex", "marks",
        "medium",
        "modified", "moved", "name", "names", "narrow", "narrowFrame", "newer", "next", "note", "notice", "oldIDs",
        "opensValues",
        "orientation", "otherEditions", "otherLocales", "otherNames", "otherwise", "outline", "pageLang", "pages",
        "parts",
        "pasteScript", "path", "phase", "picture", "pictures", "pixels", "png", "previous", "problems", "properties",
        "query", "reason",
        "reasons", "replacement", "rest", "root", "rows", "rules", "runs", "scale", "score", "scores", "script",
        "searchApart",
        "searchFolder", "searchLanguages", "searchOthers", "section", "sections", "seen", "shape", "share", "shared",
        "shortName", "shortcuts", "sign", "singlePages", "site", "skipToContent", "sourceList", "sources", "starts",
        "statement",
        "step", "style", "subsection", "summary", "svg", "tag", "tagline", "tags", "template", "terms", "text", "title",
        "titles",
        "translation", "truth", "type", "unmodelled", "updated", "url", "use", "uses", "value", "values", "variants",
        "version", "versions",
        "when", "width", "window", "with", "without", "word", "words", "year", "years",
    ]

    /// The names that earlier versions had.
    static let retired: [String: RetiredName] = [
        "copyPage": copying, "copySection": copying, "markdownScript": copying, "previews": previewing,
        "pdf": RetiredName(since: "1.1", instead: "'notchbook export --format pdf' writes pictures as PDF"),
    ]

    private static let copying = RetiredName(
        since: "1.1", instead: "pages are not copied as Markdown; 'markdown' leads to the file")

    private static let previewing = RetiredName(since: "1.1", instead: "links show no previews; remove it")

    /// The names among them that are lists in every template that has them.
    static let lists: Set<String> = [
        "alternates", "areas", "cells", "chapters", "choices", "codes", "columns", "comparisons", "crumbs", "cutouts",
        "devices",
        "doors",
        "downloads", "editions", "edits", "entries", "evidence", "extrapolations", "facts", "families", "feeds",
        "generations", "groups", "helpers", "items", "keptVersions", "languages", "macros", "majors", "markdown",
        "marks", "moved",
        "oldIDs",
        "otherLocales", "outline", "pages", "parts", "pictures", "problems", "properties", "reasons", "rows", "rules",
        "sections", "shortcuts", "singlePages", "sources", "starts", "tags", "terms", "titles", "uses", "variants",
        "years",
    ]
}
