/// Everything that templates can ask for.
package enum TemplateFields {
    /// The names of all fields of all templates, as `templates/README.md` explains them.
    package static let names = [
        "access", "added", "address", "against", "alt", "alternates", "amount", "anchor", "anchors", "areas", "body",
        "canonical", "caption", "cell", "cells", "chapters", "claims", "code", "codes", "columns", "computedNote",
        "confidence", "confidenceWord", "content", "contentLang", "count", "crumbs", "cutout", "description",
        "devices", "documentTitle", "documentation", "downloads", "editions", "edits", "entries", "error", "evidence",
        "example", "explanation", "facts", "feeds", "first", "formula", "generations", "groups", "hasCrumbs",
        "hasDownloads", "hasEdits", "hasEntries", "hasEvidence", "hasFailures", "hasFeeds", "hasMoved",
        "hasNeighbours", "hasOutline", "hasReasons", "hasSections", "hasTerms", "hasUses", "hasValues", "heading",
        "headline", "height", "helpers", "hero", "home", "href", "hreflang", "html", "id", "identifier", "image",
        "imageAlt", "imageHeight", "imageWidth", "index", "indexTitle", "initial", "isBook", "isBoth", "isClaimed",
        "isCurrent", "isHidden", "isIndex", "isLong", "isMatrix", "isRight", "isSinglePage", "isSupported", "items",
        "kind", "label", "lang", "languages", "level", "locale", "location", "macros", "mark", "marks", "medium",
        "modified", "moved", "name", "names", "newer", "next", "note", "notes", "notice", "oldIDs", "otherLocales",
        "otherNames", "outline", "pageLang", "pages", "parts", "path", "pdf", "phase", "picture", "pictures", "png",
        "previous", "problems", "properties", "reasons", "replacement", "root", "rows", "rules", "runs", "scale",
        "score", "scores", "screen", "searchApart", "searchFolder", "searchLanguages", "searchOthers", "section",
        "sections", "shape", "share", "shared", "shortName", "sign", "singlePages", "skipToContent", "sourceList",
        "sources", "startReading", "statement", "step", "style", "subsection", "summary", "svg", "tag", "tagline",
        "terms", "text", "title", "titles", "translation", "truth", "type", "updated", "uses", "value", "values",
        "variants", "versions", "when", "width", "word", "words", "year",
    ]
}
