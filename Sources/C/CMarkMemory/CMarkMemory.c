#include "mark_memory.h"
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/// Pieces lie one behind the other in blocks. Each has its size before it, for those that grow.
typedef struct piece {
    size_t size;
    max_align_t bytes[];
} piece;

typedef struct block {
    struct block *before;
    size_t size, used;
    max_align_t bytes[];
} block;

enum { usual_size = 64 << 10, alignment = _Alignof(max_align_t) };

/// The block in use.
static _Thread_local block *last;

static size_t rounded(size_t size) { return (size + alignment - 1) & ~(size_t)(alignment - 1); }

static block *new_block(size_t size) {
    block *block = malloc(sizeof *block + size);
    // As cmark does: nothing of it can go on without.
    if (!block)
        abort();
    block->before = NULL;
    block->size = size;
    block->used = 0;
    return block;
}

static piece *take(size_t size) {
    size_t whole = rounded(sizeof(piece)) + rounded(size);
    if (!last || last->size - last->used < whole) {
        block *block = new_block(whole > usual_size ? whole : usual_size);
        block->before = last;
        last = block;
    }
    piece *piece = (void *)((char *)last->bytes + last->used);
    last->used += whole;
    piece->size = size;
    return piece;
}

static void *take_cleared(size_t count, size_t size) {
    size_t all;
    if (__builtin_mul_overflow(count, size, &all) || all > SIZE_MAX / 2)
        abort();
    piece *piece = take(all);
    memset(piece->bytes, 0, all);
    return piece->bytes;
}

static piece *holding(void *pointer) { return (void *)((char *)pointer - offsetof(piece, bytes)); }

/// Whether nothing was taken after a piece, so that it can grow and go.
static int is_last(piece *piece) {
    return (char *)piece->bytes + rounded(piece->size) == (char *)last->bytes + last->used;
}

static void *resize(void *pointer, size_t size) {
    if (!pointer)
        return take(size)->bytes;
    if (size > SIZE_MAX / 2)
        abort();
    piece *old = holding(pointer);
    if (size <= old->size)
        return pointer;
    if (is_last(old) && last->size - last->used >= rounded(size) - rounded(old->size)) {
        last->used += rounded(size) - rounded(old->size);
        old->size = size;
        return pointer;
    }
    piece *new = take(size);
    memcpy(new->bytes, old->bytes, old->size);
    return new->bytes;
}

static void give_back(void *pointer) {
    if (!pointer)
        return;
    piece *old = holding(pointer);
    if (is_last(old))
        last->used = (size_t)((char *)old - (char *)last->bytes);
}

static cmark_mem memory = {take_cleared, resize, give_back};

cmark_mem *mark_memory(void) { return &memory; }

void mark_memory_end(void) {
    while (last) {
        block *block = last;
        last = block->before;
        free(block);
    }
}
