#pragma once

// System calls that C hides without _GNU_SOURCE. Each returns 0, or -1 with the reason in errno.

/// Has two files or folders change their places in one step.
int exchange_paths(const char *path, const char *other_path);

/// Returns when everything that was written to the file system of an open file has reached the disk.
int synchronize_file_system(int descriptor);

/// Gives a file or folder the extended attributes of another, such as its access control list.
int copy_attributes(const char *path, const char *new_path);
