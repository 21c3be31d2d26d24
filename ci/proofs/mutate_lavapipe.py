"""The part of ci/proofs/mutate-lavapipe that follows the first build's set-up: edits, builds, runs."""

import fnmatch
import json
import pathlib
import re
import shutil
import subprocess
import sys
import time
import tomllib

LIBRARY = "src/gallium/targets/lavapipe/libvulkan_lvp.so"


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
        library = str(folder / "build" / LIBRARY)
        icd = {"library_path": library, "api_version": "1.3.0"}
        self.icd.write_text(json.dumps({"file_format_version": "1.0.0", "ICD": icd}))

    def build(self):
        """Builds what changed."""
        with open(self.folder / "build.txt", "wb") as log:
            ninja = ["ninja", "-C", self.folder / "build", LIBRARY]
            if subprocess.run(ninja, stdout=log, stderr=log).returncode:
                stop(f"the build failed, see {log.name}")

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
            stop(f"xfb run exited with {code}, see {log.name}")
        return {case["name"]: (case["status"], case.get("reason") or "") for case in cases}


def detected(clean, broken):
    """The cases that pass on the unchanged driver and do not pass on this one."""
    return [
        name
        for name, (status, _) in broken.items()
        if clean.get(name, ("",))[0] == "pass" and status not in ("pass", "probe")
    ]


def main():
    xfb, folder, edits = (pathlib.Path(argument) for argument in sys.argv[1:4])
    arguments = sys.argv[4:]
    everything = "--all" in arguments
    names = [argument for argument in arguments if argument != "--all"]
    chosen = [
        edit
        for edit in tomllib.loads(edits.read_text())["edit"]
        if not names or any(fnmatch.fnmatch(edit["name"], name) for name in names)
    ]
    if not chosen:
        stop(f"{edits} has no such edit")

    driver = Driver(xfb, folder)
    for backup in (folder / "source").rglob("*.unchanged"):
        backup.replace(backup.with_suffix(""))
        backup.with_suffix("").touch()
    driver.build()
    lists = {"smoke": ["--list", "smoke"], "default": []}
    clean = driver.run("unchanged", lists["default"])
    passing = sum(status == "pass" for status, _ in clean.values())
    print(f"unchanged: {passing} of {len(clean)} cases pass", flush=True)

    counts = {"smoke": 0, "default": 0}
    for edit in chosen:
        began = time.monotonic()
        path = folder / "source" / edit["file"]
        unchanged = path.read_text()
        # A run that ends in the middle of an edit leaves this copy to the next one.
        backup = path.with_name(path.name + ".unchanged")
        backup.write_text(unchanged)
        try:
            path.write_text(edited(edit, unchanged))
        except ValueError as error:
            stop(f"{edit['name']}: {edit['file']} has {error}")
        try:
            driver.build()
            parts = []
            first = None
            for name, patterns in lists.items():
                if first and not everything:
                    counts[name] += 1
                    continue
                broken = driver.run(f"{edit['name']}.{name}", patterns)
                cases = detected(clean, broken)
                counts[name] += bool(cases)
                parts.append(f"{len(cases)} of {name}")
                if cases and not first:
                    first = f"{cases[0]}: {broken[cases[0]][0]}: {broken[cases[0]][1]}"
        finally:
            path.write_text(unchanged)
            backup.unlink()
        seconds = time.monotonic() - began
        print(f"{edit['name']}: {', '.join(parts)}, {seconds:.0f} s: {edit['fault']}")
        print(f"    {first or 'NOT DETECTED'}", flush=True)
    driver.build()
    print(
        f"{len(chosen)} edits: {counts['default']} detected by the default list,"
        f" {counts['smoke']} by the smoke list"
    )
    sys.exit(0 if counts["default"] == len(chosen) else 1)


main()
