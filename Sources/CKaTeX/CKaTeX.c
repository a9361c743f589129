#include "CKaTeX.h"

// KaTeX as Debian installs it (package libjs-katex), between what it needs of the language and what asks it for formulas.
// A tool that is installed elsewhere needs no file of it. The compiler notes the files as dependencies, so that another
// KaTeX builds this file anew.

static const char language[] = {
#embed "../MathML/Scripts/language.js"
    , 0};

static const char katex[] = {
#embed "/usr/share/javascript/katex/katex.min.js"
    , 0};

static const char formula[] = {
#embed "../MathML/Scripts/formula.js"
    , 0};

static const char *const scripts[] = {language, katex, formula};

const int formulaScriptCount = sizeof scripts / sizeof scripts[0];

const char *formulaScript(int number) { return scripts[number]; }
