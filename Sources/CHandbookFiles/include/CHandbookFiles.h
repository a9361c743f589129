#ifndef CHANDBOOKFILES_H
#define CHANDBOOKFILES_H

/// Examples of the keys of one kind of file: a YAML file that the compiler carries into the binary as it is.
typedef struct {
    const char *name;
    const char *text;
} HandbookFile;

/// How many there are.
extern const int handbookFileCount;

/// A file by its number, from 0.
HandbookFile handbookFile(int number);

#endif
