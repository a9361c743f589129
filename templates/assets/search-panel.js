// The search dialog of a page: opens with its button or "/", asks search.js, shows the results.
//
// Everything is loaded with script tags when the dialog is first opened, so that it works from a folder as it does
// from a server. Without script there is no button.

"use strict";

(() => {
  const dialog = document.querySelector("dialog.search");
  if (!dialog) return;
  const field = dialog.querySelector("input");
  const results = dialog.querySelector(".search-results");
  const status = dialog.querySelector(".search-status");
  const { root, script, folder, apart, one, many, most, none, failed, mine } = dialog.dataset;
  const languages = dialog.dataset.languages.split(" ");
  const others = dialog.dataset.others.split(" ");
  const contextBefore = 40;
  const contextAfter = 110;

  let engine = null;
  let asked = 0;
  // Done when what is shown answers what was typed.
  let shown = Promise.resolve();

  function loadScript(source) {
    return new Promise((resolve, reject) => {
      const element = document.createElement("script");
      element.src = source;
      element.onload = resolve;
      element.onerror = () => reject(new Error(source));
      document.head.append(element);
    });
  }

  // Each file once, however often it is asked for.
  const loading = new Map();

  function loadOnce(source) {
    if (!loading.has(source)) {
      loading.set(source, loadScript(source));
      loading.get(source).catch(() => loading.delete(source));
    }
    return loading.get(source);
  }

  async function start() {
    await loadOnce(script);
    engine = globalThis.siteSearch;
    for (const language of [...languages, ...others]) engine.start(language, (name) => loadOnce(`${root}search/${name}`));
  }

  // The languages to ask, that of the words first. Words in Latin letters can be of any: the reader's is first.
  function languagesFor(query) {
    const isChinese = (language) => language.startsWith("zh");
    const isHan = /\p{Script=Han}/u.test(query);
    const asked = isHan && !languages.some(isChinese) ? [...languages, others.find(isChinese)] : languages;
    const isFirst = (language) => isChinese(language) === (isHan || isChinese(navigator.language));
    return [...asked.filter(isFirst), ...asked.filter((language) => !isFirst(language))];
  }

  // A query with the reader's own device by its name in place of "my phone", where one has been chosen.
  function meant(query) {
    const phrase = mine.split(", ").find((words) => query.toLowerCase().includes(words.toLowerCase()));
    const start = phrase ? query.toLowerCase().indexOf(phrase.toLowerCase()) : 0;
    const kept = phrase && keptDevice();
    return kept ? `${query.slice(0, start)} ${kept.device} ${query.slice(start + phrase.length)}` : query;
  }

  // --- Showing

  // The part of a text around the first place that was found.
  function context(text, ranges) {
    if (ranges.length === 0) return [0, Math.min(text.length, contextBefore + contextAfter)];
    let start = Math.max(0, ranges[0][0] - contextBefore);
    while (start > 0 && start < ranges[0][0] && /\S/.test(text[start - 1]) && /[\x21-\x7e]/.test(text[start])) start += 1;
    return [start, Math.min(text.length, start + contextBefore + contextAfter)];
  }

  function append(element, text, ranges, [start, end]) {
    if (start > 0) element.append("…");
    let place = start;
    for (const [from, to] of ranges) {
      if (from < place || to > end) continue;
      const mark = document.createElement("mark");
      mark.textContent = text.slice(from, to);
      element.append(text.slice(place, from), mark);
      place = to;
    }
    element.append(text.slice(place, end));
    if (end < text.length) element.append("…");
    return element;
  }

  const isForeign = ({ language }) => !languages.includes(language);

  // Some pages stand only in the folder of their language.
  function address(hit, anchor) {
    const { language, path } = hit;
    const place = folder && !isForeign(hit) && !apart.split(" ").includes(path) ? folder : language;
    return `${root}${place}/${path}${anchor ? "#" + encodeURIComponent(anchor) : ""}`;
  }

  function sectionLink(query, hit, place) {
    const section = engine.section(hit, place);
    const link = document.createElement("a");
    link.href = address(hit, section.anchor);
    const title = document.createElement("span");
    title.className = "search-title";
    append(title, section.title.raw, engine.marks(hit, query, section.title), [0, section.title.raw.length]);
    const text = document.createElement("span");
    text.className = "search-context";
    const ranges = engine.marks(hit, query, section.text);
    append(text, section.text.raw, ranges, context(section.text.raw, ranges));
    link.append(title, text);
    return link;
  }

  function pageItem(query, hit) {
    const item = document.createElement("li");
    item.lang = hit.language;
    const isOfPart = hit.sections[0].index !== 0;
    const notes = [];
    if (isForeign(hit)) notes.push(new Intl.DisplayNames([hit.language], { type: "language" }).of(hit.language));
    if (isOfPart) notes.push(engine.section(hit, 0).title.raw);
    if (notes.length > 0) {
      const heading = document.createElement("p");
      heading.className = "search-page";
      heading.textContent = notes.join(" · ");
      item.append(heading);
    }
    item.append(...hit.sections.map(({ index }) => sectionLink(query, hit, index)));
    return item;
  }

  // Each property that has the number that was typed; below it when it has it, and the subjects that have it.
  const mostLabels = 6;
  const mostConditions = 4;
  const mostSubjects = 4;

  function numberItem({ language, rows }) {
    const device = keptDevice()?.device;
    const isOwn = ({ title }) => title === device;
    const item = document.createElement("li");
    item.lang = language;
    item.className = "search-numbers";
    const byLabel = new Map();
    for (const row of rows) {
      const title = `${row.text} ${row.label}`;
      byLabel.set(title, [...(byLabel.get(title) ?? []), row]);
    }
    for (const [title, own] of [...byLabel].slice(0, mostLabels)) {
      const heading = document.createElement("p");
      heading.className = "search-title";
      heading.textContent = title;
      item.append(heading, ...own.slice(0, mostConditions).map((row) => subjectList(language, row, isOwn)));
    }
    return item;
  }

  function subjectList(language, { condition, subjects }, isOwn) {
    const row = document.createElement("p");
    const ordered = [...subjects.filter(isOwn), ...subjects.filter((subject) => !isOwn(subject))];
    row.append(condition, ...ordered.slice(0, mostSubjects).map(({ path, anchor, title }) => {
      const link = document.createElement("a");
      link.href = address({ language, path }, anchor);
      link.textContent = title;
      return link;
    }));
    if (subjects.length > mostSubjects) row.append(`+${subjects.length - mostSubjects}`);
    return row;
  }

  function phrase({ length }) {
    if (length === 0) return none;
    if (length === 1) return one;
    return (length < engine.mostPages ? many : most).replaceAll("#", length);
  }

  async function answer(typed) {
    if (!engine) await start();
    const query = meant(typed);
    const order = languagesFor(query);
    const hits = await engine.search(order, query, others);
    const numbers = await engine.numbers(order, query);
    const items = hits.map((hit) => pageItem(query, hit));
    if (numbers.rows.length > 0) items.unshift(numberItem(numbers));
    return { items, words: query.trim() === "" || hits.length === 0 && items.length > 0 ? "" : phrase(hits) };
  }

  async function show() {
    const turn = (asked += 1);
    results.ariaBusy = "true";
    // What could not be loaded is asked for again the next time.
    const { items, words } = await answer(field.value).catch(() => ({ items: [], words: failed }));
    // A later question has overtaken this one.
    if (turn !== asked) return;
    results.replaceChildren(...items);
    status.textContent = words;
    results.ariaBusy = "false";
  }

  // --- Keys

  const links = () => [...results.querySelectorAll("a")];

  function move(step) {
    const stops = [field, ...links()];
    const next = stops.indexOf(document.activeElement) + step;
    stops[Math.min(Math.max(next, 0), stops.length - 1)].focus();
  }

  dialog.addEventListener("keydown", (event) => {
    // Safari ends the composition before it reports the key that ended it, which then has this code.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && document.activeElement === field) {
      event.preventDefault();
      shown.then(() => links()[0]?.click());
    } else if (event.key === "Escape") {
      // A search field would take the first one to empty itself.
      event.preventDefault();
      dialog.close();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && document.activeElement !== field) {
      // Typing goes on where the words are.
      field.focus();
    }
  });

  // Fields on pages ask what they say as an example where nothing is typed.
  for (const form of document.querySelectorAll("form.ask")) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const own = form.querySelector("input");
      open();
      field.value = own.value.trim() || own.placeholder;
      shown = show();
    });
  }

  function open() {
    if (dialog.open) return;
    dialog.showModal();
    field.focus();
    field.select();
    start().catch(() => {});
  }

  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
    const isCommand = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!isSlash && !isCommand) return;
    event.preventDefault();
    open();
  });

  for (const button of document.querySelectorAll(".search-open")) {
    button.addEventListener("click", open);
  }
  dialog.querySelector(".search-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    // Beside the dialog, on its backdrop; or a link within this very page.
    if (event.target === dialog || event.target.closest("a")) dialog.close();
  });
  // What is being composed is not yet what the reader looks for; but on Android every English word is composed.
  const composesAll = navigator.userAgent.includes("Android");
  let isComposing = false;
  field.addEventListener("compositionstart", () => { isComposing = !composesAll; });
  field.addEventListener("compositionend", () => { isComposing = false; shown = show(); });
  field.addEventListener("input", () => { if (!isComposing) shown = show(); });
})();
