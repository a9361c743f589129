// What the Embedded Swift library and libyaml need of a C library, for a module without imports: memory, bytes, and the few functions
// of numbers. Memory is one growing piece; freed blocks wait in a list per size class, so that a page that asks the engine ten
// thousand times uses no more than one that asks it once.

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <stdio.h>

// MARK: - Memory

extern unsigned char __heap_base;

enum { PAGE = 65536, HEADER = 16, CLASSES = 128 };

// Before each block: the class that it belongs to.
struct block {
    size_t class;
    struct block *next;
};

static uintptr_t end_of_used;
static uintptr_t end_of_memory;
static struct block *unused[CLASSES];

// Sizes grow by a quarter: 16, 32, 48, 64, 80, 96, 112, 128, 160, …
static size_t size_of(size_t class) {
    if (class < 4) return (class + 1) * 16;
    size_t power = class / 4 - 1;
    return ((size_t)64 << power) + (class % 4 + 1) * ((size_t)16 << power);
}

static size_t class_of(size_t size) {
    size_t class = 0;
    if (size > 64) class = 4 * (size_t)(25 - __builtin_clz((unsigned)(size - 1)) + 1);
    while (size_of(class) < size) class++;
    return class;
}

static int grow_to(uintptr_t end) {
    if (end <= end_of_memory) return 1;
    size_t pages = (end - end_of_memory + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    end_of_memory += pages * PAGE;
    return 1;
}

void *malloc(size_t size) {
    if (size > (size_t)1 << 30) return NULL;
    size_t class = class_of(size == 0 ? 1 : size);
    if (class >= CLASSES) return NULL;
    struct block *block = unused[class];
    if (block) {
        unused[class] = block->next;
    } else {
        if (end_of_used == 0) {
            end_of_used = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
            end_of_memory = __builtin_wasm_memory_size(0) * PAGE;
        }
        size_t whole = HEADER + size_of(class);
        if (!grow_to(end_of_used + whole)) return NULL;
        block = (struct block *)end_of_used;
        end_of_used += whole;
        block->class = class;
    }
    return (char *)block + HEADER;
}

void free(void *memory) {
    if (!memory) return;
    struct block *block = (struct block *)((char *)memory - HEADER);
    block->next = unused[block->class];
    unused[block->class] = block;
}

void *realloc(void *memory, size_t size) {
    if (!memory) return malloc(size);
    size_t room = size_of(((struct block *)((char *)memory - HEADER))->class);
    if (size <= room) return memory;
    void *larger = malloc(size);
    if (!larger) return NULL;
    memcpy(larger, memory, room);
    free(memory);
    return larger;
}

// Blocks begin at multiples of 16, which is all that Swift asks for.
int posix_memalign(void **memory, size_t alignment, size_t size) {
    *memory = alignment <= 16 ? malloc(size) : NULL;
    return *memory ? 0 : 12;
}

// MARK: - Bytes

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *memory, int byte, size_t count) { return __builtin_memset(memory, byte, count); }

int memcmp(const void *one, const void *other, size_t count) {
    const unsigned char *left = one, *right = other;
    for (size_t index = 0; index < count; index++)
        if (left[index] != right[index]) return left[index] - right[index];
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) count++;
    return count;
}

int strncmp(const char *one, const char *other, size_t count) {
    for (size_t index = 0; index < count; index++) {
        unsigned char left = (unsigned char)one[index], right = (unsigned char)other[index];
        if (left != right || left == 0) return left - right;
    }
    return 0;
}

int strcmp(const char *one, const char *other) { return strncmp(one, other, (size_t)-1); }

char *strdup(const char *text) {
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy ? memcpy(copy, text, size) : NULL;
}

// Nothing reads or writes files.
size_t fread(void *memory, size_t size, size_t count, FILE *file) { return 0; }

size_t fwrite(const void *memory, size_t size, size_t count, FILE *file) { return 0; }

int ferror(FILE *file) { return 1; }

// MARK: - Numbers

// Seeds of hashes. The engine's results do not depend on the order of sets, so the same ones each time do no harm: a page is
// asked by its own reader alone.
void arc4random_buf(void *memory, size_t count) {
    unsigned char *bytes = memory;
    for (size_t index = 0; index < count; index++) bytes[index] = (unsigned char)(index * 151 + 17);
}

double round(double value) {
    double whole = __builtin_trunc(value);
    return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1.0, value) : whole;
}

// The number of decimal digits with an optional sign and point, and an exponent. Digits up to 2^53 and powers of ten up to 10^22 are
// exact, so one division or multiplication rounds as it should; longer numbers, which no scenario has, may be off in the last bit.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    const char *place = text;
    int negative = *place == '-';
    if (*place == '-' || *place == '+') place++;
    double digits = 0;
    int exponent = 0, count = 0, behind = 0;
    for (;; place++) {
        if (*place >= '0' && *place <= '9') {
            if (digits < 9007199254740992.0 / 10) {
                digits = digits * 10 + (*place - '0');
                exponent -= behind;
            } else {
                exponent += !behind;
            }
            count++;
        } else if (*place == '.' && !behind) {
            behind = 1;
        } else {
            break;
        }
    }
    if (count == 0) return NULL;
    if (*place == 'e' || *place == 'E') {
        const char *start = place++;
        int sign = *place == '-' ? -1 : 1, power = 0;
        if (*place == '-' || *place == '+') place++;
        if (*place < '0' || *place > '9') {
            place = start;
        } else {
            for (; *place >= '0' && *place <= '9'; place++)
                if (power < 1000) power = power * 10 + (*place - '0');
            exponent += sign * power;
        }
    }
    double value = digits;
    static const double tens[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    for (; exponent > 22; exponent--) value *= 10;
    for (; exponent < -22; exponent++) value /= 10;
    value = exponent < 0 ? value / tens[-exponent] : value * tens[exponent];
    *result = negative ? -value : value;
    return place;
}

// a × b + c, rounded once: the product and its error as two numbers (Dekker), then their sum with c.
double fma(double a, double b, double c) {
    double product = a * b;
    double high_a = a * 134217729.0, high_b = b * 134217729.0;
    high_a = high_a - (high_a - a);
    high_b = high_b - (high_b - b);
    double low_a = a - high_a, low_b = b - high_b;
    double error = ((high_a * high_b - product) + high_a * low_b + low_a * high_b) + low_a * low_b;
    double sum = product + c;
    double part = sum - product;
    return sum + ((product - (sum - part)) + (c - part) + error);
}

typedef int ti_int __attribute__((mode(TI)));
typedef struct { uint64_t low, high; } wide;

// The product of two numbers of 128 bits.
ti_int __multi3(ti_int one, ti_int other) {
    union { ti_int whole; wide parts; } a = {one}, b = {other}, product;
    uint64_t a0 = a.parts.low & 0xFFFFFFFF, a1 = a.parts.low >> 32;
    uint64_t b0 = b.parts.low & 0xFFFFFFFF, b1 = b.parts.low >> 32;
    uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), second = a0 * b1 + (middle & 0xFFFFFFFF);
    product.parts.low = (second << 32) | (low & 0xFFFFFFFF);
    product.parts.high = a1 * b1 + (middle >> 32) + (second >> 32) + a.parts.high * b.parts.low + a.parts.low * b.parts.high;
    return product.whole;
}

// MARK: - Broken stacks

void *__stack_chk_guard = (void *)0x5bd1e995;

void __stack_chk_fail(void) { __builtin_trap(); }
