// Exercises Sources/CRuntime on the machine it is for: 32 bits, and memory that grows by pages.
//
// Each check returns 0, or the line of this file at which it failed.

#include <stddef.h>
#include <stdint.h>

int posix_memalign(void **result, size_t alignment, size_t size);
void free(void *pointer);
int memcmp(const void *left, const void *right, size_t count);
void *memcpy(void *target, const void *source, size_t count);
size_t strlen(const char *text);
void arc4random_buf(void *target, size_t count);
double round(double value);

#define EXPORT(name) __attribute__((export_name(#name)))
#define REQUIRE(condition) do { if (!(condition)) return __LINE__; } while (0)

// The high bits of a linear congruential generator; its constants are Knuth's.
static uint64_t state;

static uint32_t next_random(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(state >> 33);
}

static uint64_t next_random64(void) {
  uint64_t high = next_random();
  uint64_t low = next_random();
  return (high << 33) ^ low;
}

// MARK: Memory

enum { SLOT_COUNT = 512 };

static struct slot {
  uint8_t *bytes;
  size_t size;
  uint8_t pattern;
} slots[SLOT_COUNT];

// Two blocks that overlap cannot both keep their patterns.
static int is_intact(const struct slot *slot) {
  for (size_t i = 0; i < slot->size; i++) {
    if (slot->bytes[i] != (uint8_t)(slot->pattern + i * 7)) {
      return 0;
    }
  }
  return 1;
}

static int fill(struct slot *slot, size_t alignment, size_t size) {
  void *pointer = NULL;
  if (posix_memalign(&pointer, alignment, size) != 0) {
    return 0;
  }
  slot->bytes = pointer;
  slot->size = size;
  slot->pattern = (uint8_t)next_random();
  for (size_t i = 0; i < size; i++) {
    slot->bytes[i] = (uint8_t)(slot->pattern + i * 7);
  }
  return 1;
}

static void empty(struct slot *slot) {
  free(slot->bytes);
  slot->bytes = NULL;
}

// Small sizes often, large ones seldom, and with them 0 and the sizes next to powers of two.
static size_t random_size(void) {
  size_t power = (size_t)1 << (next_random() % 15);
  return next_random() % 4 == 0 ? power - next_random() % 2 : next_random() % power;
}

EXPORT(check_random_use)
int check_random_use(int seed, int rounds) {
  state = (uint64_t)seed;
  for (int round = 0; round < rounds; round++) {
    struct slot *slot = &slots[next_random() % SLOT_COUNT];
    if (slot->bytes != NULL) {
      REQUIRE(is_intact(slot));
      empty(slot);
    } else {
      size_t alignment = (size_t)4 << (next_random() % 4 == 0 ? next_random() % 11 : 2);
      REQUIRE(fill(slot, alignment, random_size()));
      REQUIRE((size_t)slot->bytes % alignment == 0);
      REQUIRE((size_t)slot->bytes % 16 == 0);
      REQUIRE((size_t)slot->bytes + slot->size <= (size_t)__builtin_wasm_memory_size(0) << 16);
    }
  }
  for (int i = 0; i < SLOT_COUNT; i++) {
    if (slots[i].bytes != NULL) {
      REQUIRE(is_intact(&slots[i]));
      empty(&slots[i]);
    }
  }
  return 0;
}

// In fresh memory each block follows the one before, and must begin, with its header, behind it.
EXPORT(check_neighbours)
int check_neighbours(void) {
  size_t end = 0;
  for (size_t size = 0; size < 3000; size++) {
    void *pointer = NULL;
    REQUIRE(posix_memalign(&pointer, 16, size) == 0);
    REQUIRE((size_t)pointer - 16 >= end);
    end = (size_t)pointer + size;
  }
  return 0;
}

EXPORT(check_no_growth_by_reuse)
int check_no_growth_by_reuse(void) {
  size_t pages = 0;
  for (int round = 0; round < 2000; round++) {
    for (int i = 0; i < 64; i++) {
      REQUIRE(fill(&slots[i], i % 8 == 0 ? 64 : 16, (size_t)i * 37));
    }
    for (int i = 0; i < 64; i++) {
      REQUIRE(is_intact(&slots[i]));
      empty(&slots[i]);
    }
    if (round == 0) {
      pages = __builtin_wasm_memory_size(0);
    }
  }
  REQUIRE(__builtin_wasm_memory_size(0) == pages);
  return 0;
}

EXPORT(check_exhaustion)
int check_exhaustion(void) {
  void *pointer = NULL;
  const size_t impossible[] = {
    (size_t)-1, (size_t)-16, (size_t)-32, 0x80000000, 0x7FFFFFFF, 0x40000000,
  };
  for (int i = 0; i < 6; i++) {
    REQUIRE(posix_memalign(&pointer, 16, impossible[i]) != 0);
    REQUIRE(posix_memalign(&pointer, 4096, impossible[i]) != 0);
    REQUIRE(posix_memalign(&pointer, 0x80000000, impossible[i]) != 0);
  }
  REQUIRE(posix_memalign(&pointer, 0x80000000, 1) != 0);
  REQUIRE(pointer == NULL);

  // Blocks of 64 KiB until there is no more; the module may have 16 MiB.
  int count = 0;
  while (count < SLOT_COUNT && fill(&slots[count], 16, 65000)) {
    count++;
  }
  REQUIRE(count > 200 && count < 256);

  // What was handed out is whole, and what comes back can be had again.
  for (int i = 0; i < count; i++) {
    REQUIRE(is_intact(&slots[i]));
  }
  for (int i = 0; i < count; i += 2) {
    empty(&slots[i]);
  }
  for (int i = 0; i < count; i += 2) {
    REQUIRE(fill(&slots[i], 16, 65000));
  }
  for (int i = 0; i < count; i++) {
    REQUIRE(is_intact(&slots[i]));
    empty(&slots[i]);
  }
  return 0;
}

EXPORT(free_null)
int free_null(void) {
  free(NULL);
  return 0;
}

EXPORT(free_twice)
int free_twice(void) {
  void *pointer = NULL;
  REQUIRE(posix_memalign(&pointer, 16, 100) == 0);
  free(pointer);
  free(pointer);
  return 0;
}

EXPORT(free_inside)
int free_inside(void) {
  void *pointer = NULL;
  REQUIRE(posix_memalign(&pointer, 16, 100) == 0);
  free((uint8_t *)pointer + 16);
  return 0;
}

// MARK: Bytes

EXPORT(check_bytes)
int check_bytes(void) {
  // `volatile` keeps the compiler from answering itself.
  volatile size_t four = 4;
  REQUIRE(memcmp("abcd", "abcd", four) == 0);
  REQUIRE(memcmp("abcd", "abce", four) < 0);
  REQUIRE(memcmp("abce", "abcd", four) > 0);
  REQUIRE(memcmp("\xFF", "\x01", four - 3) > 0);
  REQUIRE(memcmp("abcd", "xyz", four - 4) == 0);
  REQUIRE(strlen("") == 0);
  REQUIRE(strlen("abcd") == four);

  char target[] = "------";
  REQUIRE(memcpy(target + 1, "abcd", four) == target + 1);
  REQUIRE(memcmp(target, "-abcd-", four + 2) == 0);

  uint8_t first[16], second[16];
  arc4random_buf(first, 16);
  arc4random_buf(second, 16);
  REQUIRE(memcmp(first, second, 4 * four) == 0);
  REQUIRE(memcmp(first, first + 8, 2 * four) != 0);
  return 0;
}

// MARK: Numbers

// Also tells the two zeros apart.
static int is_same(double a, double b) {
  return a == b && __builtin_signbit(a) == __builtin_signbit(b);
}

EXPORT(check_round)
int check_round(void) {
  static const volatile double cases[][2] = {
    { 0.0, 0.0 }, { -0.0, -0.0 }, { 0.4, 0.0 }, { -0.4, -0.0 }, { 0.5, 1.0 }, { -0.5, -1.0 },
    { 1.5, 2.0 }, { 2.5, 3.0 }, { -2.5, -3.0 }, { 2.4999999999999996, 2.0 },
    { 0.49999999999999994, 0.0 }, { 4503599627370495.5, 4503599627370496.0 },
    { 4503599627370497.0, 4503599627370497.0 }, { 1e300, 1e300 },
    { __builtin_inf(), __builtin_inf() }, { -__builtin_inf(), -__builtin_inf() },
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    REQUIRE(is_same(round(cases[i][0]), cases[i][1]));
  }
  REQUIRE(round(__builtin_nan("")) != round(__builtin_nan("")));
  return 0;
}

// Multiplies random numbers and folds the products into one; the caller does the same with integers
// that have no width. `__multi3` is called by the compiler for each product.
EXPORT(product_digest)
uint64_t product_digest(int seed, int count) {
  state = (uint64_t)seed;
  uint64_t digest = 0;
  for (int i = 0; i < count; i++) {
    unsigned __int128 factors[2];
    for (int k = 0; k < 2; k++) {
      // One call to a statement: C does not say which operand comes first.
      uint64_t high = next_random64();
      high >>= next_random() % 64;
      uint64_t low = next_random64();
      low >>= next_random() % 64;
      factors[k] = (unsigned __int128)high << 64 | low;
      // Negative numbers and the ends of the range too.
      switch (next_random() % 4) {
      case 0: factors[k] = ~factors[k]; break;
      case 1: factors[k] >>= 64; break;
      default: break;
      }
    }
    unsigned __int128 product = factors[0] * factors[1];
    digest = digest * 31 + (uint64_t)product;
    digest = digest * 31 + (uint64_t)(product >> 64);
  }
  return digest;
}
