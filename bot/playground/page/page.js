import { Channels } from "./channels.js";
import { leaves, named } from "./commands.js";
import { Composer } from "./composer.js";
import { badge, el, icon } from "./dom.js";
import { isEphemeral } from "./message.js";
import { Modal } from "./modal.js";
import { Panel } from "./panel.js";
import { People } from "./people.js";
import { Session, START } from "./session.js";
import { paintBetweenTaps } from "./taps.js";
import { Timeline } from "./timeline.js";
import { Welcome } from "./welcome.js";
import { language, say } from "./words.js";

const session = new Session();

/** What names and clicks inside messages mean. */
const links = {
  get me() {
    return session.state.me;
  },
  personName: (id) => session.findPerson(id)?.name ?? say("somebody"),
  channelName: (id) => session.findChannel(id)?.name ?? say("elsewhere"),
  openChannel(id, messageId) {
    if (!session.findChannel(id)) return composer.complain(say("not-open"));
    session.open(id);
    return !messageId || timeline.point(messageId) || composer.complain(say("message-gone"));
  },
  commandName: (path) => named(leaves(session.state.commands, session.state.locale), path)?.said ?? path,
  startCommand: (path) => composer.start(path),
};

/**
 * Acts from within a message; what goes wrong is said near the composer, and also that the answer stands in another
 * channel: the message that a thread hangs from is answered in its own.
 */
async function perform(action) {
  composer.complain("");
  const seen = new Set(session.messagesIn(action.channel).map(({ id }) => id));
  const answer = await session.perform(action);
  if (!answer.ok) composer.complain(answer.error);
  if (!answer.ok) return false;
  const answered = session.messagesIn(action.channel).some((said) => isEphemeral(said) && !seen.has(said.id));
  if (answered && action.channel !== session.channelId)
    composer.tell(say("answered-in", { channel: links.channelName(action.channel) }));
  return true;
}

const composer = new Composer(document.getElementById("composer"), session);
const timeline = new Timeline(session, { session, links, perform });
const people = new People(session);
const channels = new Channels(session, (error) => composer.complain(error));
const modal = new Modal(session, links);
const welcome = new Welcome(session);
const panel = new Panel(session, (error) => composer.complain(error));
let lastFailure = null;

function paint() {
  if (!session.state) return paintBanner();
  // First, because what is hidden has no size that could be measured.
  document.getElementById("room").classList.toggle("at-start", session.channelId === START);
  for (const part of [people, channels, composer, timeline, modal, welcome, panel]) part.paint();
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
      "aria-label": elsewhere ? `${say("channels")}, ${say("notifications")}: ${elsewhere}` : say("channels"),
      "aria-controls": "channels",
      "aria-expanded": "false",
      onclick: () => channels.toggle(),
    },
    icon("menu"),
    badge(elsewhere, say("notifications")),
  );
  const parent = session.findChannel(channel?.parent);
  const title = el(
    "h2",
    { "data-test": "title" },
    icon(channel?.kind ?? "home"),
    el("span", { class: "title" }, channel?.name ?? say("start")),
    parent && el("small", {}, say("in-channel", { channel: parent.name })),
  );
  const key = JSON.stringify([channel, parent?.name, elsewhere, state.bot, language()]);
  const header = document.getElementById("header");
  if (header.dataset.key === key) return;
  header.dataset.key = key;
  const archived = channel?.archived ? [el("span", { class: "tag" }, say("archived-tag"))] : [];
  header.replaceChildren(
    menu,
    title,
    ...archived,
    panel.node,
  );
  document.title = `${channel?.name ?? say("title")} · ${session.me?.name ?? ""}`;
}

function paintFailure() {
  const { failed } = session.state;
  if (failed && failed !== lastFailure) composer.complain(say("refused-silence"));
  lastFailure = failed;
}

function paintBanner() {
  const banner = document.getElementById("banner");
  const words = bannerWords();
  banner.hidden = !words;
  if (banner.textContent !== words) banner.textContent = words;
}

function bannerWords() {
  if (!session.connected) return session.state ? say("lost") : "The playground does not answer. Trying again …";
  if (session.state && !session.state.bot.online)
    return say("waits", { bot: session.state.bot.name });
  return "";
}

session.addEventListener("change", paintBetweenTaps(paint));
session.addEventListener("pings", () => people.paint());
await session.start();
