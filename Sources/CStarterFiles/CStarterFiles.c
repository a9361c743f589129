#include "CStarterFiles.h"

// Every file of Sources/Starter/Files. The compiler notes them as dependencies, so that a change of one builds this file
// anew.

#define TEXT (const char[])

static const StarterFile files[] = {
    {"changes.yml", TEXT {
#embed "../Starter/Files/changes.yml"
    , 0}},
    {"device.yaml", TEXT {
#embed "../Starter/Files/device.yaml"
    , 0}},
    {"first-note.en.md", TEXT {
#embed "../Starter/Files/first-note.en.md"
    , 0}},
    {"first-note.zh-Hans.md", TEXT {
#embed "../Starter/Files/first-note.zh-Hans.md"
    , 0}},
    {"gitignore", TEXT {
#embed "../Starter/Files/gitignore"
    , 0}},
    {"note.en.md", TEXT {
#embed "../Starter/Files/note.en.md"
    , 0}},
    {"note.zh-Hans.md", TEXT {
#embed "../Starter/Files/note.zh-Hans.md"
    , 0}},
    {"pages.yml", TEXT {
#embed "../Starter/Files/pages.yml"
    , 0}},
    {"scenario.en.md", TEXT {
#embed "../Starter/Files/scenario.en.md"
    , 0}},
    {"scenario.zh-Hans.md", TEXT {
#embed "../Starter/Files/scenario.zh-Hans.md"
    , 0}},
    {"site.en.yaml", TEXT {
#embed "../Starter/Files/site.en.yaml"
    , 0}},
    {"site.zh-Hans.yaml", TEXT {
#embed "../Starter/Files/site.zh-Hans.yaml"
    , 0}},
};

const int starterFileCount = sizeof files / sizeof files[0];

StarterFile starterFile(int number) { return files[number]; }
