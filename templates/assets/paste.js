// The page that explains what a console printed: one field, then what it is, a verdict for each line, and the screen. The text
// stays in the field; nothing of it is kept or sent.
(() => {
  const live = window.liveFigures;
  const { element, fill } = live;
  const form = document.querySelector("form.paste");
  const field = form.elements.text;
  const answer = document.querySelector(".paste-answer");
  const status = form.querySelector("[role=status]");
  const say = form.dataset;
  Object.assign(live.say, say);
  // The longest address that browsers and chats pass on.
  const longestLink = 8000;
  // The bytes of a text that a link may carry, as links from anybody are unpacked no further.
  const longestText = 65536;
  // Each question has a number: an answer to an earlier one is not shown.
  let asked = 0;
  let engine = null;

  function option(text) { return element("option", { value: text, textContent: text }); }

  async function explain(place = {}) {
    const number = ++asked;
    const text = field.value;
    answer.hidden = true;
    answer.replaceChildren();
    if (!text.trim()) { status.textContent = ""; return; }
    status.textContent = say.working;
    try {
      engine ??= await live.Engine.of(say.root, say.tag);
      const narrow = matchMedia("(max-width: 40rem)").matches;
      const found = await engine.ask({ ask: "paste", text, narrow, ...place });
      if (number !== asked) return;
      if (!found) { status.textContent = engine.failureText; return; }
      status.textContent = found.sentences.join(" ");
      await show(found, narrow, number);
    } catch {
      engine = null;
      if (number === asked) status.textContent = say.failed;
    }
  }

  // MARK: The answer

  async function show(found, narrow, number) {
    const parts = [];
    if (found.conflicts.length) parts.push(...conflicts(found));
    if (found.screen) parts.push(...await screen(found, narrow));
    if (found.lines.length) parts.push(element("h2", { textContent: say.lines }), lines(found.lines));
    if (found.changes.length) parts.push(element("h2", { textContent: say.changes }), ...changes(found.changes));
    if (found.kinds.length) parts.push(await linkButton());
    if (number !== asked) return;
    answer.replaceChildren(...parts);
    answer.hidden = parts.length === 0;
  }

  const list = (items) => element("ul", {}, ...items.map((item) => element("li", { textContent: item })));

  function picture({ svg, alt, description }) {
    const box = element("div", { className: "live paste-picture" });
    // The engine of this page wrote the picture; names from the text are escaped in it.
    box.append(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement);
    return element("figure", {}, box, element("figcaption", { textContent: alt, title: description }));
  }

  function conflicts(found) {
    const parts = [element("h2", { textContent: say.conflicts })];
    if (found.conflictPicture) parts.push(picture(found.conflictPicture));
    for (const one of found.conflicts) {
      parts.push(element("h3", { textContent: one.heading }));
      parts.push(...one.sentences.map((text) => element("p", { textContent: text })));
      if (one.changes.length) parts.push(element("p", { textContent: say.repairs }), list(one.changes));
    }
    return parts;
  }

  async function screen({ screen }, narrow) {
    const parts = [element("h2", { textContent: say.screen }), placeChoice(screen)];
    if (screen.assumed.length) {
      parts.push(element("details", { open: !screen.isKnown }, element("summary", { textContent: say.assumed }), list(screen.assumed)));
    }
    const shown = await engine.ask({ ask: "show", text: screen.scenario, narrow, prefix: "paste" });
    if (shown?.picture) parts.push(picture(shown.picture));
    parts.push(takeAway(screen.scenario));
    return parts;
  }

  // The device and the system, among those that fit.
  function placeChoice({ device, os, orientation, devices, systems }) {
    const choice = (name, names, chosen) => {
      const select = element("select", { name }, ...names.map((text) => option(text)));
      select.value = chosen;
      return select;
    };
    const chosenDevice = choice("device", devices, device);
    const chosenSystem = choice("os", systems, os);
    for (const select of [chosenDevice, chosenSystem]) select.disabled = select.options.length < 2;
    chosenDevice.addEventListener("change", () => explain({ device: chosenDevice.value }));
    chosenSystem.addEventListener("change", () => explain({ device, os: chosenSystem.value }));
    return element("p", { className: "paste-place" }, element("label", {}, `${say.choose} `, chosenDevice), " ", element("label", {}, "iOS ", chosenSystem), ` ${orientation}`);
  }

  function takeAway(scenario) {
    const copy = element("button", { type: "button", textContent: say.copy });
    copy.addEventListener("click", () => copyText(scenario));
    const box = element("p", {}, copy);
    if (say.lab) {
      const open = element("a", { href: say.lab, textContent: say.open });
      live.pack(scenario).then((packed) => { open.href = `${say.lab}#s=${packed}`; });
      box.append(" ", open);
    }
    return box;
  }

  async function copyText(text) {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = say.copied;
    } catch { status.textContent = say.notCopied; }
  }

  function lines(all) {
    const rows = all.map((one) => {
      const verdict = say[one.verdict] + (one.computed ? `: ${one.computed}` : "") + (one.reason ? `: ${one.reason}` : "");
      const number = element("button", { type: "button", textContent: one.line });
      number.addEventListener("click", () => select(one.line));
      return element("tr", { className: `paste-${one.verdict}` }, element("td", {}, number), element("td", { textContent: `${one.name} ${one.printed}`.trim() }), element("td", { textContent: verdict }));
    });
    const head = element("tr", {}, ...[say.line, say.printed, say.verdict].map((text) => element("th", { scope: "col", textContent: text })));
    const table = element("table", { className: "verdicts" }, element("thead", {}, head), element("tbody", {}, ...rows));
    return element("div", { className: "scroll", tabIndex: 0, role: "group", ariaLabel: say.lines }, table);
  }

  // Selects a line of the field, so that it comes into view.
  function select(line) {
    const before = field.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    const end = field.value.indexOf("\n", before);
    field.focus();
    field.setSelectionRange(before, end < 0 ? field.value.length : end);
  }

  function changes(all) {
    let last = "";
    return all.map(({ os, isSame, comparison }) => {
      const box = element("section", {}, element("h3", { textContent: `iOS ${os}` }));
      if (!comparison) box.append(element("p", { textContent: say.notRun }));
      else if (isSame) box.append(element("p", { textContent: fill(say.same, { os: last }) }));
      else box.append(...difference(comparison));
      last = os;
      return box;
    });
  }

  function difference(comparison) {
    const parts = [];
    if (comparison.covered.length) parts.push(element("p", { textContent: say.covered }), list(comparison.covered.map(([view, bar]) => `${view} ↓ ${bar}`)));
    for (const cause of comparison.causes) {
      const sentence = fill(cause.oldName === cause.name ? say.causeIs : say.causeReplaces, cause);
      const rows = cause.values.map(([path, old, now]) => `${path}: ${old} → ${now}`);
      parts.push(element("details", {}, element("summary", { textContent: `${sentence} (${cause.count})` }), list(rows)));
    }
    if (!parts.length) parts.push(element("p", { textContent: say.nothingDiffers }));
    return parts;
  }

  // MARK: Links

  // A link carries the text; one that is too long becomes a file.
  async function linkButton() {
    const packed = new Blob([field.value]).size > longestText ? null : await live.pack(field.value);
    const isLong = packed === null || packed.length > longestLink;
    const button = element("button", { type: "button", textContent: isLong ? say.file : say.link });
    button.addEventListener("click", () => (isLong ? saveFile() : copyText(`${location.href.split("#")[0]}#p=${packed}`)));
    return element("p", {}, button, " ", element("small", { textContent: say.linkHint }));
  }

  function saveFile() {
    const link = element("a", { href: URL.createObjectURL(new Blob([field.value], { type: "text/plain" })), download: "pasted.txt" });
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async function fromLink() {
    const packed = location.hash.match(/^#p=(.*)$/)?.[1];
    if (packed === undefined) return;
    const text = await live.unpack(packed);
    if (text === null) { status.textContent = say.linkBroken; return; }
    field.value = text;
    await explain();
  }

  form.addEventListener("submit", (event) => { event.preventDefault(); explain(); });
  form.addEventListener("reset", () => { asked += 1; answer.hidden = true; answer.replaceChildren(); status.textContent = ""; });
  field.addEventListener("paste", () => setTimeout(explain));
  // Nothing stays behind when the page is left, not even in the field of a page that the browser keeps.
  addEventListener("pagehide", () => { form.reset(); });
  addEventListener("hashchange", fromLink);
  fromLink();
})();
