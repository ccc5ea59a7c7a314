import { el } from "./dom.js";
import { language } from "./words.js";

let ahead = 0;

/** The playground's clock is so many seconds ahead of this machine's. */
export function setAhead(seconds) {
  if (seconds === ahead) return;
  ahead = seconds;
  recount();
}

/** The present at the playground, in milliseconds. */
const now = () => Date.now() + ahead * 1000;

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** A moment in the reader's own zone and words; style R keeps counting while it is on the page. Null for no moment. */
export function timestamp(seconds, style = "f") {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return null;
  const node = el("time", {
    datetime: moment.toISOString(),
    title: format(moment, STYLES.F),
    class: "moment",
  });
  if (style === "R") node.dataset.counts = String(seconds);
  node.textContent = style === "R" ? fromNow(seconds) : format(moment, STYLES[style]);
  return node;
}

function format(moment, style) {
  return new Intl.DateTimeFormat(language(), style).format(moment);
}

function fromNow(seconds) {
  const distance = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(distance / size), unit);
}

/** When a message was written, as short as its age allows. */
export function written(iso) {
  const moment = new Date(iso);
  const today = moment.toDateString() === new Date(now()).toDateString();
  return el(
    "time",
    { datetime: iso, title: format(moment, STYLES.F) },
    format(moment, today ? STYLES.t : STYLES.s),
  );
}

/** The present as a clock shows it, and in full. */
export const clock = () => format(new Date(now()), STYLES.t);
export const present = () => format(new Date(now()), STYLES.F);

export function dayOf(iso) {
  return format(new Date(iso), STYLES.D);
}

function recount() {
  for (const node of document.querySelectorAll("time[data-counts]"))
    node.textContent = fromNow(Number(node.dataset.counts));
}

setInterval(recount, 15000);
