const AFTER_TAP = 50;
const LONGEST_TAP = 1000;

/**
 * `paint`, but not between the press and the release of a tap: a browser clicks what was both pressed and released, so
 * the tap on a control that an edit replaces meanwhile would be lost. It is shown with the click, and a moment later to
 * who keeps pressing or lets go elsewhere.
 */
export function paintBetweenTaps(paint) {
  let tap = 0;
  let isLate = false;

  function end() {
    clearTimeout(tap);
    tap = 0;
    if (isLate) painted();
  }

  function painted() {
    isLate = Boolean(tap);
    if (!tap) paint();
  }

  function endIn(milliseconds) {
    clearTimeout(tap);
    tap = setTimeout(end, milliseconds);
  }

  const begin = ({ target }) => target.closest?.("button, [data-custom-id]") && endIn(LONGEST_TAP);
  // The click of a finger comes some milliseconds after its release; where there is none, it was no tap.
  const release = () => tap && endIn(AFTER_TAP);
  addEventListener("pointerdown", begin, { capture: true });
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, release, { capture: true });
  // After whatever the click does: what it shows is shown at once, and what is typed next is typed there.
  addEventListener("click", () => tap && end());
  return painted;
}
