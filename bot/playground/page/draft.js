import { exact, offers, splitNamed, typed } from "./commands.js";
import { say } from "./words.js";

/**
 * A slash command being filled in: the command and its fields, name → {text, choice}, in the order they were
 * added.
 */
export class Draft {
  fields = new Map();

  constructor(command) {
    this.command = command;
    for (const option of command.options) if (option.required) this.add(option.name);
  }

  /**
   * The draft of a line's rest after the command: {draft, focus, stray}; what has no name belongs to the
   * first required option.
   */
  static from(command, rest) {
    const draft = new Draft(command);
    const [first = null] = draft.fields.keys();
    const focus = draft.spread(rest, first);
    if (focus || rest.trim() === "") return { draft, focus, stray: "" };
    if (first) draft.write(first, rest.trim());
    return { draft, focus: first, stray: first ? "" : rest.trim() };
  }

  option(name) {
    return this.command.options.find((option) => option.name === name);
  }

  add(name) {
    if (!this.fields.has(name)) this.fields.set(name, { text: "", choice: null });
  }

  remove(name) {
    if (!this.option(name).required) this.fields.delete(name);
  }

  write(name, text) {
    this.fields.set(name, { text, choice: null });
  }

  choose(name, choice) {
    this.fields.set(name, { text: choice.name, choice });
  }

  /**
   * Takes text apart at `name:` marks, in the field it was typed into (null: after all of them); returns the
   * last field named, or null.
   */
  spread(text, into) {
    const { before, named } = splitNamed(this.command, text);
    if (named.length === 0) return null;
    if (into && before.trim()) this.write(into, before.trim());
    else if (into && named[0][0] !== into) this.write(into, "");
    for (const [name, value] of named) this.write(name, value);
    return named.at(-1)[0];
  }

  /** The value of a field: {value}, {error}, or {} while it is empty. */
  read(name, session) {
    const { text, choice } = this.fields.get(name) ?? { text: "", choice: null };
    if (choice) return { value: choice.value };
    return text.trim() === "" ? {} : typed(this.option(name), text, session);
  }

  /** The first field that keeps the command from being sent: {name, error}, or null. */
  obstacle(session) {
    for (const option of this.command.options) {
      const { value, error } = this.read(option.name, session);
      if (error) return { name: option.name, error };
      if (option.required && value === undefined)
        return { name: option.name, error: say("option-required", { option: option.said }) };
    }
    return null;
  }

  /** The typed values to send; fields that are empty or not yet right are left out. */
  values(session) {
    const pairs = [...this.fields.keys()].map((name) => [name, this.read(name, session).value]);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  }

  /** What the bot is told while a field is being typed: everything else, and this field as it stands. */
  soFar(name, session) {
    return { ...this.values(session), [name]: this.fields.get(name)?.text ?? "" };
  }

  fixedOffers(name, session) {
    return offers(this.option(name), session);
  }

  named(name, choices) {
    return exact(choices, this.fields.get(name)?.text ?? "");
  }
}
