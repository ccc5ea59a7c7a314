const SVG = "http://www.w3.org/2000/svg";

/** Builds an element; missing children are left out and strings become text, never markup. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) assign(node, name, value);
  node.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

function assign(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "style")
    for (const [property, text] of Object.entries(value)) node.style.setProperty(property, text);
  else node.setAttribute(name, value === true ? "" : value);
}

/** One of the line drawings of index.html; decoration only, so hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

/** An emoji of the application between words: its picture, or its name where it is gone. */
export function customEmoji(name, id, words = `:${name}:`) {
  return el("img", { class: "picture-emoji", src: `/cdn/emojis/${id}.png`, alt: words, title: words });
}

/** The emoji before the words of a button or option: a character, or a picture of the application. */
export function emojiOf(emoji) {
  if (!emoji) return null;
  const shown = emoji.id ? customEmoji(emoji.name, emoji.id, "") : emoji.name;
  return el("span", { class: "emoji", "aria-hidden": "true" }, shown);
}

/**
 * Makes `parent` hold exactly `wanted`, moving only what is out of place, so that focus, scroll and pictures
 * survive.
 */
export function arrange(parent, wanted) {
  const keep = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!keep.has(child)) child.remove();
  let place = parent.firstChild;
  for (const node of wanted) {
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
}

/** Black or white, whichever reads better on the colour (WCAG relative luminance). */
function inkOn(colour) {
  const channels = colour
    .slice(1)
    .match(/../g)
    ?.map((pair) => parseInt(pair, 16) / 255) ?? [0.5, 0.5, 0.5];
  const [red, green, blue] = channels.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#16120e" : "#ffffff";
}

/** A round picture of initials. */
export function avatar(name, colour) {
  const tint = colour || "#a89c8c";
  const initials = name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
  return el(
    "span",
    {
      class: "avatar",
      "aria-hidden": "true",
      style: { "--tint": tint, "--ink": inkOn(tint) },
    },
    initials,
  );
}

/** A count on a warm pill; nothing for none. */
export function badge(count, meaning) {
  if (!count) return null;
  return el(
    "span",
    { class: "badge", "data-test": "badge" },
    el("span", { class: "unseen" }, `${meaning}: `),
    String(count),
  );
}
