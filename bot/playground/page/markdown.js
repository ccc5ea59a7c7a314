import { customEmoji, el } from "./dom.js";
import { timestamp } from "./times.js";
import { say } from "./words.js";

const HEADING = /^(#{1,3})\s+(.*)$/;
const SUBTEXT = /^-#\s+(.*)$/;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;
const QUOTE = /^>\s(.*)$/;

/** Discord's Markdown as nodes; `links` knows people, channels and what a click on them does. */
export function markdown(text, links) {
  // Fences come first: nothing inside them is Markdown.
  return text.split(/(```[\s\S]*?```)/).flatMap((part) => {
    if (part.startsWith("```") && part.length > 5) return [fence(part)];
    return part === "" ? [] : blocks(part.replace(/^\n|\n$/g, "").split("\n"), links);
  });
}

function fence(part) {
  const [, language, body] = part.slice(3, -3).match(/^([\w+-]*\n)?([\s\S]*)$/);
  return el(
    "pre",
    { tabindex: "0", "data-language": language?.trim() || null },
    el("code", {}, body.replace(/\n$/, "")),
  );
}

function blocks(lines, links) {
  const nodes = [];
  for (let at = 0; at < lines.length;) {
    const [node, next] = block(lines, at, links);
    nodes.push(node);
    at = next;
  }
  return nodes;
}

function block(lines, at, links) {
  const line = lines[at];
  const heading = line.match(HEADING);
  if (heading) return [el(`h${heading[1].length + 2}`, {}, inline(heading[2], links)), at + 1];
  const subtext = line.match(SUBTEXT);
  if (subtext) return [el("small", { class: "subtext" }, inline(subtext[1], links)), at + 1];
  if (line.startsWith(">>> "))
    return [el("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)], links)), lines.length];
  if (QUOTE.test(line)) return quote(lines, at, links);
  if (ITEM.test(line)) return list(lines, at, links);
  return paragraph(lines, at, links);
}

function quote(lines, at, links) {
  let end = at;
  while (end < lines.length && QUOTE.test(lines[end])) end++;
  const inner = lines.slice(at, end).map((line) => line.match(QUOTE)[1]);
  return [el("blockquote", {}, blocks(inner, links)), end];
}

function list(lines, at, links) {
  const [, indent, number] = lines[at].match(ITEM);
  const box = number ? el("ol", { start: number }) : el("ul");
  let next = at;
  while (next < lines.length) {
    const item = lines[next].match(ITEM);
    if (!item || item[1].length < indent.length || Boolean(item[2]) !== Boolean(number)) break;
    if (item[1].length > indent.length) {
      const [inner, after] = list(lines, next, links);
      box.lastElementChild.append(inner);
      next = after;
    } else {
      box.append(el("li", {}, inline(item[3], links)));
      next++;
    }
  }
  return [box, next];
}

function paragraph(lines, at, links) {
  let end = at + 1;
  while (
    end < lines.length &&
    ![HEADING, SUBTEXT, ITEM, QUOTE, /^>>> /].some((form) => form.test(lines[end]))
  )
    end++;
  return [el("p", {}, inline(lines.slice(at, end).join("\n"), links)), end];
}

const nested =
  (tag, attributes) =>
  ([, inner], links) =>
    el(tag, attributes, inline(inner, links));

/**
 * Each form of text within a line: what it looks like and the node it becomes; the earliest match wins, then
 * the upper one.
 */
const FORMS = [
  [/\\([\\*_~`|>#\-[\]()<@:])/, ([, sign]) => sign],
  [/``([\s\S]+?)``|`([^`]+)`/, ([, double, single]) => el("code", {}, double ?? single)],
  [/\|\|([\s\S]+?)\|\|/, ([, inner], links) => spoiler(inner, links)],
  [/\*\*\*([\s\S]+?)\*\*\*/, ([, inner], links) => el("strong", {}, el("em", {}, inline(inner, links)))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/, nested("strong")],
  [/__([\s\S]+?)__(?!_)/, nested("u")],
  [/~~([\s\S]+?)~~/, nested("s")],
  [/\*(?!\s)([^*]+?)\*/, nested("em")],
  [/(?<![\p{L}\d])_([^_]+?)_(?![\p{L}\d])/u, nested("em")],
  [
    /\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/,
    ([, label, address], links) => link(address, inline(label, links), links),
  ],
  [/<(https?:\/\/[^\s>]+)>/, ([, address], links) => link(address, address, links)],
  [/https?:\/\/[^\s<>]+[^\s<>.,:;!?"')\]*_|]/, ([address], links) => link(address, address, links)],
  [
    /<@!?(\d+)>/,
    ([, id], links) =>
      el("span", { class: id === links.me ? "mention of-me" : "mention" }, `@${links.personName(id)}`),
  ],
  [
    /<@&\d+>|@everyone|@here/,
    ([text]) => el("span", { class: "mention" }, text.startsWith("<") ? `@${say("role")}` : text),
  ],
  [/<#(\d+)>/, ([, id], links) => channelMention(id, links)],
  [
    /<\/([\w -]+):\d+>/,
    ([, path], links) =>
      el("button", { type: "button", class: "mention", onclick: () => links.startCommand(path) }, `/${path}`),
  ],
  [/<t:(-?\d+)(?::([tTdDfFsSR]))?>/, ([text, seconds, style]) => timestamp(Number(seconds), style) ?? text],
  [/<a?:(\w+):(\d+)>/, ([, name, id]) => customEmoji(name, id)],
];

function inline(text, links) {
  let first = null;
  for (const [pattern, make] of FORMS) {
    const match = text.match(pattern);
    if (match && (!first || match.index < first.match.index)) first = { match, make };
  }
  if (!first) return [text];
  const { match, make } = first;
  const rest = text.slice(match.index + match[0].length);
  return [text.slice(0, match.index), make(match, links), ...(rest ? inline(rest, links) : [])];
}

function spoiler(inner, links) {
  const box = el("span", {
    class: "spoiler",
    role: "button",
    tabindex: "0",
    "aria-expanded": "false",
    "aria-label": say("spoiler-hidden"),
  });
  const hidden = el("span", { class: "hidden-text", "aria-hidden": "true" }, inline(inner, links));
  const reveal = () => {
    box.classList.add("shown");
    box.setAttribute("aria-expanded", "true");
    box.removeAttribute("aria-label");
    hidden.removeAttribute("aria-hidden");
  };
  box.addEventListener("click", reveal);
  box.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && reveal());
  box.append(hidden);
  return box;
}

/** A link and no button: a name of several lines goes on within its sentence. */
function channelMention(id, links) {
  const open = (event) => {
    event.preventDefault();
    links.openChannel(id);
  };
  return el("a", { href: `#${id}`, class: "mention", onclick: open }, `#${links.channelName(id)}`);
}

/** A link; one that jumps to a channel of this guild stays in the page. */
function link(address, label, links) {
  const jump = address.match(/\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/);
  if (jump)
    return el(
      "a",
      {
        href: address,
        onclick: (event) => {
          event.preventDefault();
          links.openChannel(jump[1], jump[2]);
        },
      },
      label,
    );
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, label);
}
