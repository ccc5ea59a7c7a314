import { fetchWords } from "./server.js";

const known = new Map();
let spoken = { locale: "en", texts: {}, games: [], languages: [] };

/** From now on the page speaks this language of Discord, or the nearest that it has. */
export async function speak(locale) {
  if (!known.has(locale)) known.set(locale, await fetchWords(locale));
  spoken = known.get(locale);
  document.documentElement.lang = spoken.locale;
}

/** A text of the page with its gaps filled. */
export function say(id, gaps = {}) {
  return pattern(id).replace(/\{(\w+)\}/g, (gap, name) => String(gaps[name] ?? gap));
}

/** The same with nodes in its gaps, as a list of texts and nodes. */
export function sayWith(id, gaps) {
  return pattern(id)
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 ? gaps[part] : part));
}

function pattern(id) {
  if (!(id in spoken.texts)) console.error(`The page has no text ${id}.`);
  return spoken.texts[id] ?? id;
}

export const language = () => spoken.locale;
export const games = () => spoken.games;
export const languages = () => spoken.languages;
