import { el, emojiOf } from "./dom.js";
import { markdown } from "./markdown.js";
import { gallery } from "./media.js";
import { selectMenu } from "./select.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

/** Discord's component types, by the number on the wire, as nodes. */
const KINDS = {
  1: (row, scene) => el("div", { class: "row" }, components(row.components, scene)),
  2: button,
  3: select,
  10: (text, scene) => el("div", { class: "prose" }, markdown(text.content, scene.links)),
  12: ({ items }) =>
    gallery(items.map(({ media, description, spoiler }) => ({ ...media, alt: description, spoiler }))),
};

/** The components of a message; `scene` is {message, links, perform}. */
export function components(list, scene) {
  return (list ?? []).map((component) => KINDS[component.type](component, scene));
}

function button(component, scene) {
  const style = BUTTON_STYLES[component.style] ?? "secondary";
  const node = el(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: component.disabled,
      "data-custom-id": component.custom_id,
      "aria-label": component.label ? null : component.emoji?.name,
    },
    emojiOf(component.emoji),
    component.label && el("span", {}, component.label),
  );
  node.addEventListener("click", () => press(node, component, scene));
  return node;
}

async function press(node, component, { message, perform }) {
  if (node.getAttribute("aria-busy") === "true") return;
  node.setAttribute("aria-busy", "true");
  await perform({
    act: "press",
    channel: message.channel_id,
    message: message.id,
    custom_id: component.custom_id,
  });
  node.removeAttribute("aria-busy");
}

function select(component, { message, perform }) {
  const send = (values) =>
    perform({
      act: "select",
      channel: message.channel_id,
      message: message.id,
      custom_id: component.custom_id,
      values,
    });
  return selectMenu(component, send);
}
