"use strict";
const rows = [...document.querySelectorAll("#matrix tbody tr")];
const texts = rows.map((row) => row.textContent.toLowerCase());
const filter = document.getElementById("filter");
const differing = document.getElementById("differing");
function apply() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  rows.forEach((row, at) => {
    const fits = words.every((word) => texts[at].includes(word)) &&
      (!differing.checked || row.querySelector("b"));
    row.hidden = !fits;
    if (fits) shown += 1;
  });
  document.getElementById("shown").textContent = `${shown} of ${rows.length} shown`;
}
filter.addEventListener("input", apply);
differing.addEventListener("change", apply);
apply();
