import { cssColour, el, emojiOf, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { covered, fileCard, gallery, picture, resolve } from "./media.js";
import { choicesOf, selectMenu } from "./select.js";
import { say } from "./words.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Discord's component types, by the number on the wire, as nodes. */
const KINDS = {
  1: (row, scene) => el("div", { class: "row" }, components(row.components, scene)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (text, scene) => el("div", { class: "prose" }, markdown(text.content, scene.links)),
  11: (thumbnail, scene) =>
    el("div", { class: "thumbnail" }, mediaPicture(thumbnail, thumbnail.media, scene)),
  12: (media, scene) => gallery(media.items.map((item) => described(item, item.media, scene))),
  13: file,
  14: separator,
  17: container,
};

/** The components of a message; `scene` is {message, links, session, perform}. */
export function components(list, scene) {
  return (list ?? []).map((component) => KINDS[component.type]?.(component, scene) ?? unknown(component));
}

function unknown(component) {
  return el("p", { class: "unknown" }, say("unknown-part", { type: component.type }));
}

function container(box, scene) {
  const stripe =
    box.accent_color === null || box.accent_color === undefined ? null : cssColour(box.accent_color);
  const card = el(
    "section",
    { class: stripe ? "container striped" : "container", style: stripe ? { "--stripe": stripe } : {} },
    components(box.components, scene),
  );
  return box.spoiler ? covered(card) : card;
}

function separator({ divider, spacing }) {
  const names = [divider === false && "bare", spacing === 2 && "wide"].filter(Boolean);
  return el("hr", { class: names.join(" ") || null });
}

function file({ file: media, name, size }, { message }) {
  const found = resolve(media, message.attachments);
  return fileCard({ ...found, filename: name ?? found.filename, size });
}

function section(part, scene) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-words" }, components(part.components, scene)),
    components([part.accessory], scene),
  );
}

function described(item, media, scene) {
  const found = resolve(media, scene.message.attachments);
  return { ...found, alt: item.description ?? found.alt, spoiler: item.spoiler };
}

function mediaPicture(item, media, scene) {
  return picture(described(item, media, scene));
}


function button(component, scene) {
  const style = BUTTON_STYLES[component.style] ?? "secondary";
  const words = [
    emojiOf(component.emoji),
    component.label && el("span", {}, component.label),
  ];
  if (component.style === 5) {
    return el(
      "a",
      {
        class: "button link",
        href: component.url,
        target: "_blank",
        rel: "noopener noreferrer",
        onclick: (event) => followJump(event, component.url, scene.links),
      },
      words,
      icon("out"),
    );
  }
  const node = el(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: component.disabled,
      "data-custom-id": component.custom_id,
      "aria-label": component.label ? null : component.emoji?.name,
    },
    words,
  );
  node.addEventListener("click", () => press(node, component, scene));
  return node;
}

function followJump(event, url, links) {
  const jump = url.match(/\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/);
  if (!jump) return;
  event.preventDefault();
  links.openChannel(jump[1], jump[2]);
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

function select(component, { message, session, perform }) {
  const send = (values) =>
    perform({
      act: "select",
      channel: message.channel_id,
      message: message.id,
      custom_id: component.custom_id,
      values,
    });
  return selectMenu(component, choicesOf(component, session), send);
}
