import { el, emojiOf, icon } from "./dom.js";
import { say } from "./words.js";

let opened = 0;

/**
 * A drop-down of our own, because a native one cannot show descriptions: a listbox in a popover, a sheet on a phone.
 * `chosen` is called with the values once the choice is complete; the returned node carries the newest in `values`.
 * What it shows as chosen already is not sent again, as by clients of Discord (discord-api-docs#4801), unless `chosen`
 * answered false.
 */
export function selectMenu(component, chosen) {
  const { options } = component;
  const id = `select-${++opened}`;
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const face = el("span", { class: "select-face", id: `${id}-face` });
  const trigger = el(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-labelledby": `${id}-face`,
      "data-custom-id": component.custom_id,
      disabled: component.disabled,
      popovertarget: id,
    },
    face,
    icon("chevron"),
  );
  const list = el("div", {
    role: "listbox",
    class: "options",
    "aria-multiselectable": most > 1 ? "true" : null,
    "aria-label": component.placeholder ?? say("options"),
  });
  const sheet = el(
    "div",
    { id, popover: "auto", class: "sheet" },
    el("p", { class: "sheet-title" }, component.placeholder ?? say("choose")),
    list,
  );
  const node = el("div", { class: "select-box" }, trigger, sheet);
  const atFirst = options.filter((option) => option.default).map((option) => option.value);
  node.values = atFirst;

  const rows = options.map((option) => optionRow(option, () => toggle(option.value)));
  list.append(...rows);
  const done = el(
    "button",
    { type: "button", class: "button primary", "data-test": "select-done", onclick: () => finish() },
    say("choose"),
  );
  if (most > 1) sheet.append(el("footer", {}, el("small", {}, amount(least, most)), done));

  function toggle(value) {
    const had = node.values.includes(value);
    if (most === 1 && had && least > 0) return close();
    if (most === 1) {
      node.values = had && least === 0 ? [] : [value];
      finish();
    } else if (had) node.values = node.values.filter((other) => other !== value);
    else if (node.values.length < most) node.values = [...node.values, value];
    paint();
  }
  function close() {
    sheet.hidePopover();
    trigger.focus();
  }
  async function finish() {
    close();
    node.dispatchEvent(new Event("change", { bubbles: true }));
    if ((await chosen(node.values)) !== false) return;
    node.values = atFirst;
    paint();
  }
  function paint() {
    const picked = options.filter((option) => node.values.includes(option.value));
    face.replaceChildren(
      ...(picked.length
        ? picked.flatMap((option, at) => [at ? ", " : "", emojiOf(option.emoji) ?? "", option.label])
        : [component.placeholder ?? say("choose-here")]),
    );
    face.classList.toggle("empty", picked.length === 0);
    rows.forEach((row, at) => {
      const on = node.values.includes(options[at].value);
      row.setAttribute("aria-selected", String(on));
      row.disabled = most > 1 && !on && node.values.length >= most;
    });
    done.disabled = node.values.length < least;
  }
  sheet.addEventListener("toggle", (event) => {
    const open = event.newState === "open";
    trigger.setAttribute("aria-expanded", String(open));
    if (open) (rows.find((row) => row.getAttribute("aria-selected") === "true") ?? rows[0])?.focus();
  });
  sheet.addEventListener("beforetoggle", (event) => event.newState === "open" && place(sheet, trigger));
  sheet.addEventListener("keydown", (event) => walk(event, rows));
  paint();
  return node;
}

function optionRow(option, pick) {
  return el(
    "button",
    {
      type: "button",
      role: "option",
      class: "option",
      "data-value": option.value,
      "aria-selected": "false",
      onclick: pick,
    },
    emojiOf(option.emoji),
    el(
      "span",
      { class: "option-words" },
      el("span", {}, option.label),
      option.description && el("small", {}, option.description),
    ),
    icon("check"),
  );
}

function amount(least, most) {
  if (least === most) return say("choose-exactly", { most });
  return least === 0 ? say("choose-up-to", { most }) : say("choose-between", { least, most });
}

/** Sets the sheet under its button, or above where there is more room; a phone's style sheet overrules this. */
function place(sheet, trigger) {
  const box = trigger.getBoundingClientRect();
  const below = innerHeight - box.bottom;
  const up = below < 280 && box.top > below;
  sheet.style.setProperty("--left", `${box.left}px`);
  sheet.style.setProperty("--width", `${Math.max(box.width, 240)}px`);
  sheet.style.setProperty("--top", up ? "auto" : `${box.bottom + 4}px`);
  sheet.style.setProperty("--bottom", up ? `${innerHeight - box.top + 4}px` : "auto");
  sheet.style.setProperty("--room", `${(up ? box.top : below) - 16}px`);
}

function walk(event, rows) {
  const steps = { ArrowDown: 1, ArrowUp: -1 };
  const usable = rows.filter((row) => !row.disabled);
  const at = usable.indexOf(document.activeElement);
  if (event.key in steps) usable[(at + steps[event.key] + usable.length) % usable.length]?.focus();
  else if (event.key === "Home") usable[0]?.focus();
  else if (event.key === "End") usable.at(-1)?.focus();
  else return;
  event.preventDefault();
}
