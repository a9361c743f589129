// Shows what a link of the site leads to beside the link, while the pointer rests on it or the keyboard has come to it. A page's sections
// come as a script beside the page, which is loaded for the first link that leads there, from disk as from a server. Without script, and
// on touch, there is the link.
(() => {
  const panel = document.querySelector(".link-preview");
  if (!panel?.showPopover) return;
  const { folder, languages } = panel.dataset;
  const base = new URL(`./${panel.dataset.root}`, document.baseURI).href;
  const gap = 6;

  // MARK: What links lead to

  const arrived = new Map();
  const loading = new Map();
  window.pagePreview = (sections) => arrived.set(document.currentScript.src, sections);

  // The sections of a page, each with its id, title and first words; that of the page itself comes first.
  async function sections(source) {
    if (!loading.has(source)) {
      loading.set(source, new Promise((resolve) => {
        const script = document.createElement("script");
        script.src = source;
        script.onload = resolve;
        script.onerror = () => { loading.delete(source); script.remove(); resolve(); };
        document.head.append(script);
      }));
    }
    await loading.get(source);
    return arrived.get(source) ?? [];
  }

  function decoded(text) { try { return decodeURIComponent(text); } catch { return text; } }

  // A page in two languages has the words of each in the folder of that language.
  function source(page, link) {
    let path = page.slice(base.length);
    if (languages && path.startsWith(folder)) {
      const known = languages.split(" ");
      const own = link.closest("[lang]").lang;
      path = `${known.includes(own) ? own : known[0]}/${path.slice(folder.length)}`;
    }
    return base + path.replace(/\.html$/, ".preview.js");
  }

  // Links within the text to pages of the site, and to footnotes.
  function isPreviewed(link) {
    if (link.matches(".permalink, .code-note, .back, [download], [title]") || !link.closest(".prose")) return false;
    if (link.role === "doc-noteref") return true;
    const [page] = link.href.split("#");
    return page.startsWith(base) && page.endsWith(".html") && page !== `${base}index.html`;
  }

  // Nothing where there is nothing to say that the link does not say itself.
  async function content(link) {
    const [page, hash] = link.href.split("#");
    const id = decoded(hash ?? "");
    if (link.role === "doc-noteref") {
      const note = document.getElementById(id)?.cloneNode(true);
      note?.querySelectorAll(".back").forEach((back) => back.remove());
      return note && { title: "", page: "", text: note.textContent.trim() };
    }
    const found = await sections(source(page, link));
    if (found.length === 0) return null;
    const isHere = page === location.href.split("#")[0];
    const section = found.find(([name]) => name === id) ?? (isHere ? null : found[0]);
    if (!section || (isHere && id === "")) return null;
    const [, title, text] = section;
    return text && { title, page: isHere || section === found[0] ? "" : found[0][1], text };
  }

  // MARK: Showing

  // What the pointer rests on, and what the keyboard has come to.
  let hovered = null;
  let focused = null;
  let shown = null;
  let dismissed = null;
  let timer = 0;
  let due = null;

  function line(name, text) {
    const element = document.createElement("p");
    element.className = `preview-${name}`;
    element.textContent = text;
    return element;
  }

  function follow() {
    const wanted = hovered ?? focused;
    if (wanted !== dismissed) dismissed = null;
    const next = wanted === dismissed ? null : wanted;
    if (next === due) return;
    due = next;
    clearTimeout(timer);
    if (next !== shown) timer = setTimeout(() => (next ? show(next) : hide()), next ? 350 : 200);
  }

  async function show(link) {
    const words = await content(link);
    if (link !== due || !link.isConnected) return;
    hide();
    if (!words) return;
    const lines = ["title", "page", "text"].filter((name) => words[name]).map((name) => line(name, words[name]));
    panel.replaceChildren(...lines);
    const own = link.closest("[lang]");
    panel.lang = own.lang;
    panel.dir = getComputedStyle(link).direction;
    panel.showPopover();
    place(link);
    link.setAttribute("aria-describedby", panel.id);
    shown = link;
  }

  function hide() {
    shown?.removeAttribute("aria-describedby");
    shown = null;
    if (panel.matches(":popover-open")) panel.hidePopover();
  }

  // Below the link, or above it where there is more room; never over it.
  function place(link) {
    const box = link.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    panel.style.maxHeight = "";
    const [below, above] = [clientHeight - box.bottom - 2 * gap, box.top - 2 * gap];
    const height = Math.min(panel.offsetHeight, Math.max(below, above));
    const isBelow = below >= height;
    panel.style.maxHeight = `${height}px`;
    const start = panel.dir === "rtl" ? box.right - panel.offsetWidth : box.left;
    const left = Math.max(gap, Math.min(start, clientWidth - panel.offsetWidth - gap));
    panel.style.left = `${left + scrollX}px`;
    panel.style.top = `${(isBelow ? box.bottom + gap : box.top - gap - height) + scrollY}px`;
  }

  // MARK: Pointer and keyboard

  function linkOf(target) {
    const link = target.closest?.("a[href]");
    return link && isPreviewed(link) ? link : null;
  }

  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch") return;
    hovered = panel.contains(target) ? shown : linkOf(target);
    follow();
  });
  document.documentElement.addEventListener("pointerleave", () => { hovered = null; follow(); });
  document.addEventListener("focusin", ({ target }) => {
    focused = target.matches(":focus-visible") ? linkOf(target) : null;
    follow();
  });
  document.addEventListener("focusout", () => { focused = null; follow(); });

  function dismiss() {
    dismissed = hovered ?? focused;
    due = null;
    clearTimeout(timer);
    hide();
  }
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape" && (shown || due)) dismiss(); });
  document.addEventListener("click", ({ target }) => { if (linkOf(target)) dismiss(); });
  addEventListener("pagehide", dismiss);
})();
