import { cssColour, el } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { picture, resolve } from "./media.js";
import { written } from "./times.js";

/** One embed card of a message. */
export function embedCard(embed, message, links) {
  const media = (item) => picture(resolve(item, message.attachments));
  return el(
    "article",
    { class: "embed", style: { "--stripe": embed.color ? cssColour(embed.color) : "var(--line)" } },
    el(
      "div",
      { class: "embed-words" },
      embed.author &&
        el(
          "div",
          { class: "embed-author" },
          embed.author.url ? link(embed.author.url, embed.author.name, links) : embed.author.name,
        ),
      embed.title &&
        el(
          "div",
          { class: "embed-title" },
          embed.url ? link(embed.url, embed.title, links) : markdown(embed.title, links),
        ),
      embed.description && el("div", { class: "prose" }, markdown(embed.description, links)),
      embed.fields?.length &&
        el(
          "div",
          { class: "fields" },
          embed.fields.map((field) => fieldOf(field, links)),
        ),
    ),
    embed.thumbnail && el("div", { class: "thumbnail" }, media(embed.thumbnail)),
    embed.image && el("div", { class: "embed-image" }, media(embed.image)),
    (embed.footer || embed.timestamp) &&
      el(
        "footer",
        {},
        embed.footer?.text,
        embed.footer && embed.timestamp && " · ",
        embed.timestamp && written(embed.timestamp),
      ),
  );
}

function fieldOf(field, links) {
  return el(
    "div",
    { class: field.inline ? "field inline" : "field" },
    el("strong", {}, markdown(field.name, links)),
    el("div", { class: "prose" }, markdown(field.value, links)),
  );
}
