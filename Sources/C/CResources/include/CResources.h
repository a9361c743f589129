#ifndef CRESOURCES_H
#define CRESOURCES_H

/// A file that the compiler carries into the binary as it is.
typedef struct {
    /// The group of files that it belongs to, such as "devices".
    const char *folder;
    /// Its path below the folder, such as "assets/site.css".
    const char *name;
    /// Its bytes, followed by a zero byte that is not part of the file. No file holds a zero byte itself.
    const unsigned char *bytes;
} Resource;

/// The number of files.
extern const int resource_count;

/// A file by its index, from 0.
Resource resource(int index);

/// The text of a grammar of Prism, or of its core; null where there is none of that name.
const char *grammar(const char *name);

#endif
