"""What the built site must be. Whoever changes the border of page and module changes this."""

# The folder under test; `run.py` sets it.
site = None

# The page calls these, and nothing else is reachable.
EXPORTS = [
    ("app_alloc", "function"),
    ("app_dispatch", "function"),
    ("app_free", "function"),
    ("app_out", "function"),
    ("memory", "memory"),
]

# The module asks nothing of the page: it is told what it needs.
IMPORTS = []

# Below the data, so that a stack that is too deep traps instead of overwriting it.
STACK_SIZE = 256 << 10

# Bytes of the whole site, packed with brotli.
SITE_BUDGET = 300_000
