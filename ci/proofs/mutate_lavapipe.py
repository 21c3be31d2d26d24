"""The part of ci/proofs/mutate-lavapipe that follows the first build's set-up: edits, builds, runs."""

import collections
import contextlib
import fnmatch
import functools
import hashlib
import itertools
import json
import math
import pathlib
import re
import shutil
import subprocess
import sys
import time
import tomllib

LIBRARY = "src/gallium/targets/lavapipe/libvulkan_lvp.so"
LISTS = {"smoke": ["--list", "smoke"], "default": []}
# Random edits whose places are marked in one driver, to find out which of them a case reaches.
BATCH = 60
# A file that every build of the driver has.
MARKS_FILE = "src/gallium/frontends/lavapipe/lvp_execute.c"
# The function that marks a place: a file for each, which the first process that comes here creates.
MARK = """
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
void xfb_mark(unsigned place);
void xfb_mark(unsigned place)
{
   static unsigned char seen[%d];
   char path[4096];
   if (!seen[place]) {
      seen[place] = 1;
      snprintf(path, sizeof path, "%s/%%u", place);
      close(creat(path, 0600));
   }
}
"""
# A run over an edit that breaks much ends early.
EARLY = ["--max-fails", "10", "--max-timeouts", "2", "--timeout", "10"]


def stop(why):
    """Ends the program: the driver cannot be built or run."""
    print(f"mutate-lavapipe: {why}", file=sys.stderr)
    sys.exit(69)


def start_of(function, text):
    """Where a C function's definition begins."""
    for found in re.finditer(rf"\b{re.escape(function)}\(", text):
        if re.match(r"[^;{]*\)\s*\{", text[found.end():]):
            return found.start()
    raise ValueError(f"no definition of {function}")


def edited(edit, text):
    """The text of a source file with this edit."""
    position = start_of(edit["function"], text) if "function" in edit else 0
    expression = edit["expression"]
    for _ in range(edit.get("occurrence", 1)):
        found = text.find(expression, position)
        if found < 0:
            raise ValueError(f"no {expression!r}")
        position = found + 1
    replacement = edit["replacement"]
    if "condition" in edit:
        replacement = f"(({edit['condition']}) ? ({replacement}) : ({expression}))"
    return text[:found] + replacement + text[found + len(expression):]


class Driver:
    """lavapipe's build folder."""

    def __init__(self, xfb, folder):
        self.xfb = xfb
        self.folder = folder
        self.icd = folder / "lavapipe.json"
        self.library = folder / "build" / LIBRARY
        icd = {"library_path": str(self.library), "api_version": "1.3.0"}
        self.icd.write_text(json.dumps({"file_format_version": "1.0.0", "ICD": icd}))
        # A run that ended in the middle of an edit left the unchanged file.
        for backup in (folder / "source").rglob("*.unchanged"):
            backup.replace(backup.with_suffix(""))
            backup.with_suffix("").touch()
        self.rebuild()

    def build(self):
        """Builds what changed; false if the compiler refuses it."""
        with open(self.folder / "build.txt", "wb") as log:
            ninja = ["ninja", "-C", self.folder / "build", LIBRARY]
            return subprocess.run(ninja, stdout=log, stderr=log).returncode == 0

    def rebuild(self):
        """Builds what must compile."""
        if not self.build():
            stop(f"the build failed, see {self.folder / 'build.txt'}")

    def hash(self):
        """The hash of the built driver."""
        return hashlib.sha256(self.library.read_bytes()).hexdigest()

    @contextlib.contextmanager
    def source(self, file, change):
        """Changes a source file by a function of its bytes; afterwards it is as before."""
        path = self.folder / "source" / file
        backup = path.with_name(path.name + ".unchanged")
        unchanged = path.read_bytes()
        changed = change(unchanged)
        backup.write_bytes(unchanged)
        try:
            path.write_bytes(changed)
            yield
        finally:
            path.write_bytes(unchanged)
            backup.unlink()

    def run(self, name, patterns):
        """The status and the reason of every case; the shader cache, whose key does not know
        the edit, is empty."""
        results = self.folder / "results" / name
        cache = self.folder / "cache"
        for old in (results, cache):
            shutil.rmtree(old, ignore_errors=True)
        results.parent.mkdir(exist_ok=True)
        environment = {
            "PATH": "/usr/bin:/bin",
            "VK_DRIVER_FILES": str(self.icd),
            "VK_ICD_FILENAMES": str(self.icd),
            "MESA_SHADER_CACHE_DIR": str(cache),
        }
        command = [self.xfb, "run", "--output", results, *patterns]
        with open(self.folder / "results" / f"{name}.txt", "wb") as log:
            code = subprocess.run(command, stdout=log, stderr=log, env=environment).returncode
        try:
            cases = json.loads((results / "results.json").read_text())["results"]
        except FileNotFoundError:
            return None, f"xfb run exited with {code}, see {log.name}"
        return {case["name"]: (case["status"], case.get("reason") or "") for case in cases}, ""

    def results(self, name, patterns):
        """The results of a run that must have some."""
        cases, why = self.run(name, patterns)
        return cases if cases is not None else stop(why)

    def unchanged(self):
        """The results of the default list without an edit."""
        clean = self.results("unchanged", LISTS["default"])
        passing = sum(status == "pass" for status, _ in clean.values())
        print(f"unchanged: {passing} of {len(clean)} cases pass", flush=True)
        return clean


def detected(clean, broken):
    """The cases that pass on the unchanged driver and do not pass on this one."""
    return [
        name
        for name, (status, _) in broken.items()
        if clean.get(name, ("",))[0] == "pass" and status not in ("pass", "probe")
    ]


def listed_edits(driver, edits, arguments):
    """Runs the cases over the edits of a file; returns the exit code."""
    everything = "--all" in arguments
    names = [argument for argument in arguments if argument != "--all"]
    chosen = [
        edit
        for edit in tomllib.loads(edits.read_text())["edit"]
        if not names or any(fnmatch.fnmatch(edit["name"], name) for name in names)
    ]
    if not chosen:
        stop(f"{edits} has no such edit")
    clean = driver.unchanged()
    counts = dict.fromkeys(LISTS, 0)
    for edit in chosen:
        began = time.monotonic()
        try:
            with driver.source(edit["file"], lambda text: edited(edit, text.decode()).encode()):
                driver.rebuild()
                parts = []
                first = None
                for name, patterns in LISTS.items():
                    if first and not everything:
                        counts[name] += 1
                        continue
                    # Ten cases are enough, unless all are to be counted.
                    early = [] if everything else EARLY
                    broken = driver.results(f"{edit['name']}.{name}", [*patterns, *early])
                    cases = detected(clean, broken)
                    counts[name] += bool(cases)
                    parts.append(f"{len(cases)} of {name}")
                    if cases and not first:
                        first = f"{cases[0]}: {broken[cases[0]][0]}: {broken[cases[0]][1]}"
        except ValueError as error:
            stop(f"{edit['name']}: {edit['file']} has {error}")
        seconds = time.monotonic() - began
        print(f"{edit['name']}: {', '.join(parts)}, {seconds:.0f} s: {edit['fault']}")
        print(f"    {first or 'NOT DETECTED'}", flush=True)
    driver.rebuild()
    print(
        f"{len(chosen)} edits: {counts['default']} detected by the default list,"
        f" {counts['smoke']} by the smoke list"
    )
    return 0 if counts["default"] == len(chosen) else 1


def equivalents(file):
    """The edits that nothing can detect, with the reason of each."""
    rows = tomllib.loads(file.read_text()).get("edit", [])
    return {(row["place"], row["before"], row["after"]): row["reason"] for row in rows}


def shown(driver, clean, broken, patterns):
    """The first case that passes on the unchanged driver and not on this one, with its reason. If all
    of these take too long, the first one must do so when it has a minute, too."""
    cases = detected(clean, broken)
    late = [name for name in cases if broken[name][0] == "timeout"]
    if len(late) == len(cases) and late:
        alone, _ = driver.run("late", [late[0], "--timeout", "60"])
        cases = detected(clean, alone) if alone else late[:1]
        broken = alone or broken
    if not cases:
        return None
    status, reason = broken[cases[0]]
    return f"{patterns}: {cases[0]}: {status}: {reason.partition(chr(10))[0]}"


def judge(driver, edit, clean, plain_hash, reasons):
    """Runs the cases over a random edit whose place a case reaches: the verdict, and what shows it."""
    with driver.source(edit.file, edit.apply):
        if not driver.build():
            return "refused", "the compiler refuses it"
        if driver.hash() == plain_hash:
            return "equivalent", "the compiled driver is equal"
        for name, patterns in LISTS.items():
            broken, why = driver.run("random", [*patterns, *EARLY])
            if not broken:
                return "killed", f"{name}: {why}"
            if what := shown(driver, clean, broken, name):
                return "killed", what
    if reason := reasons.get((edit.place(), edit.before, edit.after)):
        return "equivalent", reason
    return "survived", "a case reaches it"


def reached(driver, edits):
    """The edits whose places a case of the default list reaches: a run over a driver that marks each of
    them and is otherwise unchanged. A place that cannot be marked counts as reached."""
    from random_edits import marked

    folder = driver.folder / "marks"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    places = collections.defaultdict(list)
    for number, edit in enumerate(edits):
        call = f"{{ extern void xfb_mark(unsigned); xfb_mark({number}); }}"
        places[edit.file].append((edit, call))
    places[MARKS_FILE]  # The function is there, whether or not the file has a place.
    with contextlib.ExitStack() as stack:
        for file, marks in places.items():
            end = MARK % (len(edits), folder) if file == MARKS_FILE else ""
            change = functools.partial(marked, marks, end)
            stack.enter_context(driver.source(file, change))
        built = driver.build()
        if built:
            driver.results("reached", LISTS["default"])
    if built:
        return {edit for number, edit in enumerate(edits) if (folder / str(number)).exists()}
    if len(edits) == 1:
        return set(edits)
    half = len(edits) // 2
    return reached(driver, edits[:half]) | reached(driver, edits[half:])


def batches(driver, drawn, known, know):
    """Yields edits in their order; `know` has those that no case reaches."""
    while True:
        batch = list(itertools.islice(drawn, BATCH))
        unknown = [edit for edit in batch if str(edit) not in known]
        reachable = reached(driver, unknown) if unknown else set()
        for edit in unknown:
            if edit not in reachable:
                know(edit, "unreached", "no case reaches it")
        yield from batch


def interval(part, whole):
    """The 95 % interval of a proportion, in percent (Wilson)."""
    square = 1.96**2
    centre = (part + square / 2) / (whole + square)
    spread = 1.96 * math.sqrt(part * (whole - part) / whole + square / 4) / (whole + square)
    return f"{100 * (centre - spread):.0f} to {100 * (centre + spread):.0f} %"


def random_run(driver, root, seed, count):
    """Runs the cases over random edits until a number of them counts; returns the exit code."""
    from random_edits import random_edits

    began = time.monotonic()
    reasons = equivalents(root / "ci/proofs/lavapipe-equivalents.toml")
    plain_hash = driver.hash()
    clean = driver.unchanged()
    verdicts = collections.Counter()
    survivors = []
    # A run that was ended continues where it was, with the same program.
    program = hashlib.sha256(driver.xfb.read_bytes()).hexdigest()[:8]
    record = driver.folder / f"random-{seed}-{program}.jsonl"
    known = dict(map(json.loads, record.read_text().splitlines())) if record.exists() else {}
    print(f"seed {seed}", flush=True)
    drawn = random_edits(driver.folder / "source", seed)

    def know(edit, *verdict):
        known[str(edit)] = verdict
        with open(record, "a") as file:
            print(json.dumps([str(edit), verdict]), file=file)

    for edit in batches(driver, drawn, known, know):
        if verdicts["killed"] + verdicts["survived"] == count:
            break
        if str(edit) not in known:
            know(edit, *judge(driver, edit, clean, plain_hash, reasons))
        verdict, shown = known[str(edit)]
        verdicts[verdict] += 1
        if verdict in ("survived", "unreached"):
            survivors.append(f"{verdict}: {edit}")
        print(f"{verdict}: {edit}\n    {shown}", flush=True)
    driver.rebuild()
    print("\n".join(survivors))
    killed, whole = verdicts["killed"], verdicts["killed"] + verdicts["survived"]
    print(
        f"{killed} of {whole} edits that count are killed: {100 * killed / whole:.0f} %,"
        f" {interval(killed, whole)} at 95 %; not counted: {verdicts['unreached']} that no case"
        f" reaches, {verdicts['equivalent']} equivalent, {verdicts['refused']} not C;"
        f" {time.monotonic() - began:.0f} s"
    )
    return 0 if killed == whole else 1


def main():
    xfb, folder, edits = (pathlib.Path(argument) for argument in sys.argv[1:4])
    arguments = sys.argv[4:]
    if arguments[:1] == ["--random"]:
        if len(arguments) != 3 or not all(argument.isdecimal() for argument in arguments[1:]):
            stop("--random takes a seed and a number of edits")
        seed, count = map(int, arguments[1:])
        return random_run(Driver(xfb, folder), pathlib.Path.cwd(), seed, count)
    return listed_edits(Driver(xfb, folder), edits, arguments)


sys.exit(main())
