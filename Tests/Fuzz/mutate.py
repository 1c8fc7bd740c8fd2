"""Makes plan files that nobody would write, each from nothing but its random generator."""

import json

SUBJECTS = [
    "Deutsch", "Englisch", "Französisch", "Latein", "Griechisch", "Spanisch", "Italienisch",
    "Russisch", "Chinesisch", "Französisch (spät beginnend)", "Spanisch (spät beginnend)",
    "Bildende Kunst", "Musik", "Literatur und Theater", "Literatur", "Vertiefungskurs Sprache",
    "Geschichte", "Geographie", "Gemeinschaftskunde", "Religionslehre", "Ethik", "Wirtschaft",
    "Philosophie", "Psychologie", "Mathematik", "Physik", "Chemie", "Biologie", "Informatik", "NwT",
    "Vertiefungskurs Mathematik", "Informatik (Wahlfach)", "Astronomie", "Darstellende Geometrie",
    "CAS", "Geologie", "Sport",
]
USUAL = [
    "Deutsch", "Mathematik", "Englisch", "Physik", "Biologie", "Chemie", "Geschichte", "Geographie",
    "Gemeinschaftskunde", "Religionslehre", "Bildende Kunst", "Sport", "Französisch", "Ethik",
]
ADVANCED = ["Deutsch", "Mathematik", "Englisch", "Physik", "Biologie", "Wirtschaft", "Sport",
            "Bildende Kunst", "Geschichte", "Französisch", "NwT"]
PARTS = ["schriftlich", "praktisch", "kommunikation", "zusaetzlich_muendlich", "muendlich",
         "vierfach"]
KEYS = [
    "format", "version", "name", "land", "abitur", "faecher", "doppelt", "pruefungen",
    "seminarkurs", "lesarten", "fach", "rolle", "kurse", "hoechstens", "geklammert", "gehalten",
    "punkte", "verwendung", "ersetzt", "aufgabenfeld", "1", "2", "3", "4", "5", "", "constructor",
    *PARTS,
]
SCALARS = [
    None, True, False, 0, -1, 1, 4, 5, 15, 16, 60, 61, 2**31, 2**63, -(2**63), 10**40, 1.5, 1e300,
    "", "offen", "Leistungsfach", "Basisfach", "Kursblock", "Prüfungsblock", "keine", "BW", "BY",
    "gleitpfad-plan", "\u0000", "ä" * 100, "\U0001f600", "a\u0308", "\ufeff", "\u202e", 2021, 2027,
    2029, 2030, "nachher-runden", "vorher-runden", "frei", "pflicht",
]
TOKENS = [b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"\\u", b"\\ud800", b"null", b"true",
          b"-", b"0", b"9" * 30, b"e", b".", b"\x00", b"\xff", b"\xc3", b"\xf4\x90\x80\x80", b"\n",
          b"\r\n", b"\xef\xbb\xbf", b'"offen"', b'"1":', b"/*", b" " * 100]


# --------------------------------------------------------------------------------------------------
# By grammar: mostly valid plans, with a love for edges
# --------------------------------------------------------------------------------------------------


class Grammar:
    def __init__(self, random):
        self.random = random
        self.mood = random.choice([[0], [15], [4, 5], [0, 15], [0, 1, 4, 5, 8, 15], range(16)])
        self.openness = random.choice([0, 0, 0.1, 0.5, 1])

    def outcome(self):
        if self.random.random() < self.openness:
            return "offen"
        return self.random.choice(self.mood if self.random.random() < 0.9 else range(16))

    def plan(self):
        random = self.random
        year = random.choice([2021, 2022, 2024, 2025, 2027, 2029])
        names = self.names(year)
        advanced = self.advanced(names)
        plan = {"format": "gleitpfad-plan", "version": 1, "land": "BW", "abitur": year}
        if random.random() < 0.3:
            plan["name"] = random.choice(["Lena", "", "Ö\u001b[1m", "x" * 200, "\u202e"])
        plan["faecher"] = [self.subject(name, name in advanced) for name in names]
        plan["pruefungen"] = self.exams(names, advanced)
        if len(advanced) >= 2 and random.random() < 0.3:
            plan["doppelt"] = random.sample(advanced, 2)
        if random.random() < 0.3:
            plan["seminarkurs"] = self.component(plan["pruefungen"])
        if random.random() < 0.4:
            plan["lesarten"] = {
                key: random.choice(values) for key, values in {
                    "zusatzpruefung": ["nachher-runden", "vorher-runden"],
                    "pruefungsteile": ["ungerundet", "gerundet"],
                    "religion-ethik": ["frei", "pflicht"],
                }.items() if random.random() < 0.6
            }
        return plan

    def names(self, year):
        random = self.random
        known = SUBJECTS + (["Geographie und Gemeinschaftskunde"] if year < 2025 else [])
        if random.random() < 0.6:
            names = USUAL + random.sample(known, random.randint(0, 6))
        else:
            names = random.sample(known, random.randint(0, len(known)))
        names = list(dict.fromkeys(names))
        for _ in range(random.choice([0, 0, 0, 1, 2])):
            if names:
                names.remove(random.choice(names))
        random.shuffle(names)
        return names

    def advanced(self, names):
        possible = [name for name in names if name in ADVANCED]
        return self.random.sample(possible, min(self.random.choice([3, 3, 3, 3, 2, 1, 0]),
                                                len(possible)))

    def subject(self, name, is_advanced):
        random = self.random
        halves = [h for h in "1234" if random.random() < random.choice([1, 1, 1, 0.8, 0.3])]
        subject = {"fach": name, "kurse": {half: self.outcome() for half in halves}}
        if is_advanced:
            subject["rolle"] = "Leistungsfach"
        if random.random() < 0.15:
            subject["hoechstens"] = random.randint(0, 4)
        for half in halves:
            wish = random.choice(["geklammert", "gehalten", *[None] * 14])
            if wish:
                subject.setdefault(wish, []).append(int(half))
        return subject

    def exams(self, names, advanced):
        random = self.random
        exams = []
        for name in advanced:
            if random.random() < 0.2:
                continue
            exam = {"fach": name, "schriftlich": self.outcome()}
            if random.random() < 0.1:
                exam = {"fach": name, "vierfach": random.choice([0, 3, 4, 19, 20, 37, 60])}
            else:
                if name in ("Sport", "Bildende Kunst") and random.random() < 0.7:
                    exam["praktisch"] = self.outcome()
                if name in ("Englisch", "Französisch") and random.random() < 0.7:
                    exam["kommunikation"] = self.outcome()
                if "offen" not in exam.values() and random.random() < 0.4:
                    exam["zusaetzlich_muendlich"] = self.outcome()
            exams.append(exam)
        others = [name for name in names if name not in advanced]
        for name in random.sample(others, min(random.choice([2, 2, 2, 1, 0]), len(others))):
            part = ("vierfach", random.randint(0, 60)) if random.random() < 0.05 else (
                "muendlich", self.outcome())
            exams.append({"fach": name, part[0]: part[1]})
        random.shuffle(exams)
        return exams

    def component(self, exams):
        random = self.random
        component = {"punkte": self.outcome()}
        if random.random() < 0.6:
            component["verwendung"] = random.choice(["Kursblock", "Prüfungsblock", "keine"])
        oral = [exam["fach"] for exam in exams if "muendlich" in exam]
        if component.get("verwendung") == "Prüfungsblock" and oral:
            component["ersetzt"] = random.choice(oral)
        if random.random() < 0.5:
            component["aufgabenfeld"] = random.randint(1, 3)
        return component


# --------------------------------------------------------------------------------------------------
# By structure: valid JSON with something out of place
# --------------------------------------------------------------------------------------------------


def containers(value):
    if isinstance(value, (dict, list)):
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from containers(inner)


def anything(random, depth=0):
    kind = random.random()
    if depth > 3 or kind < 0.7:
        return random.choice(SCALARS)
    if kind < 0.85:
        return [anything(random, depth + 1) for _ in range(random.randint(0, 4))]
    return {random.choice(KEYS): anything(random, depth + 1) for _ in range(random.randint(0, 4))}


def restructure(random, document):
    """Changes one place of a document."""
    places = [place for place in containers(document) if place]
    if not places:
        return anything(random)
    place = random.choice(places)
    key = random.choice(list(place)) if isinstance(place, dict) else random.randrange(len(place))
    act = random.randrange(7)
    if act == 0:
        del place[key]
    elif act == 1:
        place[key] = anything(random)
    elif act == 2:
        other = random.choice(places)
        place[key] = json.loads(json.dumps(other))
    elif act == 3 and isinstance(place, list):
        place.extend(json.loads(json.dumps(place[key])) for _ in range(random.choice([1, 2, 70])))
    elif act == 4 and isinstance(place, list):
        random.shuffle(place)
    elif act == 5 and isinstance(place, dict):
        place[random.choice(KEYS)] = place.pop(key)
    elif isinstance(place, dict):
        place[random.choice(KEYS)] = anything(random)
    else:
        place.insert(key, anything(random))
    return document


def written(random, document):
    """A document as bytes, in one of many ways to write the same."""
    indent = random.choice([None, None, 0, 2])
    text = json.dumps(document, ensure_ascii=random.random() < 0.3, indent=indent)
    return text.encode("utf-8", "surrogatepass")


# --------------------------------------------------------------------------------------------------
# By bytes
# --------------------------------------------------------------------------------------------------


def garble(random, data, corpus):
    data = bytearray(data)
    for _ in range(random.choice([1, 1, 2, 3, 8])):
        position = random.randint(0, len(data))
        length = random.choice([1, 1, 2, 5, 30])
        act = random.randrange(6)
        if act == 0 and position < len(data):
            data[position] ^= 1 << random.randrange(8)
        elif act == 1:
            data[position:position] = random.choice(TOKENS) * random.choice([1, 1, 1, 3, 100])
        elif act == 2:
            del data[position:position + length]
        elif act == 3:
            piece = data[position:position + length]
            data[position:position] = piece * random.choice([1, 2, 20])
        elif act == 4:
            del data[position:]
        else:
            other = random.choice(corpus)
            start = random.randint(0, len(other))
            data[position:position + length] = other[start:start + random.choice([5, 50, 500])]
    return bytes(data)


def case(random, corpus):
    """One file to try, and the way it was made."""
    way = random.random()
    if way < 0.5:
        return written(random, Grammar(random).plan())
    if way < 0.75:
        document = Grammar(random).plan()
        if random.random() < 0.5:
            try:
                document = json.loads(random.choice(corpus))
            except ValueError:
                pass
        for _ in range(random.choice([1, 1, 1, 2, 4])):
            document = restructure(random, document)
        return written(random, document)
    data = random.choice(corpus)
    if random.random() < 0.5:
        data = written(random, Grammar(random).plan())
    return garble(random, data, corpus)
