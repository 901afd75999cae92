# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogues of languages/: nothing untranslated or vanished, the same places and ends as in English, contexts that the program asks for;
and no words on a screen that no catalogue could translate."""
import importlib.machinery
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import types
import unittest
import xml.etree.ElementTree as tree

ROOT = pathlib.Path(os.environ.get("OPTIO_TESTS", pathlib.Path(__file__).parents[1])).parent
PLACE = re.compile(r"%L?\d+|%n")
FILTER = re.compile(r"\*\.[\w%]+")
# What is called alike everywhere, and words that are a key.
SAME = {"Optio", "English", "Deutsch", "Français", "A4", "Letter", "PDF", "TOML",
        "Deck"}  # a group of options in the rules data


def messages(file):
    """(context, source) → (numerus, texts, type)"""
    found = {}
    for context in tree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = translation.findall("numerusform")
            texts = [form.text or "" for form in forms] if forms else [translation.text or ""]
            found[context.findtext("name"), message.findtext("source"), message.findtext("comment") or ""] = (
                message.get("numerus") == "yes", texts, translation.get("type"))
    return found


def faults(entries, language):
    """What is wrong with the translations of a catalogue, a line each."""
    wrong = []
    for (context, source, _), (numerus, texts, kind) in entries.items():
        place = f"{language}, {context}: {source!r}: "
        if kind is not None:
            wrong.append(place + kind)
            continue
        if numerus and len(texts) != 2:
            wrong.append(place + f"{len(texts)} forms")
        for text in texts:
            if not text:
                wrong.append(place + "untranslated")
            elif set(PLACE.findall(text)) != set(PLACE.findall(source)):
                wrong.append(place + f"other places in {text!r}")
            elif sorted(FILTER.findall(text)) != sorted(FILTER.findall(source)):
                wrong.append(place + f"other files in {text!r}")
            elif text.count("\n") != source.count("\n"):
                wrong.append(place + f"other lines in {text!r}")
            elif source[-1] in ".?" and text[-1] != source[-1] or text != text.strip(" "):
                if source == source.strip(" "):
                    wrong.append(place + f"another end in {text!r}")
            elif language == "fr" and re.search(r" (?:[:;!?»]|%(?![\dn]))|« |'", text):
                wrong.append(place + f"a space that may break, or a typewriter's apostrophe in {text!r}")
            elif language == "de" and re.search(r"[\"”]", text):
                wrong.append(place + f"quotation marks of another language in {text!r}")
    return wrong


def bare_words(name, text):
    """Words in a QML file that are shown and are not in qsTr()."""
    found = []
    for number, line in enumerate(text.split("\n"), 1):
        shown = re.match(r"\s*(?:text|title|detail|hint|label|placeholderText|Accessible\.(?:name|description)): (.*)$", line)
        if not shown:
            continue
        rest = re.sub(r"qsTr\(\"(?:[^\"\\]|\\.)*\"", "", shown.group(1))
        for word in re.findall(r"\"((?:[^\"\\]|\\.)*)\"", rest):
            if re.search(r"[A-Za-z]{2}.* |^[A-Z][a-z]{2}", word) and word not in SAME:
                found.append(f"{name}:{number}: {word}")
    return found


class CataloguesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as place:
            subprocess.run([ROOT / "languages/update", place], check=True)
            cls.fresh = {file.stem[6:]: messages(file) for file in sorted(pathlib.Path(place).glob("optio_*.ts"))}
        cls.kept = {file.stem[6:]: messages(file) for file in sorted((ROOT / "languages").glob("optio_*.ts"))}

    def test_the_languages_are_these(self):
        self.assertEqual(sorted(self.kept), ["de", "en", "fr"])
        self.assertGreater(len(self.kept["de"]), 1500)

    def test_all_that_is_said_is_in_the_catalogues_and_nothing_else(self):
        for language, entries in self.kept.items():
            with self.subTest(language):
                self.assertEqual(sorted(set(self.fresh[language]) - set(entries)), [], "new; run languages/update and translate")
                self.assertEqual(sorted(set(entries) - set(self.fresh[language])), [], "vanished; run languages/update")

    def test_every_translation_is_there_and_fits(self):
        for language, entries in self.kept.items():
            with self.subTest(language):
                self.assertEqual(faults(entries, language), [])

    def test_the_program_asks_for_these_contexts(self):
        screens = {file.stem for file in (ROOT / "qml").rglob("*.qml")}
        code = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "app").rglob("*.cpp"))
        code += "".join(file.read_text(encoding="utf-8") for file in (ROOT / "app").rglob("*.h"))
        asked = set(re.findall(r"(?:translate\(\s*\"|Q_DECLARE_TR_FUNCTIONS\()([\w:]+)", code)) | {"QObject"}
        classes = {f"optio::{name}" for name in re.findall(r"^class (\w+)[^;]*\{\n    Q_OBJECT", code, re.M)}
        self.assertEqual({context for context, _, _ in self.kept["de"]} - screens - asked - classes, set())

    def test_a_fault_is_seen(self):
        for source, text, kind in (("%1 of %2", "%1 von", None), ("Armies", "", None), ("Armies", "Armeen", "unfinished"),
                                   ("Armies (*.csv)", "Armeen (*.cvs)", None), ("Saved.", "Gespeichert", None)):
            self.assertEqual(len(faults({("X", source, ""): (False, [text], kind)}, "de")), 1, source)
        self.assertEqual(len(faults({("X", "Why?", ""): (False, ["Pourquoi ?"], None)}, "fr")), 1)


class RulesTest(unittest.TestCase):
    """What rule sets say is translated, whole; what is, must be said still, and fit."""

    @classmethod
    def setUpClass(cls):
        loader = importlib.machinery.SourceFileLoader("gather", str(ROOT / "languages/gather"))
        sys.dont_write_bytecode = True
        cls.gather = types.ModuleType("gather")
        cls.gather.__file__ = str(ROOT / "languages/gather")
        loader.exec_module(cls.gather)
        cls.said = cls.gather.said()

    def test_what_is_translated_is_said(self):
        self.assertGreater(len(self.said), 5000)
        for language in self.gather.LANGUAGES:
            self.assertEqual(sorted(set(self.gather.kept(language)) - set(self.said)), [], "vanished; languages/gather --into drops them")

    def test_nothing_is_missing(self):
        for language in self.gather.LANGUAGES:
            self.assertEqual(self.gather.missing(self.said, language), [], "languages/gather --missing lists it; docs/languages.md says what to do")

    def test_what_is_missing_is_seen(self):
        self.assertEqual(self.gather.missing({"The moon is made of {}": "rules", "DBM-035": "dbm", "{cells.3}": "hoplites"}, "de"), ["The moon is made of {}"])

    def test_pieces_are_said_and_not_translated(self):
        self.assertEqual(sorted(self.gather.pieces() - set(self.said)), [], "vanished")
        for language in self.gather.LANGUAGES:
            self.assertEqual(sorted(self.gather.pieces() & set(self.gather.kept(language))), [])

    def test_every_translation_has_the_places_of_its_source(self):
        for language in self.gather.LANGUAGES:
            for source, text in self.gather.kept(language).items():
                with self.subTest(language, source=source):
                    self.assertTrue(text)
                    wanted, places = re.findall(r"\{[^}]*\}", source), re.findall(r"\{[^}]*\}", text)
                    if places != wanted:  # a place may be called by its number, where the order is another
                        places = [wanted[int(place[1:-1])] if place[1:-1].isdigit() and int(place[1:-1]) < len(wanted) else place for place in places]
                    self.assertEqual(sorted(places), sorted(wanted))
                    if source[-1] in ".?":
                        self.assertEqual(text[-1], source[-1])

    def test_the_languages_have_the_same(self):
        self.assertEqual(set(self.gather.kept("de")), set(self.gather.kept("fr")))


class ScreensTest(unittest.TestCase):
    def test_no_words_on_a_screen_are_beyond_translation(self):
        found = []
        for file in (ROOT / "qml").rglob("*.qml"):
            found += bare_words(file.name, file.read_text(encoding="utf-8"))
        self.assertEqual(found, [])

    def test_such_words_are_seen(self):
        self.assertEqual(len(bare_words("X.qml", '    text: "Open the game"\n    text: qsTr("Open")\n    title: on ? qsTr("On") : "Nothing here"')), 2)


if __name__ == "__main__":
    unittest.main()
