# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts from the command line: whole, drawn from the figures (PUN-221, PUN-236, PUN-240, PUN-250, DBM-101, DBA-042), and ready to print."""
import unittest
import xml.dom.minidom

from cli_support import CliTest

RULESETS = ("punic", "dbm", "dba")

# A grade worth more, a factor of the club's own with signs that HTML must not take for its own, and a band that begins later.
CLUB = """extends = "punic"
id = "our-club"
name = "Punic Wars, our <club>"
[combat.dice]
disorder = -2
most = 8
[combat.dice.grade]
A = 3
[[combat.factor]]
id = "house.fresh"
rule = "HOUSE-1"
label = "fresh & <b>eager</b>"
title = "Fresh & <b>eager</b> \\"foot\\""
text = "As long as nobody tires."
when = { me = "MI" }
value = 1
[[combat.band]]
id = "victory"
least = 5
[[ruleset.morale]]
id = "retire"
dps = 3
"""


class Charts(CliTest):
    def table(self, chart, title):
        (found,) = [t for t in chart["tables"] if t["title"] == title]
        return found

    def test_every_chart_is_whole(self):
        for ruleset in RULESETS:
            known = {row["rule"] for row in self.done("reference", ruleset)}
            listed = self.done("chart", "list", ruleset)
            self.assertGreater(len(listed), 3, ruleset)
            self.assertEqual(len({c["id"] for c in listed}), len(listed))
            for entry in listed:
                chart = self.done("chart", "show", ruleset, entry["id"])
                self.assertEqual((chart["id"], chart["title"], len(chart["tables"])), (entry["id"], entry["title"], entry["tables"]))
                for table in chart["tables"]:
                    with self.subTest(ruleset=ruleset, chart=entry["id"], table=table["title"]):
                        self.assertTrue(table["title"] and table["rows"])
                        self.assertEqual(len(table["rows"]), len(table["rules"]))
                        self.assertEqual({len(row) for row in table["rows"]}, {len(table["columns"])})
                        self.assertTrue(all(row[0] for row in table["rows"]))
                        self.assertEqual(set(table["rules"]) - known, set())
                        self.assertNotIn("{", str(table["rows"]))

    def test_punic_figures(self):
        dice = self.done("chart", "show", "punic", "dice")
        bases = {row[0]: row[1] for row in self.table(dice, "Bases that fight")["rows"]}
        self.assertEqual((bases["Elephant base"], bases["Most dice for other bases"]), ("2", "10"))
        self.assertEqual([row[1] for row in self.table(dice, "Grade")["rows"]], ["+2", "+1", "+0", "-1"])
        results = self.done("chart", "show", "punic", "results")
        bands = self.table(results, "Result by own hits less the enemy's")["rows"]
        self.assertEqual(bands, [["4 or more", "Victory", "0", "0"], ["1 to 3", "Success", "1", "0"], ["0", "Inconclusive", "1", "0"],
                                 ["-3 to -1", "Set-back", "2", "0"], ["-4 or less", "Defeat", "2", "1"]])
        setback = {row[0]: row[1:4] for row in self.table(results, "Set-back")["rows"]}
        self.assertEqual(setback["Elephants"], ["1 critical hit", "0", "halts"])
        self.assertEqual(setback["Any other troops"], ["2", "0", "falls back"])
        control = self.table(self.done("chart", "show", "punic", "control"), "Control test: the result")["rows"]
        self.assertEqual([row[0] for row in control], ["2 or less", "3 to 4", "5 or more"])
        hits = self.done("chart", "show", "punic", "hits")["tables"][0]["rows"]
        self.assertEqual({row[1] for row in hits[:-1]}, {"6"})
        self.assertEqual(hits[-1][1], "5-6")
        movement = self.done("chart", "show", "punic", "movement")
        distances = {row[0]: row[1:] for row in self.table(movement, "Distances in inches")["rows"]}
        self.assertEqual(distances["Medium cavalry"], ["AvD + 2 D6", "12", "+3"])
        self.assertEqual(distances["Heavy infantry"], ["AvD + 1 D6", "8", "+2"])
        elephants = self.done("chart", "show", "punic", "elephants")
        self.assertEqual([row[1] for row in elephants["tables"][0]["rows"]], ["1-2", "3-6", "1-2", "3-6"])
        shaken = self.done("chart", "show", "punic", "disorder")["tables"][0]["rows"]
        self.assertEqual([row[1] for row in shaken], ["5", "6", "7"])

    def test_house_rules_show(self):
        house = self.write("club.toml", CLUB)

        def show(chart):
            return self.done("chart", "show", "punic+our-club", chart, "--house", house)
        dice = show("dice")
        self.assertEqual(self.table(dice, "Grade")["rows"][0][1], "+3")
        self.assertEqual(self.table(dice, "Bases that fight")["rows"][-1][1], "8")
        self.assertEqual(self.table(dice, "Disorder")["rows"][0][1], "-2")
        factors = self.table(dice, "Factors of the main unit")
        self.assertEqual((factors["rows"][-1][:2], factors["rules"][-1]), (['Fresh & <b>eager</b> "foot"', "+1"], "HOUSE-1"))
        self.assertEqual(show("results")["tables"][0]["rows"][:2], [["5 or more", "Victory", "0", "0"], ["1 to 4", "Success", "1", "0"]])
        self.assertEqual(self.table(show("disorder"), "Morale: friends within 4\"")["rows"][0][1], "3")
        known = {row["rule"] for row in self.done("reference", "punic+our-club", "--house", house)}
        for entry in self.done("chart", "list", "punic+our-club", "--house", house):
            for table in show(entry["id"])["tables"]:
                self.assertEqual(set(table["rules"]) - known, set())
        # The unchanged rule set keeps its own.
        self.assertEqual(self.table(self.done("chart", "show", "punic", "dice", "--house", house), "Grade")["rows"][0][1], "+2")

    def test_text_is_aligned(self):
        answer = self.run_cli("chart", "show", "punic", "movement", "--format", "text")
        self.assertEqual((answer.code, answer.message), (0, ""))
        lines = answer.text.splitlines()
        self.assertEqual(lines[0], "Movement")
        head = next(line for line in lines if line.startswith("  Troops") and "March" in line)
        rows = lines[lines.index(head) + 1:][:6]
        at = head.index("March")
        self.assertEqual([row[at:].split()[0] for row in rows], ["8", "8", "8", "12", "12", "8"])
        self.assertEqual({row[at - 1] for row in rows}, {" "})
        self.assertTrue(rows[0].rstrip().endswith("PUN-147"))

    def test_html_is_whole_and_safe(self):
        house = self.write("club.toml", CLUB)
        for ruleset in ("punic+our-club", "dbm", "dba"):
            for entry in self.done("chart", "list", ruleset, "--house", house):
                answer = self.run_cli("chart", "show", ruleset, entry["id"], "--format", "html", "--house", house)
                self.assertEqual((answer.code, answer.message), (0, ""))
                page = xml.dom.minidom.parseString(answer.out)
                chart = self.done("chart", "show", ruleset, entry["id"], "--house", house)

                def words(node):
                    return "".join(words(child) if child.nodeType == child.ELEMENT_NODE else child.data for child in node.childNodes)
                cells = [words(cell) for cell in page.getElementsByTagName("td")]
                expected = []
                for table in chart["tables"]:
                    for row, rule in zip(table["rows"], table["rules"]):
                        expected += [*row, rule]
                self.assertEqual(cells, expected)
                self.assertEqual(page.getElementsByTagName("b"), [])
                self.assertIn("@page", answer.text)
                for outside in ("http:", "https:", "<script", "<img", "url("):
                    self.assertNotIn(outside, answer.text)
        text = self.run_cli("chart", "show", "punic+our-club", "dice", "--format", "html", "--house", house).text
        self.assertIn("Fresh &amp; &lt;b&gt;eager&lt;/b&gt; &quot;foot&quot;", text)
        self.assertIn("our &lt;club&gt;", text)

    def test_refusals(self):
        self.refused("chart", "list", "punik", naming=["punik"])
        self.refused("chart", "show", "punic", "dices", naming=['"dices"', 'did you mean "dice"?', '"shooting"'])
        self.refused("chart", "show", "punic", "", naming=["no chart"])
        self.misused("chart", "show", "punic", "dice", "--format", "pdf", naming=["pdf"])
        self.misused("chart", naming=["list", "show"])
        help_text = self.run_cli("chart", "show", "--help").text
        for word in ("RULESET", "CHART", "--format", "html"):
            self.assertIn(word, help_text)


if __name__ == "__main__":
    unittest.main()
