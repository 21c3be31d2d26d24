"""For gdb: runs the program, and prints the frames of the thread that crashed, by library and
offset in it, which are the same in every run, the instruction that crashed, and the build IDs of
the libraries, by which debuginfod finds their symbols. With XFB_HANGS=SECONDS, the program is
stopped after that time, and the frames are those of its main thread."""

import os
import signal
import threading

import gdb


def mappings():
    """The address ranges of the process with their files; "" for memory without one."""
    with open(f"/proc/{gdb.selected_inferior().pid}/maps", encoding="utf-8") as file:
        for line in file:
            fields = line.split(None, 5)
            start, end = (int(number, 16) for number in fields[0].split("-"))
            yield start, end, fields[5].strip() if len(fields) == 6 else ""


gdb.execute("set confirm off")
gdb.execute("set startup-with-shell off")
if "XFB_HANGS" in os.environ:
    gdb.execute("starti")
    program = gdb.selected_inferior().pid
    threading.Timer(float(os.environ["XFB_HANGS"]), os.kill, (program, signal.SIGINT)).start()
    gdb.execute("continue")
    min(gdb.selected_inferior().threads(), key=lambda thread: thread.num).switch()
else:
    gdb.execute("run")
if gdb.selected_inferior().pid:
    ranges = list(mappings())
    used = []
    frame = gdb.newest_frame()
    number = 0
    while frame is not None and number < 24:
        place = frame.pc()
        path = next((path for start, end, path in ranges if start <= place < end), None)
        if not path:
            shown = "memory without a file: code that the driver generated" if path == "" else "no mapped memory"
        else:
            base = min(start for start, _, other in ranges if other == path)
            shown = f"{os.path.basename(path)}+{place - base:#x}"
            if path not in used:
                used.append(path)
        line = frame.find_sal()
        if line.symtab:
            shown += f" ({line.symtab.filename}:{line.line})"
        print(f"#{number:<2} {frame.name() or '??'} at {shown}")
        # Frames below generated code cannot be found.
        frame = frame.older() if path and not path.startswith("[") else None
        number += 1
    instruction = gdb.execute("x/i $pc", to_string=True).split(":", 1)[1].strip()
    operands = [name for name in ("rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp") if f"%{name}" in instruction]
    values = ", ".join(f"{name} = {int(gdb.parse_and_eval('$' + name)) & (2**64 - 1):#x}" for name in operands)
    print(f"#   {instruction}" + (f"    ({values})" if values else ""))
    for library in gdb.objfiles():
        path = os.path.realpath(library.filename)
        if ".so" in path and path in used and library.build_id:
            print(f"#   build ID of {os.path.basename(path)}: {library.build_id}")
