#include "CLibraryFiles.h"

// The files that the public library needs: three lines a file, folder by folder, in the order in which the files of a folder are
// listed. What comes from packages of the system is in CResources, so that the library compiles without them.

#define BYTES (const unsigned char[])

static const Resource files[] = {
    {"devices", "iphone-4s-to-8.yaml", BYTES {
#embed "../../../Sources/Layout/Devices/Catalog/iphone-4s-to-8.yaml"
    , 0}},
    {"devices", "iphone-x-to-13.yaml", BYTES {
#embed "../../../Sources/Layout/Devices/Catalog/iphone-x-to-13.yaml"
    , 0}},
    {"devices", "iphone-14-to-16.yaml", BYTES {
#embed "../../../Sources/Layout/Devices/Catalog/iphone-14-to-16.yaml"
    , 0}},
    {"devices", "iphone-17-and-later.yaml", BYTES {
#embed "../../../Sources/Layout/Devices/Catalog/iphone-17-and-later.yaml"
    , 0}},
    {"devices", "ipad-home-button.yaml", BYTES {
#embed "../../../Sources/Layout/Devices/Catalog/ipad-home-button.yaml"
    , 0}},
    {"devices", "ipad-full-screen.yaml", BYTES {
#embed "../../../Sources/Layout/Devices/Catalog/ipad-full-screen.yaml"
    , 0}},
    {"sources", "sources.yaml", BYTES {
#embed "../../../Sources/Layout/Devices/Catalog/sources.yaml"
    , 0}},
    {"words", "en.yaml", BYTES {
#embed "../../../Sources/Base/WordFiles/Words/en.yaml"
    , 0}},
    {"words", "zh-Hans.yaml", BYTES {
#embed "../../../Sources/Base/WordFiles/Words/zh-Hans.yaml"
    , 0}},
    {"words", "Review/en.yaml", BYTES {
#embed "../../../Sources/Extras/Review/Words/en.yaml"
    , 0}},
    {"words", "Review/zh-Hans.yaml", BYTES {
#embed "../../../Sources/Extras/Review/Words/zh-Hans.yaml"
    , 0}},
    {"words", "Programs/en.yaml", BYTES {
#embed "../../../Sources/Extras/Programs/Words/en.yaml"
    , 0}},
    {"words", "Programs/zh-Hans.yaml", BYTES {
#embed "../../../Sources/Extras/Programs/Words/zh-Hans.yaml"
    , 0}},
    {"words", "ProbeAnswers/zh-Hans.yaml", BYTES {
#embed "../../../Sources/Extras/ProbeAnswers/Words/zh-Hans.yaml"
    , 0}},
    {"words", "Assistants/zh-Hans.yaml", BYTES {
#embed "../../../Sources/Extras/Assistants/Words/zh-Hans.yaml"
    , 0}},
};

const int library_file_count = sizeof files / sizeof files[0];

Resource library_file(int index) { return files[index]; }
