#ifndef CWORDFILES_H
#define CWORDFILES_H

/// The words of the tool in one language: a YAML file that the compiler carries into the binary as it is.
typedef struct {
    const char *name;
    const char *text;
} WordFile;

/// How many there are.
extern const int wordFileCount;

/// A file by its number, from 0; the first one's keys are those that the others have to have.
WordFile wordFile(int number);

#endif
