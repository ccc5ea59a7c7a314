import { el } from "./dom.js";
import { say } from "./words.js";

/**
 * The list above the composer: commands, options or choices, walked with the arrow keys, picked with Enter
 * or a tap.
 */
export class Suggestions {
  node = el("div", { class: "suggestions", hidden: true });
  /** Whether the person moved along the list, so that Enter means the marked row and nothing else. */
  walked = false;
  #heading = el("p", { class: "suggestions-title" });
  #list = el("ul", { role: "listbox", id: "suggestions" });
  #items = [];
  #active = -1;
  #input = null;

  constructor() {
    this.node.append(this.#heading, this.#list);
    // The field keeps the focus while a suggestion is pressed, or the list would close under the finger.
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.node.hidden;
  }

  get active() {
    return this.#items[this.#active] ?? null;
  }

  /** Shows items {label, note, test, pick} for a field; `active` is the index that Enter takes, -1 for none. */
  show(input, heading, items, active = 0) {
    this.#release();
    this.#input = input;
    this.#items = items;
    this.walked = false;
    this.#active = items.length ? active : -1;
    this.#heading.replaceChildren(...heading);
    this.#list.setAttribute("aria-label", say("suggestions"));
    this.#list.replaceChildren(...items.map((item, at) => this.#row(item, at)));
    this.node.hidden = false;
    input.setAttribute("aria-expanded", "true");
    this.#mark();
  }

  hide() {
    this.#release();
    this.#items = [];
    this.#active = -1;
    this.node.hidden = true;
  }

  move(step) {
    if (this.#items.length === 0) return;
    this.walked = true;
    this.#active =
      this.#active < 0 && step < 0
        ? this.#items.length - 1
        : (this.#active + step + this.#items.length) % this.#items.length;
    this.#mark();
  }

  #row(item, at) {
    const row = el(
      "li",
      {
        role: "option",
        id: `suggestion-${at}`,
        class: "suggestion",
        "data-test": item.test,
        "data-value": item.value === undefined ? null : String(item.value),
      },
      el("span", { class: "suggestion-label" }, item.label),
      item.note && el("small", {}, item.note),
    );
    row.addEventListener("click", () => item.pick());
    row.addEventListener("mousemove", () => {
      this.#active = at;
      this.#paint();
    });
    return row;
  }

  #mark() {
    this.#paint();
    this.#list.children[this.#active]?.scrollIntoView({ block: "nearest" });
  }

  #paint() {
    [...this.#list.children].forEach((row, at) =>
      row.setAttribute("aria-selected", String(at === this.#active)),
    );
    if (this.#active < 0) this.#input?.removeAttribute("aria-activedescendant");
    else this.#input?.setAttribute("aria-activedescendant", `suggestion-${this.#active}`);
  }

  #release() {
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
    this.#input = null;
  }
}
