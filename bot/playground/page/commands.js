import { say } from "./words.js";

/** Option types on Discord's wire. */
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;

const YES = new Set(["true", "yes", "on", "1"]);
const NO = new Set(["false", "no", "off", "0"]);

/**
 * Every command a person can type: {path, said, description, options}, subcommands as "game new". `path` is what is
 * sent, `said` what it is called in the person's language; options have a `said`, too.
 */
export function leaves(commands, locale) {
  return commands
    .filter((command) => (command.type ?? 1) === 1)
    .flatMap((command) => branch(command, [], locale));
}

function branch(node, above, locale) {
  const way = [...above, node];
  const options = node.options ?? [];
  const inner = options.filter((option) => option.type <= 2);
  if (inner.length) return inner.flatMap((option) => branch(option, way, locale));
  const path = way.map(({ name }) => name).join(" ");
  const said = way.map((each) => own(each, "name", locale)).join(" ");
  const described = options.map((option) => ({
    ...option,
    said: own(option, "name", locale),
    description: own(option, "description", locale),
    choices: option.choices?.map((choice) => ({ ...choice, name: own(choice, "name", locale) })),
  }));
  return [{ path, said, description: own(node, "description", locale), options: described }];
}

/** A name or description in a language, as the bot gave it. */
function own(node, key, locale) {
  return node[`${key}_localizations`]?.[locale] ?? node[key] ?? "";
}

/** The command of this name, in the person's language or as it is sent. */
export function named(commands, name) {
  return commands.find(({ said }) => said === name) ?? commands.find(({ path }) => path === name) ?? null;
}

/** The commands that fit what was typed after the slash, best first. */
export function matching(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  const ranked = commands.map((command) => [rank(command, wanted), command]).filter(([place]) => place < 4);
  return ranked
    .sort(([a, one], [b, other]) => a - b || one.said.localeCompare(other.said))
    .map(([, command]) => command);
}

function rank({ path, said, description }, wanted) {
  if (said.startsWith(wanted)) return 0;
  if (`${said} ${path}`.split(/[ -]/).some((word) => word.startsWith(wanted))) return 1;
  if (said.includes(wanted) || path.startsWith(wanted)) return 2;
  return description.toLowerCase().includes(wanted) ? 3 : 4;
}

/** The command a line starts with and what follows it; null while no whole name (and a space) is typed. */
export function recognise(commands, line) {
  for (const name of ["said", "path"]) {
    const command = commands.find((each) => line.startsWith(`/${each[name]} `));
    if (command) return { command, rest: line.slice(command[name].length + 2) };
  }
  return null;
}

/** Splits "forest people:3" at the option names: {before: "forest", named: [["people", "3"]]}. */
export function splitNamed(command, text) {
  const byWord = new Map(command.options.flatMap(({ name, said }) => [[name, name], [said, name]]));
  const names = [...byWord.keys()].join("|");
  if (!names) return { before: text, named: [] };
  const marks = [...text.matchAll(new RegExp(`(^|\\s)(${names}):`, "g"))];
  const named = marks.map((mark, at) => {
    const end = marks[at + 1]?.index ?? text.length;
    return [byWord.get(mark[2]), text.slice(mark.index + mark[0].length, end).trimStart()];
  });
  return { before: marks.length ? text.slice(0, marks[0].index) : text, named };
}

/** What is offered without asking the bot: fixed choices, yes and no, people; null for free text. */
export function offers(option, session) {
  if (option.choices?.length) return option.choices;
  if (option.type === BOOLEAN)
    return [
      { name: say("true"), value: true },
      { name: say("false"), value: false },
    ];
  if (option.type === USER)
    return [...session.state.people, session.state.bot].map(({ id, name }) => ({
      name: `@${name}`,
      value: id,
    }));
  return null;
}

/** The offers whose name or value contains what was typed. */
export function fitting(choices, text) {
  const wanted = text.trim().toLowerCase();
  return choices.filter(
    ({ name, value }) => name.toLowerCase().includes(wanted) || String(value).toLowerCase().includes(wanted),
  );
}

/** The offer a text names exactly, by name or by value. */
export function exact(choices, text) {
  const wanted = text.trim().toLowerCase();
  const bare = (name) => name.toLowerCase().replace(/^@/, "");
  return (
    choices.find(({ name, value }) =>
      [name.toLowerCase(), bare(name), String(value).toLowerCase()].includes(wanted),
    ) ?? null
  );
}

/** A field's text as the value to send: {value}, or {error} with what is wrong with it. */
export function typed(option, text, session) {
  const fixed = offers(option, session);
  if (option.type === BOOLEAN) return truth(option, text);
  if (fixed) {
    const choice = exact(fixed, text);
    return choice ? { value: choice.value } : { error: say("option-among", { option: option.said, list: list(fixed) }) };
  }
  return option.type === INTEGER ? number(option, text.trim()) : words(option, text.trim());
}

function truth(option, text) {
  const word = text.trim().toLowerCase();
  if (YES.has(word) || word === say("true").toLowerCase()) return { value: true };
  if (NO.has(word) || word === say("false").toLowerCase()) return { value: false };
  return { error: say("option-truth", { option: option.said }) };
}

function number(option, text) {
  const value = Number(text);
  if (!/^-?\d+$/.test(text)) return { error: say("option-whole", { option: option.said }) };
  if (value < (option.min_value ?? -Infinity))
    return { error: say("option-least", { option: option.said, least: option.min_value }) };
  if (value > (option.max_value ?? Infinity))
    return { error: say("option-most", { option: option.said, most: option.max_value }) };
  return { value };
}

function words(option, text) {
  if (text.length < (option.min_length ?? 0))
    return { error: say("option-short", { option: option.said, least: option.min_length }) };
  if (text.length > (option.max_length ?? 6000))
    return { error: say("option-long", { option: option.said, most: option.max_length ?? 6000 }) };
  return { value: text };
}

function list(choices) {
  const names = choices.slice(0, 6).map((choice) => choice.name);
  return names.join(", ") + (choices.length > 6 ? ", …" : "");
}
