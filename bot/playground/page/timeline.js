import { arrange, el, icon } from "./dom.js";
import { messageItem, spoken } from "./message.js";
import { dayOf } from "./times.js";
import { language, say } from "./words.js";

const NEAR = 90;
const USABLE = "[data-message-id] [data-custom-id]:not(:disabled)";
const SAME_BREATH = 5 * 60 * 1000;

/**
 * The messages of the open channel: keeps what did not change, stays at the end only for who was at the end.
 */
export class Timeline {
  #session;
  #scene;
  #list = document.getElementById("timeline");
  #scroller = document.getElementById("scroller");
  #newest = document.getElementById("to-newest");
  #skip = document.getElementById("skip");
  #announcer = document.getElementById("announcer");
  #nodes = new Map();
  #shown = [];
  #place = "";
  #known = new Set();
  #unseen = 0;
  #atEnd = true;
  #top = 0;
  #dismissed = new Set(JSON.parse(sessionStorage.getItem("dismissed") ?? "[]"));

  constructor(session, scene) {
    this.#session = session;
    this.#scene = scene;
    this.#scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.#newest.addEventListener("click", () => this.toEnd());
    this.#skip.addEventListener("click", () => this.toControls());
    // Pictures and the keyboard change heights late; who reads the end keeps reading the end.
    const settle = new ResizeObserver(() => session.state && this.#atEnd && this.toEnd());
    settle.observe(this.#list);
    settle.observe(this.#scroller);
  }

  paint() {
    const { state, channelId } = this.#session;
    this.#scroller.setAttribute("aria-label", say("messages"));
    this.#skip.textContent = say("skip");
    const messages = this.#session.messages.filter((message) => !this.#dismissed.has(message.id));
    const place = `${state.me}/${channelId}/${language()}`;
    const moved = place !== this.#place;
    if (moved) this.#enter(place);
    const focused = this.#focusedMessage();
    this.#shown = this.#items(messages);
    arrange(this.#list, moved ? this.#shown : this.#withThoseThatGo());
    this.#refocus(focused);
    this.#hear(messages, moved);
    if (moved || this.#atEnd) this.toEnd();
    this.#showUnseen();
    this.#seen();
  }

  /**
   * Where a message comes and another goes, the latter goes one frame later: the list first follows its end, and what
   * goes is out of sight by then. In one frame all that one reads would jump.
   */
  #withThoseThatGo() {
    const before = [...this.#list.children];
    const stay = new Set(this.#shown.map((node) => node.dataset.messageId));
    const goes = (node) => node.dataset.messageId && !stay.has(node.dataset.messageId);
    const comes = this.#shown.at(-1) !== before.at(-1);
    if (!this.#atEnd || !comes || !before.some(goes)) return this.#shown;
    requestAnimationFrame(() => {
      arrange(this.#list, this.#shown);
      if (this.#atEnd) this.toEnd();
    });
    const items = [...this.#shown];
    before.forEach((node, place) => {
      const follower = before.slice(place + 1).find((next) => items.includes(next));
      if (goes(node)) items.splice(follower ? items.indexOf(follower) : items.length - 1, 0, node);
    });
    return items;
  }

  toEnd() {
    this.#atEnd = true;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#top = this.#scroller.scrollTop;
    this.#unseen = 0;
    this.#showUnseen();
  }

  /** Moves the keyboard to the first control of the newest message that has some. */
  toControls() {
    const last = [...this.#list.querySelectorAll(USABLE)].at(-1);
    last?.closest("[data-message-id]").querySelector(USABLE).focus();
  }

  /** Brings one message into view and marks it for a moment; false if it is not there. */
  point(messageId) {
    const node = this.#list.querySelector(`[data-message-id="${CSS.escape(messageId)}"]`);
    if (!node) return false;
    this.#atEnd = false;
    node.scrollIntoView({ block: "center" });
    node.classList.add("pointed");
    setTimeout(() => node.classList.remove("pointed"), 1600);
    return true;
  }

  #enter(place) {
    this.#place = place;
    this.#nodes.clear();
    this.#unseen = 0;
    this.#atEnd = true;
  }

  #items(messages) {
    const { channel, starter, state } = this.#session;
    if (messages.length === 0 && !starter) return [this.#emptiness()];
    const items = [];
    const fresh = new Map();
    let above = null;
    if (channel?.kind === "thread") {
      const tribes = JSON.stringify(state.tribes[channel.id]);
      items.push(this.#kept(fresh, "head", channel.name, () => threadHead(channel)));
      // As Discord shows it: a thread begins with the message that it hangs from.
      if (starter)
        items.push(this.#kept(fresh, "starter", tribes + JSON.stringify(starter), () => this.#item(starter, false)));
    }
    for (const message of messages) {
      const newDay = !above || dayOf(above.timestamp) !== dayOf(message.timestamp);
      if (newDay)
        items.push(this.#kept(fresh, `day ${dayOf(message.timestamp)}`, "", () => dayLine(message)));
      const follows = !newDay && inOneBreath(above, message);
      const key = JSON.stringify([message, follows, this.#session.tribe(message.author.id)]);
      items.push(this.#kept(fresh, message.id, key, () => this.#item(message, follows)));
      above = message;
    }
    this.#nodes = fresh;
    return items;
  }

  #kept(fresh, id, key, make) {
    const old = this.#nodes.get(id);
    const entry = old?.key === key ? old : { key, node: make() };
    fresh.set(id, entry);
    return entry.node;
  }

  #item(message, follows) {
    return messageItem(message, { follows, scene: this.#scene, dismiss: (id) => this.#dismiss(id) });
  }

  #emptiness() {
    const { channel, state } = this.#session;
    return el(
      "li",
      { class: "emptiness" },
      el(
        "h2",
        {},
        say("beginning", { channel: `${channel?.kind === "text" ? "#" : ""}${channel?.name ?? ""}` }),
      ),
      el("p", {}, say("beginning-hint", { bot: state.bot.name })),
    );
  }

  #dismiss(id) {
    this.#dismissed.add(id);
    sessionStorage.setItem("dismissed", JSON.stringify([...this.#dismissed].slice(-200)));
    this.paint();
  }

  #hear(messages, moved) {
    const arrived = moved ? [] : messages.filter((message) => !this.#known.has(message.id));
    this.#known = new Set(messages.map((message) => message.id));
    if (arrived.length === 0) return;
    this.#announcer.textContent = arrived.map((message) => spoken(message, this.#scene)).join(". ");
    if (!this.#atEnd) this.#unseen += arrived.length;
  }

  /** A person who sees the end has read the notification. */
  #seen() {
    if (this.#atEnd && document.visibilityState === "visible") this.#session.read();
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    // Growth below keeps the view at the end; only scrolling up leaves it.
    const stayed = this.#atEnd && scrollTop >= this.#top;
    this.#atEnd = stayed || scrollHeight - scrollTop - clientHeight < NEAR;
    this.#top = scrollTop;
    if (this.#atEnd) this.#unseen = 0;
    this.#seen();
    this.#showUnseen();
  }

  #showUnseen() {
    this.#newest.hidden = this.#atEnd;
    const words = this.#unseen ? say("new", { count: this.#unseen }) : say("newest");
    if (this.#newest.textContent !== words) this.#newest.replaceChildren(words, icon("down"));
  }

  #focusedMessage() {
    const item = document.activeElement?.closest?.("[data-message-id]");
    if (!item) return null;
    return { id: item.dataset.messageId, control: document.activeElement.dataset.customId };
  }

  /**
   * A replaced message keeps the keyboard's place: the same control where it still exists, else the message.
   */
  #refocus(focused) {
    if (!focused || document.activeElement !== document.body) return;
    const item = this.#list.querySelector(`[data-message-id="${CSS.escape(focused.id)}"]`);
    const control =
      focused.control &&
      item?.querySelector(`[data-custom-id="${CSS.escape(focused.control)}"]:not(:disabled)`);
    (control || item)?.focus({ preventScroll: true });
  }
}

function inOneBreath(above, message) {
  return (
    above.author.id === message.author.id &&
    !message.interaction_metadata &&
    (above.flags & 64) === (message.flags & 64) &&
    Date.parse(message.timestamp) - Date.parse(above.timestamp) < SAME_BREATH
  );
}

function threadHead({ name }) {
  return el("li", { class: "thread-head" }, el("span", { class: "thread-sign" }, icon("thread")), el("h2", {}, name));
}

function dayLine(message) {
  return el("li", { class: "day" }, el("span", {}, dayOf(message.timestamp)));
}
