// Loaded before the page is drawn, so that a chosen light or dark never flashes.
const KEPT = "colours";

function showColours(choice) {
  if (choice === "light" || choice === "dark") document.documentElement.dataset.colours = choice;
  else delete document.documentElement.dataset.colours;
}

/** Light, dark, or as the device. */
window.colours = {
  get chosen() {
    return document.documentElement.dataset.colours ?? "system";
  },
  choose(choice) {
    localStorage.setItem(KEPT, choice);
    showColours(choice);
  },
};
showColours(localStorage.getItem(KEPT));
