// What does not fit on a page, and what is too small for a finger. One line a fault.
() => {
  const faults = [];
  const name = (e) => {
    const classes = typeof e.className === "string" ? e.className.trim().split(/\s+/) : [];
    return [e.tagName.toLowerCase() + (e.id && `#${e.id}`), ...classes].filter(Boolean).join(".");
  };
  const words = (e) => e.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
  const scrolls = (value) => value === "auto" || value === "scroll";
  // What is cut to nothing is there for ears alone, with all that is in it.
  const isCut = (e) => e !== null && (getComputedStyle(e).clipPath !== "none" || isCut(e.parentElement));
  const unseen = "svg, .hidden-words, .skip, [hidden], dialog:not([open]), option";
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) {
    faults.push(`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`);
  }
  const tooWide = new Set();
  for (const e of document.body.querySelectorAll("*")) {
    const style = getComputedStyle(e);
    const box = e.getBoundingClientRect();
    if (e.closest(unseen) || !box.width || !box.height || !e.checkVisibility()) continue;
    if (style.display === "inline" || !words(e) || isCut(e)) continue;
    if (e.scrollWidth > e.clientWidth + 2 && !scrolls(style.overflowX)) tooWide.add(e);
    const cuts = style.overflowY === "hidden" || style.overflowY === "clip";
    if (cuts && e.scrollHeight > e.clientHeight + 3) {
      faults.push(`${name(e)} needs ${e.scrollHeight} of ${e.clientHeight} high: ${words(e)}`);
    }
  }
  for (const e of tooWide) {
    // Only the innermost: what is around it is too narrow for the same reason.
    if ([...tooWide].some((other) => other !== e && e.contains(other))) continue;
    faults.push(`${name(e)} needs ${e.scrollWidth} of ${e.clientWidth} wide: ${words(e)}`);
  }
  for (const e of document.body.querySelectorAll("a.button, button, select, summary, input")) {
    if (e.closest(unseen) || e.type === "hidden" || !e.checkVisibility()) continue;
    const { width, height } = (e.closest("label") ?? e).getBoundingClientRect();
    if (width && (height < 43.5 || width < 24)) {
      const size = `${Math.round(width)} by ${Math.round(height)}`;
      faults.push(`${name(e)} is ${size}, too small to press: ${words(e)}`);
    }
  }
  return faults;
}
