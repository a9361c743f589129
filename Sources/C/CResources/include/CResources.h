#ifndef CRESOURCES_H
#define CRESOURCES_H

#include "CLibraryFiles.h"

/// The number of files.
extern const int resource_count;

/// A file by its index, from 0.
Resource resource(int index);

/// The text of a grammar of Prism, or of its core; null where there is none of that name.
const char *grammar(const char *name);

#endif
