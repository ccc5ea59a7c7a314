import { avatar, el, icon } from "./dom.js";
import { components } from "./components.js";
import { markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { written } from "./times.js";
import { say, sayWith } from "./words.js";

const COMMAND = 2;
const EPHEMERAL = 64;
const LOADING = 128;
const COMPONENTS_V2 = 32768;
const BOT_COLOUR = "#5d7f3a";

export const isEphemeral = (message) => Boolean((message.flags ?? 0) & EPHEMERAL);

/** One message as a list item; `follows` says that the one above is by the same author and just before. */
export function messageItem(message, { follows, scene, dismiss }) {
  const names = [
    "message",
    follows && "follows",
    isEphemeral(message) && "ephemeral",
    mentionsMe(message, scene) && "calls-me",
  ];
  return el(
    "li",
    { class: names.filter(Boolean).join(" "), "data-message-id": message.id, tabindex: "-1" },
    reason(message, scene),
    follows ? null : face(message, scene),
    el(
      "div",
      { class: "message-body" },
      follows ? null : byline(message, scene),
      body(message, scene),
      isEphemeral(message) && ephemeralNote(message, dismiss),
    ),
  );
}

function mentionsMe(message, { session }) {
  const me = session.state.me;
  return (
    (message.mentions ?? []).some((person) => (person.id ?? person) === me) ||
    JSON.stringify(message.components ?? []).includes(`<@${me}>`)
  );
}

function face(message, { session }) {
  const person = session.findPerson(message.author.id);
  return avatar(
    person?.name ?? message.author.username,
    message.author.bot ? BOT_COLOUR : session.tribe(message.author.id),
  );
}

function byline(message, { session }) {
  const name =
    session.findPerson(message.author.id)?.name ?? message.author.global_name ?? message.author.username;
  return el(
    "div",
    { class: "byline" },
    el("strong", {}, name),
    message.author.bot && el("span", { class: "tag" }, say("app")),
    written(message.timestamp),
  );
}

/** The line above an answer to a command: who used which. */
function reason(message, { session, links }) {
  const used = message.interaction_metadata;
  if (!used?.name || (used.type ?? COMMAND) !== COMMAND) return null;
  return el(
    "div",
    { class: "reason" },
    sayWith("used", {
      name: el("strong", {}, session.findPerson(used.user.id)?.name ?? used.user.username),
      command: el("code", {}, `/${links.commandName(used.name)}`),
    }),
  );
}

function body(message, scene) {
  if ((message.flags ?? 0) & LOADING) return thinking(message, scene);
  const v2 = Boolean((message.flags ?? 0) & COMPONENTS_V2);
  return [
    message.content &&
      el(
        "div",
        { class: "prose" },
        markdown(message.content, scene.links),
        message.edited_timestamp && el("small", { class: "edited" }, say("edited")),
      ),
    v2 ? null : attachments(message),
    el("div", { class: v2 ? "layout" : "rows" }, components(message.components, { ...scene, message })),
    message.thread && message.thread.id !== scene.session.channelId && threadCard(message.thread, scene.links),
  ];
}

/** The thread that began with a message, as Discord shows it below. */
function threadCard({ id, name }, links) {
  return el(
    "button",
    {
      type: "button",
      class: "thread-card",
      onclick: () => links.openChannel(id),
    },
    icon("thread"),
    el("strong", {}, name),
    el("span", {}, say("thread"), el("span", { "aria-hidden": "true" }, " ›")),
  );
}

function thinking(message, { session }) {
  const name = session.findPerson(message.author.id)?.name ?? message.author.username;
  return el(
    "p",
    { class: "thinking" },
    el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
    say("thinking", { name }),
  );
}

function ephemeralNote(message, dismiss) {
  return el(
    "p",
    { class: "only-you" },
    icon("eye"),
    `${say("only-you")} · `,
    el("button", { type: "button", class: "plain", onclick: () => dismiss(message.id) }, say("dismiss")),
  );
}

/** What a screen reader hears when the message arrives. */
export function spoken(message, { session, links }) {
  const name = session.findPerson(message.author.id)?.name ?? message.author.username;
  const text = message.content || texts(message.components).join("\n") || say("picture");
  const words = markdown(text, links).map((node) => node.textContent);
  return `${name}: ${words.join(" ").slice(0, 240)}`;
}

function texts(list = []) {
  return list.flatMap((component) => [component.content, ...texts(component.components)]).filter(Boolean);
}
