// What stands on a page of the pseudo-language and comes from no sentence.
() => {
  const found = [];
  const foreign = "[lang]:not(html)";
  const skipped = `script, style, code, kbd, svg, .brand, [translate=no], ${foreign}`;
  const isEnglish = (text) => /(^|[^\p{L}])[A-Za-z]{3,}($|[^\p{L}])/u.test(text);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    if (!walker.currentNode.parentElement.closest(skipped) && isEnglish(text)) found.push(text);
  }
  for (const e of document.querySelectorAll("[aria-label], [title], [alt], [placeholder]")) {
    if (e.closest(foreign)) continue;
    for (const name of ["aria-label", "title", "alt", "placeholder"]) {
      const text = e.getAttribute(name) ?? "";
      if (isEnglish(text)) found.push(`${name}: ${text}`);
    }
  }
  return found.map((text) => text.slice(0, 90));
}
