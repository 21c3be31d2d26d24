"""Random mechanical edits of the C code of lavapipe, for ci/proofs/mutate-lavapipe --random.

An edit changes one operator, constant, condition or statement at a place that a seed selects, among
all such places of the code that captures, draws, splits, assembles, tessellates and counts.
"""

import random
import re
from dataclasses import dataclass

from tree_sitter import Language, Parser
import tree_sitter_c

DRAW = "src/gallium/auxiliary/draw/"
LAVAPIPE = "src/gallium/frontends/lavapipe/"
LLVMPIPE = "src/gallium/drivers/llvmpipe/"
# The code: files, and the functions where others of the file have nothing to do with capture.
# The interpreter of vertex shaders, which lavapipe never uses, is not part of it, and neither are
# the stages after the capture (`draw_pipe_*`).
CODE = {
    LAVAPIPE + "lvp_execute.c": r"draw|transform_feedback|query|index_buffer|vertex_(buffers|input)"
    r"|conditional|primitive|patch|discard|provoking|handle_graphics_pipeline|execute_commands"
    r"|push_constants",
    LAVAPIPE + "lvp_query.c": "",
    LAVAPIPE + "lvp_pipeline.c": r"xfb|merge_tess|compile|graphics_pipeline_init",
    LLVMPIPE + "lp_query.c": "",
    LLVMPIPE + "lp_state_so.c": "",
    LLVMPIPE + "lp_draw_arrays.c": "",
    DRAW + "draw_context.c": r"so|stream|index|primitive|vertex|prepare|total|stats|tess|gs|tes|tcs",
    DRAW + "draw_decompose_tmp.h": "",
    DRAW + "draw_gs.c": "",
    DRAW + "draw_llvm.c": r"fetch|store|emit|gs|tcs|tes|convert|generate_vs|mask|draw_llvm_generate",
    DRAW + "draw_prim_assembler.c": "",
    DRAW + "draw_pt.c": "",
    DRAW + "draw_pt_fetch_shade_pipeline_llvm.c": "",
    DRAW + "draw_pt_so_emit.c": "",
    DRAW + "draw_pt_util.c": "",
    DRAW + "draw_pt_vsplit.c": "",
    DRAW + "draw_pt_vsplit_tmp.h": "",
    DRAW + "draw_split_tmp.h": "",
    DRAW + "draw_tess.c": "",
    DRAW + "draw_vs.c": "",
    DRAW + "draw_vs_llvm.c": "",
    "src/compiler/nir/nir_gather_xfb_info.c": "",
}
KINDS = ("relational", "arithmetic", "constant", "condition", "statement")
RELATIONAL = ("<", "<=", ">", ">=", "==", "!=")
ARITHMETIC = ("+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^")
# Statements without effect: empty ones, and those for readers of the driver.
SILENT = re.compile(r";|(assert|debug_printf|lp_build_name)\b")
# Functions that print.
PRINTS = re.compile("print|dump")
COMPOUND = tuple(operator + "=" for operator in ARITHMETIC)


@dataclass(frozen=True)
class Edit:
    """A change of the bytes from `start` to `end` of a file."""

    file: str
    line: int
    function: str
    kind: str
    start: int
    end: int
    before: str
    after: str
    # The statement that has the place, and whether it is one of a list of statements.
    statement: tuple

    def apply(self, source):
        """Returns the source with the edit."""
        return source[: self.start] + self.after.encode() + source[self.end :]

    def place(self):
        """Returns the file and the line."""
        return f"{self.file}:{self.line}"

    def __str__(self):
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{self.kind}: {self.place()} {self.function}: `{before}` becomes `{after}`"


def marked(marks, end, source):
    """Returns a source without any edit, with calls before the statements of places, and with a text
    at its end."""
    insertions = []
    for edit, call in marks:
        start, stop, listed = edit.statement
        # The outer statement of two that begin, or end, at the same byte has the outer braces.
        insertions.append((start, 1, -stop, call if listed else "{ " + call + " "))
        insertions.append((stop, 0, -start, "" if listed else " }"))
    done = 0
    parts = []
    for position, _, _, text in sorted(insertions):
        parts += [source[done:position], text.encode()]
        done = position
    return b"".join([*parts, source[done:], end.encode()])


def descendants(node):
    """Yields a node and all below it."""
    yield node
    for child in node.children:
        yield from descendants(child)


def statement_of(node):
    """Returns the innermost statement that has a node, and whether it is one of a list."""
    while not (node.type.endswith("_statement") or node.type == "declaration") or (
        node.type == "compound_statement" or node.parent.type == "for_statement"
        and node != node.parent.child_by_field_name("body")
    ):
        node = node.parent
        if node.type == "function_definition":
            return None
    listed = node.parent.type in ("compound_statement", "case_statement")
    return node.start_byte, node.end_byte, listed


def others(operator, operators):
    """Returns the operators that may replace one."""
    return [other for other in operators if other != operator]


def choices(node):
    """Yields each kind of edit at a node: the kind, the replaced node, and its replacements."""
    text = node.text.decode()
    if node.type == "binary_expression":
        operator = node.child_by_field_name("operator")
        sign = operator.text.decode()
        if sign in RELATIONAL:
            yield "relational", operator, others(sign, RELATIONAL)
        elif sign in ARITHMETIC:
            yield "arithmetic", operator, others(sign, ARITHMETIC)
        elif sign in ("&&", "||"):
            yield "condition", operator, others(sign, ("&&", "||"))
    elif node.type == "assignment_expression":
        operator = node.child_by_field_name("operator")
        sign = operator.text.decode()
        if sign in COMPOUND:
            yield "arithmetic", operator, others(sign, COMPOUND) + ["="]
    elif node.type == "update_expression":
        operator = node.child_by_field_name("operator")
        yield "arithmetic", operator, others(operator.text.decode(), ("++", "--"))
    elif node.type == "number_literal":
        yield "constant", node, [f"({text} + 1)", f"({text} - 1)"]
    elif node.type in ("if_statement", "while_statement", "for_statement", "conditional_expression"):
        condition = node.child_by_field_name("condition")
        if condition is not None:
            inner = condition.text.decode()
            yield "condition", condition, [f"(!({inner}))"]
    elif node.type == "expression_statement" and not SILENT.match(text):
        yield "statement", node, [";"]


def edits_of(file, source, functions):
    """Yields each place of a file: (kind, edits)."""
    tree = Parser(Language(tree_sitter_c.language())).parse(source)
    for definition in descendants(tree.root_node):
        if definition.type != "function_definition":
            continue
        declarator = definition.child_by_field_name("declarator").text.decode()
        function = re.sub(r"\s+", " ", declarator.split("(")[0]).lstrip("* ")
        if not re.search(functions, function) or PRINTS.search(function):
            continue
        for node in descendants(definition.child_by_field_name("body")):
            statement = statement_of(node)
            for kind, replaced, texts in choices(node) if statement else ():
                before = replaced.text.decode()
                place = (file, replaced.start_point[0] + 1, function, kind)
                span = (replaced.start_byte, replaced.end_byte, before)
                yield kind, [Edit(*place, *span, after, statement) for after in texts]


def random_edits(root, seed):
    """Yields the edits of a seed, without end and without repetition: each of a random kind, at a
    random place of this kind."""
    places = {kind: [] for kind in KINDS}
    for file, functions in CODE.items():
        for kind, edits in edits_of(file, (root / file).read_bytes(), functions):
            places[kind].append(edits)
    chooser = random.Random(seed)
    drawn = set()
    while True:
        edit = chooser.choice(chooser.choice(places[chooser.choice(KINDS)]))
        if edit not in drawn:
            drawn.add(edit)
            yield edit
