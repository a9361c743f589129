#define _GNU_SOURCE
#include "CFileSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>
#include <unistd.h>

int exchange_paths(const char *path, const char *other_path) {
    return renameat2(AT_FDCWD, path, AT_FDCWD, other_path, RENAME_EXCHANGE);
}

int synchronize_file_system(int descriptor) { return syncfs(descriptor); }

static int copy_attribute(const char *path, const char *new_path, const char *name) {
    ssize_t size = lgetxattr(path, name, NULL, 0);
    if (size < 0) return -1;
    char *value = malloc(size + 1);
    if (!value) return -1;
    size = lgetxattr(path, name, value, size + 1);
    int result = size < 0 ? -1 : lsetxattr(new_path, name, value, size, 0);
    int reason = errno;
    free(value);
    errno = reason;
    return result;
}

int copy_attributes(const char *path, const char *new_path) {
    ssize_t size = llistxattr(path, NULL, 0);
    // Where there is no such thing there is none to copy.
    if (size < 0) return errno == ENOTSUP ? 0 : -1;
    if (size == 0) return 0;
    char *names = malloc(size);
    if (!names) return -1;
    size = llistxattr(path, names, size);
    int result = size < 0 ? -1 : 0;
    for (ssize_t start = 0; result == 0 && start < size; start += strlen(names + start) + 1)
        result = copy_attribute(path, new_path, names + start);
    int reason = errno;
    free(names);
    errno = reason;
    return result;
}
