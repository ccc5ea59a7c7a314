import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { selectMenu } from "./select.js";
import { say } from "./words.js";

const TEXT_INPUT = 4;
const TEXT = 10;

let made = 0;

/** The fields of a dialog: each {node, id, value(), problem()}, where `id` is null for mere text. */
export function formFields(components, links) {
  return components.map((component) => {
    if (component.type !== TEXT) return field(component.component, component);
    return { node: el("div", { class: "prose" }, markdown(component.content, links)), id: null };
  });
}

/** One labelled input with room for what is wrong with it. */
function field(component, { label, description }) {
  const name = `field-${++made}`;
  const input = component.type === TEXT_INPUT ? textInput(component, name) : selectInput(component, name, label);
  const problem = el("p", { class: "problem", id: `${name}-problem`, hidden: true });
  const node = el("div", { class: "form-field" }, caption(input, name, label, description), input.node, problem);
  const look = () => judge(input, node, problem);
  // What was found wrong is looked at again at every touch; what was not is left in peace until the form is
  // sent.
  for (const touch of ["input", "change"]) node.addEventListener(touch, () => !problem.hidden && look());
  return { node, id: component.custom_id, value: input.value, problem: look };
}

function caption(input, name, label, description) {
  const words = el(
    "span",
    { class: "field-label" },
    label,
    input.required && el("span", { class: "star", title: say("required") }, " *"),
  );
  return el("label", { for: name }, words, description ? el("small", {}, description) : null);
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

function selectInput(component, name, label) {
  const required = component.required !== false;
  const least = required ? Math.max(component.min_values ?? 1, 1) : (component.min_values ?? 0);
  const node = selectMenu(
    { placeholder: label, ...component, min_values: required ? least : 0 },
    () => {},
  );
  node.querySelector(".select").id = name;
  const problem = () =>
    tooFewOrMany(node.values.length, { required, least, most: component.max_values ?? 1 });
  return { node, required, value: () => node.values, problem };
}

function tooFewOrMany(count, { required, least, most }) {
  if (count === 0) return required && least > 0 ? say("required-field") : null;
  if (count < least) return say("choose-least", { least });
  return count > most ? say("choose-most", { most }) : null;
}
