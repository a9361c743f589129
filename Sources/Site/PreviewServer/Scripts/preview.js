// Follows the site while it is being written: a page that has changed, or that shows something that has, is loaded anew
// at the same place, and what is wrong with the content is said above it. The server adds this script to every page.
(() => {
  const own = document.currentScript;
  const texts = words(JSON.parse(own.dataset.words));
  let { version } = own.dataset;

  // The page's language, else one that the reader knows; "zh-TW" is served by "zh-Hans", "en-US" by "en".
  function words(all) {
    const tags = Object.keys(all);
    const speaks = (wanted) =>
      tags.find((tag) => tag === wanted) ?? tags.find((tag) => tag.split("-")[0] === wanted.split("-")[0]);
    const wanted = [document.documentElement.lang, ...navigator.languages].filter((tag) => tag !== "");
    return all[wanted.map(speaks).find(Boolean) ?? tags[0]];
  }

  // MARK: What the page shows

  // A file of the site by its address; null for what comes from elsewhere, or from nowhere.
  function file(address) {
    const { origin, pathname } = new URL(address, location);
    if (origin !== location.origin) return null;
    try {
      const path = decodeURIComponent(pathname.slice(1));
      return path === "" || path.endsWith("/") ? path + "index.html" : path;
    } catch { return null; }
  }

  // What a search loads later is not shown.
  const loaded = [...document.querySelectorAll("script[src], link[rel~=stylesheet], link[rel~=icon]")]
    .map((element) => file(element.src ?? element.href));

  const pictures = (root) => [...root.querySelectorAll("img, source, video, audio")]
    .flatMap(({ src, currentSrc }) => [src, currentSrc]).filter(Boolean).map(file);

  // The page may be one that stands in for a file that is missing.
  function shown() { return new Set([file(location), own.dataset.path, ...loaded, ...pictures(document)]); }

  // MARK: The place

  const kept = "preview.place";
  const root = document.querySelector("main") ?? document.body;

  const blocks = "h1, h2, h3, h4, p, li, dt, dd, pre, table, blockquote, figure";

  // Parts of the page, each by its name or text, and by which of those that say the same it is.
  function parts() {
    const seen = new Map();
    // A list of contents may stand still while the page moves.
    const elements = [...root.querySelectorAll(blocks)].filter((element) => !element.closest("nav"));
    return new Map(elements.map((element) => {
      const says = `${element.tagName} ${element.id || element.textContent.trim()}`;
      seen.set(says, (seen.get(says) ?? 0) + 1);
      return [`${seen.get(says)} ${says}`, element];
    }));
  }

  // Those in the window. Asking all parts where they are would lay out what has never been shown.
  function visibleParts() {
    const { left, width } = root.getBoundingClientRect();
    const found = new Set();
    for (let y = 0; y < innerHeight; y += 12) found.add(document.elementFromPoint(left + width / 2, y)?.closest(blocks));
    return found;
  }

  const topOf = (element) => element.getBoundingClientRect().top;
  const isInView = (element) => topOf(element) < innerHeight && element.getBoundingClientRect().bottom > 0;

  // The figure that is being worked on: one in the window with a picture that has changed, else the only one. Where many
  // change at once, out of sight, it is none of them.
  function changedFigure(changed) {
    const figures = [...root.querySelectorAll("figure[id]")]
      .filter((figure) => pictures(figure).some((path) => changed.has(path)));
    return figures.find(isInView) ?? (figures.length === 1 ? figures[0] : null);
  }

  // Notes where the reader is: at a figure, or at what stands in the window; some of it may be what is being rewritten.
  function keepPlace(changed) {
    const figure = changedFigure(changed);
    const visible = visibleParts();
    const marks = [...parts()].filter(([, element]) => visible.has(element))
      .map(([key, element]) => ({ key, top: topOf(element) }));
    const place = {
      page: location.pathname,
      figure: figure && { id: figure.id, top: isInView(figure) ? topOf(figure) : null },
      marks: scrollY > 0 ? marks : [],
      top: scrollY,
      open: [...root.querySelectorAll("details")].map(({ open }) => open),
    };
    sessionStorage.setItem(kept, JSON.stringify(place));
    // Else the browser would go to a place of its own when all has been loaded.
    history.scrollRestoration = "manual";
  }

  function takePlace() {
    const place = JSON.parse(sessionStorage.getItem(kept) ?? "null");
    sessionStorage.removeItem(kept);
    return place?.page === location.pathname ? place : null;
  }

  function unfold(open) {
    const details = [...root.querySelectorAll("details")];
    if (details.length === open.length) details.forEach((part, number) => { part.open = open[number]; });
  }

  function goTo({ figure, marks, top }) {
    const shownFigure = figure && document.getElementById(figure.id);
    if (shownFigure && figure.top === null) return shownFigure.scrollIntoView({ behavior: "instant", block: "start" });
    if (shownFigure) return moveTo(shownFigure, figure.top);
    const now = parts();
    const mark = marks.find(({ key }) => now.has(key));
    if (mark) return moveTo(now.get(mark.key), mark.top);
    scrollTo({ top, behavior: "instant" });
  }

  function moveTo(element, top) { scrollBy({ top: topOf(element) - top, behavior: "instant" }); }

  const place = takePlace();
  if (place) {
    unfold(place.open);
    goTo(place);
    // A picture or a fragment of the address may still move what is shown, until the reader does.
    let isOwn = true;
    for (const name of ["wheel", "keydown", "pointerdown"]) addEventListener(name, () => { isOwn = false; }, { once: true });
    addEventListener("load", () => {
      if (isOwn) goTo(place);
      // The browser's own turn comes behind this event.
      setTimeout(() => { history.scrollRestoration = "auto"; }, 100);
    });
  }

  // MARK: What is wrong

  const dismissed = "preview.dismissed";
  // Made at once, as its style cannot be loaded when the server has gone.
  const panel = makePanel();
  let problems = null;
  let isCutOff = false;

  // A part of the page that its styles do not reach, above everything else on it.
  function makePanel() {
    const host = document.createElement("div");
    host.className = "preview";
    host.popover = "manual";
    const shadow = host.attachShadow({ mode: "open" });
    const add = (parent, name, properties) => {
      const element = Object.assign(document.createElement(name), properties);
      parent.append(element);
      return element;
    };
    // Shown when it has its style.
    add(shadow, "link", { rel: "stylesheet", href: "/.preview/preview.css", onload: () => { frame.hidden = false; } });
    const frame = add(shadow, "div", { className: "frame", hidden: true });
    const dialog = add(frame, "section", { role: "dialog", className: "problems", hidden: true });
    const details = add(dialog, "details", {});
    const title = add(details, "summary", {});
    const list = add(details, "pre", { role: "group", tabIndex: 0 });
    add(dialog, "button", { type: "button", textContent: texts.close, onclick: dismiss });
    // Read out without taking the keyboard from where the reader is.
    const said = add(frame, "p", { role: "alert", className: "said" });
    const cutOff = add(frame, "p", { role: "status", className: "cut-off" });
    document.body.append(host);
    return { host, dialog, details, title, list, said, cutOff };
  }

  function update() {
    const isShown = problems !== null && sessionStorage.getItem(dismissed) !== problems.text;
    panel.dialog.hidden = !isShown;
    if (isShown && panel.list.textContent !== problems.text) {
      const title = texts[problems.kind];
      panel.title.textContent = panel.said.textContent = panel.dialog.ariaLabel = panel.list.ariaLabel = title;
      panel.list.textContent = problems.text;
      panel.dialog.className = `problems ${problems.kind}`;
      panel.details.open = problems.kind !== "warnings";
    }
    if (!isShown) panel.list.textContent = panel.said.textContent = "";
    panel.cutOff.textContent = isCutOff ? texts.stopped : "";
    panel.cutOff.hidden = !isCutOff;
    panel.host.togglePopover(isShown || isCutOff);
  }

  function dismiss() {
    sessionStorage.setItem(dismissed, problems?.text ?? "");
    update();
  }

  // What the page itself has opened goes first.
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || panel.dialog.hidden) return;
    if (!document.querySelector("dialog:modal, :popover-open:not(.preview)")) dismiss();
  });

  if (document.body.classList.contains("nothing")) {
    document.title = root.textContent = texts.nothing;
  }

  // MARK: News

  let events = null;
  let patience = 0;

  function receive({ data }) {
    const message = JSON.parse(data);
    version = message.version;
    const changed = new Set(message.changed);
    if (message.changed === null || [...shown()].some((path) => changed.has(path))) return renew(changed);
    problems = message.problems;
    if (!problems) sessionStorage.removeItem(dismissed);
    update();
  }

  function renew(changed) {
    leave();
    keepPlace(changed);
    location.reload();
  }

  function follow() {
    if (events || document.hidden) return;
    events = new EventSource(`/.preview/events?since=${version}`);
    events.onmessage = receive;
    events.onopen = () => cutOff(false);
    // The browser asks again by itself, but for what it takes for an answer.
    events.onerror = () => {
      patience ||= setTimeout(() => cutOff(true), 1000);
      if (events?.readyState === EventSource.CLOSED) {
        leave();
        setTimeout(follow, 1000);
      }
    };
  }

  function cutOff(isNow) {
    clearTimeout(patience);
    patience = 0;
    isCutOff = isNow;
    update();
  }

  function leave() {
    events?.close();
    events = null;
  }

  // A browser has few connections for a server, which many pages in the background would take.
  document.addEventListener("visibilitychange", () => { if (document.hidden) leave(); else follow(); });
  addEventListener("pagehide", leave);
  addEventListener("pageshow", follow);
  follow();
})();
