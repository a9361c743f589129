// The reader's own device: what holds on it below each figure, and at each quoted number. Loaded where a reader has chosen a device or wants to.
(() => {
  const { say, fill, element, load, textsByFigure, Engine } = window.liveFigures;
  const key = "my-device";
  const buttons = [...document.querySelectorAll("button.mine")];
  // What has the address of a figure's data: a button below it, or a number of a figure that is on another page.
  const changeOf = (button) => button.parentElement.querySelector("button.change");
  const languageOf = (element) => element.closest("[lang]").lang;
  const rootOf = (data) => data.dataset.source.replace(/figures\/[^/]*$/, "");
  const templates = [...document.querySelectorAll("template.mine")];
  const template = (element) => templates.find((one) => one.closest("[lang]").lang === languageOf(element)) ?? templates[0];
  const words = (element) => template(element).content.firstElementChild.dataset;
  Object.assign(say, document.querySelector("template.live").content.firstElementChild.dataset);

  // MARK: What is chosen

  let chosen = keptDevice();
  let isKept = true;

  function choose(choice) {
    chosen = choice;
    try {
      if (choice) localStorage.setItem(key, JSON.stringify(choice)); else localStorage.removeItem(key);
      isKept = true;
    } catch {
      isKept = false;
    }
    for (const [button, line] of lines) { line.remove(); seen.unobserve(button); }
    lines.clear();
    hideNumber();
    if (choice) for (const button of buttons) seen.observe(button);
  }

  const engineOf = (data) => Engine.of(rootOf(data), languageOf(data));
  const systemsOf = ({ systems }) => [...new Set(systems.map((system) => system.split(".")[0]))].reverse();
  const systemName = ({ family }, system) => `${family === "iPad" ? "iPadOS" : "iOS"} ${system}`;
  const place = (engine) => {
    const device = engine.devices.find(({ name }) => name === chosen.device);
    return device && systemsOf(device).includes(chosen.system) ? `${chosen.device} · ${systemName(device, chosen.system)}` : null;
  };

  // MARK: The form

  let form = null;

  async function open(button) {
    if (form?.previousElementSibling === button.parentElement) return close();
    close();
    const made = template(button).content.firstElementChild.cloneNode(true);
    form = made;
    button.parentElement.after(made);
    button.ariaExpanded = "true";
    const status = made.querySelector("[role=status]");
    status.textContent = say.loading;
    try {
      const engine = await engineOf(changeOf(button));
      if (form !== made) return;
      status.textContent = isKept ? "" : made.dataset.notKept;
      const { device, system } = made.elements;
      const option = (value, textContent) => element("option", { value, textContent });
      const list = () => {
        const own = engine.devices.find(({ name }) => name === device.value);
        system.replaceChildren(...systemsOf(own).map((one) => option(one, systemName(own, one))));
      };
      device.replaceChildren(...[...engine.devices].reverse().map(({ name }) => option(name, name)));
      if (chosen) device.value = chosen.device;
      if (device.selectedIndex < 0) device.selectedIndex = 0;
      list();
      if (chosen && [...system.options].some(({ value }) => value === chosen.system)) system.value = chosen.system;
      device.addEventListener("change", list);
      made.querySelector(".forget").hidden = !chosen;
      made.querySelector(".forget").addEventListener("click", () => { choose(null); close(button); });
      made.addEventListener("submit", (event) => {
        event.preventDefault();
        choose({ device: device.value, system: system.value });
        close(button);
        if (!isKept) open(button);
      });
      device.focus();
    } catch (error) {
      status.textContent = say.failed;
      console.error(error);
    }
  }

  function close(button) {
    for (const one of buttons) one.ariaExpanded = "false";
    form?.remove();
    form = null;
    button?.focus();
  }

  // MARK: The line below a figure

  const lines = new Map();
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting && !lines.has(target)) show(target);
  }, { rootMargin: "50% 0px" });

  const figureOf = (button) => button.closest("figure");

  // What the figure claims; all that it shows, where it claims nothing.
  function pathsOf(button) {
    const rows = [...figureOf(button).querySelectorAll("table.values:not(.values-matrix) tr")]
      .filter((row) => row.querySelector("th code") && !row.querySelector(".phase"));
    const claimed = rows.filter((row) => row.querySelector(".claimed"));
    return (claimed.length ? claimed : rows).map((row) => row.querySelector("th code").textContent);
  }

  // The answer for paths of a figure; null where it failed, or meanwhile another device was chosen.
  async function answer(data, paths) {
    const asked = chosen;
    const { source, figure } = data.dataset;
    const [engine] = await Promise.all([engineOf(data), load(source)]);
    if (!place(engine)) return { none: "gone" };
    const texts = textsByFigure.get(figure);
    if (texts.length > 1) return { none: "comparison", place: place(engine) };
    const found = await engine.ask({ ask: "place", text: texts[0], device: asked.device, system: asked.system, values: paths });
    return asked === chosen ? found && { ...found, place: place(engine) } : null;
  }

  const isSame = ([, there, here]) => there === here;

  function sentences({ none, values, causes, count }, words) {
    if (none) return [words[none]];
    const different = values.filter((value) => !isSame(value));
    if (!different.length && (values.length || !count)) return [words.same];
    const because = causes.slice(0, 3).map(({ oldName, name, old, new: now }) =>
      fill(oldName === name ? words.becauseIs : words.becauseReplaces, { name, oldName, old, now }));
    const parts = different.map(([path, there, here]) => element("span", {}, element("code", { textContent: path }), " ",
      element("b", { textContent: here ?? words.notModelled }), `${fill(words.inFigure, { value: there ?? words.notModelled })}`));
    return [...parts, ...(because.length ? [because.join(words.between)] : []), ...(different.length < values.length ? [words.otherwiseSame] : [])];
  }

  async function show(button) {
    const line = element("p", { className: "mine-line", lang: languageOf(button) });
    lines.set(button, line);
    try {
      const found = await answer(changeOf(button), pathsOf(button));
      if (!found || lines.get(button) !== line) return;
      const own = words(button);
      if (found.none === "gone" || !isKept) line.setAttribute("role", "status");
      line.append(element("b", { textContent: found.place ?? `${chosen.device}, ${chosen.system}` }), ": ");
      sentences(found, own).forEach((part, index) => line.append(...(index ? [own.between] : []), part));
      if (found.text) line.append(" ", picture(button, found, own));
      button.parentElement.before(line);
    } catch (error) {
      console.error(error);
    }
  }

  function picture(button, { text, place }, own) {
    const shown = element("button", { type: "button", textContent: own.picture, ariaExpanded: "false" });
    shown.addEventListener("click", async () => {
      const line = lines.get(button);
      if (line.querySelector(".live")) { line.querySelector(".live").remove(); shown.ariaExpanded = "false"; return; }
      const engine = await engineOf(changeOf(button));
      const drawn = await engine.ask({ ask: "show", text, values: [], narrow: line.clientWidth < 480, prefix: `m${buttons.indexOf(button)}x` });
      if (!drawn?.picture || lines.get(button) !== line) return;
      const box = element("span", { className: "live" });
      box.innerHTML = drawn.picture.svg;
      box.firstElementChild.setAttribute("aria-label", `${place}: ${drawn.picture.alt}`);
      line.append(box);
      shown.ariaExpanded = "true";
    });
    return shown;
  }

  // MARK: A number in a sentence

  let note = null;

  function hideNumber() {
    document.querySelector("[aria-describedby=my-number]")?.removeAttribute("aria-describedby");
    note?.remove();
    note = null;
  }

  // What has the data of the figure that a quoted number links to, and the path there.
  function quoted(link) {
    const name = link.hash.startsWith("#why-") ? decodeURIComponent(link.hash.slice("#why-".length)) : "";
    const isHere = link.getAttribute("href").startsWith("#");
    const all = isHere ? buttons.map(changeOf) : link.parentElement.dataset.figure ? [link.parentElement] : [];
    const idOf = (data) => `${data.dataset.figure}-`;
    const [data] = all.filter((one) => name.startsWith(idOf(one))).sort((one, other) => idOf(other).length - idOf(one).length);
    return data && { data, path: name.slice(idOf(data).length) };
  }

  async function showNumber(link) {
    const found = chosen && quoted(link);
    if (!found) return;
    hideNumber();
    const made = element("span", { id: "my-number", className: "mine-number", role: "tooltip" });
    note = made;
    const { none, values, place } = (await answer(found.data, [found.path]).catch(() => null)) ?? {};
    if (note !== made || (!none && !values)) return;
    const own = words(found.data);
    made.textContent = none ? own[none] : `${place}: ${isSame(values[0]) ? own.same : values[0][2] ?? own.notModelled}`;
    const { left, bottom } = link.getBoundingClientRect();
    document.body.append(made);
    made.style.left = `${Math.max(8, Math.min(left + scrollX, document.documentElement.clientWidth - made.offsetWidth - 8))}px`;
    made.style.top = `${bottom + scrollY + 4}px`;
    link.setAttribute("aria-describedby", "my-number");
  }

  const numberAt = (event) => event.target.closest?.("data a");
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, (event) => { if (numberAt(event)) showNumber(numberAt(event)); });
  for (const type of ["pointerout", "focusout"]) document.addEventListener(type, (event) => { if (numberAt(event)) hideNumber(); });
  // A finger sees the number first, and follows the link with the next tap.
  let tapped = null;
  document.addEventListener("click", (event) => {
    const link = numberAt(event);
    if (!link || event.pointerType !== "touch" || !chosen || !quoted(link) || link === tapped) return;
    event.preventDefault();
    tapped = link;
    showNumber(link);
  });
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") hideNumber(); });

  if (chosen) choose(chosen);
  window.myDevice = { open };
})();
