#ifndef CKATEX_H
#define CKATEX_H

/// How many scripts the engine runs before it is asked for formulas.
extern const int formulaScriptCount;

/// The text of a script by its number, from 0, in the order in which they are run.
const char *formulaScript(int number);

#endif
