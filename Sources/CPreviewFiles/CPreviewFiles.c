#include "CPreviewFiles.h"

// What pages load while they are previewed. The compiler notes the files as dependencies, so that a change of one builds
// this file anew.

static const char script[] = {
#embed "../PreviewServer/Scripts/preview.js"
    , 0};

static const char style[] = {
#embed "../PreviewServer/Scripts/preview.css"
    , 0};

static const char worker[] = {
#embed "../PreviewServer/Scripts/worker.js"
    , 0};

const char *previewScript(void) { return script; }

const char *previewStyle(void) { return style; }

const char *previewWorker(void) { return worker; }
