import { badge, el, icon } from "./dom.js";
import { START } from "./session.js";
import { language, say } from "./words.js";

/**
 * The channels of the current person: text channels with their threads, then direct messages; a drawer on a
 * phone.
 */
export class Channels {
  #session;
  #box = document.getElementById("channels");
  #shell = document.getElementById("shell");
  #painted = "";
  #complain;

  constructor(session, complain) {
    this.#session = session;
    this.#complain = complain;
    document.getElementById("scrim").addEventListener("click", () => this.close());
    addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    addEventListener("resize", () => this.#settle());
  }

  toggle() {
    this.#shell.classList.toggle("drawer-open");
    this.#settle();
    if (this.#isOpen) this.#box.querySelector("[aria-current], button")?.focus();
  }

  close() {
    if (!this.#isOpen) return;
    this.#shell.classList.remove("drawer-open");
    this.#settle();
    document.querySelector("[data-test=menu]")?.focus();
  }

  get #isOpen() {
    return this.#shell.classList.contains("drawer-open");
  }

  /** A shut drawer is out of the keyboard's way; on a wide screen it is never shut. */
  #settle() {
    const drawer = getComputedStyle(this.#box).position === "fixed";
    this.#box.inert = drawer && !this.#isOpen;
    document.querySelector("[data-test=menu]")?.setAttribute("aria-expanded", String(this.#isOpen));
  }

  paint() {
    const { state, channelId } = this.#session;
    const key = JSON.stringify([state.guild, state.bot, state.channels, channelId, language()]);
    if (key === this.#painted) return;
    this.#painted = key;
    this.#box.setAttribute("aria-label", say("channels"));
    document.getElementById("scrim").setAttribute("aria-label", say("close-channels"));
    const focused = this.#box.contains(document.activeElement) ? document.activeElement.dataset.test : null;
    this.#box.replaceChildren(
      this.#heading(state),
      el("div", { class: "channel-list" }, this.#sections(state.channels)),
    );
    if (focused) this.#box.querySelector(`[data-test="${CSS.escape(focused)}"]`)?.focus();
    this.#settle();
  }

  #heading({ guild, bot }) {
    return el(
      "header",
      {},
      el("h1", {}, guild.name),
      el(
        "p",
        { class: bot.online ? "presence online" : "presence", "data-test": "presence" },
        say(bot.online ? "online" : "offline", { bot: bot.name }),
      ),
    );
  }

  #sections(channels) {
    const texts = channels.filter((channel) => channel.kind === "text");
    const dms = channels.filter((channel) => channel.kind === "dm");
    const threads = channels.filter((channel) => channel.kind === "thread");
    const known = new Set(texts.map((channel) => channel.id));
    const strays = threads.filter((thread) => !known.has(thread.parent));
    return [
      el("section", {}, el("ul", {}, el("li", {}, this.#startButton()))),
      this.#section(say("channels"), [
        ...texts.flatMap((text) => [
          text,
          ...threads.filter((thread) => thread.parent === text.id && !thread.archived),
        ]),
        ...strays.filter((thread) => !thread.archived),
      ]),
      this.#section(say("direct-messages"), dms, dms.length ? null : this.#dmButton()),
      this.#archive(threads.filter((thread) => thread.archived)),
    ];
  }

  #section(title, channels, extra = null) {
    return el(
      "section",
      {},
      el("h2", {}, title),
      el(
        "ul",
        {},
        channels.map((channel) => el("li", {}, this.#button(channel))),
      ),
      extra,
    );
  }

  #archive(threads) {
    if (threads.length === 0) return null;
    const open = threads.some((thread) => thread.id === this.#session.channelId);
    return el(
      "details",
      { open },
      el("summary", {}, say("archived", { count: threads.length })),
      el(
        "ul",
        {},
        threads.map((thread) => el("li", {}, this.#button(thread))),
      ),
    );
  }

  #button(channel) {
    const current = channel.id === this.#session.channelId;
    const pings = current ? 0 : channel.unread_pings;
    const names = ["channel", channel.kind, pings && "calls"].filter(Boolean).join(" ");
    return el(
      "button",
      {
        type: "button",
        class: names,
        "data-test": `channel-${channel.name}`,
        "aria-current": current ? "page" : null,
        onclick: () => this.#open(channel.id),
      },
      icon(channel.locked ? "lock" : channel.kind),
      el("span", { class: "channel-name" }, channel.name),
      badge(pings, say("notifications")),
    );
  }

  #startButton() {
    const current = this.#session.channelId === START;
    return el(
      "button",
      {
        type: "button",
        class: "channel",
        "data-test": "start",
        "aria-current": current ? "page" : null,
        onclick: () => this.#open(START),
      },
      icon("home"),
      el("span", { class: "channel-name" }, say("start")),
    );
  }

  #dmButton() {
    const { bot } = this.#session.state;
    return el(
      "button",
      { type: "button", class: "channel dm", "data-test": "open-dm", onclick: () => this.#openDm() },
      icon("plus"),
      el("span", { class: "channel-name" }, say("write-to", { bot: bot.name })),
    );
  }

  #open(id) {
    this.#session.open(id);
    this.close();
  }

  async #openDm() {
    const answer = await this.#session.perform({ act: "open_dm" });
    this.close();
    if (!answer.ok) return this.#complain(answer.error);
    return this.#session.open(answer.channel);
  }
}
