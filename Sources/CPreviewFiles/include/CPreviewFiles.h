#ifndef CPREVIEWFILES_H
#define CPREVIEWFILES_H

/// The script that every page gets while it is previewed.
const char *previewScript(void);

/// The style of what that script shows.
const char *previewStyle(void);

/// What stands in for the worker of a site.
const char *previewWorker(void);

#endif
