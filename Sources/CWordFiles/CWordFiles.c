#include "CWordFiles.h"

// One array and one line below for each language. The compiler notes the files as dependencies, so that a change of one
// builds this file anew.

static const char en[] = {
#embed "../WordFiles/Words/en.yaml"
    , 0};

static const char zhHans[] = {
#embed "../WordFiles/Words/zh-Hans.yaml"
    , 0};

static const WordFile files[] = {
    {"en.yaml", en},
    {"zh-Hans.yaml", zhHans},
};

const int wordFileCount = sizeof files / sizeof files[0];

WordFile wordFile(int number) { return files[number]; }
