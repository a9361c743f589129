// The page of the lab: a panel that begins with a screen, a figure of the site or a text of the reader's, one number on many devices, and devices of the
// reader's own.
(() => {
  const live = window.liveFigures;
  const { say, fill, element, option } = live;

  // What is kept in the browser: the scenario, and the devices.
  function stored(key) { try { return localStorage.getItem(key); } catch { return null; } }
  function store(key, text) {
    try { if (text) localStorage.setItem(key, text); else localStorage.removeItem(key); } catch { /* It lasts as long as the page. */ }
  }

  async function beginLab(place) {
    const { root, tag } = place.dataset;
    const spoken = place.querySelector("[role=status]");
    const choice = place.querySelector("select[name=start]");
    spoken.textContent = say.loading;
    try {
      const engine = await live.Engine.of(root, tag);
      spoken.textContent = "";
      const screens = place.querySelector("optgroup[data-part=screens]");
      engine.screens.forEach(({ title }, index) => screens.append(option(`screen:${index}`, title)));
      const panel = new live.Panel(engine, { root, lab: true });
      place.append(panel.box);
      panel.box.addEventListener("shown", () => store("lab", panel.shownText));
      const start = async (name) => {
        panel.watched.clear();
        panel.shownText = undefined;
        if (name.startsWith("screen:")) return panel.begin([engine.screens[Number(name.slice(7))].text]);
        if (!name) return panel.begin([place.dataset.nothing]);
        await live.load(`${root}figures/${name}.live.js`);
        const texts = live.textsByFigure.get(name);
        return panel.begin(texts, 0, texts.map((_, index) => String(index + 1)));
      };
      choice.addEventListener("change", () => start(choice.value));
      const devices = await beginOwnDevices(place, engine, panel);
      const fromLink = async () => {
        const parts = location.hash.match(/^#s=([^&]*)(?:&d=(.*))?$/);
        if (!parts) return false;
        const text = await live.unpack(parts[1]);
        const linkedDevices = parts[2] === undefined ? "" : await live.unpack(parts[2]);
        if (linkedDevices) await devices.add(linkedDevices);
        if (text === null || linkedDevices === null) { panel.tell(say.linkBroken); return false; }
        panel.shownText = undefined;
        panel.watched.clear();
        choice.selectedIndex = -1;
        await panel.begin([text]);
        return true;
      };
      addEventListener("hashchange", fromLink);
      // A figure of the site that a page has led here with.
      const figure = location.hash.match(/^#f(?:=|%3D)([\w-]+)$/)?.[1];
      const listed = [...choice.options].some(({ value }) => value === figure);
      if (figure && listed) {
        choice.value = figure;
        await start(figure);
      } else if (!(await fromLink())) {
        const kept = stored("lab");
        if (!kept) choice.value = engine.screens.length ? "screen:0" : "";
        else choice.selectedIndex = -1;
        await (kept ? panel.begin([kept]) : start(choice.value));
        if (location.hash.startsWith("#s=")) panel.tell(say.linkBroken);
      }
      beginMatrix(place, engine, panel);
    } catch (error) {
      spoken.textContent = say.failed;
      console.error(error);
    }
  }

  // Devices of the reader's own, written as in a devices.yaml; they stay in this browser.
  async function beginOwnDevices(place, engine, panel) {
    const form = place.querySelector("form.live-device");
    const { name, like, size, portrait, landscape, text } = form.elements;
    const problems = form.querySelector("ul");
    const take = async (devices) => {
      if (text.value !== devices) text.value = devices;
      store("lab-devices", devices);
      const found = (await engine.addDevices(devices)) ?? [];
      problems.hidden = !found.length;
      problems.replaceChildren(...found.map(({ line, column, message, severity }) =>
        element("li", { className: severity }, element("p", { textContent: `${line ? `${line}:${column} ` : ""}${message}` }))));
      return found;
    };
    // The fields begin with the numbers of the device that it is like.
    const fillIn = async () => {
      const numbers = async (orientation) => {
        const scenario = `device: ${JSON.stringify(like.value)}\norientation: ${orientation}\nroot: {viewController: {}}\n`;
        const answer = await engine.ask({ ask: "show", text: scenario, values: ["view.frame", "view.safeAreaInsets"] });
        return Object.fromEntries(answer?.variants?.[0].values ?? []);
      };
      const [upright, lying] = await Promise.all([numbers("portrait"), numbers("landscape")]);
      const plain = (text) => (text ?? "").replace(/\?/g, "");
      size.value = plain(upright["view.frame"]).split(", ").slice(2).join(", ");
      portrait.value = plain(upright["view.safeAreaInsets"]);
      landscape.value = plain(lying["view.safeAreaInsets"]);
    };
    like.replaceChildren(...engine.devices.map((device) => option(device.name)));
    like.value = engine.devices.find((device) => device.name === "iPhone 16")?.name ?? engine.devices[0]?.name;
    like.addEventListener("change", fillIn);
    text.addEventListener("change", async () => { await take(text.value); panel.show(); });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      // As many numbers as are needed, whatever stands between them.
      const list = (field, count) => {
        const found = field.value.match(/-?\d+(\.\d+)?/g) ?? [];
        return found.length === count ? `[${found.join(", ")}]` : null;
      };
      const sizes = [[size, 2], [portrait, 4], [landscape, 4]];
      for (const [field, count] of sizes) {
        field.setCustomValidity(list(field, count) ? "" : fill(say.numbersNeeded, { count }));
        if (!field.reportValidity()) return;
      }
      const entry = `- name: ${JSON.stringify(name.value.trim())}\n  like: ${JSON.stringify(like.value)}\n  screen: ${list(size, 2)}\n`
        + `  safeAreaInsets: {portrait: ${list(portrait, 4)}, landscape: ${list(landscape, 4)}}\n`;
      // A device of the same name is written anew.
      const others = text.value.split(/^(?=- )/m).filter((part) => part.trim() && !part.startsWith(entry.slice(0, entry.indexOf("\n") + 1)));
      const found = await take([...others.map((part) => part.trimEnd() + "\n"), entry].join(""));
      if (!found.some(({ severity }) => severity === "error")) panel.set("device", name.value.trim());
    });
    for (const field of [size, portrait, landscape]) field.addEventListener("input", () => field.setCustomValidity(""));
    await fillIn();
    form.closest("details").hidden = false;
    const own = stored("lab-devices");
    if (own) await take(own);
    return {
      // Those of a link come to the reader's own.
      async add(devices) { if (!text.value.includes(devices)) await take((text.value ? text.value.trimEnd() + "\n" : "") + devices); },
    };
  }

  // One number on many devices.
  function beginMatrix(place, engine, panel) {
    const form = place.querySelector("form.live-matrix");
    if (!form) return;
    form.hidden = false;
    const { path, family, systems } = form.elements;
    path.setAttribute("list", panel.paths.id);
    for (const name of new Set(engine.devices.map((device) => device.family))) family.append(option(name));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const wanted = systems.value.split(/[\s,，、]+/).filter((text) => /^\d+(\.\d+)*$/.test(text)).slice(0, 8);
      const devices = engine.devices.filter((device) => !family.value || device.family === family.value).map((device) => device.name);
      const table = form.querySelector("table");
      const answer = await engine.ask({ ask: "matrix", text: panel.shownText, path: path.value.trim(), devices, systems: wanted });
      if (!Array.isArray(answer)) return panel.tell(engine.failureText);
      const head = element("tr", {}, element("td"), ...wanted.map((system) => element("th", { scope: "col", textContent: `iOS ${system}` })));
      table.replaceChildren(head, ...answer.filter(({ values }) => values.some((value) => value !== null)).map(({ device, values }) =>
        element("tr", {}, element("th", { scope: "row", textContent: device }), ...values.map((value) => element("td", { textContent: value ?? "–" })))));
      table.hidden = false;
    });
  }

  const lab = document.querySelector(".lab");
  if (lab) beginLab(lab);
})();
