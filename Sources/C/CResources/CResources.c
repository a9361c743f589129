#include "CResources.h"

// The files that the tool carries besides those of the public library: three lines a file, folder by folder, in the order in which the files of a folder are
// listed. The compiler notes the files as dependencies, so that a change of one compiles this file anew. Tests hold the list
// against the folders.

#define BYTES (const unsigned char[])

static const Resource resources[] = {
    {"handbook", "notes.yaml", BYTES {
#embed "../../../Sources/Tool/Handbook/Examples/notes.yaml"
    , 0}},
    {"handbook", "scenario.yaml", BYTES {
#embed "../../../Sources/Tool/Handbook/Examples/scenario.yaml"
    , 0}},
    {"handbook", "macros.yaml", BYTES {
#embed "../../../Sources/Tool/Handbook/Examples/macros.yaml"
    , 0}},
    {"handbook", "devices.yaml", BYTES {
#embed "../../../Sources/Tool/Handbook/Examples/devices.yaml"
    , 0}},
    {"handbook", "settings.yaml", BYTES {
#embed "../../../Sources/Tool/Handbook/Examples/settings.yaml"
    , 0}},
    {"formulas", "language.js", BYTES {
#embed "../../../Sources/Site/MathML/Scripts/language.js"
    , 0}},
    {"formulas", "katex.min.js", BYTES {
#embed "/usr/share/javascript/katex/katex.min.js"
    , 0}},
    {"formulas", "formula.js", BYTES {
#embed "../../../Sources/Site/MathML/Scripts/formula.js"
    , 0}},
    {"grammars", "components.json", BYTES {
#embed "/usr/share/nodejs/prismjs/components.json"
    , 0}},
    {"grammars", "colours.js", BYTES {
#embed "../../../Sources/Site/CodeColours/Scripts/colours.js"
    , 0}},
#if __has_embed("../../../.build/live/engine.js")
    {"live", "engine.js", BYTES {
#embed "../../../.build/live/engine.js"
    , 0}},
#endif
    {"preview", "preview.js", BYTES {
#embed "../../../Sources/Site/PreviewServer/Scripts/preview.js"
    , 0}},
    {"preview", "preview.css", BYTES {
#embed "../../../Sources/Site/PreviewServer/Scripts/preview.css"
    , 0}},
    {"preview", "worker.js", BYTES {
#embed "../../../Sources/Site/PreviewServer/Scripts/worker.js"
    , 0}},
    {"probe", "App.swift", BYTES {
#embed "../../../Sources/Layout/UIKitCode/Probe/App.swift"
    , 0}},
    {"probe", "Info.plist", BYTES {
#embed "../../../Sources/Layout/UIKitCode/Probe/Info.plist"
    , 0}},
    {"probe", "Package.swift", BYTES {
#embed "../../../Sources/Layout/UIKitCode/Probe/Package.swift"
    , 0}},
    {"probe", "ProbeTests.swift", BYTES {
#embed "../../../Sources/Layout/UIKitCode/Probe/ProbeTests.swift"
    , 0}},
    {"probe", "Recorder.swift", BYTES {
#embed "../../../Sources/Layout/UIKitCode/Probe/Recorder.swift"
    , 0}},
    {"probe", "Walk.swift", BYTES {
#embed "../../../Sources/Layout/UIKitCode/Probe/Walk.swift"
    , 0}},
    {"probe", "run.sh", BYTES {
#embed "../../../Sources/Layout/UIKitCode/Probe/run.sh"
    , 0}},
    {"probe", "verify.yml", BYTES {
#embed "../../../Sources/Layout/UIKitCode/Probe/verify.yml"
    , 0}},
    {"screens", "screens.yaml", BYTES {
#embed "../../../Sources/Tool/Reference/Screens/screens.yaml"
    , 0}},
    {"starter", "changes.yml", BYTES {
#embed "../../../Sources/Tool/Starter/Files/changes.yml"
    , 0}},
    {"starter", "device.yaml", BYTES {
#embed "../../../Sources/Tool/Starter/Files/device.yaml"
    , 0}},
    {"starter", "first-note.en.md", BYTES {
#embed "../../../Sources/Tool/Starter/Files/first-note.en.md"
    , 0}},
    {"starter", "first-note.zh-Hans.md", BYTES {
#embed "../../../Sources/Tool/Starter/Files/first-note.zh-Hans.md"
    , 0}},
    {"starter", "gitignore", BYTES {
#embed "../../../Sources/Tool/Starter/Files/gitignore"
    , 0}},
    {"starter", "note.en.md", BYTES {
#embed "../../../Sources/Tool/Starter/Files/note.en.md"
    , 0}},
    {"starter", "note.zh-Hans.md", BYTES {
#embed "../../../Sources/Tool/Starter/Files/note.zh-Hans.md"
    , 0}},
    {"starter", "pages.yml", BYTES {
#embed "../../../Sources/Tool/Starter/Files/pages.yml"
    , 0}},
    {"starter", "scenario.en.md", BYTES {
#embed "../../../Sources/Tool/Starter/Files/scenario.en.md"
    , 0}},
    {"starter", "scenario.zh-Hans.md", BYTES {
#embed "../../../Sources/Tool/Starter/Files/scenario.zh-Hans.md"
    , 0}},
    {"starter", "site.en.yaml", BYTES {
#embed "../../../Sources/Tool/Starter/Files/site.en.yaml"
    , 0}},
    {"starter", "site.zh-Hans.yaml", BYTES {
#embed "../../../Sources/Tool/Starter/Files/site.zh-Hans.yaml"
    , 0}},
    {"templates", "accent.html", BYTES {
#embed "../../../templates/accent.html"
    , 0}},
    {"templates", "assets/app.js", BYTES {
#embed "../../../templates/assets/app.js"
    , 0}},
    {"templates", "assets/devices.js", BYTES {
#embed "../../../templates/assets/devices.js"
    , 0}},
    {"templates", "assets/engine-host.js", BYTES {
#embed "../../../templates/assets/engine-host.js"
    , 0}},
    {"templates", "assets/epub.css", BYTES {
#embed "../../../templates/assets/epub.css"
    , 0}},
    {"templates", "assets/hero.js", BYTES {
#embed "../../../templates/assets/hero.js"
    , 0}},
    {"templates", "assets/lab.js", BYTES {
#embed "../../../templates/assets/lab.js"
    , 0}},
    {"templates", "assets/live-tree.js", BYTES {
#embed "../../../templates/assets/live-tree.js"
    , 0}},
    {"templates", "assets/live.css", BYTES {
#embed "../../../templates/assets/live.css"
    , 0}},
    {"templates", "assets/live.js", BYTES {
#embed "../../../templates/assets/live.js"
    , 0}},
    {"templates", "assets/mine.js", BYTES {
#embed "../../../templates/assets/mine.js"
    , 0}},
    {"templates", "assets/moved.js", BYTES {
#embed "../../../templates/assets/moved.js"
    , 0}},
    {"templates", "assets/palette.js", BYTES {
#embed "../../../templates/assets/palette.js"
    , 0}},
    {"templates", "assets/panels.js", BYTES {
#embed "../../../templates/assets/panels.js"
    , 0}},
    {"templates", "assets/paste.js", BYTES {
#embed "../../../templates/assets/paste.js"
    , 0}},
    {"templates", "assets/picture.js", BYTES {
#embed "../../../templates/assets/picture.js"
    , 0}},
    {"templates", "assets/print.css", BYTES {
#embed "../../../templates/assets/print.css"
    , 0}},
    {"templates", "assets/reading.js", BYTES {
#embed "../../../templates/assets/reading.js"
    , 0}},
    {"templates", "assets/search-panel.js", BYTES {
#embed "../../../templates/assets/search-panel.js"
    , 0}},
    {"templates", "assets/search.css", BYTES {
#embed "../../../templates/assets/search.css"
    , 0}},
    {"templates", "assets/search.js", BYTES {
#embed "../../../templates/assets/search.js"
    , 0}},
    {"templates", "assets/site.css", BYTES {
#embed "../../../templates/assets/site.css"
    , 0}},
    {"templates", "assets/worker.js", BYTES {
#embed "../../../templates/assets/worker.js"
    , 0}},
    {"templates", "audit.html", BYTES {
#embed "../../../templates/audit.html"
    , 0}},
    {"templates", "behind.html", BYTES {
#embed "../../../templates/behind.html"
    , 0}},
    {"templates", "borrowed.html", BYTES {
#embed "../../../templates/borrowed.html"
    , 0}},
    {"templates", "both.html", BYTES {
#embed "../../../templates/both.html"
    , 0}},
    {"templates", "brand.html", BYTES {
#embed "../../../templates/brand.html"
    , 0}},
    {"templates", "colophon.html", BYTES {
#embed "../../../templates/colophon.html"
    , 0}},
    {"templates", "comparison.html", BYTES {
#embed "../../../templates/comparison.html"
    , 0}},
    {"templates", "derivation-note.html", BYTES {
#embed "../../../templates/derivation-note.html"
    , 0}},
    {"templates", "derivation.html", BYTES {
#embed "../../../templates/derivation.html"
    , 0}},
    {"templates", "device-number.html", BYTES {
#embed "../../../templates/device-number.html"
    , 0}},
    {"templates", "device-sources.html", BYTES {
#embed "../../../templates/device-sources.html"
    , 0}},
    {"templates", "device.html", BYTES {
#embed "../../../templates/device.html"
    , 0}},
    {"templates", "devices.html", BYTES {
#embed "../../../templates/devices.html"
    , 0}},
    {"templates", "diagnostics.html", BYTES {
#embed "../../../templates/diagnostics.html"
    , 0}},
    {"templates", "doors.html", BYTES {
#embed "../../../templates/doors.html"
    , 0}},
    {"templates", "downloads.html", BYTES {
#embed "../../../templates/downloads.html"
    , 0}},
    {"templates", "epub-chapter.html", BYTES {
#embed "../../../templates/epub-chapter.html"
    , 0}},
    {"templates", "epub-contents.html", BYTES {
#embed "../../../templates/epub-contents.html"
    , 0}},
    {"templates", "epub-package.html", BYTES {
#embed "../../../templates/epub-package.html"
    , 0}},
    {"templates", "extrapolated.html", BYTES {
#embed "../../../templates/extrapolated.html"
    , 0}},
    {"templates", "feed.html", BYTES {
#embed "../../../templates/feed.html"
    , 0}},
    {"templates", "figure-error.html", BYTES {
#embed "../../../templates/figure-error.html"
    , 0}},
    {"templates", "figure.html", BYTES {
#embed "../../../templates/figure.html"
    , 0}},
    {"templates", "head.html", BYTES {
#embed "../../../templates/head.html"
    , 0}},
    {"templates", "in-words.html", BYTES {
#embed "../../../templates/in-words.html"
    , 0}},
    {"templates", "index.html", BYTES {
#embed "../../../templates/index.html"
    , 0}},
    {"templates", "lab.html", BYTES {
#embed "../../../templates/lab.html"
    , 0}},
    {"templates", "languages.html", BYTES {
#embed "../../../templates/languages.html"
    , 0}},
    {"templates", "live.html", BYTES {
#embed "../../../templates/live.html"
    , 0}},
    {"templates", "manifest.html", BYTES {
#embed "../../../templates/manifest.html"
    , 0}},
    {"templates", "mine.html", BYTES {
#embed "../../../templates/mine.html"
    , 0}},
    {"templates", "moved.html", BYTES {
#embed "../../../templates/moved.html"
    , 0}},
    {"templates", "not-found.html", BYTES {
#embed "../../../templates/not-found.html"
    , 0}},
    {"templates", "offline.html", BYTES {
#embed "../../../templates/offline.html"
    , 0}},
    {"templates", "old-ids.html", BYTES {
#embed "../../../templates/old-ids.html"
    , 0}},
    {"templates", "page.html", BYTES {
#embed "../../../templates/page.html"
    , 0}},
    {"templates", "palette.html", BYTES {
#embed "../../../templates/palette.html"
    , 0}},
    {"templates", "paste.html", BYTES {
#embed "../../../templates/paste.html"
    , 0}},
    {"templates", "picture.html", BYTES {
#embed "../../../templates/picture.html"
    , 0}},
    {"templates", "reference.html", BYTES {
#embed "../../../templates/reference.html"
    , 0}},
    {"templates", "rules.html", BYTES {
#embed "../../../templates/rules.html"
    , 0}},
    {"templates", "search-button.html", BYTES {
#embed "../../../templates/search-button.html"
    , 0}},
    {"templates", "search.html", BYTES {
#embed "../../../templates/search.html"
    , 0}},
    {"templates", "single-page.html", BYTES {
#embed "../../../templates/single-page.html"
    , 0}},
    {"templates", "sitemap.html", BYTES {
#embed "../../../templates/sitemap.html"
    , 0}},
    {"templates", "sources.html", BYTES {
#embed "../../../templates/sources.html"
    , 0}},
    {"templates", "start.html", BYTES {
#embed "../../../templates/start.html"
    , 0}},
    {"templates", "tags.html", BYTES {
#embed "../../../templates/tags.html"
    , 0}},
    {"templates", "update.html", BYTES {
#embed "../../../templates/update.html"
    , 0}},
    {"templates", "writing-notes.html", BYTES {
#embed "../../../templates/writing-notes.html"
    , 0}},
};

const int resource_count = sizeof resources / sizeof resources[0];

Resource resource(int index) { return resources[index]; }
