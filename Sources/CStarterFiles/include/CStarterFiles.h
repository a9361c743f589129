#ifndef CSTARTERFILES_H
#define CSTARTERFILES_H

/// A file that new content is made of; the compiler carries it into the binary as it is.
typedef struct {
    const char *name;
    const char *text;
} StarterFile;

/// How many there are.
extern const int starterFileCount;

/// A file by its number, from 0.
StarterFile starterFile(int number);

#endif
