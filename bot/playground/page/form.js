import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { choicesOf, selectMenu } from "./select.js";
import { say } from "./words.js";

let made = 0;

/** The fields of a dialog: each {node, id, value(), problem()}, where `id` is null for mere text. */
export function formFields(components, session, links) {
  return components.flatMap((component) => fields(component, session, links));
}

function fields(component, session, links) {
  if (component.type === 1)
    return component.components.map((inner) =>
      field(inner, { label: inner.label ?? inner.placeholder }, session),
    );
  if (component.type === 18) return [field(component.component, component, session)];
  if (component.type === 10)
    return [{ node: el("div", { class: "prose" }, markdown(component.content, links)), id: null }];
  return [field(component, {}, session)];
}

const INPUTS = {
  3: selectInput,
  5: selectInput,
  6: selectInput,
  7: selectInput,
  8: selectInput,
  4: textInput,
  21: radioGroup,
  22: checkboxGroup,
  23: checkbox,
};

/** One labelled input with room for what is wrong with it. */
function field(component, { label, description }, session) {
  const name = `field-${++made}`;
  const make = INPUTS[component.type] ?? unknown;
  const input = make(component, name, session, label);
  const problem = el("p", { class: "problem", id: `${name}-problem`, hidden: true });
  const node = el(
    input.grouped ? "fieldset" : "div",
    { class: "form-field", "data-custom-id": input.grouped ? component.custom_id : null },
    caption(input, name, label, description),
    input.node,
    problem,
  );
  const look = () => judge(input, node, problem);
  // What was found wrong is looked at again at every touch; what was not is left in peace until the form is
  // sent.
  for (const touch of ["input", "change"]) node.addEventListener(touch, () => !problem.hidden && look());
  return { node, id: component.custom_id, value: input.value, problem: look };
}

function caption(input, name, label, description) {
  const note = description ? el("small", {}, description) : null;
  if (input.labelled) return note;
  const words = el(
    "span",
    { class: "field-label" },
    label ?? "",
    input.required && el("span", { class: "star", title: say("required") }, " *"),
  );
  return input.grouped ? el("legend", {}, words, note) : el("label", { for: name }, words, note);
}

function judge(input, node, problem) {
  const words = input.problem() ?? "";
  const target = node.querySelector("input, textarea, button");
  problem.hidden = !words;
  problem.textContent = words;
  target?.toggleAttribute("aria-invalid", Boolean(words));
  if (words) target?.setAttribute("aria-describedby", problem.id);
  return words ? { words, target } : null;
}

function textInput(component, name) {
  const { min_length: least = 0, max_length: most = 4000, placeholder, value = "" } = component;
  const required = component.required !== false;
  const shared = {
    id: name,
    "data-custom-id": component.custom_id,
    placeholder,
    maxlength: String(most),
    autocomplete: "off",
    "aria-required": String(required),
  };
  const node =
    component.style === 2
      ? el("textarea", { ...shared, rows: "4" })
      : el("input", { ...shared, type: "text" });
  node.value = value ?? "";
  const problem = () => {
    if (required && node.value.trim() === "") return say("required-field");
    if (node.value !== "" && node.value.length < least)
      return say("too-short", { least, count: node.value.length });
    return node.value.length > most ? say("too-long", { most }) : null;
  };
  return { node, required, value: () => node.value, problem };
}

function selectInput(component, name, session, label) {
  const required = component.required !== false;
  const least = required ? Math.max(component.min_values ?? 1, 1) : (component.min_values ?? 0);
  const node = selectMenu(
    { placeholder: label, ...component, min_values: required ? least : 0 },
    choicesOf(component, session),
    () => {},
  );
  node.querySelector(".select").id = name;
  const problem = () =>
    tooFewOrMany(node.values.length, { required, least, most: component.max_values ?? 1 });
  return { node, required, value: () => node.values, problem };
}

function radioGroup(component, name) {
  const required = component.required !== false;
  const node = el(
    "div",
    { class: "choices" },
    (component.options ?? []).map((option) => choice("radio", name, option)),
  );
  const chosen = () => node.querySelector("input:checked")?.value;
  return {
    node,
    grouped: true,
    required,
    value: chosen,
    problem: () => (required && !chosen() ? say("choose-one") : null),
  };
}

function checkboxGroup(component, name) {
  const options = component.options ?? [];
  const required = component.required !== false;
  const node = el(
    "div",
    { class: "choices" },
    options.map((option) => choice("checkbox", name, option)),
  );
  const chosen = () => [...node.querySelectorAll("input:checked")].map((input) => input.value);
  const limits = {
    required,
    least: component.min_values ?? (required ? 1 : 0),
    most: component.max_values ?? options.length,
  };
  return {
    node,
    grouped: true,
    required,
    value: chosen,
    problem: () => tooFewOrMany(chosen().length, limits),
  };
}

function checkbox(component, name, session, label) {
  const node = choice("checkbox", name, { label, default: component.default });
  const input = node.querySelector("input");
  input.dataset.customId = component.custom_id;
  return { node, labelled: true, required: false, value: () => String(input.checked), problem: () => null };
}

function choice(type, name, { label, value, description, default: preset }) {
  const input = el("input", { type, name, value, "data-value": value });
  input.checked = Boolean(preset);
  return el(
    "label",
    { class: "choice" },
    input,
    el("span", {}, el("span", {}, label), description && el("small", {}, description)),
  );
}

function unknown(component) {
  return {
    node: el("p", {}, say("unknown-part", { type: component.type })),
    required: false,
    value: () => [],
    problem: () => null,
  };
}

function tooFewOrMany(count, { required, least, most }) {
  if (count === 0) return required && least > 0 ? say("required-field") : null;
  if (count < least) return say("choose-least", { least });
  return count > most ? say("choose-most", { most }) : null;
}
