// What makes reading easier; every page is whole without it.
(() => {
  const status = document.querySelector(".said");

  function say(text) { if (status) status.textContent = text; }

  // The device that a reader has chosen below a figure, with its system; null where none is kept, or what is kept is nothing of ours.
  window.keptDevice = () => {
    try {
      const { device, system } = JSON.parse(localStorage.getItem("my-device"));
      return typeof device === "string" && /^\d+(\.\d+)*$/.test(system) ? { device, system } : null;
    } catch {
      return null;
    }
  };

  // MARK: The reader's place

  // Everything that stands under the same name in every language, but for what may be folded.
  const named = [...document.querySelectorAll("main [id]:not(details > :not(summary), details > :not(summary) *)")];

  const entries = [...document.querySelectorAll(".outline a")].map((link) => ({ link, element: withName(link.hash) }));

  function withName(hash) {
    try { return document.getElementById(decodeURIComponent(hash.slice(1))); } catch { return null; }
  }

  // Where a jump puts what it leads to, and a little more, as readers stop less exactly.
  function topLine() { return parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 16; }

  // Near the end of a page nothing comes up to the top any more; there the line goes down to it.
  function lineOfContents() {
    const { scrollHeight } = document.documentElement;
    const way = Math.min(innerHeight, scrollHeight - innerHeight);
    const rest = scrollHeight - innerHeight - scrollY;
    const top = topLine();
    return way > 0 && rest < way ? top + (innerHeight - top) * (1 - rest / way) : top;
  }

  const top = (element) => element.getBoundingClientRect().top;
  const isAbove = (element, line) => element.getClientRects().length > 0 && top(element) <= line;

  // What the reader has gone to by a link: it is the place until the reader scrolls by himself, wherever in the window
  // the jump could put it.
  // A page that is opened at one of its sections is there at once, however far down; jumps that a reader makes are smooth.
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, () => document.documentElement.classList.add("jumping"), { once: true });
  }

  let chosen = null;
  let chosenTop = null;
  let settling = 0;

  // A link to a folded section wants what it says.
  function unfoldSection(element) {
    const section = element?.closest("summary")?.parentElement;
    if (section) section.open = true;
  }

  function choose(element) {
    unfoldSection(element);
    chosen = named.includes(element) ? element : null;
    chosenTop = null;
    followScrolling();
  }

  // A jump may be smooth: it is over when nothing has moved for a moment.
  function followScrolling() {
    if (chosen && chosenTop !== null && Math.abs(top(chosen) - chosenTop) > 2) chosen = null;
    clearTimeout(settling);
    settling = setTimeout(settle, 150);
    followPlace();
  }

  function settle() {
    if (!chosen || chosenTop !== null || document.readyState !== "complete") return;
    chosenTop = top(chosen);
    if (chosenTop < 0 || chosenTop > innerHeight) chosen = null;
    followPlace();
    dispatchEvent(new Event("settled"));
  }

  // What stands at the top of the window, or null above the first.
  function place() {
    const line = topLine();
    return chosen ?? named.findLast((element) => isAbove(element, line)) ?? null;
  }

  // A section's name is the same in every language; the second column of a page of both has a prefix.
  function name(element) { return element.id.replace(/^zh-Hans-/, ""); }

  function isUpTo(element, end) {
    const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
    return element === end || Boolean(element.compareDocumentPosition(end) & following);
  }

  function entryHere() {
    if (chosen) return entries.findLast(({ element }) => element && isUpTo(element, chosen));
    const line = lineOfContents();
    return entries.findLast(({ element }) => element && isAbove(element, line));
  }

  let marked = null;
  function followPlace() {
    const link = entryHere()?.link ?? null;
    if (link === marked) return;
    marked?.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "true");
    marked = link;
    const box = link?.closest(".outline nav");
    if (!box || box.scrollHeight <= box.clientHeight) return;
    // By hand, as scrollIntoView would stop the page on its way.
    const above = top(link) - top(box);
    const below = above + link.offsetHeight - box.clientHeight;
    box.scrollTop += Math.min(above, Math.max(below, 0));
  }

  let isWaiting = false;
  addEventListener("scroll", () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => { isWaiting = false; followScrolling(); });
  }, { passive: true });
  addEventListener("load", followScrolling);
  addEventListener("hashchange", () => choose(withName(location.hash)));
  // A link to where one has been before changes nothing in the address.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href^='#']");
    if (link) choose(withName(link.hash));
  });
  choose(withName(location.hash));

  for (const link of document.querySelectorAll("header.bar .languages a")) {
    link.addEventListener("click", () => {
      const here = place();
      link.hash = here ? name(here) : "";
    });
  }

  // MARK: The contents of the page

  // Beside the title or in the margin there is room for them; elsewhere they stand in the way until they are asked for.
  const outline = document.querySelector(".outline");
  const isWide = matchMedia(`(min-width: ${document.querySelector("main.both") ? 88 : 80}rem)`);
  function unfold() { outline.open = isWide.matches; }
  if (outline) {
    unfold();
    isWide.addEventListener("change", unfold);
  }

  // MARK: The list of pages

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

  // As a sheet it covers the page, so it does not stay when the keyboard goes on to what is under it.
  sidebar?.addEventListener("focusout", ({ relatedTarget }) => {
    if (!relatedTarget || sidebar.contains(relatedTarget) || !sidebar.matches(":popover-open")) return;
    sidebar.hidePopover();
  });

  // MARK: Sections that have moved to another page

  function followMoved() {
    const name = location.hash.slice(1);
    const item = [...document.querySelectorAll(".moved li")].find((item) => [item.id, encodeURIComponent(item.id)].includes(name));
    if (item) location.replace(item.querySelector("a").href);
  }
  addEventListener("hashchange", followMoved);
  followMoved();

  // MARK: Reporting a problem

  // What was selected, or the value that the address names, and the section around it; else the section in view.
  const issue = document.querySelector("a.issue");
  const headings = [...document.querySelectorAll("main .prose :is(h2, h3, h4)[id]")];

  function titleAbove(element) {
    const heading = headings.findLast((heading) => isUpTo(heading, element) || heading.contains(element));
    return heading ? heading.firstChild.textContent.trim() : "";
  }

  function fillIssue() {
    const selection = getSelection();
    const text = selection.isCollapsed ? "" : selection.toString().trim().slice(0, 200);
    const start = selection.anchorNode;
    const node = text && (start.nodeType === Node.ELEMENT_NODE ? start : start.parentElement).closest("main .prose *");
    const target = withName(location.hash);
    const here = node || target || place();
    const named = target && location.hash.startsWith("#why-") ? decodeURIComponent(location.hash.slice(5)) : "";
    const words = { section: here ? titleAbove(here) : "", value: node ? text : named };
    issue.href = issue.dataset.template.replace(/\{(section|value)\}/g, (_, name) => encodeURIComponent(words[name]));
  }
  for (const type of issue ? ["pointerdown", "pointerenter", "focus"] : []) issue.addEventListener(type, fillIssue);

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

  // Whether the text has been copied.
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch { return copyFromBox(text); }
  }

  // For browsers without a clipboard, or where it is refused.
  function copyFromBox(text) {
    const focused = document.activeElement;
    const box = document.createElement("textarea");
    box.className = "said";
    box.readOnly = true;
    box.value = text;
    document.body.append(box);
    box.focus({ preventScroll: true });
    box.select();
    const isCopied = document.execCommand("copy");
    box.remove();
    focused?.focus({ preventScroll: true });
    return isCopied;
  }

  // MARK: Code in several languages

  const tabsTemplate = document.querySelector("template.code-tabs");

  // Versions that stand directly beside each other, each language once.
  function groupsOfCode() {
    const groups = [];
    for (const version of tabsTemplate ? document.querySelectorAll("main .code-version") : []) {
      const group = groups.at(-1);
      const { language } = version.dataset;
      const goesOn = group?.at(-1) === version.previousElementSibling && !group.some((other) => other.dataset.language === language);
      if (goesOn) group.push(version); else groups.push([version]);
    }
    return groups.filter((group) => group.length > 1);
  }

  const groupsOfTabs = groupsOfCode().map((group, number) => {
    const list = tabsTemplate.content.firstElementChild.cloneNode(true);
    const tabs = group.map((version) => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.role = "tab";
      tab.id = `page.code.${number}.${version.dataset.language}`;
      tab.textContent = version.querySelector(".code-language").textContent;
      version.id ||= `${tab.id}.panel`;
      version.role = "tabpanel";
      version.setAttribute("aria-labelledby", tab.id);
      tab.setAttribute("aria-controls", version.id);
      tab.addEventListener("click", () => chooseTab(tab, version.dataset.language));
      return tab;
    });
    list.append(...tabs);
    list.addEventListener("keydown", (event) => {
      const here = tabs.indexOf(document.activeElement);
      const next = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: tabs.length - 1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      const tab = tabs.at(next % tabs.length);
      tab.click();
      tab.focus();
    });
    group[0].before(list);
    return { group, tabs };
  });

  function showTabs() {
    for (const { group, tabs } of groupsOfTabs) {
      tabs.forEach((tab, place) => {
        const isShown = getComputedStyle(group[place]).display !== "none";
        tab.ariaSelected = String(isShown);
        tab.tabIndex = isShown ? 0 : -1;
      });
    }
  }

  // What stands above gets shorter or longer too; the tab stays where it was pressed.
  function chooseTab(tab, language) {
    const before = top(tab);
    codeLanguage.choose(language);
    showTabs();
    scrollBy({ top: top(tab) - before, behavior: "instant" });
  }
  showTabs();

  const copyTemplate = document.querySelector("template.copy-button");

  // Copies, says what became of it and gives the words.
  async function copyAndSay(text) {
    const { done, failed } = copyTemplate.content.firstElementChild.dataset;
    const word = await copy(text) ? done : failed;
    say(word);
    return word;
  }

  // A button that says for a moment what became of it.
  function showIn(button, word) {
    const label = (button.dataset.label ??= button.textContent);
    button.textContent = word;
    setTimeout(() => { button.textContent = label; }, 2000);
  }

  // Numbers that lead to notes are no code.
  function textOf(code) {
    const copy = code.cloneNode(true);
    copy.querySelectorAll(".code-note").forEach((note) => note.remove());
    return copy.textContent;
  }

  // What was typed in a recorded session, without prompts and what was printed; the whole text where there is no prompt.
  function typedIn(code) {
    const text = textOf(code).replace(/\n$/, "");
    const session = /\blanguage-(console|shell-session|shellsession|pycon)\b/.exec(code.className)?.[1];
    if (!session) return text;
    const prompt = session === "pycon" ? /^(?:>>>|\.\.\.)(?: |$)/ : /^\s*(?:[\w.@:~/-]*[$%#]|>) /;
    const typed = [];
    let isContinued = false;
    for (const line of text.split("\n")) {
      const isTyped = prompt.test(line);
      if (isTyped || isContinued) typed.push(isTyped ? line.replace(prompt, "") : line);
      isContinued = (isTyped || isContinued) && line.endsWith("\\");
    }
    return typed.length ? typed.join("\n") : text;
  }

  for (const code of copyTemplate ? document.querySelectorAll("main pre > code") : []) {
    const button = copyTemplate.content.firstElementChild.cloneNode(true);
    button.addEventListener("click", async () => showIn(button, await copyAndSay(typedIn(code))));
    const frame = document.createElement("div");
    frame.className = "code-frame";
    code.parentElement.replaceWith(frame);
    frame.append(code.parentElement, button);
  }

  for (const link of copyTemplate ? document.querySelectorAll("a.permalink") : []) {
    link.addEventListener("click", () => { copyAndSay(link.href); });
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
      [image.width, image.height] = [shown.naturalWidth, shown.naturalHeight];
      dialog.querySelector(".large-picture").replaceChildren(image);
      dialog.showModal();
    });
  }
  dialog?.querySelector(".close-large").addEventListener("click", () => dialog.close());
  dialog?.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });

  // MARK: Pictures as PNG

  // The picture in a number of pixels for each of its own; null when there is none.
  async function draw(picture, scale) {
    // It may be one that has not been scrolled to yet.
    picture.loading = "eager";
    try { await picture.decode(); } catch { return null; }
    const canvas = document.createElement("canvas");
    canvas.width = picture.naturalWidth * scale;
    canvas.height = picture.naturalHeight * scale;
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    return new Promise((done) => canvas.toBlob(done));
  }

  // Pages that were opened from disk may not look into pictures; there scripts beside them have what they draw.
  const data = new Map();
  window.pictureData = (packed) => data.set(document.currentScript.src, packed);

  async function unpacked(source) {
    const { href } = new URL(source, document.baseURI);
    if (!data.has(href)) {
      await new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = href;
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      });
    }
    const bytes = Uint8Array.from(atob(data.get(href)), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
  }

  // The picture of a name such as "nav-tab.en" as it is in its file, put together (Sources/Site/Publishing/Pixels).
  async function fromDisk({ pixels, name }) {
    const [letters, text] = await Promise.all([unpacked(pixels.replace(/[^/]*$/, "_glyphs.js")), unpacked(pixels)]);
    const outlines = new Map(letters.split("\n").map((line) => [line.slice(0, 8), line.slice(9)]));
    const language = name.slice(name.lastIndexOf(".") + 1);
    const lines = text.slice(text.indexOf(`=${language}\n`) + language.length + 2).split(/^=/m)[0].split("\n");
    const letter = /^!(\w+) (.+)$/;
    return lines.map((line) => line.replace(letter, (_, id, key) => `<path id="~${id}" d="${outlines.get(key)}"/>`)).join("\n").replaceAll("~", "p");
  }

  // Stands in the page while it is drawn, so that it has the colours of the page.
  async function drawFromDisk(part, scale) {
    const image = new Image();
    try {
      image.src = `data:image/svg+xml,${encodeURIComponent(await fromDisk(part.dataset))}`;
      image.alt = "";
      part.append(image);
      return await draw(image, scale);
    } catch {
      return null;
    } finally {
      image.remove();
    }
  }

  function save(blob, name) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  for (const figure of document.querySelectorAll(".figure")) {
    const pictures = figure.querySelectorAll(".picture img");
    figure.querySelectorAll(".downloads .png").forEach((part, place) => part.addEventListener("click", async ({ target }) => {
      const { scale } = target.dataset;
      if (!scale) return;
      const blob = await (location.protocol === "file:" ? drawFromDisk(part, scale) : draw(pictures[place], scale));
      const dark = palette.isDark ? ".dark" : "";
      if (blob) return save(blob, `${part.dataset.name}${dark}@${scale}x.png`);
      say(status.dataset.noPicture);
      showIn(target, status.dataset.noPicture);
    }));
  }

  // MARK: The filter of rules and keys

  // Shows the entries whose text has all words, and the headings that have entries left.
  function filterEntries(form, entries, heads) {
    const words = form.querySelector("input").value.toLowerCase().split(/\s+/).filter((word) => word);
    for (const { element, text } of entries) element.hidden = !words.every((word) => text.includes(word));
    for (const { element, among } of heads) element.hidden = among.every(({ hidden }) => hidden);
    const left = entries.filter(({ element }) => !element.hidden).length;
    form.querySelector("output").textContent = words.length === 0 ? "" : `${left} / ${entries.length}`;
  }

  // A part with its keys, or the name of an area and the rules behind it.
  function headsOfEntries() {
    const among = (head) => {
      const found = [];
      for (let next = head.nextElementSibling; next?.matches(".rule"); next = next.nextElementSibling) found.push(next);
      return found;
    };
    return [...document.querySelectorAll(".prose > h2:has(+ .rule), .schema:has(.keys)")].map((element) => ({
      element, among: element.matches(".schema") ? [...element.querySelectorAll(".keys tbody tr")] : among(element),
    }));
  }

  const entriesForm = document.querySelector(".prose > form.entries");
  if (entriesForm) {
    const found = [...document.querySelectorAll(".prose > .rule, .schema .keys tbody tr")].map((element) => ({
      element, text: element.textContent.toLowerCase(),
    }));
    const heads = headsOfEntries();
    const input = entriesForm.querySelector("input");
    const show = () => filterEntries(entriesForm, found, heads);
    input.addEventListener("input", show);
    entriesForm.addEventListener("submit", (event) => event.preventDefault());
    // What a link leads to is not left out.
    addEventListener("hashchange", () => {
      const target = withName(location.hash);
      if (!target?.closest("[hidden]")) return;
      input.value = "";
      show();
      target.scrollIntoView();
    });
    // Browsers keep what was written.
    show();
  }

  // MARK: Paper

  // Where links lead out of the site stands at the end, each address once; a number behind the link leads to it.
  function numberLinks() {
    const links = [...document.querySelectorAll(".prose a[href^='http']")];
    const addresses = [...new Set(links.map(({ href }) => href))];
    for (const link of links) link.dataset.number = addresses.indexOf(link.href) + 1;
    if (links.length === 0) return;
    const list = document.createElement("ol");
    list.className = "printed-links";
    for (const address of addresses) list.append(Object.assign(document.createElement("li"), { textContent: address }));
    document.querySelector("main").append(list);
  }

  function forgetNumbers() {
    document.querySelector(".printed-links")?.remove();
    for (const link of document.querySelectorAll("a[data-number]")) delete link.dataset.number;
  }

  addEventListener("beforeprint", numberLinks);
  addEventListener("afterprint", forgetNumbers);

  // A browser that prints waits for pictures that have not been scrolled to, but not for those of chapters that it has not
  // laid out yet: these are loaded once the page has nothing else to do.
  function loadChapters() {
    for (const image of document.querySelectorAll(".chapter img[loading='lazy']")) image.loading = "eager";
  }
  addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(loadChapters));

  // What changes figures, and what shows them on the reader's own device: loaded when somebody asks first, or has chosen a device before.
  //
  // button: what is busy meanwhile. source: the address of a figure's data, beside whose folder the scripts are.
  function loadBelow(button, source, name, then) {
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    const names = [...(window.liveFigures ? [] : ["engine-host"]), name];
    const scripts = names.map((each) => {
      const script = document.createElement("script");
      script.src = source.replace(/figures\/[^/]*$/, `assets/${each}.js`);
      // One after the other.
      script.async = false;
      script.onerror = () => { button.ariaBusy = null; for (const one of scripts) one.remove(); };
      return script;
    });
    scripts.at(-1).onload = () => { button.ariaBusy = null; then(); };
    document.head.append(...scripts);
  }

  for (const button of document.querySelectorAll("button.change")) {
    button.ariaExpanded = "false";
    button.addEventListener("click", () => {
      if (window.liveFigures?.open) return liveFigures.open(button);
      loadBelow(button, button.dataset.source, "live", () => liveFigures.open(button));
    });
  }

  const dataOf = (element) => element.matches("button") ? element.parentElement.querySelector("button.change") : element;
  for (const button of document.querySelectorAll("button.mine")) {
    button.ariaExpanded = "false";
    button.addEventListener("click", () => {
      if (window.myDevice) return myDevice.open(button);
      loadBelow(button, dataOf(button).dataset.source, "mine", () => myDevice.open(button));
    });
  }
  const first = document.querySelector("button.mine, data[data-figure]");
  if (first && keptDevice()) loadBelow(first, dataOf(first).dataset.source, "mine", () => {});
})();
