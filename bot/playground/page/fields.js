import { fitting } from "./commands.js";
import { el, icon } from "./dom.js";
import { say } from "./words.js";

const PATIENCE = 140;

/**
 * The chosen command and its options as named fields inside the composer; `host` is {session, suggestions,
 * text, complain, drop}.
 */
export class Fields {
  node = el("span", { class: "pills" });
  draft = null;
  #host;
  #asked = 0;
  #answered = { name: null, choices: [] };
  #choices = [];

  constructor(host) {
    this.#host = host;
  }

  /** Starts (or, with null, forgets) a draft and puts the cursor where it is needed next. */
  begin(draft, focus = null) {
    this.show(draft);
    const empty = [...draft.fields].find(([, field]) => field.text === "")?.[0];
    this.focus(focus ?? empty ?? null);
  }

  show(draft) {
    this.draft = draft;
    this.forget();
    if (!draft) return this.node.replaceChildren();
    const drop = el(
      "button",
      { type: "button", "aria-label": say("drop-command"), onclick: () => this.#host.drop() },
      icon("close"),
    );
    const chip = el("span", { class: "chip", "data-test": "chosen-command" }, `/${draft.command.said}`, drop);
    return this.node.replaceChildren(chip, ...[...draft.fields.keys()].map((name) => this.#pill(name)));
  }

  /** Takes no answer to an earlier autocomplete question any more. */
  forget() {
    this.#asked++;
    this.#answered = { name: null, choices: [] };
  }

  add(name) {
    this.draft.add(name);
    if (!this.#input(name)) this.show(this.draft);
    this.focus(name);
  }

  /** Focuses a field, or (null) the text behind the fields. */
  focus(name) {
    const input = (name && this.#input(name)) || this.#host.text;
    if (document.activeElement === input) input.blur();
    input.focus();
  }

  /** Marks the field that keeps the command from being sent and goes there. */
  demand({ name, error }) {
    this.add(name);
    this.#input(name).setAttribute("aria-invalid", "true");
    this.#host.complain(error);
  }

  /** Takes `name:` marks out of the text behind the fields; true when there were any. */
  takeFrom(text) {
    const last = this.draft.spread(text, null);
    if (!last) return false;
    this.show(this.draft);
    this.focus(last);
    this.#cursorToEnd(last);
    return true;
  }

  /** Enter in a field: "pick" took a suggestion, "settled" means that the field needs nothing more. */
  enter(name) {
    const { active, walked } = this.#host.suggestions;
    if (active && walked) return active.pick() ?? "pick";
    const named = this.draft.fields.get(name).choice ?? this.draft.named(name, this.#choices);
    if (named) this.draft.choose(name, named);
    if (named || !active) return "settled";
    return active.pick() ?? "pick";
  }

  /**
   * Backspace in an empty field (null: in the empty text behind them): drops the field, before the first one
   * the command.
   */
  backspace(name) {
    const names = [...this.draft.fields.keys()];
    const at = name === null ? names.length : names.indexOf(name);
    if (name !== null) this.draft.remove(name);
    if (at === 0) return this.#host.drop();
    this.show(this.draft);
    return this.focus(names[at - 1]);
  }

  #pill(name) {
    const option = this.draft.option(name);
    const numeric = option.type === 4 && !option.autocomplete && !option.choices?.length;
    const input = el("input", {
      type: "text",
      name,
      "data-test": `option-${name}`,
      role: "combobox",
      "aria-controls": "suggestions",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-required": option.required ? "true" : null,
      "aria-label": `${option.said}: ${option.description}`,
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: "false",
      enterkeyhint: "next",
      inputmode: numeric ? "numeric" : null,
    });
    input.value = this.draft.fields.get(name).text;
    input.addEventListener("input", () => this.#typed(name, input));
    input.addEventListener("focus", () => {
      input.select();
      this.#suggest(name, input);
    });
    input.addEventListener("blur", () => this.#judge(name, input));
    return el("label", { class: "pill" }, el("span", { "aria-hidden": "true" }, option.said), input);
  }

  #input(name) {
    return this.node.querySelector(`input[name="${CSS.escape(name)}"]`);
  }

  #typed(name, input) {
    const last = this.draft.spread(input.value, name);
    if (last) {
      this.show(this.draft);
      this.focus(last);
      return this.#cursorToEnd(last);
    }
    this.draft.write(name, input.value);
    input.removeAttribute("aria-invalid");
    return this.#suggest(name, input);
  }

  #cursorToEnd(name) {
    const input = this.#input(name);
    input.setSelectionRange(input.value.length, input.value.length);
  }

  #judge(name, input) {
    const field = this.draft?.fields.get(name);
    if (field && this.draft.read(name, this.#host.session).error) input.setAttribute("aria-invalid", "true");
  }

  #suggest(name, input) {
    const asked = ++this.#asked;
    const { choice } = this.draft.fields.get(name);
    const wanted = choice ? "" : input.value;
    const fixed = this.draft.fixedOffers(name, this.#host.session);
    if (fixed || !this.draft.option(name).autocomplete)
      return this.#offer(name, input, fitting(fixed ?? [], wanted));
    // Until the bot answers, what it offered last is narrowed here, so that Enter never takes what no longer
    // fits.
    this.#offer(name, input, this.#answered.name === name ? fitting(this.#answered.choices, wanted) : []);
    return setTimeout(
      () => asked === this.#asked && this.#ask(asked, name, input),
      wanted === "" ? 0 : PATIENCE,
    );
  }

  async #ask(asked, name, input) {
    const options = this.draft.soFar(name, this.#host.session);
    const answer = await this.#host.session.perform({
      act: "autocomplete",
      name: this.draft.command.path,
      options,
      focused: name,
    });
    if (asked !== this.#asked || document.activeElement !== input) return;
    if (!answer.ok) this.#host.complain(answer.error);
    this.#answered = { name, choices: answer.choices ?? [] };
    this.#offer(name, input, this.#answered.choices);
  }

  #offer(name, input, choices) {
    const option = this.draft.option(name);
    this.#choices = choices;
    const items = choices.slice(0, 25).map((choice) => ({
      label: choice.name,
      value: choice.value,
      test: "autocomplete",
      pick: () => this.#choose(name, choice),
    }));
    const heading = [
      el("strong", {}, option.said),
      ` – ${option.description}${option.required ? ` (${say("required")})` : ""}${range(option)}`,
    ];
    this.#host.suggestions.show(input, heading, items);
  }

  /** On to the first field that still needs something, else behind them all, where Enter sends. */
  #choose(name, choice) {
    this.draft.choose(name, choice);
    this.#input(name).value = choice.name;
    this.#input(name).removeAttribute("aria-invalid");
    const obstacle = this.draft.obstacle(this.#host.session);
    this.focus(obstacle && obstacle.name !== name ? this.#present(obstacle.name) : null);
  }

  #present(name) {
    this.draft.add(name);
    if (!this.#input(name)) this.show(this.draft);
    return name;
  }
}

function range({ min_value: lowest, max_value: most }) {
  const least = lowest < 0 ? undefined : lowest; // below zero stands no number, but a suggestion that only tells
  if (least === undefined && most === undefined) return "";
  if (most === undefined) return `, ${say("range-least", { least })}`;
  return `, ${least === undefined ? say("range-most", { most }) : say("range-between", { least, most })}`;
}
