import { arrange, avatar, badge, el, icon } from "./dom.js";
import { language, say } from "./words.js";

/** The people one can play, each with the number of calls waiting for them, and the place to add one. */
export class People {
  #session;
  #box = document.getElementById("people");
  #dialog = document.getElementById("newcomer");
  #nodes = new Map();
  #add = null;
  #said = null;

  constructor(session) {
    this.#session = session;
  }

  paint() {
    const { people, me } = this.#session.state;
    const fresh = new Map(people.map((person) => [person.id, this.#kept(person, person.id === me)]));
    this.#nodes = fresh;
    if (this.#said !== language()) this.#add = this.#addButton();
    this.#said = language();
    this.#box.setAttribute("aria-label", say("people"));
    arrange(this.#box, [...fresh.values()].map((entry) => entry.node).concat(this.#add));
  }

  #kept(person, current) {
    const pings = this.#session.pings.get(person.id) ?? 0;
    const key = JSON.stringify([person, current, pings, language(), this.#session.tribe(person.id)]);
    const old = this.#nodes.get(person.id);
    return old?.key === key
      ? old
      : { key, node: this.#button(person, { current, pings, replaces: old?.node }) };
  }

  #button(person, { current, pings, replaces }) {
    const node = el(
      "button",
      {
        type: "button",
        class: "person",
        "data-test": `person-${person.name}`,
        "aria-pressed": String(current),
        title: say("play-as", { name: person.name }),
        onclick: () => this.#session.become(person.id),
      },
      el("span", { class: "face" }, avatar(person.name, this.#session.tribe(person.id)), badge(pings, say("notifications"))),
      el("span", { class: "person-name" }, person.name),
    );
    if (replaces && document.activeElement === replaces) queueMicrotask(() => node.focus());
    if (current && replaces)
      queueMicrotask(() => node.scrollIntoView({ block: "nearest", inline: "nearest" }));
    return node;
  }

  #addButton() {
    return el(
      "button",
      {
        type: "button",
        class: "person add",
        "data-test": "add-person",
        title: say("add-person"),
        onclick: () => this.#askName(),
      },
      el("span", { class: "face" }, el("span", { class: "avatar" }, icon("plus"))),
      el("span", { class: "person-name" }, say("add")),
    );
  }

  #askName() {
    const name = el("input", {
      type: "text",
      id: "newcomer-name",
      maxlength: "32",
      autocomplete: "off",
      "data-test": "newcomer-name",
    });
    const problem = el("p", { class: "problem", role: "alert", hidden: true });
    const close = () => this.#dialog.close();
    const submit = async (event) => {
      event.preventDefault();
      const error = await this.#join(name.value.trim());
      problem.textContent = error ?? "";
      problem.hidden = !error;
    };
    this.#dialog.replaceChildren(
      el(
        "form",
        { novalidate: true, onsubmit: submit },
        el(
          "header",
          {},
          el("h2", { id: "newcomer-title" }, say("who-joins")),
          el(
            "button",
            { type: "button", class: "round", "aria-label": say("close"), onclick: close },
            icon("close"),
          ),
        ),
        el(
          "div",
          { class: "form-field" },
          el("label", { for: "newcomer-name" }, el("span", { class: "field-label" }, say("name"))),
          name,
          problem,
        ),
        el(
          "footer",
          {},
          el("button", { type: "button", class: "button secondary", onclick: close }, say("cancel")),
          el("button", { type: "submit", class: "button primary", "data-test": "newcomer-submit" }, say("join")),
        ),
      ),
    );
    this.#dialog.showModal();
    name.focus();
  }

  /** Adds the person and plays on as them; returns what was wrong, if anything. */
  async #join(name) {
    if (!name) return say("name-missing");
    const answer = await this.#session.perform({ act: "join", name });
    if (!answer.ok) return answer.error;
    this.#dialog.close();
    await this.#session.become(answer.person);
    return null;
  }
}
