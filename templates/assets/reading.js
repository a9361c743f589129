// What makes reading easier; every page is whole without it.
(() => {
  const status = document.querySelector(".said");

  function say(text) { if (status) status.textContent = text; }

  // MARK: The reader's place

  const anchors = [...document.querySelectorAll("main :is(h2, h3)[id], main .pair[id]")];

  // The section at the top of the window, or null above the first.
  function place() {
    const line = innerHeight * 0.3;
    return anchors.findLast((anchor) => anchor.offsetParent && anchor.getBoundingClientRect().top < line) ?? null;
  }

  // A section's name is the same in every language; the second column of a page of both has a prefix.
  function name(anchor) { return anchor.id.replace(/^zh-Hans-/, ""); }

  const entries = new Map();
  for (const link of document.querySelectorAll(".outline a")) entries.set(decodeURIComponent(link.hash.slice(1)), link);

  let marked = null;
  function followPlace() {
    const here = place();
    const link = here && entries.get(name(here));
    if (link === marked) return;
    marked?.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "true");
    marked = link;
    const box = link?.closest(".outline nav");
    if (box && box.scrollHeight > box.clientHeight) link.scrollIntoView({ block: "nearest" });
  }

  let isWaiting = false;
  addEventListener("scroll", () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => { isWaiting = false; followPlace(); });
  }, { passive: true });
  followPlace();

  for (const link of document.querySelectorAll("header.bar .languages a")) {
    link.addEventListener("click", () => {
      const here = place();
      link.hash = here ? name(here) : "";
    });
  }

  // In a long sidebar the page that is read may be out of sight.
  const sidebar = document.querySelector(".sidebar");
  const current = sidebar?.querySelector("[aria-current]");
  function showCurrent() {
    const isHidden = current.offsetTop + current.offsetHeight > sidebar.scrollTop + sidebar.clientHeight;
    if (isHidden) sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 2;
  }
  if (current) {
    showCurrent();
    sidebar.addEventListener("toggle", showCurrent);
  }

  // MARK: Sections that have moved to another page

  function followMoved() {
    const name = location.hash.slice(1);
    const item = [...document.querySelectorAll(".moved li")].find((item) => [item.id, encodeURIComponent(item.id)].includes(name));
    if (item) location.replace(item.querySelector("a").href);
  }
  addEventListener("hashchange", followMoved);
  followMoved();

  // MARK: Palette

  const paletteButton = document.querySelector("button.palette");
  function namePalette() { paletteButton.ariaLabel = paletteButton.title = paletteButton.dataset[palette.current]; }
  if (paletteButton) {
    namePalette();
    paletteButton.addEventListener("click", () => {
      const order = ["system", "light", "dark"];
      palette.choose(order[(order.indexOf(palette.current) + 1) % order.length]);
      namePalette();
      say(paletteButton.title);
    });
  }

  // MARK: Copying

  async function copy(text) {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    const box = document.createElement("textarea");
    box.value = text;
    document.body.append(box);
    box.select();
    document.execCommand("copy");
    box.remove();
  }

  const copyTemplate = document.querySelector("template.copy-button");
  for (const code of copyTemplate ? document.querySelectorAll("main pre > code") : []) {
    const button = copyTemplate.content.firstElementChild.cloneNode(true);
    const label = button.textContent;
    button.addEventListener("click", async () => {
      await copy(code.textContent);
      button.textContent = button.dataset.done;
      say(button.dataset.done);
      setTimeout(() => { button.textContent = label; }, 1500);
    });
    const frame = document.createElement("div");
    frame.className = "code-frame";
    code.parentElement.replaceWith(frame);
    frame.append(code.parentElement, button);
  }

  for (const link of document.querySelectorAll("a.permalink")) {
    link.addEventListener("click", () => {
      copy(link.href).then(() => say(copyTemplate.content.firstElementChild.dataset.done));
    });
  }

  // MARK: Large pictures

  const dialog = document.querySelector("dialog.large");
  for (const link of dialog ? document.querySelectorAll(".picture > a") : []) {
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
      event.preventDefault();
      const shown = link.querySelector("img");
      const image = new Image(shown.width, shown.height);
      image.src = shown.currentSrc || shown.src;
      image.alt = shown.alt;
      image.width = shown.getAttribute("width");
      image.height = shown.getAttribute("height");
      dialog.querySelector(".large-picture").replaceChildren(image);
      dialog.showModal();
    });
  }
  dialog?.querySelector(".close-large").addEventListener("click", () => dialog.close());
  dialog?.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });

  // MARK: Pictures as PNG

  for (const button of document.querySelectorAll(".downloads button")) {
    button.addEventListener("click", () => {
      const shown = button.closest(".figure").querySelector(".picture img");
      const canvas = document.createElement("canvas");
      canvas.width = shown.getAttribute("width") * button.dataset.scale;
      canvas.height = shown.getAttribute("height") * button.dataset.scale;
      canvas.getContext("2d").drawImage(shown, 0, 0, canvas.width, canvas.height);
      canvas.toBlob((blob) => {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(blob);
        link.download = `${button.parentElement.dataset.name}@${button.dataset.scale}x.png`;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      });
    });
  }
})();
