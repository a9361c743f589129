#pragma once

#include <cmark-gfm.h>

/// Memory for one text at a time in each thread: cmark asks for thousands of pieces for a page, which all end together.
cmark_mem *mark_memory(void);

/// Ends all pieces that this thread has asked for since the last call.
void mark_memory_end(void);
