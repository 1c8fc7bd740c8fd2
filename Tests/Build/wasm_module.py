"""Reads the parts of a WebAssembly module that the tests look at."""

from dataclasses import dataclass

KINDS = ["function", "table", "memory", "global", "tag"]
IMPORT_SECTION, GLOBAL_SECTION, EXPORT_SECTION = 2, 6, 7
I32_CONST = 0x41


@dataclass(frozen=True)
class Module:
    """Imports as (module, name, kind), exports as (name, kind), and where the stack begins."""

    imports: list
    exports: list
    stack_top: int


class Reader:
    """Reads numbers and names of a section one after the other."""

    def __init__(self, data):
        self.data = data
        self.position = 0

    @property
    def is_at_end(self):
        return self.position == len(self.data)

    def byte(self):
        self.position += 1
        return self.data[self.position - 1]

    def bytes(self, count):
        self.position += count
        return self.data[self.position - count:self.position]

    def number(self):
        """An unsigned number in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def name(self):
        return self.bytes(self.number()).decode("utf-8")

    def limits(self):
        if self.byte() & 1:
            self.number()
        self.number()


def read(data):
    """Reads a module; raises if it is not one."""
    if data[:8] != b"\0asm\1\0\0\0":
        raise ValueError("not a WebAssembly module")
    sections = {}
    reader = Reader(data[8:])
    while not reader.is_at_end:
        section = reader.byte()
        sections[section] = reader.bytes(reader.number())
    return Module(
        imports=read_imports(Reader(sections.get(IMPORT_SECTION, b"\0"))),
        exports=read_exports(Reader(sections.get(EXPORT_SECTION, b"\0"))),
        stack_top=read_stack_top(Reader(sections.get(GLOBAL_SECTION, b"\0"))),
    )


def read_imports(reader):
    imports = []
    for _ in range(reader.number()):
        module, name, kind = reader.name(), reader.name(), KINDS[reader.byte()]
        imports.append((module, name, kind))
        if kind == "table":
            reader.byte()
            reader.limits()
        elif kind == "memory":
            reader.limits()
        else:
            # An index of a type, or a type and whether it may change: one or two small numbers.
            for _ in range({"function": 1, "global": 2, "tag": 2}[kind]):
                reader.number()
    return sorted(imports)


def read_exports(reader):
    exports = []
    for _ in range(reader.number()):
        name, kind = reader.name(), KINDS[reader.byte()]
        reader.number()
        exports.append((name, kind))
    return sorted(exports)


def read_stack_top(reader):
    """The initial value of the first global, which is the linker's stack pointer."""
    if reader.number() == 0:
        return None
    reader.bytes(2)
    # The number is signed, but a positive one reads the same.
    return reader.number() if reader.byte() == I32_CONST else None
