import { el, icon } from "./dom.js";
import { clock, present } from "./times.js";
import { language, languages, say } from "./words.js";

const HOUR = 3600;
const STEPS = [
  ["hour", HOUR],
  ["hours", 8 * HOUR],
  ["day", 24 * HOUR],
];
const COLOURS = ["system", "light", "dark"];

/** What the page can do and Discord cannot: let time pass, read as somebody else does; and light or dark. */
export class Panel {
  #session;
  #complain;
  #painted = "";
  #face = el("span", { class: "panel-face" });
  #meaning = el("span", { class: "unseen" });
  #sheet = el("div", { id: "panel", popover: "auto", class: "sheet panel", "data-test": "panel-sheet" });

  /** The button that opens it. */
  node = el(
    "button",
    { type: "button", class: "panel-button", "data-test": "panel", popovertarget: "panel" },
    icon("clock"),
    this.#face,
    this.#meaning,
  );

  constructor(session, complain) {
    this.#session = session;
    this.#complain = complain;
    document.body.append(this.#sheet);
    setInterval(() => this.#tick(), 5000);
  }

  paint() {
    const { state, me } = this.#session;
    this.#tick();
    const key = JSON.stringify([state.me, me?.name, state.locale, state.ahead !== null, language()]);
    if (key === this.#painted) return;
    this.#painted = key;
    this.#meaning.textContent = ` · ${say("panel")}`;
    this.node.title = say("panel");
    this.#sheet.replaceChildren(
      el("h2", { class: "sheet-title" }, say("panel")),
      state.ahead === null ? "" : this.#time(),
      this.#part(say("language", { name: me?.name ?? "?" }), this.#languages(state.locale)),
      this.#part(say("colours"), this.#colours()),
    );
    this.#tick();
  }

  #tick() {
    this.#face.textContent = clock();
    const long = this.#sheet.querySelector("[data-test=time]");
    if (long) long.textContent = present();
  }

  #part(title, inner, hint) {
    return el(
      "section",
      { class: "panel-part", role: "group", "aria-label": title },
      el("h3", {}, title),
      inner,
      hint && el("p", { class: "hint" }, hint),
    );
  }

  #time() {
    const steps = STEPS.map(([name, seconds]) =>
      el(
        "button",
        {
          type: "button",
          class: "button secondary",
          "data-test": `pass-${name}`,
          onclick: (event) => this.#pass(event.currentTarget, seconds),
        },
        el("span", {}, say(name)),
      ),
    );
    const now = el("p", { class: "time", "data-test": "time" });
    return this.#part(say("clock"), [now, el("div", { class: "choice-row" }, steps)], say("clock-hint"));
  }

  #languages(locale) {
    return choiceRow(
      languages().map(({ locale: own, name }) => ({ value: own, words: name, lang: own })),
      locale,
      "language",
      (value) => this.#session.perform({ act: "speak", locale: value }),
    );
  }

  #colours() {
    const choices = COLOURS.map((value) => ({ value, words: say(`colours-${value}`) }));
    return choiceRow(choices, window.colours.chosen, "colours", (value) => {
      window.colours.choose(value);
      this.#painted = "";
      this.paint();
    });
  }

  async #pass(button, seconds) {
    button.setAttribute("aria-busy", "true");
    const answer = await this.#session.perform({ act: "pass", seconds });
    button.removeAttribute("aria-busy");
    if (!answer.ok) this.#complain(answer.error);
  }
}

/** A few choices side by side, one of them pressed: [{value, words, lang}]. */
export function choiceRow(choices, chosen, name, choose) {
  return el(
    "div",
    { class: "choice-row" },
    choices.map(({ value, words, lang }) =>
      el(
        "button",
        {
          type: "button",
          class: "chip-choice",
          lang,
          "data-test": `${name}-${value}`,
          "aria-pressed": String(value === chosen),
          onclick: () => choose(value),
        },
        words,
      ),
    ),
  );
}
