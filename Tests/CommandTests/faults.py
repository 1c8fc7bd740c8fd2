"""Faulty plans: what stands in the file, where the fault is, and what is said about it.

In a text, ▲ marks the place of the fault and is not part of the file. `in_schema` tells whether the
JSON schema sees the fault as well; what it cannot see is what plans and rules mean together.
"""

from dataclasses import dataclass


@dataclass
class Fault:
    name: str
    text: bytes
    place: str | None
    message: str
    in_schema: bool = False


def fault(name, text, path, message, in_schema=False):
    before = text.split("▲")[0]
    line = before.count("\n") + 1
    column = len(before.rsplit("\n", 1)[-1]) + 1
    place = f"Zeile {line}, Spalte {column}" + (f" ({path})" if path else "")
    return Fault(name, text.replace("▲", "").encode(), place, message, in_schema)


HEAD = '{\n  "format": "gleitpfad-plan", "version": 1, "land": "BW", "abitur": 2027,\n'
M = '{ "fach": "Mathematik", "rolle": "Leistungsfach", "kurse": { "1": 12 } }'
D = '{ "fach": "Deutsch", "kurse": { "1": 9, "2": 8 } }'


def plan(subjects, rest=""):
    return f'{HEAD}  "faecher": [{subjects}]{rest}\n}}\n'


def one(subject, path, message, name, in_schema=True):
    """A fault within a single subject."""
    return fault(name, plan(subject), path, message, in_schema)


def exam(exams, path, message, name, in_schema=False):
    """A fault within the exams of a plan with Mathematik as Leistungsfach and Deutsch."""
    rest = f',\n  "pruefungen": [{exams}]'
    return fault(name, plan(f"{M}, {D}", rest), path, message, in_schema)


def member(text, path, message, name, in_schema=True):
    """A fault in a further member of a plan with Mathematik as Leistungsfach and Deutsch."""
    return fault(name, plan(f"{M}, {D}", f",\n  {text}"), path, message, in_schema)


NO_POINTS = 'Möglich sind ganze Punkte von 0 bis 15 und "offen".'

JSON = [
    fault("leer", "▲", None, "Die Datei hört zu früh auf: Es fehlt ein Wert."),
    fault("nur-leerraum", " \n\t▲", None, "Die Datei hört zu früh auf: Es fehlt ein Wert."),
    fault("abgeschnitten", '{"format": "gleitpfad-plan"▲', None,
          "Die Datei hört zu früh auf: Es fehlt ein Komma oder „}“."),
    fault("text-offen", '{"format": "gleit▲', None, "Es fehlt das Anführungszeichen am Ende"),
    fault("komma-zu-viel", '{\n  "a": [1, ▲]}', None, "Hier steht „]“, aber es fehlt ein Wert."),
    fault("komma-fehlt", '{"a": 1 ▲"b": 2}', None,
          "Hier steht „\"“, aber es fehlt ein Komma oder „}“."),
    fault("doppelpunkt-fehlt", '{"a" ▲1}', None, "aber es fehlt ein Doppelpunkt."),
    fault("schluessel-fehlt", '{▲a: 1}', None,
          "aber es fehlt ein Feldname in Anführungszeichen oder „}“."),
    fault("umlaut-zaehlt-eine-spalte", '{"ä": "öü" ▲x}', None, "Hier steht „x“"),
    fault("kommentar", '▲// Plan\n{}', None, "Hier steht „/“, aber es fehlt ein Wert."),
    fault("wort", '{"a": tr▲ue_}'.replace("▲ue_", "▲oo"), None, "true, false oder null"),
    fault("fuehrende-null", '{"a": ▲012}', None, "Eine Zahl darf nicht mit 0 anfangen."),
    fault("ziffer-fehlt", '{"a": 1.▲x}', None, "aber es fehlt eine Ziffer."),
    fault("umbruch-im-text", '{"a": "x▲\ny"}', None,
          "In einem Text ist ein Zeilenumbruch nicht erlaubt."),
    fault("falsches-escape", '{"a": "▲\\x"}', None, "Diese Zeichenfolge nach „\\“ gibt es nicht."),
    fault("halbes-zeichen", '{"a": "▲\\ud83d"}', None, "nur die Hälfte eines Zeichens"),
    fault("schluessel-doppelt", '{\n  "a": 1,\n  ▲"a": 2\n}', "a",
          "Das Feld „a“ steht schon in Zeile 2, Spalte 3."),
    fault("danach-noch-etwas", '{} ▲{}', None, "Nach dem Ende des Plans steht noch etwas."),
    fault("tausend-klammern", "[" * 64 + "▲" + "[" * 936, None,
          "Hier sind mehr als 64 Klammern ineinander offen."),
    fault("zu-viele-werte", "[" + "0," * 249_999 + "▲0]", None,
          "Die Datei hat mehr als 250000 Werte."),
    Fault("kein-utf-8", b'{"name": "\xff"}', "Zeile 1, Spalte 11",
          "Die Datei ist kein Text in UTF-8."),
    Fault("utf-16", '{"name": "Lena"}'.encode("utf-16-le"), "Zeile 1, Spalte 2",
          "Hier steht das Zeichen U+0000, aber"),
    Fault("latin-1", '{"name": "Käthe"}'.encode("latin-1"), "Zeile 1, Spalte 12",
          "Die Datei ist kein Text in UTF-8."),
    Fault("bom", b"\xef\xbb\xbf{}", "Zeile 1, Spalte 1",
          "Die Datei beginnt mit einer Bytereihenfolge-Marke."),
]

ROOT = [
    fault("kein-plan", "▲{}", None, "Das ist kein Plan.", True),
    fault("liste", "▲[]", None, "Das ist kein Plan.", True),
    fault("fremdes-format", '▲{"format": "anderes", "version": 1}', None, "Das ist kein Plan.",
          True),
    fault("version-fehlt", '▲{"format": "gleitpfad-plan"}', None, "Das Feld „version“ fehlt.",
          True),
    fault("neuere-version", '{"format": "gleitpfad-plan", "version": ▲3, "neues": {}}', "version",
          "Der Plan ist in Version 3 geschrieben, die dieses Gleitpfad noch nicht kennt.", True),
    fault("version-null", '{"format": "gleitpfad-plan", "version": ▲0}', "version",
          "Diese Version gibt es nicht.", True),
    fault("version-text", '{"format": "gleitpfad-plan", "version": ▲"1"}', "version",
          "Diese Version gibt es nicht.", True),
    fault("land-unbekannt", HEAD.replace('"BW"', '▲"XX"') + '"faecher": []}', "land",
          "Ein Land „XX“ gibt es nicht.", True),
    fault("land-ohne-regeln", HEAD.replace('"BW"', '▲"BY"') + '"faecher": []}', "land",
          "Für Bayern hat Gleitpfad noch keine Regeln. Möglich ist BW.", True),
    fault("jahr-zu-spaet", HEAD.replace("2027", "▲2030") + '"faecher": []}', "abitur",
          "Für das Abitur 2030 hat Gleitpfad keine Regeln. Möglich sind 2021 bis 2029.", True),
    fault("jahr-zu-gross", HEAD.replace("2027", "▲20270") + '"faecher": []}', "abitur",
          "20270 passt hier nicht. Möglich sind ganze Zahlen von 1900 bis 9999.", True),
    fault("jahr-als-text", HEAD.replace("2027", '▲"2027"') + '"faecher": []}', "abitur",
          "Hier gehört eine ganze Zahl hin.", True),
    fault("faecher-fehlen", "▲" + HEAD.rstrip(",\n") + "}", None, "Das Feld „faecher“ fehlt.",
          True),
    fault("faecher-kein-feld", HEAD + '  "faecher": ▲{} }', "faecher",
          "Hier gehört eine Liste hin.", True),
    member('▲"facher": []', "facher", "Das Feld „facher“ gibt es hier nicht.", "feld-unbekannt"),
    member('▲"a b\\u001b[1m": 1', '["a b\\u001b[1m"]', "Das Feld „a b�[1m“ gibt es hier nicht.",
           "feld-mit-steuerzeichen"),
    member('"name": ▲7', "name", "Hier gehört ein Text hin.", "name-zahl"),
]

SUBJECTS = [
    one("▲7", "faecher[0]", "Hier gehört ein Objekt hin.", "fach-kein-objekt"),
    one('▲{ "kurse": {} }', "faecher[0]", "Das Feld „fach“ fehlt.", "fach-fehlt"),
    one('▲{ "fach": "Deutsch" }', "faecher[0]", "Das Feld „kurse“ fehlt.", "kurse-fehlen"),
    one('{ "fach": ▲"Matematik", "kurse": {} }', "faecher[0].fach",
        "Das Fach „Matematik“ gibt es nicht. Meinst du „Mathematik“?", "fach-verschrieben", False),
    one('{ "fach": ▲"Zaubertränke", "kurse": {} }', "faecher[0].fach",
        "Nimm den amtlichen Namen oder eine der Kurzformen.", "fach-unbekannt", False),
    one(f'{D}, ▲{D}', "faecher[1]", "Deutsch steht zweimal in der Liste.", "fach-doppelt", False),
    one('{ "fach": "Deutsch", "rolle": ▲"LK", "kurse": {} }', "faecher[0].rolle",
        '„LK“ passt hier nicht. Möglich sind "Leistungsfach" und "Basisfach".', "rolle"),
    one('{ "fach": "Deutsch", "kurse": { "1": ▲16 } }', "faecher[0].kurse.1",
        f"16 ist keine Punktzahl. {NO_POINTS}", "punkte-16"),
    one('{ "fach": "Deutsch", "kurse": { "1": ▲-1 } }', "faecher[0].kurse.1",
        "-1 ist keine Punktzahl.", "punkte-negativ"),
    one('{ "fach": "Deutsch", "kurse": { "1": ▲11.5 } }', "faecher[0].kurse.1",
        "11.5 ist keine Punktzahl.", "punkte-bruch"),
    one('{ "fach": "Deutsch", "kurse": { "1": ▲1e1 } }', "faecher[0].kurse.1",
        "1e1 ist keine Punktzahl.", "punkte-exponent", False),
    one('{ "fach": "Deutsch", "kurse": { "1": ▲99999999999999999999 } }', "faecher[0].kurse.1",
        "99999999999999999999 ist keine Punktzahl.", "punkte-riesig"),
    one('{ "fach": "Deutsch", "kurse": { "1": ▲"12" } }', "faecher[0].kurse.1",
        f"Hier gehören Punkte hin. {NO_POINTS}", "punkte-als-text"),
    one('{ "fach": "Deutsch", "kurse": { "1": ▲null } }', "faecher[0].kurse.1",
        f"Hier gehören Punkte hin. {NO_POINTS}", "punkte-null"),
    one('{ "fach": "Deutsch", "kurse": { ▲"5": 9 } }', "faecher[0].kurse.5",
        "Ein Halbjahr „5“ gibt es nicht.", "halbjahr"),
    one('{ "fach": "Deutsch", "kurse": ▲[9, 8] }', "faecher[0].kurse",
        "Hier gehört ein Objekt hin.", "kurse-liste"),
    one('{ "fach": "Deutsch", "kurse": {}, ▲"note": 2 }', "faecher[0].note",
        "Das Feld „note“ gibt es hier nicht. Möglich sind fach, rolle, kurse, hoechstens, "
        "geklammert und gehalten.", "fach-feld-unbekannt"),
    one('{ "fach": "Deutsch", "kurse": {}, "hoechstens": ▲5 }', "faecher[0].hoechstens",
        "5 passt hier nicht. Möglich sind ganze Zahlen von 0 bis 4.", "hoechstens"),
    one('{ "fach": "Deutsch", "kurse": { "1": 9 }, "geklammert": [▲2] }',
        "faecher[0].geklammert[0]", "Im 2. Halbjahr ist das Fach nicht belegt.",
        "geklammert-nicht-belegt", False),
    one('{ "fach": "Deutsch", "kurse": { "1": 9 }, "gehalten": [1], "geklammert": [▲1] }',
        "faecher[0].geklammert[0]", "Das 1. Halbjahr soll zählen und zugleich nicht zählen.",
        "gehalten-und-geklammert", False),
    one('{ "fach": "Deutsch", "kurse": { "1": 9 }, "gehalten": [▲0] }', "faecher[0].gehalten[0]",
        "0 passt hier nicht. Möglich sind ganze Zahlen von 1 bis 4.", "gehalten-bereich"),
    one('▲{ "fach": "Philosophie", "rolle": "Leistungsfach", "kurse": {} }', "faecher[0]",
        "Philosophie kann kein Leistungsfach sein.", "kein-leistungsfach", False),
    fault("vier-leistungsfaecher", HEAD + '  "faecher": ▲[' + ", ".join(
        f'{{ "fach": "{name}", "rolle": "Leistungsfach", "kurse": {{}} }}'
        for name in ["Deutsch", "Mathematik", "Englisch", "Physik"]) + "] }", "faecher",
        "4 Leistungsfächer sind zu viele. Es sind 3."),
]

EXAMS = [
    exam('▲{ "fach": "Deutsch" }', "pruefungen[0]", "Die Prüfung hat keinen Teil.",
         "pruefung-ohne-teil", True),
    exam('{ "fach": "Deutsch", "muendlich": ▲16 }', "pruefungen[0].muendlich",
         "16 ist keine Punktzahl.", "pruefung-punkte", True),
    exam('▲{ "fach": "Deutsch", "muendlich": 9, "schriftlich": 9 }', "pruefungen[0]",
         "„muendlich“ und „schriftlich“ gehen nicht zusammen.", "pruefung-muendlich-schriftlich",
         True),
    exam('▲{ "fach": "Mathematik", "vierfach": 40, "schriftlich": 9 }', "pruefungen[0]",
         "„vierfach“ und „schriftlich“ gehen nicht zusammen.", "pruefung-vierfach-und-teil", True),
    exam('{ "fach": "Mathematik", "vierfach": ▲61 }', "pruefungen[0].vierfach",
         "61 passt hier nicht. Möglich sind ganze Zahlen von 0 bis 60.", "vierfach", True),
    exam('▲{ "fach": "Mathematik", "schriftlich": 9, "praktisch": 9, "kommunikation": 9 }',
         "pruefungen[0]", "„praktisch“ und „kommunikation“ gehen nicht zusammen.",
         "pruefung-zwei-zweite-teile", True),
    exam('▲{ "fach": "Mathematik", "schriftlich": 9, "praktisch": 9 }', "pruefungen[0]",
         "In Mathematik gibt es keine fachpraktische Prüfung.", "pruefung-kein-praktischer-teil"),
    exam('▲{ "fach": "Mathematik", "schriftlich": 9, "kommunikation": 9 }', "pruefungen[0]",
         "In Mathematik gibt es keine Kommunikationsprüfung.", "pruefung-keine-kommunikation"),
    exam('▲{ "fach": "Mathematik", "muendlich": 9 }', "pruefungen[0]",
         "Mathematik ist Leistungsfach und wird schriftlich geprüft.", "pruefung-leistungsfach"),
    exam('▲{ "fach": "Deutsch", "schriftlich": 9 }', "pruefungen[0]",
         "Deutsch ist kein Leistungsfach und wird nicht schriftlich geprüft.",
         "pruefung-basisfach"),
    exam('▲{ "fach": "Mathematik", "schriftlich": "offen", "zusaetzlich_muendlich": 9 }',
         "pruefungen[0]", "gibt es erst mit dem schriftlichen Ergebnis.", "pruefung-zusatz", True),
    exam('▲{ "fach": "Chemie", "muendlich": 9 }', "pruefungen[0]",
         "Chemie ist als Prüfung genannt, aber nicht belegt.", "pruefung-nicht-belegt"),
    exam('{ "fach": "Deutsch", "muendlich": 9 }, ▲{ "fach": "Deutsch", "muendlich": 9 }',
         "pruefungen[1]", "Deutsch steht zweimal unter den Prüfungen.", "pruefung-doppelt"),
    exam('{ "fach": "Deutsch", ▲"note": 9 }', "pruefungen[0].note",
         "Das Feld „note“ gibt es hier nicht.", "pruefung-feld", True),
    fault("sechs-pruefungen", plan(M, ',\n  "pruefungen": ▲[' + ", ".join(
        ['{ "fach": "Mathematik", "schriftlich": 9 }'] * 6) + "]"), "pruefungen",
        "6 Prüfungen sind zu viele. Es sind höchstens 5.", True),
    fault("drei-muendliche", plan(", ".join(
        f'{{ "fach": "{name}", "kurse": {{}} }}' for name in ["Deutsch", "Sport", "Chemie"]),
        ',\n  "pruefungen": ▲[' + ", ".join(
        f'{{ "fach": "{name}", "muendlich": 9 }}' for name in ["Deutsch", "Sport", "Chemie"])
        + "]"), "pruefungen", "3 mündliche Prüfungen sind zu viele. Es sind höchstens 2."),
]

CHOICES = [
    member('"doppelt": ▲["Mathematik"]', "doppelt",
           "1 Fach soll doppelt zählen, nötig sind 2.", "doppelt-eins"),
    member('"doppelt": ▲["Mathematik", "Deutsch"]', "doppelt", "Deutsch kann nicht doppelt zählen.",
           "doppelt-basisfach", False),
    member('"doppelt": ▲"Mathematik"', "doppelt", "Hier gehört eine Liste hin.", "doppelt-text"),
    member('"seminarkurs": ▲{}', "seminarkurs", "Das Feld „punkte“ fehlt.", "seminarkurs-leer"),
    member('"seminarkurs": { "punkte": ▲16 }', "seminarkurs.punkte", "16 ist keine Punktzahl.",
           "seminarkurs-punkte"),
    member('"seminarkurs": { "punkte": 9, "verwendung": ▲"egal" }', "seminarkurs.verwendung",
           '„egal“ passt hier nicht. Möglich sind "Kursblock", "Prüfungsblock" und "keine".',
           "seminarkurs-verwendung"),
    member('"seminarkurs": { "punkte": 9, "aufgabenfeld": ▲4 }', "seminarkurs.aufgabenfeld",
           "4 passt hier nicht.", "seminarkurs-feld"),
    member('"seminarkurs": ▲{ "punkte": 9, "verwendung": "Prüfungsblock", "ersetzt": "Deutsch" }',
           "seminarkurs", "Deutsch ist kein mündliches Prüfungsfach, das sich ersetzen lässt.",
           "seminarkurs-ersetzt", False),
    member('"lesarten": { "zusatzpruefung": ▲"irgendwie" }', "lesarten.zusatzpruefung",
           "„irgendwie“ passt hier nicht.", "lesart"),
    member('"lesarten": { ▲"unbekannt": "x" }', "lesarten.unbekannt",
           "Das Feld „unbekannt“ gibt es hier nicht.", "lesart-unbekannt"),
]

BOOK = '{\n  "format": "gleitpfad-plan", "version": 2,\n  "profile": [{ "land": "BW", "abitur": 2027'
OWN = '"id": "019a1b2c3d4e5f60718293a4b5c60010"'


def profile(text, path, message, name):
    """A fault in a further member of the second profile of a plan of version 2."""
    return fault(f"profil-{name}", f"{BOOK} }},\n    {{ {text} }}]\n}}\n",
                 f"profile[1]{path}", message)


def result(text, path, message, name):
    """A fault in a single result."""
    course = f'{{ "halbjahr": 2, "leistungen": [{{}},\n      {{ {text} }}] }}'
    return profile(f'"faecher": [{{ "fach": "sport", "kurse": [{course}] }}]',
                   f".faecher[0].kurse[0].leistungen[1]{path}", message, f"leistung-{name}")


# What the reader of version 2 says, at the depth of each kind of record.
BOOKS = [
    fault("profile-fehlt", '▲{"format": "gleitpfad-plan", "version": 2}', None,
          "Das Feld „profile“ fehlt."),
    fault("profile-keine-liste", '{"format": "gleitpfad-plan", "version": 2, "profile": ▲{}}',
          "profile", "Hier gehört eine Liste hin."),
    fault("felder-der-version-1", f'{BOOK} }}],\n  ▲"faecher": []\n}}', "faecher",
          "Das Feld „faecher“ gibt es hier nicht. Möglich sind format, version und profile."),
    profile('▲"alter": 17', ".alter", "Das Feld „alter“ gibt es hier nicht.", "feld"),
    profile('"land": ▲"Bayern"', ".land", "„Bayern“ passt hier nicht.", "land"),
    profile('"abitur": ▲20270', ".abitur", "20270 passt hier nicht.", "jahr"),
    profile('"name": ▲""', ".name", "Dieser Text ist leer.", "name-leer"),
    profile(f'"name": ▲"{121 * "x"}"', ".name", "Der Text ist mit 121 Bytes zu lang.", "name-lang"),
    profile('"name": ▲null', ".name", "Hier gehört ein Text hin.", "null"),
    profile('"id": ▲"1"', ".id", "„1“ ist keine Kennung.", "kennung"),
    profile(f'{OWN}, "ziele": [{{ {OWN.replace(": ", ": ▲")} }}]', ".ziele[0].id",
            "gibt es schon.", "kennung-doppelt"),
    profile('"faecher": [{ "doppelt": ▲1 }]', ".faecher[0].doppelt",
            "Hier gehört true oder false hin.", "fach-doppelt"),
    profile('"faecher": [{ "kurse": [▲{}] }]', ".faecher[0].kurse[0]", "Das Feld „halbjahr“ fehlt.",
            "kurs-halbjahr"),
    profile('"faecher": [{ "kurse": [{ "halbjahr": 1 }, { "halbjahr": ▲1 }] }]',
            ".faecher[0].kurse[1].halbjahr", "Das 1. Halbjahr steht in diesem Fach zweimal.",
            "kurs-zweimal"),
    profile('"faecher": [{ "kurse": [{ "halbjahr": 1, "punkte": ▲"offen" }] }]',
            ".faecher[0].kurse[0].punkte", "Hier gehört eine ganze Zahl hin.", "kurs-offen"),
    result('"punkte": ▲16', ".punkte", "16 passt hier nicht.", "punkte"),
    result('"datum": ▲"2026-02-29"', ".datum", "„2026-02-29“ ist kein Tag.", "tag"),
    result('"art": ▲"Klausur"', ".art", "„Klausur“ passt hier nicht.", "art"),
    result('"notiz": ▲"a\\u0000b"', ".notiz", "Der Text enthält Steuerzeichen.", "steuerzeichen"),
    profile('"faecher": [{ "pruefung": { "uhrzeit": ▲1440 } }]', ".faecher[0].pruefung.uhrzeit",
            "1440 passt hier nicht.", "uhrzeit"),
    profile('"seminarkurs": ▲[]', ".seminarkurs", "Hier gehört ein Objekt hin.", "seminarkurs"),
]

ALL = BOOKS + JSON + ROOT + SUBJECTS + EXAMS + CHOICES
