// A few words for making and matching elements.

/**
 * @param {string} tag
 * @param {Record<string, string | boolean | undefined>} [attributes]
 * @param {(Node | string)[]} [children]
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, children = []) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element #${id}`);
  return element;
}

/**
 * Makes the children of a parent match a list, keeping those elements whose key stays.
 * @template T
 * @param {HTMLElement} parent
 * @param {readonly T[]} items
 * @param {(item: T) => string} keyOf
 * @param {(item: T) => HTMLElement} create
 * @param {(element: HTMLElement, item: T, index: number) => void} update
 */
export function match(parent, items, keyOf, create, update) {
  /** @type {Map<string, HTMLElement>} */
  const old = new Map();
  for (const child of [...parent.children]) {
    const element = /** @type {HTMLElement} */ (child);
    if (element.dataset.key !== undefined) old.set(element.dataset.key, element);
  }
  items.forEach((item, index) => {
    const key = keyOf(item);
    let element = old.get(key);
    if (element) {
      old.delete(key);
    } else {
      element = create(item);
      element.dataset.key = key;
    }
    if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index] ?? null);
    update(element, item, index);
  });
  for (const element of old.values()) element.remove();
}

/** @param {HTMLElement} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {HTMLElement} element @param {string} selector @returns {HTMLElement} */
export function part(element, selector) {
  const found = element.querySelector(selector);
  if (!found) throw new Error(`no part ${selector}`);
  return /** @type {HTMLElement} */ (found);
}
