#ifndef CTEMPLATEFILES_H
#define CTEMPLATEFILES_H

/// A file of the look that comes with the tool: the compiler carries it into the binary as it is.
typedef struct {
    /// Its path below the folder `templates`, such as "assets/site.css".
    const char *path;
    const char *text;
} TemplateFile;

/// How many there are.
extern const int templateFileCount;

/// A file by its number, from 0.
TemplateFile templateFile(int number);

#endif
