#ifndef CLIBRARYFILES_H
#define CLIBRARYFILES_H

/// A file that the compiler carries into the binary as it is.
typedef struct {
    /// The group of files that it belongs to, such as "devices".
    const char *folder;
    /// Its path below the folder, such as "assets/site.css".
    const char *name;
    /// Its bytes, followed by a zero byte that is not part of the file. No file holds a zero byte itself.
    const unsigned char *bytes;
} Resource;

/// The number of files of the public library.
extern const int library_file_count;

/// A file of the public library by its index, from 0.
Resource library_file(int index);

#endif
