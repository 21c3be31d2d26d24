"use strict";
// Every text of the data reaches the page as text, never as markup.
const data = JSON.parse(document.getElementById("data").textContent);
const root = document.documentElement;

function el(tag, options, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(options || {})) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== ""));
  return element;
}
const byId = (id) => document.getElementById(id);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

// --- cases ------------------------------------------------------------------------------------

// The marks differ in shape, and the word of the status is always beside them.
const MARKS = { pass: "✓", quality: "◇", probe: "○", unsupported: "–", fail: "✕", crash: "‼", timeout: "∞", error: "!" };
const FAILING = new Set(["fail", "crash", "timeout", "error"]);
const cases = data.cases.map(([name, status, seconds, rules, reason, standing, failure], at) => {
  const own = failure === null ? undefined : data.failures[failure];
  const fingerprint = own && own.fingerprint ? own.fingerprint : "";
  const words = [name, status, reason, fingerprint, standing || ""];
  return {
    at, name, status, seconds, rules, reason, standing, own, fingerprint,
    family: name.split(".").slice(0, 2).join("."),
    index: words.join("\n").toLowerCase(),
  };
});
const expected = (one) => one.standing === "known" || one.standing === "improvement";
const failing = (one) => FAILING.has(one.status) || one.standing === "flaky";
const badge = (status, flaky) =>
  el("span", { class: `status ${FAILING.has(status) ? "failing" : status === "unsupported" ? "" : "passing"}`, "data-mark": MARKS[status] || "?" },
    flaky ? `${status}, flaky` : status);

// --- filter -----------------------------------------------------------------------------------

const filter = { text: "", statuses: new Set() };
function fits(one, words) {
  if (filter.statuses.size > 0 && !filter.statuses.has(one.status)) return false;
  return words.every((word) => {
    if (word.startsWith("rule:")) return one.rules.includes(Number(word.slice(5)));
    if (word.startsWith("family:")) return one.family === word.slice(7);
    return one.index.includes(word);
  });
}
// The address has the filter, so that a view can be sent.
function noteText() {
  const { pathname, search } = location;
  history.replaceState(null, "", filter.text ? `#q=${encodeURIComponent(filter.text)}` : pathname + search);
}
function setText(text) {
  byId("filter").value = text;
  filter.text = text;
  apply();
  noteText();
  window.scrollTo({ top: 0 });
}

// --- parts of a failure -----------------------------------------------------------------------

function record(one) {
  const named = new Map(one.words.map((word) => [word.offset, word.name]));
  const boxes = el("div", { class: "record" });
  for (let offset = 0; offset < one.stride; offset += 4) {
    if (named.has(offset)) {
      boxes.append(el("span", { title: `byte ${offset}` }, el("small", {}, String(offset)), named.get(offset)));
      continue;
    }
    const start = offset;
    while (offset + 4 < one.stride && !named.has(offset + 4)) offset += 4;
    boxes.append(el("span", { class: "hole" }, el("small", {}, String(start)), plural(offset + 4 - start, "byte") + " not captured"));
  }
  return el("div", {}, el("p", { class: "soft" }, `binding ${one.binding}, stride ${one.stride}, stream ${one.stream}`), boxes);
}

// The observed content of a differing word: a mark and its meaning.
function observedContent(content, mayBeWritten) {
  if (content === "prefill") return ["∅", "not written"];
  if (content === "zero") return [mayBeWritten ? "0" : "+", mayBeWritten ? "zero" : "zero, where nothing may be written"];
  if (content === "unknown") return [mayBeWritten ? "?" : "+", "not a value of this case"];
  const { name, origin, input } = content.shader;
  const vertex = input === undefined ? `source vertex ${origin}` : `emitted vertex ${origin} (input primitive of source vertex ${input})`;
  return [mayBeWritten ? "⇄" : "+", `${name} of ${vertex}`, `${name} · ${input === undefined ? "src" : "emitted"} ${origin}`];
}

const KINDS = { c: "captured", u: "untouched", g: "guard", n: "counter" };
function word(memory, one) {
  const differs = one.expected !== "--------" && one.expected !== one.observed;
  const kind = one.expected === "--------" && one.content === "c" ? "any" : KINDS[one.content];
  const label = one.captured ? `${memory.components[one.captured[0]]} · v${one.captured[1]}` : "";
  const place = `byte ${one.position} of buffer ${memory.buffer}, ${kind === "any" ? "any value is allowed" : kind}`;
  if (!differs) {
    const title = `${place}${label ? `: ${label}` : ""}, 0x${one.observed}`;
    return el("td", { class: `word ${kind}`, title }, el("small", {}, label || (one.content === "n" ? "counter" : "\u00a0")), one.observed);
  }
  const [mark, meaning, short] = observedContent(one.wrong, one.content === "c" || one.content === "n");
  const observed = el("span", { class: "observed" });
  for (let digit = 0; digit < 8; digit += 2) {
    const byte = one.observed.slice(digit, digit + 2);
    observed.append(byte === one.expected.slice(digit, digit + 2) ? byte : el("u", {}, byte));
  }
  return el("td", { class: `word ${kind} differs`, title: `${place}: expected 0x${one.expected}, observed 0x${one.observed}: ${meaning}` },
    el("span", { class: "mark", "aria-label": meaning }, mark),
    el("small", {}, label || (one.content === "g" ? "guard" : "untouched")),
    el("span", { class: "expected" }, one.expected), observed,
    el("small", {}, `← ${short || meaning}`));
}

function* wordsOf(memory) {
  for (const segment of memory.segments) {
    let captured = 0, wrong = 0;
    for (let at = 0; at < segment.content.length; at += 1) {
      const expected = segment.expected.slice(8 * at, 8 * at + 8);
      const observed = segment.observed.slice(8 * at, 8 * at + 8);
      const content = segment.content[at];
      yield {
        position: segment.position + 4 * at, expected, observed, content,
        captured: content === "c" ? segment.captured[captured++] : undefined,
        wrong: expected !== "--------" && expected !== observed ? segment.wrong[wrong++] : undefined,
      };
    }
  }
}

function picture(memory) {
  // A row has whole vertex records where these are short, so that faults show as columns.
  const range = memory.ranges.find((one) => one.stride >= 4 && one.stride <= 32 && one.stride % 4 === 0);
  const width = range ? range.stride * Math.ceil(16 / range.stride) : 16;
  const origin = range ? range.offset % width : 0;
  const rowOf = (position) => Math.floor((position - origin) / width);
  const body = el("tbody");
  let row, last, left = 0;
  const fill = (columns) => { if (columns > 0) row.append(el("td", { colspan: columns })); };
  for (const one of wordsOf(memory)) {
    const number = rowOf(one.position);
    if (last === undefined || number !== rowOf(last)) {
      if (last !== undefined && one.position > last + 4) {
        body.append(el("tr", {}, el("th", { scope: "row" }, "⋮"), el("td", { class: "gap", colspan: width / 4 }, `${one.position - last - 4} bytes without a difference`)));
      }
      row = el("tr", {}, el("th", { scope: "row" }, String(number * width + origin)));
      body.append(row);
      left = 0;
    }
    const column = (one.position - origin - number * width) / 4;
    fill(column - left);
    row.append(word(memory, one));
    left = column + 1;
    last = one.position;
  }
  const shown = [...wordsOf(memory)].filter((one) => one.wrong !== undefined).length;
  const ranges = memory.ranges.map((one) => `binding ${one.binding} at ${one.offset}, ${plural(one.size, "byte")}${one.stride === undefined ? "" : `, stride ${one.stride}`}`);
  const title = [plural(memory.size, "byte"), ...ranges];
  const differing = memory.differing === 0 ? "as required" : `${plural(memory.differing, "word")} ${memory.differing === 1 ? "differs" : "differ"}`;
  return el("div", { class: "buffer" },
    el("h4", {}, `Buffer ${memory.buffer}: ${differing}`, el("br"), el("small", {}, title.join("; "))),
    el("div", { class: "memory", tabindex: 0, role: "region", "aria-label": `words of buffer ${memory.buffer}` }, el("table", {}, body)),
    memory.differing > shown ? el("p", { class: "soft" }, `${plural(memory.differing - shown, "differing word")} not shown`) : "");
}

function legend() {
  const sample = (kind, text) => el("span", {}, el("span", { class: `word ${kind}` }, "89ab"), text);
  const mark = (sign, text) => el("span", {}, el("b", {}, sign), text);
  return el("div", { class: "legend" },
    sample("captured", "captured"), sample("untouched", "untouched"), sample("guard", "guard outside of the buffer"), sample("any", "any value"), sample("differs", "differs:"),
    mark("∅", "not written"), mark("⇄", "another value of the shaders"), mark("0", "zero"), mark("?", "unknown value"), mark("+", "written where nothing may be"), "v: captured vertex, src: source vertex");
}

function states(own) {
  const rows = [];
  const number = (value) => (value === undefined || value === null ? "unspecified" : String(value));
  for (const one of own.counters) {
    rows.push([`counter ${one.counter}`, one.expected === null || one.expected === undefined ? "not written" : String(one.expected), String(one.observed), one.differs]);
  }
  for (const one of own.queries) {
    for (const [key, title] of [["written", "primitives written"], ["needed", "primitives needed"], ["generated", "primitives generated"]]) {
      if (one.expected[key] === undefined && one.observed[key] === undefined) continue;
      const differs = one.expected[key] !== undefined && one.expected[key] !== one.observed[key];
      rows.push([`query ${one.query}, stream ${one.stream}: ${title}`, number(one.expected[key]), number(one.observed[key]), differs]);
    }
  }
  if (rows.length === 0) return [];
  const body = rows.map(([what, expected, observed, differs]) =>
    el("tr", {}, el("td", {}, what), el("td", { class: "number mono" }, expected), el("td", { class: "number mono" }, observed),
      el("td", {}, differs ? el("span", { class: "status failing", "data-mark": "✕" }, "differs") : el("span", { class: "status passing", "data-mark": "✓" }, "equal"))));
  return [el("h4", {}, "Counters and queries"),
    el("table", { class: "states" }, el("thead", {}, el("tr", {}, el("th", {}, "value"), el("th", { class: "number" }, "expected"), el("th", { class: "number" }, "observed"), el("th", {}, "comparison"))), el("tbody", {}, ...body))];
}

function rulesOf(numbers) {
  return numbers.filter((number) => data.rules[number]).map((number) => {
    const rule = data.rules[number];
    return el("p", {}, el("button", { onclick: () => setText(`rule:${number}`), title: "show the cases of this rule" }, `rule ${number}`), ` ${rule.text} `, el("span", { class: "soft" }, rule.source));
  });
}

function reproduce(line) {
  if (!line) return [];
  const copy = el("button", { onclick: () => navigator.clipboard && navigator.clipboard.writeText(line).then(() => { copy.textContent = "copied"; }) }, "copy");
  return [el("h4", {}, "Reproduce"), el("div", { class: "reproduce" }, el("pre", { tabindex: 0 }, line), copy)];
}

function failureParts(one, headline) {
  const { own } = one;
  const parts = one.reason === headline ? [] : [el("p", { class: "reason" }, one.reason)];
  if (own.known) parts.push(el("p", {}, el("span", { class: "tag known" }, "known failure"), ` ${own.known}`));
  if (own.unconfirmed) parts.push(el("p", { class: "soft" }, "Unconfirmed: it did not run again alone, since three failures like it did."));
  if (own.is_abridged) parts.push(el("p", { class: "soft" }, "Memory, script and explanation are omitted: the first failures of this fault have them, and the command line below shows them for this case."));
  if (own.company) parts.push(el("p", {}, own.company));
  if (own.about) parts.push(el("p", { class: "soft" }, `The case: ${own.about}`));
  parts.push(...rulesOf(one.rules), ...reproduce(own.reproduce));
  if (own.capture.length > 0) parts.push(el("h4", {}, "Captured vertex"), el("div", { class: "side" }, ...own.capture.map(record)));
  parts.push(...states(own));
  if (own.memory.length > 0) {
    parts.push(el("h4", {}, "Memory ", el("small", {}, "32-bit words as in the explanation, the most significant byte first; bytes that differ are underlined")), legend(), el("div", { class: "side" }, ...own.memory.map(picture)));
  }
  if (own.script.length > 0) {
    parts.push(el("h4", {}, "Script"), el("pre", { tabindex: 0 }, [...own.pipelines.map((line, at) => (at === 0 ? `pipeline: ${line}` : `program ${at}: ${line}`)), ...own.script].join("\n")));
  }
  if (own.explanation) parts.push(el("h4", {}, "Complete explanation"), el("pre", { tabindex: 0 }, own.explanation));
  return parts;
}

// A disclosure whose content is made when it is opened.
function lazy(attributes, summary, content) {
  const details = el("details", attributes, summary);
  let made = false;
  const make = () => {
    if (made || !details.open) return;
    made = true;
    details.append(el("div", { class: "inside" }, ...content()));
  };
  details.addEventListener("toggle", make);
  details.openNow = () => { details.open = true; make(); };
  return details;
}

function caseCard(one, headline) {
  const details = lazy({ class: "case", id: `case:${one.name}` },
    el("summary", {}, badge(one.status, one.standing === "flaky"), el("span", { class: "mono" }, one.name)),
    () => failureParts(one, headline));
  return details;
}

// --- sections ---------------------------------------------------------------------------------

const PAGE = 200;
const openFaults = new Set();
function faultKey(one) { return `${expected(one)}\n${expected(one) && one.own.known ? one.own.known : one.own.fault}`; }

const fingerprintsOf = (group) => [...new Set(group.map((one) => one.fingerprint).filter(Boolean))];

function showFaults(shown) {
  const groups = new Map();
  for (const one of shown) {
    if (!one.own || !failing(one)) continue;
    const key = faultKey(one);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(one);
  }
  const rank = ([, group]) => (expected(group[0]) ? 1 : 0);
  const sorted = [...groups].sort((a, b) => rank(a) - rank(b) || b[1].length - a[1].length);
  const total = sorted.reduce((sum, [, group]) => sum + group.length, 0);
  byId("faults-title").replaceChildren("Faults ", el("small", {}, total === 0 ? "none" : `${plural(sorted.length, "fault")} in ${plural(total, "case")}`));
  byId("faults").replaceChildren(...sorted.map(([key, group]) => {
    const known = expected(group[0]);
    const summary = el("summary", {},
      el("span", { class: "count" }, String(group.length)),
      el("span", { class: "reason" }, group[0].reason || group[0].status),
      el("span", { class: "tags" }, badge(group[0].status, group[0].standing === "flaky"),
        group[0].own.known ? el("span", { class: "tag known" }, `known: ${group[0].own.known}`) : "",
        ...fingerprintsOf(group).slice(0, 3).map((text) => el("span", { class: "tag mono", title: "fingerprint" }, text)),
        fingerprintsOf(group).length > 3 ? el("span", { class: "tag" }, `and ${plural(fingerprintsOf(group).length - 3, "fingerprint")}`) : "",
        group[0].own.subject ? el("span", { class: "tag", title: "what the failure is about" }, group[0].own.subject.replace("_", " ")) : "",
        group.some((one) => one.own.unconfirmed) ? el("span", { class: "tag" }, `${group.filter((one) => one.own.unconfirmed).length} unconfirmed`) : "",
        el("span", { class: "tag" }, [...new Set(group.map((one) => one.family))].join(", "))));
    const details = lazy({ class: known ? "fault known" : "fault" }, summary, () => {
      const cards = group.map((one) => caseCard(one, group[0].reason));
      cards[0].openNow();
      return cards;
    });
    if (total > 1) details.addEventListener("toggle", () => (details.open ? openFaults.add(key) : openFaults.delete(key)));
    if (openFaults.has(key) || total === 1) details.openNow();
    return details;
  }));
}

function tally(shown, keysOf) {
  const counts = new Map();
  for (const one of shown) {
    for (const key of keysOf(one)) {
      if (!counts.has(key)) counts.set(key, { good: 0, bad: 0, none: 0, known: 0 });
      const own = counts.get(key);
      if (failing(one)) { own.bad += 1; if (expected(one)) own.known += 1; }
      else if (one.status === "unsupported") own.none += 1;
      else own.good += 1;
    }
  }
  return counts;
}
function countCells({ good, bad, none, known }) {
  const part = (kind, count) => (count > 0 ? el("i", { class: kind, style: `flex: ${count}` }) : "");
  const failures = bad === 0 ? "–" : known > 0 ? `✕ ${bad} (${known} known)` : `✕ ${bad}`;
  return [el("td", {}, el("div", { class: "bar", role: "img", "aria-label": `${good} passed, ${bad} failed, ${none} unsupported` }, part("bad", bad), part("good", good), part("none", none))),
    el("td", { class: bad > 0 ? "number status failing" : "number" }, failures), el("td", { class: "number" }, String(good)), el("td", { class: "number" }, String(none))];
}
function showTallies(shown) {
  const families = [...tally(shown, (one) => [one.family])].sort(([a, x], [b, y]) => y.bad - x.bad || (a < b ? -1 : 1));
  byId("families").replaceChildren(...families.map(([family, counts]) =>
    el("tr", {}, el("td", {}, el("button", { class: "mono", onclick: () => setText(`family:${family}`) }, family)), ...countCells(counts))));
  const rules = [...tally(shown, (one) => one.rules)].sort(([a, x], [b, y]) => y.bad - x.bad || a - b);
  byId("rules").replaceChildren(...rules.map(([number, counts]) =>
    el("tr", {}, el("td", {}, el("button", { class: "mono", onclick: () => setText(`rule:${number}`) }, `rule ${number}`), el("small", { class: "rule" }, data.rules[number] ? data.rules[number].text : "")), ...countCells(counts))));
}

let limit = PAGE;
let byTime = false;
function showCases(shown) {
  const ordered = byTime ? [...shown].sort((a, b) => b.seconds - a.seconds) : shown;
  byId("time").setAttribute("aria-sort", byTime ? "descending" : "none");
  byId("cases").replaceChildren(...ordered.slice(0, limit).map((one) =>
    el("tr", {}, el("td", {}, badge(one.status, one.standing === "flaky")),
      el("td", { class: "name mono" }, one.own ? el("button", { onclick: () => open(one.name) }, one.name) : one.name),
      el("td", {}, one.standing === "known" ? el("span", { class: "tag known" }, "known") : "", ` ${one.reason}`),
      el("td", { class: "number" }, `${(1000 * one.seconds).toFixed(0)} ms`))));
  byId("more").hidden = shown.length <= limit;
  byId("more").textContent = `show ${Math.min(PAGE, shown.length - limit)} more of ${shown.length - limit}`;
}

// Shows one failure and scrolls to it.
function open(name) {
  const one = cases.find((candidate) => candidate.name === name);
  if (!one || !one.own) return;
  if (!fits(one, words())) { filter.statuses.clear(); byId("filter").value = filter.text = ""; }
  openFaults.add(faultKey(one));
  apply();
  const card = document.getElementById(`case:${name}`);
  if (!card) return;
  card.openNow();
  card.scrollIntoView({ block: "start" });
  history.replaceState(null, "", `#case=${encodeURIComponent(name)}`);
}

let shown = cases;
const words = () => filter.text.toLowerCase().split(/\s+/).filter(Boolean);
function apply() {
  const start = performance.now();
  const wanted = words();
  shown = cases.filter((one) => fits(one, wanted));
  limit = PAGE;
  showFaults(shown);
  showTallies(shown);
  showCases(shown);
  byId("shown").textContent = `${shown.length} of ${cases.length} cases`;
  for (const chip of document.querySelectorAll(".chip")) chip.setAttribute("aria-pressed", String(filter.statuses.has(chip.dataset.status)));
  root.dataset.shown = String(shown.length);
  root.dataset.filterMilliseconds = (performance.now() - start).toFixed(1);
}

function begin() {
  const { run } = data;
  byId("device").textContent = (run.device || "no device").replace(/^device \d+: /, "");
  const failures = cases.filter(failing);
  const unknown = failures.filter((one) => !expected(one)).length;
  const verdict = unknown > 0 ? `${plural(unknown, "unexpected failure")}` : failures.length > 0 ? "only known failures" : "no failure";
  if (run.captures_nothing) byId("notices").before(el("p", { class: "notice" }, run.captures_nothing));
  byId("verdict").replaceChildren(el("strong", { class: `status ${unknown > 0 ? "failing" : "passing"}`, "data-mark": unknown > 0 ? "✕" : "✓" }, verdict),
    ` in ${plural(cases.length, "case")}, ${run.seconds.toFixed(1)} s`);
  const labels = Object.entries(run.labels).map(([key, value]) => el("span", { class: "tag mono" }, `${key}=${value}`));
  byId("when").replaceChildren(`${run.started.slice(0, 10)} `, ...labels);
  const notices = [...(run.stopped ? [run.stopped] : []), ...run.incidents];
  byId("notices").replaceChildren(...notices.map((text) => el("p", { class: "notice" }, text)));
  const counts = new Map();
  for (const one of cases) counts.set(one.status, (counts.get(one.status) || 0) + 1);
  byId("chips").replaceChildren(...Object.keys(MARKS).filter((status) => counts.has(status)).map((status) =>
    el("button", { class: "chip", "data-status": status, "aria-pressed": "false", onclick: () => {
      if (!filter.statuses.delete(status)) filter.statuses.add(status);
      apply();
    } }, badge(status), ` ${counts.get(status)}`)));
  byId("filter").addEventListener("input", (event) => { filter.text = event.target.value; apply(); noteText(); });
  byId("by-time").addEventListener("click", () => { byTime = !byTime; showCases(shown); });
  const toolbar = byId("toolbar");
  new ResizeObserver(() => root.style.setProperty("--toolbar", `${toolbar.offsetHeight}px`)).observe(toolbar);
  byId("more").addEventListener("click", () => { limit += PAGE; showCases(shown); });
  const where = run.host ? ` on ${run.host}` : "";
  byId("run").replaceChildren(el("p", {}, `xfb ${run.version}, ${run.started.replace("T", " ").replace("Z", " UTC")}${where}`), el("pre", { tabindex: 0 }, [run.command, ...Object.entries(run.environment).map(([name, value]) => `${name}=${value}`)].join("\n")));
  // `#q=TEXT` sets the filter, `#case=NAME` opens a failure.
  const hash = new URLSearchParams(location.hash.slice(1));
  if (hash.has("q")) byId("filter").value = filter.text = hash.get("q");
  apply();
  if (hash.has("case")) open(hash.get("case"));
  root.dataset.ready = "yes";
}
begin();
