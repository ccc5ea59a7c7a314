import { act, arrive, fetchState, listen } from "./server.js";
import { setAhead } from "./times.js";
import { speak } from "./words.js";

/** Stands for the first view where otherwise a channel is open. */
export const START = "start";

const PING_PAUSE = 8000;
const RETRY_PAUSE = 2000;

/** Who is playing, where they look, and the newest state; fires "change" whenever any of it moved. */
export class Session extends EventTarget {
  state = null;
  channelId = null;
  connected = true;
  pings = new Map();
  #seat = null;
  #stale = false;
  #loading = null;
  #stopListening = () => {};

  get me() {
    return this.state?.people.find((person) => person.id === this.state.me) ?? null;
  }

  get channel() {
    return this.findChannel(this.channelId);
  }

  get messages() {
    return this.messagesIn(this.channelId);
  }

  messagesIn(channelId) {
    return this.state?.messages[channelId] ?? [];
  }

  /** The message that the open thread hangs from. */
  get starter() {
    return this.state?.starters[this.channelId] ?? null;
  }

  /** The colour of somebody's tribe at the table that is shown. */
  tribe(personId) {
    return this.state?.tribes[this.channelId]?.[personId] ?? null;
  }

  findChannel(id) {
    return this.state?.channels.find((channel) => channel.id === id) ?? null;
  }

  findPerson(id) {
    const { people = [], bot } = this.state ?? {};
    return [...people, bot].find((person) => person?.id === id) ?? null;
  }

  async start() {
    await arrive();
    await this.#follow();
    addEventListener("hashchange", () => this.#follow());
    // The bell rings for what the current person sees; a notification in another person's direct messages is looked up.
    setInterval(() => this.state && this.#countPings(), PING_PAUSE);
  }

  /** Plays on as another person, in the channel where that person is wanted. */
  become(personId) {
    this.#seat = { person: personId, choose: (state) => landing(state, this.channelId) };
    return this.refresh();
  }

  /** Goes where the address says: a reload, a bookmark, the browser's back. */
  #follow() {
    const { person, channel } = readHash();
    const choose = (state) => (state.channels.some(({ id }) => id === channel) ? channel : START);
    this.#seat = { person, choose };
    return this.refresh();
  }

  /** Resolves when a state that was asked for after this call is shown; calls in between share one question. */
  refresh() {
    this.#stale = true;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #load() {
    while (this.#stale) {
      this.#stale = false;
      const seat = this.#seat;
      const state = await this.#fetch(seat ? seat.person : this.state.me);
      if (state) await speak(state.locale);
      if (state && seat === this.#seat) this.#show(state, seat);
      else if (state) this.#stale = true;
    }
  }

  #show(state, seat) {
    this.state = state;
    setAhead(state.ahead ?? 0);
    if (seat) this.#sit(seat);
    else if (!this.channel) this.channelId = START;
    this.#moved();
    this.#countPings();
  }

  #sit({ choose }) {
    this.#seat = null;
    this.channelId = choose(this.state);
    this.#listen(this.state.me);
  }

  #listen(personId) {
    this.#stopListening();
    this.#stopListening = listen(personId, {
      changed: () => this.refresh(),
      connected: (up) => this.#lineIs(up),
      // A restarted playground may not know the person any more: start over from the address.
      lost: () => setTimeout(() => this.#follow(), RETRY_PAUSE),
    });
  }

  open(channelId) {
    if (channelId !== START && !this.findChannel(channelId)) return;
    this.channelId = channelId;
    this.#moved();
  }

  /** Acts as the current person, in the current channel unless the action names another. */
  async perform(action) {
    const answer = await act({ person: this.state.me, channel: this.channelId, ...action });
    if (action.act !== "autocomplete") await this.refresh();
    return answer;
  }

  async #fetch(personId) {
    try {
      return await fetchState(personId);
    } catch {
      // A person from an old address may not exist after a restart: then the first person.
      return personId ? fetchState().catch(() => this.#tryLater()) : this.#tryLater();
    }
  }

  #tryLater() {
    this.#lineIs(false);
    setTimeout(() => this.#follow(), RETRY_PAUSE);
    return null;
  }

  #lineIs(up) {
    if (this.connected === up) return;
    this.connected = up;
    if (up) arrive().then(() => this.refresh());
    this.dispatchEvent(new Event("change"));
  }

  #moved() {
    history.replaceState(null, "", `#person=${this.state.me}&channel=${this.channelId ?? ""}`);
    this.dispatchEvent(new Event("change"));
  }

  /** Tells the playground that the current person has the open channel before their eyes. */
  async read() {
    if (!this.channel?.unread_pings) return;
    this.channel.unread_pings = 0;
    await act({ act: "read", person: this.state.me, channel: this.channelId });
  }

  async #countPings() {
    for (const person of this.state.people) {
      const own = person.id === this.state.me ? this.state : await fetchState(person.id).catch(() => null);
      if (own) this.pings.set(person.id, total(own.channels));
    }
    this.dispatchEvent(new Event("pings"));
  }
}

function readHash() {
  const hash = new URLSearchParams(location.hash.slice(1));
  return { person: hash.get("person"), channel: hash.get("channel") };
}

/** Where a person goes on: here if wanted here, else where they are wanted, else here, else at the start. */
function landing(state, current) {
  const here = state.channels.find((channel) => channel.id === current);
  if (here?.unread_pings) return here.id;
  const wanted = state.channels.find((channel) => channel.unread_pings);
  return (wanted ?? here)?.id ?? START;
}

function total(channels) {
  return channels.reduce((sum, channel) => sum + (channel.unread_pings ?? 0), 0);
}
