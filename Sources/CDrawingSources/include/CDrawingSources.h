#ifndef CDRAWINGSOURCES_H
#define CDRAWINGSOURCES_H

/// The source files of all that decides what is drawn of a scene, one behind the other.
const char *drawingSources(void);

/// The version of the compiler.
const char *drawingCompiler(void);

#endif
