import { Channels } from "./channels.js";
import { Composer } from "./composer.js";
import { badge, el, icon } from "./dom.js";
import { Modal } from "./modal.js";
import { People } from "./people.js";
import { Session } from "./session.js";
import { Timeline } from "./timeline.js";

const session = new Session();

/** What names and clicks inside messages mean. */
const links = {
  get me() {
    return session.state.me;
  },
  personName: (id) => session.findPerson(id)?.name ?? "somebody",
  channelName: (id) => session.findChannel(id)?.name ?? "elsewhere",
  openChannel(id, messageId) {
    if (!session.findChannel(id)) return composer.complain("That channel is not open to this person.");
    session.open(id);
    return messageId && timeline.point(messageId);
  },
  startCommand: (path) => composer.start(path),
};

/** Acts from within a message; what goes wrong is said near the composer. */
async function perform(action) {
  composer.complain("");
  const answer = await session.perform(action);
  if (!answer.ok) composer.complain(answer.error);
}

const composer = new Composer(document.getElementById("composer"), session);
const timeline = new Timeline(session, { session, links, perform });
const people = new People(session);
const channels = new Channels(session, (error) => composer.complain(error));
const modal = new Modal(session, links);
let lastFailure = null;

function paint() {
  if (!session.state) return paintBanner();
  for (const part of [people, channels, composer, timeline, modal]) part.paint();
  paintHeader();
  paintFailure();
  return paintBanner();
}

function paintHeader() {
  const { channel, state } = session;
  const elsewhere = state.channels
    .filter((other) => other.id !== session.channelId)
    .reduce((sum, other) => sum + (other.unread_pings ?? 0), 0);
  const menu = el(
    "button",
    {
      type: "button",
      class: "round menu",
      "data-test": "menu",
      "aria-label": "Channels",
      "aria-controls": "channels",
      "aria-expanded": "false",
      onclick: () => channels.toggle(),
    },
    icon("menu"),
    badge(elsewhere, "calls in other channels"),
  );
  const parent = session.findChannel(channel?.parent);
  const title = el(
    "h2",
    { "data-test": "title" },
    channel && icon(channel.kind),
    el("span", { class: "title" }, channel?.name ?? "Playground"),
    parent && el("small", {}, `in #${parent.name}`),
  );
  const key = JSON.stringify([channel, parent?.name, elsewhere, state.bot]);
  const header = document.getElementById("header");
  if (header.dataset.key === key) return;
  header.dataset.key = key;
  const archived = channel?.archived ? [el("span", { class: "tag" }, "archived")] : [];
  header.replaceChildren(
    menu,
    title,
    ...archived,
    el("span", {
      class: state.bot.online ? "presence online" : "presence",
      title: `${state.bot.name} is ${state.bot.online ? "online" : "offline"}`,
    }),
  );
  document.title = `${channel?.name ?? "Playground"} · ${session.me?.name ?? ""}`;
}

function paintFailure() {
  const { failed } = session.state;
  if (failed && failed !== lastFailure) composer.complain(failed);
  lastFailure = failed;
}

function paintBanner() {
  const banner = document.getElementById("banner");
  const words = bannerWords();
  banner.hidden = !words;
  if (banner.textContent !== words) banner.textContent = words;
}

function bannerWords() {
  if (!session.connected) return "The playground does not answer. Trying again…";
  if (session.state && !session.state.bot.online)
    return `${session.state.bot.name} is offline: commands and buttons wait until it is back.`;
  return "";
}

session.addEventListener("change", paint);
session.addEventListener("pings", () => people.paint());
await session.start();
