// What makes a page a little quicker; every page works without it.

for (const select of document.querySelectorAll(".language select")) {
  select.addEventListener("change", () => /** @type {HTMLSelectElement} */ (select).form?.requestSubmit());
}

// A menu closes when something else is pressed.
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.narrow-nav[open]")) {
    if (!menu.contains(/** @type {Node} */ (event.target))) menu.removeAttribute("open");
  }
});

/**
 * Fetches a page of this table and puts one part of it in the place of the old one.
 * @param {string} address @param {string} id
 */
async function renew(address, id) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const part = page.getElementById(id);
  if (part) document.getElementById(id)?.replaceWith(document.adoptNode(part));
  return page;
}

// A review that was not ready with the page comes when it is.
const pending = document.querySelector("#review[data-pending]");
if (pending instanceof HTMLElement && pending.dataset.pending) {
  renew(pending.dataset.pending, "review").catch(() => {});
}

// Stepping through a deal changes the steps and nothing else.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href*="step="]') : null;
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!(link instanceof HTMLAnchorElement) || !plain || !document.getElementById("replay")) return;
  event.preventDefault();
  const from = link.closest(".steps") ? [...link.parentElement?.children ?? []].indexOf(link) : -1;
  renew(link.href, "replay")
    .then(() => {
      history.replaceState(null, "", link.href);
      const replay = document.getElementById("replay");
      const steps = [...(replay?.querySelectorAll(".steps a") ?? [])];
      if (from >= 0) /** @type {HTMLElement} */ (steps[from]).focus();
      else replay?.scrollIntoView();
    })
    .catch(() => location.assign(link.href));
});
