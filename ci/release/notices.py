"""Prints the licences of everything that a binary of xfb contains.

    cargo metadata … --filter-platform TARGET | notices.py

The input is the metadata of the features and the target that are built.
"""

import json
import pathlib
import sys

WORDS = ("LICEN", "COPY", "NOTICE")


def files(folder):
    """The licence files of a folder."""
    found = (path for path in folder.iterdir() if path.is_file())
    return sorted(path for path in found if any(word in path.name.upper() for word in WORDS))


def linked(metadata):
    """The packages that the root depends on at run time, itself excluded."""
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    packages = {package["id"]: package for package in metadata["packages"]}
    seen, todo = set(), [metadata["resolve"]["root"]]
    while todo:
        identity = todo.pop()
        if identity in seen:
            continue
        seen.add(identity)
        for dependency in nodes[identity]["deps"]:
            if None in [kind["kind"] for kind in dependency["dep_kinds"]]:
                todo.append(dependency["pkg"])
    found = (packages[identity] for identity in seen)
    return sorted((p for p in found if p["source"]), key=lambda p: (p["name"], p["version"]))


def main():
    parts = []
    for package in linked(json.load(sys.stdin)):
        if not package["license"]:
            sys.exit(f"notices: {package['name']} states no licence")
        folder = pathlib.Path(package["manifest_path"]).parent
        authors = ", ".join(package["authors"]) or "the authors of " + package["name"]
        parts.append((f"{package['name']} {package['version']}", package["license"], authors, files(folder)))
    if not parts:
        sys.exit("notices: no package is linked")
    texts = {}
    print("xfb contains the Rust standard library (COPYRIGHT-rust-library.html) and the following")
    print("software. The texts of the licences are printed once each, at the end.\n")
    for name, licence, authors, paths in parts:
        print(f"{name}\n  licence: {licence}\n  by: {authors}")
        for path in paths:
            text = path.read_text(encoding="utf-8", errors="replace").strip()
            number = texts.setdefault(text, len(texts) + 1)
            print(f"  {path.name}: text {number}")
    for text, number in texts.items():
        print(f"\n{'=' * 30} text {number} {'=' * 30}\n\n{text}")


main()
