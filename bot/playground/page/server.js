import { say } from "./words.js";

const ROOT = "/playground";
const PATIENCE = 10000;

/** When this page was loaded: private answers of before are gone, as in Discord. */
let since = 0;

/** Tells the playground that this page is there, also one that has started again meanwhile. */
export async function arrive() {
  const answer = await act({ act: "arrive", person: null, locale: navigator.language });
  since ||= answer.since ?? 0;
}

function seenBy(person) {
  return new URLSearchParams(person ? { person, since } : { since });
}

/** Everything one person may see (the first person when none is named). */
export async function fetchState(person) {
  const query = seenBy(person);
  const response = await fetch(`${ROOT}/state?${query}`, {
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`the playground answered ${response.status}`);
  return response.json();
}

/** The texts of the page in the language that fits this locale best. */
export async function fetchWords(locale) {
  const response = await fetch(`${ROOT}/words?locale=${encodeURIComponent(locale)}`, {
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`the playground answered ${response.status}`);
  return response.json();
}

/** Sends one act; always resolves to {ok, error?, …}, whatever goes wrong on the way. */
export async function act(body) {
  try {
    const response = await fetch(`${ROOT}/act`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return await response.json();
  } catch {
    return { ok: false, error: say("unreachable") };
  }
}

/**
 * Calls `changed` at every change, `connected(true | false)` as the line comes and goes, `lost` when it is
 * gone for good; returns what ends it.
 */
export function listen(person, { changed, connected, lost }) {
  const events = new EventSource(`${ROOT}/events?${seenBy(person)}`);
  events.onopen = () => connected(true);
  events.onmessage = changed;
  events.onerror = () => {
    connected(false);
    if (events.readyState === EventSource.CLOSED) lost();
  };
  return () => events.close();
}
