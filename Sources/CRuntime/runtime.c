// The C symbols that the freestanding web build needs and nobody else supplies.
//
// A native build has a C library, and this file is then empty. In the browser there is none:
// embedded Swift calls the functions below by name, and a missing one fails the link. Functions
// nobody calls are dropped by the linker.
//
// There is one thread, so nothing here locks.

#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

typedef unsigned __int128 uint128_t;

// MARK: Memory
//
// A block has a power-of-two size. Freed blocks of a size wait in a list, and the next request of
// that size takes the one freed last. Blocks are never split or joined: that wastes up to half of a
// block, which an app of a few megabytes can afford, and leaves little that can go wrong.
//
// In front of each pointer handed out stands a header:
//
//     block                                   pointer (a multiple of 16, or of more if asked)
//     | ... padding, at least 8 bytes ... | offset | tag | bytes of the caller
//
// `offset` leads from the pointer back to the block, and `tag` says which size the block has and
// whether it is in use. Releasing what is not in use would corrupt memory silently; the tag makes
// it a trap instead, which the page can show.

enum {
  HEADER_SIZE = 16,
  // A header and room for the caller's bytes or, in a free block, for the link to the next one.
  MINIMUM_SIZE = 32,
  CLASS_COUNT = 27,
  PAGE_SHIFT = 16,
  PAGE_SIZE = 1 << PAGE_SHIFT,
  // Growing costs a call into the engine, so small needs are gathered: 256 KiB at least.
  MINIMUM_GROWTH = 4,
  MAXIMUM_REQUEST = 1 << 30,
  OUT_OF_MEMORY = 12,
};

static const uint32_t LIVE = 0xA110C000;
static const uint32_t CLASS_MASK = 0xFF;

// The linker places this symbol behind the stack and the data of the program.
extern uint8_t __heap_base;

// The memory between `unused` and `limit` has never been handed out.
static uint8_t *unused;
static uint8_t *limit;

// One list for each size: class `k` has blocks of `MINIMUM_SIZE << k` bytes. A free block keeps the
// pointer to the next one behind its header.
static uint8_t *free_blocks[CLASS_COUNT];

static uint8_t **link_of(uint8_t *block) {
  return (uint8_t **)(block + HEADER_SIZE);
}

static uint8_t *take_unused(size_t size) {
  if (unused == NULL) {
    unused = (uint8_t *)(((size_t)&__heap_base + 15) & ~(size_t)15);
    limit = (uint8_t *)(__builtin_wasm_memory_size(0) << PAGE_SHIFT);
  }
  size_t available = (size_t)(limit - unused);
  if (available < size) {
    size_t missing = (size - available + PAGE_SIZE - 1) >> PAGE_SHIFT;
    size_t pages = missing < MINIMUM_GROWTH ? MINIMUM_GROWTH : missing;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) {
      return NULL;
    }
    limit += pages << PAGE_SHIFT;
  }
  uint8_t *block = unused;
  unused += size;
  return block;
}

// `alignment` is a power of two. The memory is not cleared.
int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t padding = alignment > 16 ? alignment : 0;
  // Larger requests than these could not be met anyway, and the sums below cannot overflow.
  if (size > MAXIMUM_REQUEST || padding > MAXIMUM_REQUEST / 2) {
    return OUT_OF_MEMORY;
  }
  size_t needed = HEADER_SIZE + padding + size;
  uint32_t class = 0;
  while (((size_t)MINIMUM_SIZE << class) < needed) {
    class++;
  }

  uint8_t *block = free_blocks[class];
  if (block != NULL) {
    free_blocks[class] = *link_of(block);
  } else {
    block = take_unused((size_t)MINIMUM_SIZE << class);
    if (block == NULL) {
      return OUT_OF_MEMORY;
    }
  }

  uint8_t *pointer = block + HEADER_SIZE;
  if (padding != 0) {
    pointer = (uint8_t *)(((size_t)pointer + alignment - 1) & ~(alignment - 1));
  }
  uint32_t *header = (uint32_t *)pointer;
  header[-1] = LIVE | class;
  header[-2] = (uint32_t)(pointer - block);
  *result = pointer;
  return 0;
}

void free(void *pointer) {
  if (pointer == NULL) {
    return;
  }
  uint32_t *header = (uint32_t *)pointer;
  uint32_t tag = header[-1];
  if ((tag & ~CLASS_MASK) != LIVE) {
    __builtin_trap();
  }
  header[-1] = 0;
  uint8_t *block = (uint8_t *)pointer - header[-2];
  uint32_t class = tag & CLASS_MASK;
  *link_of(block) = free_blocks[class];
  free_blocks[class] = block;
}

// MARK: Bytes

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left;
  const uint8_t *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) {
      return a[i] - b[i];
    }
  }
  return 0;
}

// The attribute keeps the compiler from turning the loop into a call of the very function.
__attribute__((no_builtin("memcpy")))
void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  uint8_t *to = target;
  const uint8_t *from = source;
  for (size_t i = 0; i < count; i++) {
    to[i] = from[i];
  }
  return target;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count] != 0) {
    count++;
  }
  return count;
}

// Swift asks once, for the seed of its hashes. A constant makes every run the same; nothing here is
// random, so it must never serve a secret.
void arc4random_buf(void *target, size_t count) {
  uint8_t *to = target;
  for (size_t i = 0; i < count; i++) {
    to[i] = (uint8_t)(i * 37 + 11);
  }
}

// MARK: Numbers

// Halves go away from zero. WebAssembly has an instruction for every other kind of rounding.
double round(double value) {
  double whole = __builtin_trunc(value);
  double rest = __builtin_fabs(value - whole);
  return rest >= 0.5 ? whole + __builtin_copysign(1.0, value) : whole;
}

// The low 128 bits of a product. The compiler calls it wherever a 64-bit product is checked for
// overflow.
uint128_t __multi3(uint128_t a, uint128_t b) {
  // Written with 64-bit products of 32-bit halves: a 128-bit product here would call this function.
  uint64_t x = (uint64_t)a;
  uint64_t y = (uint64_t)b;
  uint64_t x1 = x >> 32;
  uint64_t x0 = (uint32_t)x;
  uint64_t y1 = y >> 32;
  uint64_t y0 = (uint32_t)y;

  uint64_t low = x0 * y0;
  uint64_t middle1 = x1 * y0 + (low >> 32);
  uint64_t middle2 = x0 * y1 + (uint32_t)middle1;
  uint64_t bottom = (middle2 << 32) | (uint32_t)low;
  uint64_t top = x1 * y1 + (middle1 >> 32) + (middle2 >> 32);
  top += (uint64_t)(a >> 64) * y + x * (uint64_t)(b >> 64);
  return ((uint128_t)top << 64) | bottom;
}

// MARK: Messages

// Only a build with assertions prints: the reason of a trap, character by character.
__attribute__((import_module("host"), import_name("putchar")))
extern int host_putchar(int character);

int putchar(int character) {
  return host_putchar(character);
}

#endif
