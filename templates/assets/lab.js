// The page of the lab: a panel that begins with a screen, a figure of the site, a link or a text of the reader's; one number on many devices; devices of
// the reader's own; and what the browser keeps of all that.
(() => {
  const live = window.liveFigures;
  const { say, fill, element, option } = live;

  // MARK: What the browser keeps

  // One record: the reader's text and devices, the text that was not computed to the end, and the fragment of the address that stands for the text.
  const version = 2;
  const longest = 200_000;

  class Store {
    kept = { version };
    // Sentences for the reader.
    messages = [];

    constructor() {
      try {
        const [record, ...older] = ["lab", "lab-devices"].map((key) => localStorage.getItem(key));
        const read = Store.read(record);
        if (read) this.kept = read;
        const unread = [read ? null : record, ...older].filter((text) => text);
        localStorage.removeItem("lab-devices");
        if (unread.length) this.setAside(unread.join("\n"));
      } catch {
        this.messages.push(say.notKept);
      }
    }

    static read(text) {
      try {
        const record = JSON.parse(text);
        const parts = [record.text, record.devices, record.fragment, record.unfinished?.text, record.unfinished?.mark];
        return record.version === version && parts.every((part) => part == null || (typeof part === "string" && part.length < longest)) ? record : null;
      } catch {
        return null;
      }
    }

    setAside(text) {
      this.messages.push(say.setAside);
      localStorage.removeItem("lab");
      localStorage.setItem("lab-aside", text.slice(0, longest));
    }

    get aside() { try { return localStorage.getItem("lab-aside"); } catch { return null; } }

    set(changes) {
      Object.assign(this.kept, changes);
      try {
        localStorage.setItem("lab", JSON.stringify(this.kept));
      } catch {
        if (this.messages.includes(say.notKept)) return;
        this.messages.push(say.notKept);
        this.tell?.();
      }
    }

    // Whether nobody has deleted the record meanwhile.
    get isThere() { try { return localStorage.getItem("lab") !== null; } catch { return false; } }

    forget(name) {
      if (name !== "aside" && this.kept[name] === undefined) return;
      if (name === "aside") try { localStorage.removeItem("lab-aside"); } catch { /* There is none. */ }
      else this.set({ [name]: undefined });
    }
  }

  // Tells texts apart without keeping them.
  function mark(text) {
    let sum = 2166136261;
    for (let place = 0; place < text.length; place += 1) sum = Math.imul(sum ^ text.charCodeAt(place), 16777619) >>> 0;
    return `${text.length}.${sum}`;
  }

  // What a console printed does not belong into the text of a scenario, but on the page that explains it, where there is one.
  const printed = /LayoutConstraint:0x|; frame = \(|, state: (dis)?appeared|AMBIGUOUS LAYOUT|UIEdgeInsets\(top/;
  function offerPastePage({ place, panel, told }) {
    const page = document.querySelector('a[href$="paste.html"]');
    if (!page) return;
    panel.box.addEventListener("paste", async (event) => {
      const text = event.clipboardData.getData("text");
      if (!printed.test(text)) return;
      event.preventDefault();
      const link = element("a", { href: `${page.href.split("#")[0]}#p=${await live.pack(text)}`, textContent: page.textContent });
      told.replaceChildren(`${place.dataset.offer} `, link);
    });
  }

  // MARK: The lab

  class Lab {
    constructor(place, engine) {
      this.place = place;
      this.engine = engine;
      this.choice = place.querySelector("select[name=start]");
      this.told = place.querySelector("[role=status]");
      this.linkBox = place.querySelector(".lab-link");
      this.store = new Store();
      // The devices of the link that was opened; null while nothing shown comes from a link.
      this.link = null;
      this.panel = new live.Panel(engine, { root: place.dataset.root, lab: true });
      this.linkBox.after(this.panel.box);
      offerPastePage(this);
      this.panel.box.addEventListener("shown", () => this.follow());
      this.panel.box.addEventListener("asking", ({ detail }) => {
        this.store.set({ unfinished: { text: this.link === null ? detail : null, mark: mark(detail) } });
      });
      this.panel.box.addEventListener("answered", () => this.store.forget("unfinished"));
      // Who leaves before a second has passed has not seen anything that takes long.
      addEventListener("pagehide", () => { if (!engine.isLate || engine.current.ask !== "show") this.store.forget("unfinished"); });
      const screens = place.querySelector("optgroup[data-part=screens]");
      engine.screens.forEach(({ title }, index) => screens.append(option(`screen:${index}`, title)));
      this.choice.addEventListener("change", () => this.start(this.choice.value));
      this.linkBox.querySelector("button").addEventListener("click", () => this.keepLink());
    }

    async open() {
      this.devices = beginOwnDevices(this);
      if (this.store.kept.devices) await this.devices.take(this.store.kept.devices);
      beginMatrix(this);
      beginKept(this);
      addEventListener("hashchange", () => this.openAddress());
      // A figure of the site that a page has led here with.
      const figure = location.hash.match(/^#f(?:=|%3D)([\w-]+)$/)?.[1];
      if (figure && [...this.choice.options].some(({ value }) => value === figure)) return this.start(figure);
      if (location.hash.startsWith("#s=") && location.hash !== this.store.kept.fragment) return this.openAddress();
      return this.start(this.store.kept.unfinished?.text || this.store.kept.text ? "last" : this.engine.screens.length ? "screen:0" : "");
    }

    async start(name) {
      this.choose(name);
      await this.setLink(null);
      this.panel.watched.clear();
      const { kept } = this.store;
      if (name === "last") return this.begin(kept.unfinished?.text ?? kept.text);
      if (name.startsWith("screen:")) return this.panel.begin([this.onNewest(this.engine.screens[Number(name.slice(7))].text)]);
      if (!name) return this.panel.begin([this.onNewest(this.place.dataset.nothing)]);
      await live.load(`${this.place.dataset.root}figures/${name}.live.js`);
      const texts = live.textsByFigure.get(name);
      return this.panel.begin(texts, 0, texts.map((_, index) => String(index + 1)));
    }

    // The text with the newest system that its device runs.
    onNewest(text) {
      const device = text.match(/^device: (.*)$/m)?.[1];
      const newest = this.engine.devices.find(({ name }) => name === device)?.systems.at(-1);
      return newest ? text.replace(/^os: .*$/m, `os: ${newest}`) : text;
    }

    // What is not among the choices is one of its own.
    choose(name) {
      const labels = { last: say.lastScreen, link: say.fromLink };
      if (labels[name] && !this.choice.querySelector(`[value=${name}]`)) this.choice.prepend(option(name, labels[name]));
      this.choice.value = name;
    }

    // A text that did not come to its end the last time is offered.
    begin(text) {
      return this.store.kept.unfinished?.mark === mark(text) ? this.panel.offer(text, say.unfinished, say.computeNow) : this.panel.begin([text]);
    }

    // MARK: Links

    async openAddress() {
      const parts = location.hash.match(/^#s=([^&]*)(?:&d=(.*))?$/);
      if (!parts) return;
      const [text, devices] = await Promise.all([live.unpack(parts[1]), parts[2] === undefined ? "" : live.unpack(parts[2])]);
      this.panel.watched.clear();
      this.choose("link");
      await this.setLink(devices ?? "");
      if (text === null || devices === null) {
        this.linkBox.hidden = true;
        return this.panel.offer("", say.linkBroken);
      }
      await this.begin(text);
    }

    // Devices that a link brings count while its screen is shown; those that the reader has already are the reader's.
    async setLink(devices) {
      this.link = devices === null ? null : entries(devices).filter((entry) => !entries(this.store.kept.devices).includes(entry)).join("");
      const problems = await this.engine.setDevices("linkDevices", this.link ?? "");
      const names = this.engine.devices.filter(({ shown }) => shown).map(({ name }) => name);
      this.linkBox.hidden = this.link === null;
      this.linkBox.querySelector("span").textContent = names.length ? fill(say.linkWithDevices, { names: names.join(", ") }) : say.linkAlone;
      listProblems(this.linkBox.querySelector("ul"), problems);
    }

    async keepLink() {
      const devices = [...entries(this.store.kept.devices), ...entries(this.link)].join("");
      await this.setLink(null);
      await this.devices.take(devices);
      this.choose("last");
      await this.panel.show();
    }

    // The address stands for what is shown, so that copying it shares that, and reloading loses nothing.
    follow() {
      const text = this.panel.shownText;
      if (this.link === null) this.store.set({ text });
      clearTimeout(this.following);
      this.following = setTimeout(async () => {
        const fragment = (await this.panel.fragment()) ?? "";
        if (text !== this.panel.shownText) return;
        history.replaceState(null, "", location.pathname + location.search + fragment);
        if (this.link === null && this.store.isThere) this.store.set({ fragment });
      }, 150);
    }
  }

  // The items of a devices.yaml.
  const entries = (text) => (text ?? "").split(/^(?=- )/m).filter((part) => part.trim()).map((part) => part.trimEnd() + "\n");

  function listProblems(list, found) {
    list.hidden = !found.length;
    list.replaceChildren(...found.map(({ line, column, message, severity }) =>
      element("li", { className: severity }, element("p", { textContent: `${line ? `${line}:${column} ` : ""}${message}` }))));
  }

  // MARK: Devices of the reader's own

  // They are written as in a devices.yaml, and stay in this browser.
  function beginOwnDevices({ place, engine, panel, store }) {
    const form = place.querySelector("form.live-device");
    const { name, like, size, portrait, landscape, text } = form.elements;
    const take = async (devices) => {
      if (text.value !== devices) text.value = devices;
      store.set({ devices });
      const found = await engine.setDevices("ownDevices", devices);
      listProblems(form.querySelector("ul"), found);
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
      const others = entries(text.value).filter((part) => !part.startsWith(entry.slice(0, entry.indexOf("\n") + 1)));
      const found = await take([...others, entry].join(""));
      if (!found.some(({ severity }) => severity === "error")) panel.set("device", name.value.trim());
    });
    for (const field of [size, portrait, landscape]) field.addEventListener("input", () => field.setCustomValidity(""));
    fillIn().then(() => { form.closest("details").hidden = false; });
    return { take };
  }

  // MARK: One number on many devices

  function beginMatrix({ place, engine, panel }) {
    const form = place.querySelector("form.live-matrix");
    form.hidden = false;
    const { path, family, systems } = form.elements;
    path.setAttribute("list", panel.paths.id);
    for (const name of new Set(engine.devices.map((device) => device.family))) family.append(option(name));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const wanted = systems.value.split(/[\s,，、]+/).filter((text) => /^\d+(\.\d+)*$/.test(text)).slice(0, 8);
      const chosen = engine.devices.filter((device) => !family.value || device.family === family.value);
      const table = form.querySelector("table");
      const answer = await engine.ask({ ask: "matrix", text: panel.shownText, path: path.value.trim(), devices: chosen.map(({ name }) => name), systems: wanted });
      if (!answer) return panel.tell(engine.failureText);
      const shown = new Map(chosen.map(({ name, shown }) => [name, shown ?? name]));
      const head = element("tr", {}, element("td"), ...wanted.map((system) => element("th", { scope: "col", textContent: `iOS ${system}` })));
      const own = keptDevice()?.device;
      const isOwn = ({ device }) => device === own;
      const known = answer.rows.filter(({ values }) => values.some((value) => value !== null));
      // The reader's own device comes first.
      const rows = [...known.filter(isOwn), ...known.filter((row) => !isOwn(row))].map(({ device, values }) =>
        element("tr", { className: isOwn({ device }) ? "mine-row" : "" }, element("th", { scope: "row", textContent: shown.get(device) }), ...values.map((value) => element("td", { textContent: value ?? "–" }))));
      table.replaceChildren(head, ...rows);
      table.hidden = !rows.length;
      const problems = answer.problems.map((problem) => ({ ...problem, line: null, message: live.sentence(problem) }));
      listProblems(form.querySelector("ul"), rows.length || problems.length ? problems : [{ severity: "warning", message: say.noNumbers }]);
    });
  }

  // MARK: What is kept, to see and to delete

  function beginKept(lab) {
    const { store } = lab;
    const box = lab.place.querySelector(".lab-kept");
    const show = () => {
      const parts = [["text", say.lastScreen, store.kept.text], ["unfinished", say.keptUnfinished, store.kept.unfinished?.text ?? store.kept.unfinished?.mark],
        ["devices", say.keptDevices, store.kept.devices], ["aside", say.keptAside, store.aside]].filter(([, , text]) => text);
      const rows = parts.map(([name, label, text]) => {
        const away = element("button", { type: "button", textContent: say.deleteKept, ariaLabel: `${say.deleteKept}: ${label}` });
        away.addEventListener("click", async () => {
          store.forget(name);
          if (name === "devices") await lab.devices.take("");
          if (name === "text") store.forget("fragment");
          show();
          box.querySelector("summary").focus();
        });
        return element("li", {}, element("b", { textContent: label }), " ", away, element("pre", { textContent: text, tabIndex: 0 }));
      });
      box.querySelector("ul").replaceChildren(...(rows.length ? rows : [element("li", { textContent: say.nothingKept })]));
    };
    box.hidden = false;
    box.addEventListener("toggle", () => { if (box.open) show(); });
    store.tell = () => { lab.told.textContent = store.messages.join(" "); };
    store.tell();
  }

  // MARK: The page

  async function beginLab(place) {
    Object.assign(say, place.dataset);
    const spoken = place.querySelector("[role=status]");
    spoken.textContent = say.loading;
    try {
      const engine = await live.Engine.of(place.dataset.root, place.dataset.tag);
      spoken.textContent = "";
      await new Lab(place, engine).open();
    } catch (error) {
      spoken.textContent = say.failed;
      console.error(error);
    }
  }

  const lab = document.querySelector(".lab");
  if (lab) beginLab(lab);
})();
