import { arrange, el } from "./dom.js";
import { choiceRow } from "./panel.js";
import { START } from "./session.js";
import { games, language, say } from "./words.js";

/** Of each game a picture of `renders/shown/`, and how a newcomer plays it against the computer and with people. */
const TABLES = {
  stone_age: { picture: "summer", solo: { seats: "3", computers: "2" }, others: 2 },
  hunters_scouts: { picture: "hunters", solo: { computers: "1" }, others: 1 },
};
const PLACE = "games";
const THREAD = /<#(\d+)>/;

/**
 * The first view: what this is, where play goes on, and three ways in. These use the bot's own commands and
 * buttons.
 */
export class Welcome {
  #session;
  #box = document.getElementById("welcome");
  #painted = "";
  #game = null;
  #problem = el("p", { class: "problem", role: "alert", "data-test": "welcome-problem" });

  constructor(session) {
    this.#session = session;
  }

  paint() {
    const { state, channelId, me } = this.#session;
    this.#box.hidden = channelId !== START;
    if (this.#box.hidden) return;
    this.#game ??= games()[0]?.id;
    const ready = state.bot.online && state.commands.some(({ name }) => name === "game");
    const names = this.#others.map(({ name }) => name);
    const key = JSON.stringify([language(), this.#game, ready, me?.name, names, this.#wanted]);
    if (key === this.#painted) return;
    this.#painted = key;
    arrange(this.#box, [this.#column(ready)]);
  }

  /** The first channel that has a notification for this person. */
  get #wanted() {
    return this.#session.state.channels.find((channel) => channel.unread_pings);
  }

  get #others() {
    const { people, me } = this.#session.state;
    return people.filter(({ id }) => id !== me).slice(0, TABLES[this.#game]?.others ?? 1);
  }

  #column(ready) {
    const { state, me } = this.#session;
    return el(
      "div",
      { class: "welcome" },
      this.#picture(),
      this.#choice(),
      el("h1", {}, say("welcome")),
      el(
        "div",
        { class: "ways" },
        this.#goOn(ready),
        this.#way("solo", this.#wanted ? "secondary" : "primary", ready, () => this.#playAlone()),
        this.#way("learn", "success", ready, () => this.#learn()),
        this.#way("open", "secondary", ready, () => this.#open()),
      ),
      this.#problem,
      ready ? this.#seated() : el("p", { class: "hint", role: "status" }, say("welcome-waiting", { bot: state.bot.name })),
      el("p", { class: "hint" }, say("welcome-where", { name: me?.name ?? "?" })),
    );
  }

  #picture() {
    const { picture } = TABLES[this.#game] ?? TABLES.stone_age;
    return el("img", {
      class: "board",
      src: `/shown/${picture}.png`,
      alt: say("welcome-board"),
      "data-test": "welcome-board",
    });
  }

  #choice() {
    const choices = games()
      .filter(({ id }) => id in TABLES)
      .map(({ id, name }) => ({ value: id, words: name }));
    const row = choiceRow(choices, this.#game, "game", (value) => {
      this.#game = value;
      this.paint();
    });
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", say("welcome-game"));
    return row;
  }

  /** The way back into a game that waits, for who opens the page again. */
  #goOn(ready) {
    const wanted = this.#wanted;
    return wanted && this.#way("go-on", "primary", ready, () => this.#session.open(wanted.id), { channel: wanted.name });
  }

  #way(name, style, ready, go, said = {}) {
    return el(
      "button",
      {
        type: "button",
        class: `button ${style} way`,
        disabled: !ready,
        "data-test": `welcome-${name}`,
        onclick: (event) => this.#run(event.currentTarget, go),
      },
      el("span", {}, say(`welcome-${name}`, said)),
    );
  }

  #seated() {
    const names = new Intl.ListFormat(language()).format(this.#others.map(({ name }) => name));
    return el(
      "button",
      {
        type: "button",
        class: "plain",
        "data-test": "welcome-seated",
        onclick: (event) => this.#run(event.currentTarget, () => this.#sitDown()),
      },
      el("span", {}, say("welcome-seated", { people: names })),
    );
  }

  /** Does one of the ways; what goes wrong is said below the buttons. */
  async #run(button, go) {
    if (button.getAttribute("aria-busy") === "true") return;
    button.setAttribute("aria-busy", "true");
    this.#problem.textContent = "";
    try {
      await go();
    } catch (problem) {
      this.#problem.textContent = problem.message;
    }
    button.removeAttribute("aria-busy");
  }

  async #playAlone() {
    const table = await this.#opened(TABLES[this.#game].solo);
    await this.#use(table, "start");
    this.#session.open(table.id);
  }

  async #sitDown() {
    const others = this.#others;
    const table = await this.#opened({ seats: String(others.length + 1) });
    for (const { id } of others) await this.#use(table, "join", id);
    await this.#use(table, "start");
    this.#session.open(table.id);
  }

  async #open() {
    await this.#opened({});
    this.#session.open(this.#place.id);
  }

  async #learn() {
    const options = { game: this.#game };
    await this.#done({ act: "command", channel: this.#place.id, name: "learn", options });
    this.#session.open(this.#place.id);
  }

  get #place() {
    return this.#session.state.channels.find(({ name }) => name === PLACE);
  }

  /** A new table: its lobby has the id of the thread that the bot's answer names. */
  async #opened(options) {
    const command = { act: "command", channel: this.#place.id, name: "game new" };
    const [said] = await this.#done({ ...command, options: { game: this.#game, ...options } });
    const thread = this.#message(said)?.content.match(THREAD)?.[1];
    if (!thread) throw new Error(this.#message(said)?.content ?? say("failed"));
    return { id: thread };
  }

  /** Presses a button of a lobby, as its owner would. */
  #use(table, action, person = this.#session.state.me) {
    const button = this.#control(table.id, new RegExp(`^do:\\d+:${action}:`));
    if (!button) throw new Error(say("failed"));
    return this.#done({ act: "press", person, message: table.id, custom_id: button });
  }

  #message(id) {
    return Object.values(this.#session.state.messages).flat().find((message) => message.id === id);
  }

  #control(id, pattern) {
    const buttons = (this.#message(id)?.components ?? []).flatMap((row) => row.components ?? []);
    return buttons.find(({ custom_id: name }) => pattern.test(name ?? ""))?.custom_id;
  }

  async #done(action) {
    const answer = await this.#session.perform(action);
    if (!answer.ok) throw new Error(answer.error);
    return answer.messages;
  }
}

