# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults of the surroundings on the command line: an output that is full or gone, a program killed in the middle of a file, and what such a
program leaves behind."""
import os
import resource
import subprocess
import unittest

from cli_support import PROGRAM, CliTest

ARMIES = "dbm/alexandrian-macedonian,dbm/gallic"


class FaultTest(CliTest):
    def into(self, output, *arguments, **more):
        """Runs a command whose standard output goes to `output`. Its exit code and its message."""
        call = [str(PROGRAM), "--data", str(self.folder / "data"), *map(str, arguments)]
        with open(output, "wb") as out:
            done = subprocess.run(call, stdout=out, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, timeout=120, **more)
        return done.returncode, done.stderr.decode()

    def game(self):
        path = self.folder / "game.optio-game"
        self.done("journal", "new", "dbm", "--armies", ARMIES, "--seed", "11", "--output", path)
        return path


class OutputFails(FaultTest):
    def test_what_was_saved_is_said_to_be(self):
        game = self.game()
        code, message = self.into("/dev/full", "journal", "note", game, "a remark")
        self.assertEqual(code, 1)
        self.assertIn("is saved all the same", message)
        self.assertEqual(len(game.read_text().splitlines()), 2)

    def test_so_it_is_in_the_library(self):
        war = self.done("campaign", "new", "ancients", "War", "--armies", "ancients/legion,ancients/forest-tribes", "--seed", "5")["id"]
        call = [str(PROGRAM), "--data", str(self.folder / "data"), "campaign", "act", war, "concede", "--input", "-"]
        with open("/dev/full", "wb") as out:
            done = subprocess.run(call, stdout=out, stderr=subprocess.PIPE, input=b'{"side":"a"}', timeout=120)
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"is saved all the same", done.stderr)
        self.assertEqual(self.done("campaign", "show", war)["status"], "over")

    def test_of_what_only_reads_it_is_not(self):
        code, message = self.into("/dev/full", "rulesets")
        self.assertEqual(code, 1)
        self.assertNotIn("saved", message)

    def test_a_campaign_is_not_taken_out_unless_all_of_it_has_arrived(self):
        war = self.done("campaign", "new", "ancients", "War", "--armies", "ancients/legion,ancients/forest-tribes", "--seed", "5")["id"]
        for output in ("/dev/full", None):
            call = [str(PROGRAM), "--data", str(self.folder / "data"), "campaign", "remove", war]
            if output is None:
                reading, writing = os.pipe()
                os.close(reading)  # whoever was to read it has left
                done = subprocess.run(call, stdout=writing, stderr=subprocess.PIPE, timeout=120)
                os.close(writing)
            else:
                with open(output, "wb") as out:
                    done = subprocess.run(call, stdout=out, stderr=subprocess.PIPE, timeout=120)
            self.assertEqual(done.returncode, 1, done.stderr)
            self.assertEqual(self.done("campaign", "show", war)["id"], war)


class KilledWhileWriting(FaultTest):
    def test_nothing_half_written_has_the_name_of_the_file(self):
        file = self.folder / "army.optio-army"

        def small():
            resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))  # the system kills who writes more

        call = ("roster", "show", "dbm/gallic")
        whole = self.run_cli(*call).out
        self.assertGreater(len(whole), 1000)
        out = ("roster", "export", "dbm/gallic", "--format", "json", "--output", file)
        killed = self.run_cli(*out, preexec_fn=small)
        self.assertLess(killed.code, 0, killed.message)  # by a signal
        self.assertFalse(file.exists())
        left = [path.name for path in self.folder.iterdir() if path.name.startswith("army")]
        self.assertEqual(left, ["army.optio-army.partial"])
        self.done(*out)  # and the next one clears that away
        self.assertTrue(file.exists())
        self.assertEqual([path.name for path in self.folder.iterdir() if path.name.startswith("army")], ["army.optio-army"])

    def test_a_file_that_is_there_is_left_alone(self):
        file = self.write("there.txt", "mine")
        self.assertIn("exists already", self.refused("roster", "export", "dbm/gallic", "--format", "json", "--output", file))
        self.assertEqual(file.read_text(), "mine")
        link = self.folder / "link"
        link.symlink_to(self.folder / "nowhere")
        self.assertIn("exists already", self.refused("roster", "export", "dbm/gallic", "--format", "json", "--output", link))

    def test_what_killed_programs_leave_in_the_data_folder_is_cleared(self):
        self.done("campaign", "new", "ancients", "War", "--armies", "ancients/legion,ancients/forest-tribes", "--seed", "5")
        data = self.folder / "data"
        old = ["optio.backup-2020-01-01.sqlite.partial", "optio.before-restore-2020-01-01.optio-backup.partial.a1B2c3", "turn-marks.partial"]
        young, other = "optio.backup-2020-01-02.sqlite.partial", "mine.partial"
        for name in (*old, young, other):
            (data / name).write_text("half")
            if name != young:
                os.utime(data / name, (1000000000, 1000000000))
        self.done("campaign", "list")
        left = {path.name for path in data.iterdir()}
        self.assertFalse(left & set(old), left)
        self.assertTrue({young, other} <= left)  # somebody may be writing it; and it is not ours


@unittest.skipIf("OPTIO_EMULATED" in os.environ, "an emulator wants the memory that the program may not have")
@unittest.skipIf(b"__asan_init" in PROGRAM.read_bytes(), "AddressSanitizer reserves terabytes of addresses at the start")
class LittleMemory(FaultTest):
    def verified(self, game, megabytes):
        """The answer to `journal verify` of a process that may have so much address space."""

        def little():
            resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))

        return self.run_cli("journal", "verify", game, preexec_fn=little)

    def test_it_is_a_sentence(self):
        small, large = self.write("small.optio-game", "x"), self.folder / "large.optio-game"
        large.write_text("x" * (60 << 20))
        # What a program takes before it has read anything differs from machine to machine.
        start = next(size for size in range(24, 1024, 8) if "not JSON" in self.verified(small, size).message)
        for more in (16, 32, 40):
            with self.subTest(start=start, more=more):
                answer = self.verified(large, start + more)
                self.assertEqual(answer.code, 1, answer.message)
                self.one_line(answer)
                self.assertIn("not enough memory", answer.message)
                self.assertNotIn("bad_alloc", answer.message)
                self.assertNotIn("std::", answer.message)


if __name__ == "__main__":
    unittest.main()
