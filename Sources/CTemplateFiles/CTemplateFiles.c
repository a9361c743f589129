#include "CTemplateFiles.h"

// Every file of the folder templates that goes into a site. The compiler notes them as dependencies, so that a change of
// one builds this file anew.

#define TEXT (const char[])

static const TemplateFile files[] = {
    {"accent.html", TEXT {
#embed "../../templates/accent.html"
    , 0}},
    {"assets/app.js", TEXT {
#embed "../../templates/assets/app.js"
    , 0}},
    {"assets/devices.js", TEXT {
#embed "../../templates/assets/devices.js"
    , 0}},
    {"assets/epub.css", TEXT {
#embed "../../templates/assets/epub.css"
    , 0}},
    {"assets/moved.js", TEXT {
#embed "../../templates/assets/moved.js"
    , 0}},
    {"assets/palette.js", TEXT {
#embed "../../templates/assets/palette.js"
    , 0}},
    {"assets/picture.js", TEXT {
#embed "../../templates/assets/picture.js"
    , 0}},
    {"assets/print.css", TEXT {
#embed "../../templates/assets/print.css"
    , 0}},
    {"assets/reading.js", TEXT {
#embed "../../templates/assets/reading.js"
    , 0}},
    {"assets/search-panel.js", TEXT {
#embed "../../templates/assets/search-panel.js"
    , 0}},
    {"assets/search.css", TEXT {
#embed "../../templates/assets/search.css"
    , 0}},
    {"assets/search.js", TEXT {
#embed "../../templates/assets/search.js"
    , 0}},
    {"assets/site.css", TEXT {
#embed "../../templates/assets/site.css"
    , 0}},
    {"assets/worker.js", TEXT {
#embed "../../templates/assets/worker.js"
    , 0}},
    {"audit.html", TEXT {
#embed "../../templates/audit.html"
    , 0}},
    {"behind.html", TEXT {
#embed "../../templates/behind.html"
    , 0}},
    {"borrowed.html", TEXT {
#embed "../../templates/borrowed.html"
    , 0}},
    {"both.html", TEXT {
#embed "../../templates/both.html"
    , 0}},
    {"brand.html", TEXT {
#embed "../../templates/brand.html"
    , 0}},
    {"colophon.html", TEXT {
#embed "../../templates/colophon.html"
    , 0}},
    {"derivation-note.html", TEXT {
#embed "../../templates/derivation-note.html"
    , 0}},
    {"derivation.html", TEXT {
#embed "../../templates/derivation.html"
    , 0}},
    {"device-number.html", TEXT {
#embed "../../templates/device-number.html"
    , 0}},
    {"device-sources.html", TEXT {
#embed "../../templates/device-sources.html"
    , 0}},
    {"device.html", TEXT {
#embed "../../templates/device.html"
    , 0}},
    {"devices.html", TEXT {
#embed "../../templates/devices.html"
    , 0}},
    {"diagnostics.html", TEXT {
#embed "../../templates/diagnostics.html"
    , 0}},
    {"doors.html", TEXT {
#embed "../../templates/doors.html"
    , 0}},
    {"downloads.html", TEXT {
#embed "../../templates/downloads.html"
    , 0}},
    {"epub-chapter.html", TEXT {
#embed "../../templates/epub-chapter.html"
    , 0}},
    {"epub-contents.html", TEXT {
#embed "../../templates/epub-contents.html"
    , 0}},
    {"epub-package.html", TEXT {
#embed "../../templates/epub-package.html"
    , 0}},
    {"extrapolated.html", TEXT {
#embed "../../templates/extrapolated.html"
    , 0}},
    {"feed.html", TEXT {
#embed "../../templates/feed.html"
    , 0}},
    {"figure-error.html", TEXT {
#embed "../../templates/figure-error.html"
    , 0}},
    {"figure.html", TEXT {
#embed "../../templates/figure.html"
    , 0}},
    {"head.html", TEXT {
#embed "../../templates/head.html"
    , 0}},
    {"index.html", TEXT {
#embed "../../templates/index.html"
    , 0}},
    {"manifest.html", TEXT {
#embed "../../templates/manifest.html"
    , 0}},
    {"moved.html", TEXT {
#embed "../../templates/moved.html"
    , 0}},
    {"not-found.html", TEXT {
#embed "../../templates/not-found.html"
    , 0}},
    {"offline.html", TEXT {
#embed "../../templates/offline.html"
    , 0}},
    {"old-ids.html", TEXT {
#embed "../../templates/old-ids.html"
    , 0}},
    {"page.html", TEXT {
#embed "../../templates/page.html"
    , 0}},
    {"palette.html", TEXT {
#embed "../../templates/palette.html"
    , 0}},
    {"picture.html", TEXT {
#embed "../../templates/picture.html"
    , 0}},
    {"reference.html", TEXT {
#embed "../../templates/reference.html"
    , 0}},
    {"rules.html", TEXT {
#embed "../../templates/rules.html"
    , 0}},
    {"search-button.html", TEXT {
#embed "../../templates/search-button.html"
    , 0}},
    {"search.html", TEXT {
#embed "../../templates/search.html"
    , 0}},
    {"single-page.html", TEXT {
#embed "../../templates/single-page.html"
    , 0}},
    {"sitemap.html", TEXT {
#embed "../../templates/sitemap.html"
    , 0}},
    {"sources.html", TEXT {
#embed "../../templates/sources.html"
    , 0}},
    {"start.html", TEXT {
#embed "../../templates/start.html"
    , 0}},
    {"tags.html", TEXT {
#embed "../../templates/tags.html"
    , 0}},
    {"update.html", TEXT {
#embed "../../templates/update.html"
    , 0}},
    {"writing-notes.html", TEXT {
#embed "../../templates/writing-notes.html"
    , 0}},
};

const int templateFileCount = sizeof files / sizeof files[0];

TemplateFile templateFile(int number) { return files[number]; }
