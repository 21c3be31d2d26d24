"""For gdb: runs the program, and prints the frames of the thread that crashed, by library and
offset in it, which are the same in every run, and the instruction that crashed."""

import os

import gdb


def bases():
    """The address of each library."""
    found = {}
    with open(f"/proc/{gdb.selected_inferior().pid}/maps", encoding="utf-8") as file:
        for line in file:
            fields = line.split(None, 5)
            if len(fields) == 6:
                found.setdefault(fields[5].strip(), int(fields[0].split("-")[0], 16))
    return found


gdb.execute("set confirm off")
gdb.execute("set startup-with-shell off")
gdb.execute("run")
if gdb.selected_inferior().pid:
    libraries = bases()
    frame = gdb.newest_frame()
    number = 0
    while frame is not None and number < 24:
        place = frame.pc()
        library = gdb.solib_name(place)
        path = os.path.realpath(library) if library else ""
        base = libraries.get(path, libraries.get(library))
        offset = f"{os.path.basename(library)}+{place - base:#x}" if base else "the program"
        print(f"#{number:<2} {frame.name() or '??'} at {offset}")
        frame = frame.older()
        number += 1
    instruction = gdb.execute("x/i $pc", to_string=True).split(":", 1)[1].strip()
    operands = [name for name in ("rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp") if f"%{name}" in instruction]
    values = ", ".join(f"{name} = {int(gdb.parse_and_eval('$' + name)) & (2**64 - 1):#x}" for name in operands)
    print(f"#   {instruction}" + (f"    ({values})" if values else ""))
