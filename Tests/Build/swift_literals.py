"""Finds the string literals of a Swift file, for the tests of the texts."""

import re


class Literal:
    """A literal: what it says without what is filled in, and where it stands."""

    def __init__(self, source, start, end, text, is_filled_in):
        self.line = source.count("\n", 0, start) + 1
        self.raw = source[start:end]
        self.text = text
        self.is_filled_in = is_filled_in
        self.call, self.argument, self.label = surroundings(source, start)


def literals(source):
    """The literals outside comments, each with those that stand in its interpolations."""
    found = []
    scan(source, 0, len(source), found)
    return found


def code(source):
    """A source without comments and literals, but with what is interpolated into them."""
    kept, inner = [], []
    position = 0
    while position < len(source):
        if source.startswith("//", position):
            position = line_end(source, position)
        elif source[position] == '"':
            end, _, parts = literal(source, position)
            inner += [code(source[start:stop]) for start, stop in parts]
            kept.append('""')
            position = end
        else:
            kept.append(source[position])
            position += 1
    return "".join(kept) + "\n" + "\n".join(inner)


def scan(source, position, end, found):
    while position < end:
        if source.startswith("//", position):
            position = line_end(source, position)
        elif source[position] == '"':
            stop, text, parts = literal(source, position)
            found.append(Literal(source, position, stop, text, bool(parts)))
            for inner in parts:
                scan(source, *inner, found)
            position = stop
        else:
            position += 1


def line_end(source, position):
    end = source.find("\n", position)
    return len(source) if end < 0 else end


def literal(source, start):
    """Where a literal ends, its text, and where the interpolations in it are."""
    quotes = '"""' if source.startswith('"""', start) else '"'
    position = start + len(quotes)
    text, parts = [], []
    while not source.startswith(quotes, position):
        if source.startswith("\\(", position):
            stop = interpolation(source, position + 2)
            parts.append((position + 2, stop))
            position = stop + 1
        elif source[position] == "\\":
            escape = re.compile(r"\\u\{(\w+)\}|\\.", re.DOTALL).match(source, position)
            text.append(chr(int(escape.group(1), 16)) if escape.group(1) else " ")
            position = escape.end()
        else:
            text.append(source[position])
            position += 1
    return position + len(quotes), "".join(text), parts


def interpolation(source, position):
    """The bracket that closes an interpolation."""
    depth = 0
    while depth or source[position] != ")":
        if source[position] == '"':
            position = literal(source, position)[0]
            continue
        depth += {"(": 1, ")": -1}.get(source[position], 0)
        position += 1
    return position


def surroundings(source, start):
    """The call that a place is an argument of, which argument, and its label if it has one."""
    depth, argument, label = 0, 0, None
    for position in range(start - 1, -1, -1):
        character = source[position]
        if character in "{}":
            break
        if character == ")":
            depth += 1
        elif depth:
            depth -= character == "("
        elif character == "(":
            name = re.search(r"\w+$", source[:position])
            if name is not None:
                return name.group(), argument, label
        elif character == ",":
            argument += 1
        elif character == ":" and not argument and label is None:
            name = re.search(r"[(,]\s*(\w+)$", source[:position])
            label = name and name.group(1)
    return None, argument, label
