#pragma once

/// Has a process that ends because it gets no more memory say so and exit with 1. Libraries abort then, or trap when they
/// cannot start a thread; whatever else does so ends as before.
void memory_failure_report(void);
