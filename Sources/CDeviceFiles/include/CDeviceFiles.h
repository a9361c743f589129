#ifndef CDEVICEFILES_H
#define CDEVICEFILES_H

/// Devices of one family: a YAML file that the compiler carries into the binary as it is.
typedef struct {
    const char *name;
    const char *text;
} DeviceFile;

/// How many there are.
extern const int deviceFileCount;

/// A file by its number, from 0; the catalog lists devices in the order of the files.
DeviceFile deviceFile(int number);

/// What the numbers of devices and the rules rest on, as YAML.
const char *sourceFile(void);

#endif
