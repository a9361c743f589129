#pragma once
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *memory, int byte, size_t count);
int memcmp(const void *one, const void *other, size_t count);
size_t strlen(const char *text);
int strcmp(const char *one, const char *other);
int strncmp(const char *one, const char *other, size_t count);
char *strdup(const char *text);
