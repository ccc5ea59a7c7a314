import { leaves, matching, named, recognise } from "./commands.js";
import { el, icon } from "./dom.js";
import { Draft } from "./draft.js";
import { Fields } from "./fields.js";
import { Suggestions } from "./suggestions.js";
import { say } from "./words.js";

const LONGEST = 2000;
const TALLEST = 180;

/** Where a person writes: plain text, or a slash command with its options as named fields. */
export class Composer {
  #session;
  #place = null;
  #kept = new Map();
  #suggestions = new Suggestions();

  #notice = el("div", { class: "notice", role: "alert", "data-test": "notice", hidden: true });
  #waiting = el("p", { class: "waiting", role: "status", "data-test": "waiting" });
  #text = el("textarea", {
    rows: "1",
    "data-test": "composer",
    role: "combobox",
    "aria-controls": "suggestions",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    enterkeyhint: "send",
    autocomplete: "off",
    maxlength: String(LONGEST),
  });
  #slash = el(
    "button",
    { type: "button", class: "round", "data-test": "slash" },
    icon("slash"),
  );
  #send = el(
    "button",
    { type: "submit", class: "round send", "data-test": "send" },
    icon("send"),
  );
  #fields;
  #form;

  constructor(box, session) {
    this.#session = session;
    this.#fields = new Fields({
      session,
      suggestions: this.#suggestions,
      text: this.#text,
      complain: (error) => this.complain(error),
      drop: () => this.#drop(),
    });
    this.#form = el(
      "form",
      { class: "entry" },
      this.#slash,
      el("div", { class: "writing" }, this.#fields.node, this.#text),
      this.#send,
    );
    box.append(this.#suggestions.node, this.#notice, this.#waiting, this.#form);
    this.#listen();
  }

  get #commands() {
    return leaves(this.#session.state.commands, this.#session.state.locale);
  }

  #listen() {
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#form.addEventListener("keydown", (event) => this.#key(event));
    this.#form.addEventListener(
      "focusout",
      (event) => !this.#form.contains(event.relatedTarget) && this.#suggestions.hide(),
    );
    this.#text.addEventListener("input", () => this.#typed());
    this.#text.addEventListener("focus", () => this.#suggest());
    this.#slash.addEventListener("click", () => this.#startSlash());
  }

  /** Follows the session: another person or channel has another draft. */
  paint() {
    const { state, channel, channelId, me } = this.#session;
    const place = `${state.me}/${channelId}`;
    if (place !== this.#place) this.#moveTo(place);
    const closed = !channel || channel.locked;
    for (const control of this.#form.querySelectorAll("button, textarea, input")) control.disabled = closed;
    this.#form.classList.toggle("closed", closed);
    const name = me?.name ?? "?";
    this.#slash.setAttribute("aria-label", say("show-commands"));
    this.#send.setAttribute("aria-label", say("send"));
    this.#nameText(closed ? say("locked") : say("write", { name }));
    this.#text.setAttribute("aria-label", say("write-label", { name, channel: channel?.name ?? "" }));
    this.#waiting.textContent = state.waiting?.length ? say("thinking", { name: state.bot.name }) : "";
  }

  /** Says near the composer what went wrong; an empty text takes it away. */
  complain(text) {
    this.#note(text, "error");
  }

  /** Says near the composer what is no mistake, as a private answer looks. */
  tell(text) {
    this.#note(text, "private");
  }

  #note(text, tone) {
    this.#notice.dataset.tone = tone;
    this.#notice.hidden = !text;
    this.#notice.replaceChildren();
    if (!text) return;
    const dismiss = el(
      "button",
      { type: "button", class: "round", "aria-label": say("close"), onclick: () => this.complain("") },
      icon("close"),
    );
    this.#notice.append(el("span", {}, text), dismiss);
  }

  /** Opens a command by its path, as a tapped command mention does. */
  start(path) {
    const command = named(this.#commands, path);
    if (command) this.#begin(new Draft(command));
  }

  #nameText(words) {
    this.#text.placeholder = this.#fields.draft ? "" : words;
  }

  #moveTo(place) {
    if (this.#place) this.#kept.set(this.#place, { draft: this.#fields.draft, text: this.#text.value });
    const { draft, text } = this.#kept.get(place) ?? { draft: null, text: "" };
    this.#place = place;
    this.complain("");
    this.#set(draft, text);
  }

  #set(draft, text) {
    this.#suggestions.hide();
    this.#fields.show(draft);
    this.#form.classList.toggle("command", Boolean(draft));
    this.#text.value = text;
    this.#grow();
  }

  #drop() {
    this.#set(null, "");
    this.paint();
    this.#text.focus();
  }

  #begin(draft, focus = null, text = "") {
    this.complain("");
    this.#set(draft, text);
    this.#nameText("");
    this.#fields.begin(draft, focus);
  }

  #startSlash() {
    if (!this.#fields.draft && !this.#text.value.startsWith("/")) this.#text.value = `/${this.#text.value}`;
    this.#text.focus();
    this.#typed();
  }

  #typed() {
    this.#grow();
    if (this.#fields.draft)
      return this.#fields.takeFrom(this.#text.value) ? this.#clearText() : this.#suggest();
    const found = recognise(this.#commands, this.#text.value.trimStart());
    if (!found) return this.#suggest();
    const { draft, focus, stray } = Draft.from(found.command, found.rest);
    return this.#begin(draft, focus, stray);
  }

  #clearText() {
    this.#text.value = "";
  }

  #grow() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${Math.min(this.#text.scrollHeight, TALLEST)}px`;
  }

  #suggest() {
    if (this.#fields.draft) return this.#suggestOptions(this.#fields.draft);
    const line = this.#text.value.trimStart();
    const found = line.startsWith("/") ? matching(this.#commands, line.slice(1)) : [];
    if (found.length === 0) return this.#suggestions.hide();
    const items = found.map((command) => ({
      label: `/${command.said}`,
      note: command.description,
      value: command.path,
      test: "command",
      pick: () => this.#begin(new Draft(command)),
    }));
    return this.#suggestions.show(this.#text, [say("commands")], items);
  }

  #suggestOptions({ command, fields }) {
    const wanted = this.#text.value.trim().toLowerCase();
    const rest = command.options.filter(
      (option) => !fields.has(option.name) && option.said.startsWith(wanted),
    );
    const items = rest.map((option) => ({
      label: option.said,
      note: option.description,
      value: option.name,
      test: "option",
      pick: () => {
        this.#clearText();
        this.#fields.add(option.name);
      },
    }));
    const heading = [
      el("strong", {}, `/${command.said}`),
      ` – ${command.description}${rest.length ? ` · ${say("optional")}` : ""}`,
    ];
    return this.#suggestions.show(this.#text, heading, items, wanted ? 0 : -1);
  }

  #key(event) {
    if (event.isComposing) return;
    const reply = this.#replyTo(event);
    if (!reply) return;
    event.preventDefault();
    reply();
  }

  #replyTo({ key, shiftKey, target }) {
    const writes = target.matches("input, textarea");
    const { isOpen, active } = this.#suggestions;
    if (key === "ArrowDown" && isOpen) return () => this.#suggestions.move(1);
    if (key === "ArrowUp" && isOpen) return () => this.#suggestions.move(-1);
    if (key === "Escape") return () => (isOpen ? this.#suggestions.hide() : this.#drop());
    if (key === "Tab" && !shiftKey && writes && active) return () => active.pick();
    if (key === "Backspace" && this.#fields.draft && writes && target.value === "")
      return () => this.#fields.backspace(target.name || null);
    if (key === "Enter" && !shiftKey && writes) return () => this.#enter(target);
    return null;
  }

  #enter(target) {
    if (target !== this.#text) return this.#fields.enter(target.name) === "settled" && this.#submit();
    if (this.#wholeCommand()) return this.#submit();
    const { active } = this.#suggestions;
    return active ? active.pick() : this.#submit();
  }

  /** "/board" typed in full, with nothing that must be filled in, needs no second Enter. */
  #wholeCommand() {
    const line = this.#text.value.trim();
    const command = !this.#fields.draft && line.startsWith("/") && named(this.#commands, line.slice(1));
    if (!command || command.options.some((option) => option.required)) return false;
    this.#set(new Draft(command), "");
    return true;
  }

  async #submit() {
    if (!this.#fields.draft && this.#text.value.trim() === "") return;
    const action = this.#fields.draft ? this.#command(this.#fields.draft) : this.#words();
    if (action) await this.#dispatch(action);
  }

  #command(draft) {
    const stray = this.#text.value.trim();
    if (stray) return this.complain(say("stray", { text: stray }));
    const obstacle = draft.obstacle(this.#session);
    if (obstacle) return this.#fields.demand(obstacle);
    return { act: "command", name: draft.command.path, options: draft.values(this.#session) };
  }

  #words() {
    const text = this.#text.value.trim();
    if (!text.startsWith("/")) return { act: "say", text };
    const begun = this.#commands.some(({ path, said }) =>
      [path, said].some((name) => name.startsWith(`${text.slice(1)} `)),
    );
    this.complain(begun ? say("incomplete", { text }) : say("no-command", { text }));
    return null;
  }

  /**
   * The text leaves at once, so that the next can be typed; what was refused comes back, unless something
   * new stands there.
   */
  async #dispatch(action) {
    const place = this.#place;
    const sent = { draft: this.#fields.draft, text: this.#text.value };
    this.complain("");
    this.#drop();
    const answer = await this.#session.perform(action);
    if (answer.ok) return;
    if (place !== this.#place) return void this.#kept.set(place, sent);
    this.complain(answer.error ?? say("failed"));
    if (!this.#fields.draft && this.#text.value === "") this.#set(sent.draft, sent.text);
  }
}
