import { el, icon } from "./dom.js";
import { formFields } from "./form.js";
import { say } from "./words.js";

/** The form a bot opened for the current person, as a dialog that opens and closes with the state. */
export class Modal {
  #session;
  #links;
  #dialog = document.getElementById("modal");
  #shown = null;
  #fields = [];
  #problem = null;
  #send = null;

  constructor(session, links) {
    this.#session = session;
    this.#links = links;
    // The bot's form closes when the playground says so, hence Escape asks instead of closing.
    this.#dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.#close();
    });
  }

  paint() {
    const { modal, me } = this.#session.state;
    const key = modal ? `${me}/${modal.custom_id}` : null;
    if (key === this.#shown) return;
    this.#shown = key;
    if (!modal) return this.#shut();
    this.#fill(modal);
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#dialog.querySelector(".form-fields input, .form-fields textarea, .form-fields button")?.focus();
  }

  #shut() {
    this.#dialog.close();
    this.#dialog.replaceChildren();
  }

  #fill(modal) {
    this.#fields = formFields(modal.components, this.#links);
    this.#problem = el("p", { class: "problem", role: "alert", "data-test": "modal-error", hidden: true });
    this.#send = el(
      "button",
      { type: "submit", class: "button primary", "data-test": "modal-submit" },
      say("submit"),
    );
    const form = el(
      "form",
      {
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          this.#submit();
        },
      },
      el(
        "header",
        {},
        el("h2", { id: "modal-title" }, modal.title),
        el(
          "button",
          {
            type: "button",
            class: "round",
            "aria-label": say("close-form"),
            "data-test": "modal-close",
            onclick: () => this.#close(),
          },
          icon("close"),
        ),
      ),
      el(
        "div",
        { class: "form-fields" },
        this.#fields.map((field) => field.node),
      ),
      this.#problem,
      el(
        "footer",
        {},
        el("button", { type: "button", class: "button secondary", onclick: () => this.#close() }, say("cancel")),
        this.#send,
      ),
    );
    this.#dialog.replaceChildren(form);
  }

  async #submit() {
    const inputs = this.#fields.filter((field) => field.id);
    const problems = inputs.map((field) => field.problem()).filter(Boolean);
    if (problems.length) return problems[0].target?.focus();
    const values = Object.fromEntries(inputs.map((field) => [field.id, field.value()]));
    return this.#perform({ act: "submit", values });
  }

  #close() {
    return this.#perform({ act: "close" });
  }

  async #perform(action) {
    this.#send.setAttribute("aria-busy", "true");
    const answer = await this.#session.perform(action);
    this.#send.removeAttribute("aria-busy");
    this.#problem.hidden = answer.ok;
    this.#problem.textContent = answer.ok ? "" : answer.error;
  }
}
