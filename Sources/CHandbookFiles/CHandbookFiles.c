#include "CHandbookFiles.h"

// One array and one line below for each file of Sources/Handbook/Examples. The compiler notes the files as dependencies, so
// that a change of one builds this file anew.

static const char scenario[] = {
#embed "../Handbook/Examples/scenario.yaml"
    , 0};

static const char macros[] = {
#embed "../Handbook/Examples/macros.yaml"
    , 0};

static const char devices[] = {
#embed "../Handbook/Examples/devices.yaml"
    , 0};

static const char settings[] = {
#embed "../Handbook/Examples/settings.yaml"
    , 0};

static const char notes[] = {
#embed "../Handbook/Examples/notes.yaml"
    , 0};

static const HandbookFile files[] = {
    {"notes.yaml", notes},
    {"scenario.yaml", scenario},
    {"macros.yaml", macros},
    {"devices.yaml", devices},
    {"settings.yaml", settings},
};

const int handbookFileCount = sizeof files / sizeof files[0];

HandbookFile handbookFile(int number) { return files[number]; }
