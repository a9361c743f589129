// Figures that readers change: the engine behind them, and the panel in which they do it, below a picture or on the page of the lab.
// Nothing of it is loaded before a reader asks for it, and then it needs no network. A page without script is what it was.
window.liveFigures = (() => {
  const templates = [...document.querySelectorAll("template.live")];
  let template = templates[0];
  // Sentences of the page's language, with {places}.
  const say = { ...template.content.firstElementChild.dataset };
  // A page in several languages has a panel in each.
  function speak(language) {
    template = templates.find((one) => one.closest("[lang]").lang === language) ?? templates[0];
    Object.assign(say, template.content.firstElementChild.dataset);
  }
  const fill = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

  // MARK: Scripts, which pages from disk may load where they may not read files

  const scripts = new Map();
  function load(source) {
    if (!scripts.has(source)) {
      scripts.set(source, new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = source;
        script.onload = resolve;
        script.onerror = () => { scripts.delete(source); script.remove(); reject(new Error(source)); };
        document.head.append(script);
      }));
    }
    return scripts.get(source);
  }

  // The look of the panel.
  let styled = null;
  function loadLook(root) {
    styled ??= new Promise((resolve) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = root + "assets/live.css";
      link.onload = link.onerror = resolve;
      document.head.append(link);
    });
    return styled;
  }

  let packedEngine = null;
  const dataByTag = new Map();
  const textsByFigure = new Map();
  window.liveEngine = (packed) => { packedEngine = packed; };
  window.liveData = (tag, data) => { dataByTag.set(tag, data); };
  window.liveFigure = (id, texts) => { textsByFigure.set(id, texts); };

  // MARK: The engine

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  async function inflate(bytes, format, most = Infinity) {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
    const parts = [];
    let count = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      count += value.length;
      if (count > most) { reader.cancel(); throw new RangeError("too long"); }
      parts.push(value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }

  let compiling = null;
  function compiled(root) {
    compiling ??= (async () => {
      await load(root + "assets/engine.js");
      const bytes = Uint8Array.from(atob(packedEngine), (letter) => letter.charCodeAt(0));
      packedEngine = null;
      return WebAssembly.compile(await inflate(bytes, "gzip"));
    })();
    compiling.catch(() => { compiling = null; });
    return compiling;
  }

  // An engine with the words of one language. One that has run out of stack or memory is thrown away for a new one.
  class Engine {
    static engines = new Map();

    static of(root, tag) {
      if (!Engine.engines.has(tag)) {
        const engine = new Engine();
        const ready = (async () => {
          const [module] = await Promise.all([compiled(root), load(`${root}assets/engine-data.${tag}.js`), loadLook(root)]);
          engine.module = module;
          engine.data = JSON.stringify(dataByTag.get(tag));
          engine.screens = dataByTag.get(tag).screens ?? [];
          await engine.begin();
          engine.readDevices();
          return engine;
        })();
        ready.catch(() => Engine.engines.delete(tag));
        Engine.engines.set(tag, ready);
      }
      return Engine.engines.get(tag);
    }

    async begin() {
      this.exports = (await WebAssembly.instantiate(this.module)).exports;
      if (!this.send("load", this.data)) throw new Error("the engine takes its data for damaged");
    }

    readDevices() { this.devices = this.askNow({ ask: "devices" }); }

    // Takes the text of a devices.yaml into the catalog; the answer lists what is wrong with it.
    addDevices(text) {
      this.ownDevices = text;
      this.readDevices();
      return text ? this.askNow({ ask: "ownDevices" }) : [];
    }

    send(name, text) {
      const bytes = encoder.encode(text);
      const place = this.exports.room(bytes.length);
      new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
      return this.exports[name](bytes.length);
    }

    askNow(question) {
      const length = this.send("ask", JSON.stringify(this.ownDevices ? { ownDevices: this.ownDevices, ...question } : question));
      return JSON.parse(decoder.decode(new Uint8Array(this.exports.memory.buffer, this.exports.answer(), length)));
    }

    // The answer; null where the engine has stopped over it.
    async ask(question) {
      try {
        return this.askNow(question);
      } catch (error) {
        if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
        await this.begin();
        return null;
      }
    }
  }

  let hasStyles = false;
  let styleRules = "";
  function addStyles(engine) {
    if (hasStyles) return;
    hasStyles = true;
    styleRules = engine.askNow({ ask: "styles" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleRules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  // MARK: Small parts of pages

  function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  function option(value, text = value) { return element("option", { value, textContent: text }); }

  // "[0, 64, 375, 603]" as numbers; null for anything else.
  function numbers(text, count) {
    const parts = text?.match(/^\[(.*)\]$/)?.[1].split(",").map((part) => part.trim());
    return parts?.length === count && parts.every((part) => /^[-+]?\d+(\.\d+)?$/.test(part)) ? parts : null;
  }

  const packedForm = (bytes) => btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

  async function pack(text) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    return packedForm(new Uint8Array(await new Response(stream).arrayBuffer()));
  }

  // A text from a link, which may come from anybody: at most 8 kB of letters, at most 64 kB of text; null for anything else.
  async function unpack(packed) {
    if (packed.length > 8192 || !/^[\w-]+$/.test(packed)) return null;
    try {
      const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
      return new TextDecoder("utf-8", { fatal: true }).decode(await inflate(bytes, "deflate-raw", 65536));
    } catch {
      return null;
    }
  }

  // MARK: The panel

  let panelCount = 0;

  class Panel {
    constructor(engine, { root, watched = [], lab = false, labPage = "lab.html" }) {
      this.engine = engine;
      this.root = root;
      this.watched = new Set(watched);
      this.isLab = lab;
      this.labPage = labPage;
      this.prefix = `l${panelCount += 1}x`;
      this.box = template.content.firstElementChild.cloneNode(true);
      for (const part of ["variant", "controls", "stage", "problems", "values", "claims", "status", "text", "property", "path", "paths", "differences", "tree"]) {
        this[part] = this.box.querySelector(`[data-part=${part}]`);
      }
      this.paths.id = this.prefix + "paths";
      this.path.setAttribute("list", this.paths.id);
      this.tree.closest("details").addEventListener("toggle", (event) => this.openTree(event.target.open));
      if (lab) for (const part of [this.text, this.tree]) part.closest("details").open = true;
      this.undone = [];
      this.done = [];
      this.kept = null;
      addStyles(engine);
      this.box.addEventListener("click", (event) => {
        const act = event.target.closest("button[data-act]")?.dataset.act;
        if (act) this[act]?.();
      });
      this.text.addEventListener("input", () => this.typed());
      this.variant.addEventListener("change", () => this.begin(this.texts, Number(this.variant.value)));
      this.property.addEventListener("change", () => this.add(this.property.value));
      this.property.addEventListener("focus", () => this.listProperties());
      this.property.addEventListener("pointerdown", () => this.listProperties());
      this.path.addEventListener("change", () => {
        this.watched.add(this.path.value.trim());
        this.path.value = "";
        this.takeAllValues();
      });
      const isNarrow = matchMedia("(max-width: 700px)");
      this.isNarrow = () => isNarrow.matches;
      isNarrow.addEventListener("change", () => this.show());
    }

    // Begins with the text of a variant.
    begin(texts, place = 0, labels = []) {
      if (labels.length) {
        this.variant.replaceChildren(...labels.map((label, index) => option(String(index), label)));
      }
      this.variant.closest("label").hidden = texts.length < 2;
      this.variant.value = String(place);
      this.texts = texts;
      this.start = texts[place];
      this.undone = [];
      this.done = [];
      this.kept = null;
      this.published = null;
      this.allPublished = null;
      return this.show(this.start);
    }

    // MARK: Changes

    // Shows a text, after properties were set in it (`set`) or its outline was changed (`edit`).
    async show(text = this.shownText, change = {}) {
      const answer = await this.engine.ask(this.question(text, change));
      if (!answer) return this.tell(say.trapped);
      if (change.set && answer.text === text && answer.problems.length) {
        this.showProblems(answer.problems);
        return;
      }
      if (this.shownText !== undefined && answer.text !== this.shownText) {
        this.done.push(this.shownText);
        this.undone = [];
      }
      this.take(answer);
    }

    // What is shown at once; all values, of which there may be hundreds, are asked for when nothing has changed for a moment.
    question(text, change) {
      const values = this.watched.size ? [...this.watched] : true;
      return { ask: "show", text, narrow: this.isNarrow(), prefix: this.prefix, values, outline: !!this.showTree, ...change };
    }

    async takeAllValues() {
      const text = this.shownText;
      const answer = await this.engine.ask({ ask: "show", text, values: true });
      if (!answer?.variants || text !== this.shownText) return;
      this.all = answer.variants.map(({ values }) => new Map(values));
      if (text === this.start) this.allPublished = this.all;
      this.paths.replaceChildren(...[...this.all[0].keys()].map((path) => option(path)));
      this.showValues();
    }

    take(answer) {
      this.shownText = answer.text;
      this.answer = answer;
      this.published ??= answer;
      this.all = null;
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.takeAllValues(), answer.text === this.start ? 0 : 300);
      if (this.text.value !== answer.text && document.activeElement !== this.text) this.text.value = answer.text;
      this.showPicture();
      this.showControls();
      this.showValues();
      this.showProblems(answer.problems);
      this.showClaims();
      this.showDifferences();
      if (answer.outline) this.showTree?.(answer.outline);
      for (const [act, list] of [["undo", this.done], ["redo", this.undone]]) {
        this.box.querySelector(`[data-act=${act}]`).disabled = !list.length;
      }
      this.box.dispatchEvent(new CustomEvent("shown", { bubbles: true }));
    }

    set(path, value) { return this.show(this.shownText, { set: { [path]: value } }); }
    edit(edit) { return this.show(this.shownText, { edit }); }

    // The controllers and views as a tree, while a reader wants it.
    async openTree(isOpen) {
      this.showTree = null;
      if (!isOpen) return;
      await load(this.root + "assets/live-tree.js");
      this.showTree = window.liveTree(this, this.tree);
      if (this.shownText !== undefined) await this.show();
    }

    async move(from, to) {
      if (!from.length) return;
      const answer = await this.engine.ask(this.question(from.at(-1)));
      if (!answer) return;
      to.push(this.shownText);
      from.pop();
      this.take(answer);
    }

    undo() { return this.move(this.done, this.undone); }
    redo() { return this.move(this.undone, this.done); }
    reset() { return this.show(this.start); }

    typed() {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.show(this.text.value), 150);
    }

    // MARK: What is shown

    tell(sentence) { this.status.textContent = sentence; }

    showPicture() {
      const picture = this.answer.picture;
      this.box.classList.toggle("faded", !picture);
      if (!picture) {
        if (!this.stage.firstChild) this.stage.textContent = say.noPicture;
        return;
      }
      const figure = (picture, title) => {
        const figure = element("figure", { className: "live" });
        figure.innerHTML = picture.svg;
        const image = figure.firstElementChild;
        image.setAttribute("aria-label", picture.alt);
        // As large as it is, and smaller where there is less room.
        image.style.width = `${picture.width}px`;
        if (title) figure.append(element("figcaption", { textContent: title }));
        return figure;
      };
      const shown = [figure(picture, this.kept && say.present)];
      if (this.kept?.picture) shown.unshift(figure(this.kept.picture, say.kept));
      const held = this.stage.contains(document.activeElement) ? document.activeElement.dataset.handle : null;
      this.stage.replaceChildren(...shown);
      if (picture.window) this.addHandles(shown.at(-1), picture);
      if (held) this.stage.querySelector(`[data-handle="${CSS.escape(held)}"]`)?.focus();
      this.tell(picture.alt);
    }

    // Places on the picture that can be dragged, or moved by the arrow keys: with Alt they change the size.
    addHandles(figure, picture) {
      const [left, top, scale] = picture.window;
      const image = figure.firstElementChild;
      figure.style.position = "relative";
      for (const handle of picture.handles) {
        const [x, y, width, height] = handle.shown;
        const box = element("button", { type: "button", className: handle.isPlaced ? "live-handle" : "live-handle live-scroll", ariaLabel: fill(say.handle, { name: handle.name }), title: handle.name });
        box.dataset.handle = handle.name;
        const percent = (value, whole) => `${(100 * value) / whole}%`;
        Object.assign(box.style, {
          left: percent(left + x * scale, picture.width), top: percent(top + y * scale, picture.height),
          width: percent(width * scale, picture.width), height: percent(height * scale, picture.height),
        });
        const act = (dx, dy, isSize) => {
          const whole = (value) => Math.round(value * 2) / 2;
          if (!handle.isPlaced) return this.set(`${handle.name}.contentOffset`, `[${handle.offset[0]}, ${whole(handle.offset[1] - dy)}]`);
          const [x, y, width, height] = handle.frame;
          const frame = isSize ? [x, y, Math.max(0, whole(width + dx)), Math.max(0, whole(height + dy))] : [whole(x + dx), whole(y + dy), width, height];
          return this.set(`${handle.name}.frame`, `[${frame.join(", ")}]`);
        };
        box.addEventListener("keydown", (event) => {
          const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
          if (!step) return;
          event.preventDefault();
          const far = event.shiftKey ? 10 : 1;
          act(step[0] * far, step[1] * far, event.altKey);
        });
        box.addEventListener("pointerdown", (event) => {
          event.preventDefault();
          box.focus();
          box.setPointerCapture(event.pointerId);
          const bounds = box.getBoundingClientRect();
          const isSize = handle.isPlaced && event.clientX > bounds.right - 14 && event.clientY > bounds.bottom - 14;
          const perPoint = (image.getBoundingClientRect().width / picture.width) * scale;
          const start = [event.clientX, event.clientY];
          const moved = (event) => {
            const [dx, dy] = [event.clientX - start[0], event.clientY - start[1]];
            if (isSize) Object.assign(box.style, { width: `${bounds.width + dx}px`, height: `${bounds.height + dy}px` });
            else if (handle.isPlaced) box.style.translate = `${dx}px ${dy}px`;
          };
          box.addEventListener("pointermove", moved);
          box.addEventListener("pointerup", (event) => {
            box.removeEventListener("pointermove", moved);
            const [dx, dy] = [(event.clientX - start[0]) / perPoint, (event.clientY - start[1]) / perPoint];
            if (dx || dy) act(dx, dy, isSize);
          }, { once: true });
        });
        figure.append(box);
      }
    }

    showControls() {
      const before = document.activeElement?.closest?.("[data-path]");
      const focus = before && this.controls.contains(before) ? [before.dataset.path, [...before.querySelectorAll("input, select, button")].indexOf(document.activeElement)] : null;
      const groups = new Map();
      for (const control of this.answer.controls) {
        const owner = control.owner ?? "";
        if (!groups.has(owner)) groups.set(owner, []);
        groups.get(owner).push(this.row(control));
      }
      // While a text is broken, what could be set last stays.
      if (groups.size || !this.answer.problems.length) {
        this.controls.replaceChildren(...[...groups].map(([owner, rows]) => {
          const legend = owner ? element("legend", {}, element("code", { textContent: owner })) : element("legend", { textContent: say.around });
          return element("fieldset", {}, legend, ...rows);
        }));
      }
      if (focus) {
        const row = this.controls.querySelector(`[data-path="${CSS.escape(focus[0])}"]`);
        row?.querySelectorAll("input, select, button")[Math.max(0, focus[1])]?.focus();
      }
    }

    row(control) {
      const name = control.owner ? control.path.slice(control.owner.length + 1) : control.path;
      const row = element("div", { className: "live-control" });
      row.dataset.path = control.path;
      if (control.about) row.title = control.about;
      row.append(element("code", { textContent: name }), ...this.inputs(control, name));
      if (control.value !== null && control.path !== "device") {
        const away = element("button", { type: "button", textContent: "×", ariaLabel: fill(say.takeAway, { name: control.path }) });
        away.addEventListener("click", () => this.set(control.path, null));
        row.append(away);
      }
      return row;
    }

    inputs(control, name) {
      const value = control.value ?? control.initial ?? "";
      const send = (value) => this.set(control.path, value);
      const choice = (options, current) => {
        const select = element("select", { ariaLabel: control.path }, ...options);
        select.value = current;
        select.addEventListener("change", () => send(select.value));
        return [select];
      };
      if (control.path === "device") {
        const families = Object.entries(Object.groupBy(this.engine.devices, ({ family }) => family));
        const groups = families.map(([family, devices]) => element("optgroup", { label: family }, ...devices.map((device) => option(device.name))));
        const [select] = choice(groups, value.replace(/^"|"$/g, ""));
        // A device that never ran the system gets one that it ran.
        select.addEventListener("change", (event) => {
          const system = this.answer.controls.find(({ path }) => path === "os")?.value;
          const { systems } = this.engine.devices.find(({ name }) => name === select.value);
          if (!system || systems.some((other) => other.split(".")[0] === system.split(".")[0])) return;
          event.stopImmediatePropagation();
          this.show(this.shownText, { set: { device: select.value, os: systems.at(-1) } });
        }, { capture: true });
        return [select];
      }
      if (control.path === "os") {
        const device = this.answer.controls.find(({ path }) => path === "device")?.value?.replace(/^"|"$/g, "");
        const systems = [...this.engine.devices.find(({ name }) => name === device)?.systems ?? []];
        if (value && !systems.includes(value)) systems.push(value);
        return choice([...(value ? [] : [option("", "")]), ...systems.map((system) => option(system))], value);
      }
      if (control.words.length && !control.parts.length) {
        const words = control.words.includes(value) || !value ? control.words : [value, ...control.words];
        return choice([...(value ? [] : [option("", "")]), ...words.map((word) => option(word))], value);
      }
      const field = (text, label, act, isNumber = true) => {
        const input = element("input", { value: text, ariaLabel: label, autocomplete: "off", size: 6 });
        if (isNumber) Object.assign(input, { type: "number", step: "any" });
        input.addEventListener("change", () => act(input.value));
        return input;
      };
      const parts = control.parts.length ? numbers(value || `[${control.parts.map(() => 0)}]`, control.parts.length) : null;
      if (parts) {
        return parts.map((part, index) => field(part, `${control.path}.${control.parts[index]}`, (text) => {
          parts[index] = text || "0";
          send(`[${parts.join(", ")}]`);
        }));
      }
      const isNumber = /^(number|count)$/.test(control.kind);
      return [field(value, control.path, send, isNumber)];
    }

    async listProperties() {
      const all = await this.engine.ask({ ask: "properties", text: this.shownText });
      const groups = Object.entries(Object.groupBy(all ?? [], ({ owner }) => owner ?? ""));
      if (this.listed === this.shownText) return;
      this.listed = this.shownText;
      this.property.replaceChildren(option("", say.addProperty), ...groups.map(([owner, controls]) =>
        element("optgroup", { label: owner || say.around }, ...controls.filter(({ value }) => value === null).map((control) =>
          Object.assign(option(control.path), { control })))));
    }

    add(path) {
      const control = this.property.selectedOptions[0]?.control;
      this.property.value = "";
      if (!control) return;
      const value = control.initial ?? (control.parts.length ? `[${control.parts.map(() => 0).join(", ")}]` : control.words[0] ?? "0");
      return this.set(path, value);
    }

    showProblems(problems) {
      this.problems.hidden = !problems.length;
      this.problems.replaceChildren(...problems.map((problem) => {
        const item = element("li", { className: problem.severity });
        const place = problem.line ? `${problem.line}:${problem.column} ` : "";
        const button = element("button", { type: "button", textContent: place + problem.message + (problem.label ? ` – ${problem.label}` : "") });
        button.addEventListener("click", () => this.select(problem));
        item.append(button, ...problem.notes.map((note) => element("p", { textContent: note })));
        return item;
      }));
      if (problems.length) this.tell(problems[0].message);
    }

    // Shows where in the text a problem is.
    select({ line, column, endLine, endColumn }) {
      if (!line) return;
      this.text.closest("details").open = true;
      const lines = this.text.value.split("\n");
      const offset = (line, column) => lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
        + [...lines[line - 1] ?? ""].slice(0, column - 1).join("").length;
      this.text.focus();
      this.text.setSelectionRange(offset(line, column), offset(endLine, endColumn));
    }

    showValues() {
      const variants = this.answer.variants;
      if (!variants) return;
      const now = this.all ?? variants.map(({ values }) => new Map(values));
      const first = this.allPublished ?? this.published.variants?.map(({ values }) => new Map(values)) ?? [];
      if (!this.watched.size) this.watchUsual([...now[0].keys()]);
      const isChanged = (path) => now.some((values, index) => first[index]?.has(path) && first[index].get(path) !== values.get(path));
      const changed = [...now[0].keys()].filter((path) => !this.watched.has(path) && isChanged(path) && !path.includes(".view.")).slice(0, 12);
      const rows = [...[...this.watched].filter((path) => now.some((values) => values.has(path))), ...changed].map((path) => {
        const row = element("tr", {}, element("th", { scope: "row" }, element("code", { textContent: path })));
        now.forEach((values, index) => {
          const before = first[index]?.get(path);
          const value = values.get(path);
          const cell = element("td", { textContent: value ?? "–" });
          if (first[index] && before !== value) {
            cell.className = "changed";
            cell.append(" ", element("small", { textContent: fill(say.was, { value: before ?? "–" }) }));
          }
          row.append(cell);
        });
        const why = element("button", { type: "button", textContent: "?", ariaLabel: fill(say.why, { name: path }) });
        why.addEventListener("click", () => this.explain(path, row, why));
        row.append(element("td", {}, why));
        return row;
      });
      const head = variants.length > 1 ? [element("tr", {}, element("td"), ...variants.map(({ label }) => element("th", { scope: "col", textContent: label })), element("td"))] : [];
      this.values.replaceChildren(...head, ...rows);
    }

    watchUsual(paths) {
      for (const path of this.answer.claims?.paths ?? []) {
        const whole = paths.find((other) => path === other || path.startsWith(other + "."));
        if (whole) this.watched.add(whole);
      }
      for (const path of paths) {
        if (this.watched.size >= 8) break;
        if (/^\w+\.(safeAreaInsets|adjustedContentInset|frame)$/.test(path) && !/^(window|tab|nav)\./.test(path)) this.watched.add(path);
      }
    }

    async explain(path, row, button) {
      const isOpen = button.ariaExpanded === "true";
      button.ariaExpanded = String(!isOpen);
      if (isOpen) return row.nextElementSibling?.remove();
      const lines = (await this.engine.ask({ ask: "explain", text: this.shownText, path })) ?? [];
      const cell = element("td", { colSpan: row.children.length }, element("pre", { textContent: lines.map((part) => part.join("\n")).join("\n\n"), tabIndex: 0 }));
      row.after(element("tr", { className: "live-why" }, cell));
    }

    showClaims() {
      const claims = this.answer.claims;
      this.claims.hidden = !claims?.count;
      if (!claims?.count) return;
      const failed = claims.failures.length;
      this.claims.className = failed ? "claims claims-fail" : "claims";
      this.claims.textContent = fill(failed ? say.claimsBroken : say.claimsHold, { count: claims.count, failed });
    }

    // MARK: Two states side by side

    keep() {
      if (!this.answer.picture) return;
      this.kept = this.answer;
      this.box.querySelector("[data-act=forget]").hidden = false;
      this.showPicture();
      this.showDifferences();
    }

    forget() {
      this.kept = null;
      this.box.querySelector("[data-act=forget]").hidden = true;
      this.showPicture();
      this.showDifferences();
    }

    // What differs by cause: "the navigation bar is 54 instead of 44: 6 values".
    async showDifferences() {
      const kept = this.kept;
      this.differences.hidden = !kept || !this.answer.variants;
      if (this.differences.hidden) return;
      const answer = await this.engine.ask({ ask: "compare", text: this.shownText, other: kept.text });
      if (!answer || kept !== this.kept) return;
      const cause = (sentence, changes) => element("details", {}, element("summary", { textContent: sentence }),
        element("table", { className: "values" }, ...changes.slice(0, 40).map(([path, ...sides]) => element("tr", {},
          element("th", { scope: "row" }, element("code", { textContent: path })), ...sides.map((side) => element("td", { textContent: side }))))));
      const causes = answer.causes.map(({ oldName, name, old, new: now, values }) =>
        cause(fill(oldName === name ? say.causeIs : say.causeReplaces, { name, oldName, old, now, count: values.length }), values));
      if (answer.words.length) causes.push(cause(fill(say.otherWords, { count: answer.words.length }), answer.words));
      for (const [paths, sentence] of [[answer.removed, say.onlyKept], [answer.added, say.onlyPresent]]) {
        if (paths.length) causes.push(cause(fill(sentence, { count: paths.length }), paths.map((path) => [path])));
      }
      const title = answer.count ? fill(say.differences, { count: answer.count }) : say.noDifferences;
      this.differences.replaceChildren(element("p", { className: "live-differ", textContent: title }), ...causes);
    }

    // MARK: To take along

    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        this.tell(say.copied);
      } catch {
        this.tell(say.notCopied);
      }
    }

    copyScenario() { return this.copy(this.shownText); }

    copyMarkdown() {
      const picture = this.answer.picture;
      return this.copy("```scenario\n" + this.shownText + "```\n" + (picture ? `\n![${picture.alt.replace(/[\[\]]/g, "\\$&")}](picture.svg)\n` : ""));
    }

    async copyCode(language, test) {
      const answer = await this.engine.ask({ ask: "code", text: this.shownText, language, test });
      if (!answer?.code) return this.tell(say.noCode);
      await this.copy(answer.code);
      if (answer.lost.length) this.status.append(" ", fill(say.lost, { what: answer.lost.join("; ") }));
    }

    copySwift() { return this.copyCode("swift", false); }
    copyObjectiveC() { return this.copyCode("objc", false); }
    copyTest() { return this.copyCode("swift", true); }

    async link() {
      const { ownDevices } = this.engine;
      const packed = (await pack(this.shownText)) + (ownDevices ? `&d=${await pack(ownDevices)}` : "");
      if (packed.length > 8192) return null;
      return new URL(`${this.isLab ? location.href.replace(/#.*/, "") : new URL(this.labPage, location.href)}#s=${packed}`).href;
    }

    async copyLink() {
      const link = await this.link();
      return link ? this.copy(link) : this.tell(say.linkTooLong);
    }

    async openInLab() {
      const link = await this.link();
      if (link) location.assign(link); else this.tell(say.linkTooLong);
    }

    // The picture as a file of its own, in the colours that are shown.
    file() {
      const image = this.stage.querySelector("figure:last-child svg")?.cloneNode(true);
      if (!image) return null;
      image.removeAttribute("style");
      const isDark = window.palette?.isDark ?? false;
      const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
      style.textContent = `svg{color-scheme:${isDark ? "dark" : "light"};background:${getComputedStyle(document.body).backgroundColor}}`
        + styleRules.replace(/\.live /g, "")
        + ".text-face{font-family:Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}.code-face{font-family:ui-monospace,monospace}.medium{font-weight:500}.semibold{font-weight:600}";
      image.prepend(style);
      return new XMLSerializer().serializeToString(image);
    }

    download(blob, name) {
      const link = element("a", { href: URL.createObjectURL(blob), download: name });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    }

    saveSVG() {
      const text = this.file();
      if (text) this.download(new Blob([text], { type: "image/svg+xml" }), "picture.svg");
    }

    async savePNG() {
      const text = this.file();
      if (!text) return;
      const image = new Image();
      image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(text);
      await image.decode();
      const canvas = element("canvas", { width: this.answer.picture.width * 2, height: this.answer.picture.height * 2 });
      canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toBlob((blob) => { if (blob) this.download(blob, "picture.png"); });
    }
  }

  // MARK: Below a figure

  const rootOf = (source) => source.replace(/figures\/[^/]*$/, "");
  const panels = new Map();

  async function open(button) {
    const figure = button.closest("figure");
    if (panels.has(figure)) return close(figure, button);
    button.ariaBusy = "true";
    speak(button.closest("[lang]").lang);
    const spoken = figure.querySelector(".live-state") ?? element("p", { className: "live-state", role: "status" });
    button.after(spoken);
    spoken.textContent = say.loading;
    try {
      const root = rootOf(button.dataset.source);
      const id = button.dataset.figure;
      const [engine] = await Promise.all([Engine.of(root, button.closest("[lang]").lang), load(button.dataset.source)]);
      const watched = [...figure.querySelectorAll(".values th code")].map((code) => code.textContent);
      const labels = [...figure.querySelectorAll("ul.parts > li")].map((part) => part.textContent);
      const made = new Panel(engine, { root, watched: [...new Set(watched)], labPage: button.dataset.lab });
      made.close = () => close(figure, button);
      const texts = textsByFigure.get(id);
      figure.classList.add("live-open");
      (figure.querySelector(".folds") ?? figure.lastElementChild).after(made.box);
      await made.begin(texts, 0, texts.map((_, index) => labels[index] ?? String(index + 1)));
      panels.set(figure, made);
      button.ariaExpanded = "true";
      spoken.textContent = "";
    } catch (error) {
      spoken.textContent = say.failed;
      console.error(error);
    } finally {
      button.ariaBusy = null;
    }
  }

  function close(figure, button) {
    panels.get(figure)?.box.remove();
    figure.classList.remove("live-open");
    panels.delete(figure);
    button.ariaExpanded = "false";
    button.focus();
  }

  return { open, load, Engine, Panel, textsByFigure, say, fill, element, option, pack, unpack };
})();
