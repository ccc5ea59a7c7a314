import { el, icon } from "./dom.js";
import { say } from "./words.js";

/** A file under the name this page was opened by: to a browser, 127.0.0.1 and localhost are two sites. */
function here(url) {
  const { pathname } = new URL(url ?? "", location.href);
  return pathname.startsWith("/cdn/") ? pathname : url;
}

/**
 * A picture of a message: {url, width, height, alt}; a tap opens it full size, ALT (or a long press) shows
 * its description.
 */
function picture({ url: address, width, height, alt, spoiler }) {
  const url = here(address);
  const image = el("img", { src: url, alt: alt ?? "", width, height, decoding: "async" });
  const caption = alt ? el("figcaption", { hidden: true }, alt) : null;
  const open = el(
    "button",
    {
      type: "button",
      class: "open",
      "aria-label": alt ? null : say("open-picture"),
      onclick: () => openPicture(url, alt),
    },
    image,
  );
  // Its place is kept before it is there, so that nothing below moves when it comes.
  const shape = width && height ? { class: "picture sized", style: { "--wide": width, "--high": height } } : { class: "picture" };
  const figure = el("figure", shape, open, caption && altButton(caption), caption);
  open.addEventListener("contextmenu", (event) => caption && showOnLongPress(event, figure));
  return spoiler ? covered(figure) : figure;
}

function altButton(caption) {
  const button = el(
    "button",
    { type: "button", class: "alt", "aria-expanded": "false" },
    el("span", { class: "alt-sign" }, "ALT"),
    el("span", { class: "unseen" }, ` · ${say("describe")}`),
  );
  button.addEventListener("click", () => {
    caption.hidden = !caption.hidden;
    button.setAttribute("aria-expanded", String(!caption.hidden));
  });
  return button;
}

function showOnLongPress(event, figure) {
  // A mouse keeps its context menu (save, copy); only a finger's long press asks for the words.
  if (event.pointerType === "mouse") return;
  event.preventDefault();
  figure.querySelector(".alt").click();
}

/** Lays a lid over a node until it is pressed. */
function covered(node) {
  const cover = el(
    "button",
    { type: "button", class: "cover", onclick: () => cover.remove() },
    say("spoiler"),
  );
  node.append(cover);
  return node;
}

function openPicture(url, alt) {
  const dialog = document.getElementById("picture");
  const image = el("img", { src: url, alt: alt ?? "" });
  const words = el("p", { hidden: true }, alt ?? "");
  const zoom = el(
    "button",
    { type: "button", class: "zoom", "aria-label": say("zoom") },
    image,
  );
  zoom.addEventListener("click", () => dialog.classList.toggle("full-size"));
  dialog.classList.remove("full-size");
  dialog.replaceChildren(
    el("div", { class: "stage" }, zoom),
    el(
      "footer",
      {},
      alt && words,
      alt && altButton(words),
      el(
        "a",
        {
          href: url,
          target: "_blank",
          rel: "noopener",
          class: "round",
          "aria-label": say("picture-tab"),
        },
        icon("out"),
      ),
      el(
        "button",
        {
          type: "button",
          class: "round",
          "aria-label": say("close-picture"),
          autofocus: true,
          onclick: () => dialog.close(),
        },
        icon("close"),
      ),
    ),
  );
  dialog.showModal();
}

/** The pictures of a gallery, one large or several side by side. */
export function gallery(pictures) {
  return el("div", { class: pictures.length > 1 ? "gallery many" : "gallery" }, pictures.map(picture));
}

/** A file as a card to download. */
function fileCard({ url, filename, size }) {
  const weight = size ? `${(size / 1024).toFixed(size < 10240 ? 1 : 0)} KiB` : null;
  return el(
    "a",
    { class: "file", href: here(url), download: filename ?? true },
    el("strong", {}, filename ?? say("file")),
    weight && el("small", {}, weight),
  );
}

/** The attachments that nothing else in the message shows. */
export function attachments(message) {
  const files = message.attachments ?? [];
  const pictures = files.filter(isPicture);
  return [
    pictures.length
      ? gallery(
          pictures.map((file) => ({
            ...file,
            alt: file.description,
            spoiler: file.filename.startsWith("SPOILER_"),
          })),
        )
      : null,
    ...files.filter((file) => !isPicture(file)).map(fileCard),
  ];
}

function isPicture(file) {
  return file.content_type?.startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename ?? "");
}
