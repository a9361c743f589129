#include "CDeviceFiles.h"

// One array and one line below for each file of Sources/Devices/Catalog. The compiler notes the files as dependencies, so
// that a change of one builds this file anew.

static const char iPhone4STo8[] = {
#embed "../Devices/Catalog/iphone-4s-to-8.yaml"
    , 0};

static const char iPhoneXTo13[] = {
#embed "../Devices/Catalog/iphone-x-to-13.yaml"
    , 0};

static const char iPhone14To16[] = {
#embed "../Devices/Catalog/iphone-14-to-16.yaml"
    , 0};

static const char iPhone17AndLater[] = {
#embed "../Devices/Catalog/iphone-17-and-later.yaml"
    , 0};

static const char iPadHomeButton[] = {
#embed "../Devices/Catalog/ipad-home-button.yaml"
    , 0};

static const char iPadFullScreen[] = {
#embed "../Devices/Catalog/ipad-full-screen.yaml"
    , 0};

static const char sources[] = {
#embed "../Devices/Catalog/sources.yaml"
    , 0};

static const DeviceFile files[] = {
    {"iphone-4s-to-8.yaml", iPhone4STo8},
    {"iphone-x-to-13.yaml", iPhoneXTo13},
    {"iphone-14-to-16.yaml", iPhone14To16},
    {"iphone-17-and-later.yaml", iPhone17AndLater},
    {"ipad-home-button.yaml", iPadHomeButton},
    {"ipad-full-screen.yaml", iPadFullScreen},
};

const int deviceFileCount = sizeof files / sizeof files[0];

DeviceFile deviceFile(int number) { return files[number]; }

const char *sourceFile(void) { return sources; }
