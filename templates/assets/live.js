// Figures that readers change: the panel in which they do it, below a picture or on the page of the lab, before the engine in engine-host.js.
// Nothing of it is loaded before a reader asks for it, and then it needs no network. A page without script is what it was.
(() => {
  const { say, fill, element, sentence, load, pack, textsByFigure, Engine } = window.liveFigures;
  const templates = [...document.querySelectorAll("template.live")];
  let template = templates[0];
  Object.assign(say, template.content.firstElementChild.dataset);
  // A page in several languages has a panel in each.
  function speak(language) {
    template = templates.find((one) => one.closest("[lang]").lang === language) ?? templates[0];
    Object.assign(say, template.content.firstElementChild.dataset);
  }

  // MARK: Small parts of pages

  function option(value, text = value) { return element("option", { value, textContent: text }); }

  // "[0, 64, 375, 603]" as numbers; null for anything else.
  function numbers(text, count) {
    const parts = text?.match(/^\[(.*)\]$/)?.[1].split(",").map((part) => part.trim());
    return parts?.length === count && parts.every((part) => /^[-+]?\d+(\.\d+)?$/.test(part)) ? parts : null;
  }

  // A name is typed in a list letter by letter, and each letter chooses something: what counts is chosen when no letter has come for a while.
  function whenTyped(select, act) {
    let waiting = 0;
    let typed = -Infinity;
    select.addEventListener("keydown", (event) => {
      if (event.key.length !== 1) return;
      typed = performance.now();
      if (waiting) { clearTimeout(waiting); waiting = setTimeout(finish, 700); }
    });
    const finish = () => { waiting = 0; act(); };
    select.addEventListener("blur", () => { if (waiting) { clearTimeout(waiting); finish(); } });
    return () => {
      if (performance.now() - typed > 700) return act();
      clearTimeout(waiting);
      waiting = setTimeout(finish, 700);
    };
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
      for (const part of ["variant", "controls", "stage", "problems", "values", "claims", "status", "text", "property", "path", "paths", "differences", "tree", "origin"]) {
        this[part] = this.box.querySelector(`[data-part=${part}]`);
      }
      this.paths.id = this.prefix + "paths";
      this.path.setAttribute("list", this.paths.id);
      this.tree.closest("details").addEventListener("toggle", (event) => this.openTree(event.target.open));
      if (lab) for (const part of [this.text, this.tree]) part.closest("details").open = true;
      this.undone = [];
      this.done = [];
      this.kept = null;
      this.explained = new Set();
      this.turn = Promise.resolve();
      this.begun = 0;
      this.box.addEventListener("click", (event) => {
        const act = event.target.closest("button[data-act]")?.dataset.act;
        if (act) this[act]?.();
      });
      this.box.addEventListener("keydown", (event) => { if (event.key === "Escape" && !event.defaultPrevented) this.close?.(); });
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
      this.begun += 1;
      this.texts = texts;
      this.start = texts[place];
      this.forgetChanges();
      return this.show(this.start);
    }

    forgetChanges() {
      clearTimeout(this.resting);
      this.box.querySelector("[data-act=forget]").hidden = true;
      this.isTyped = false;
      this.undone = [];
      this.done = [];
      this.kept = null;
      // What is compared with, and what is shown: the views, the place, and the values of each variant.
      this.base = null;
      this.state = null;
    }

    // MARK: Changes

    // Changes are made one after the other, each to what the one before has left. Work that takes long ends when another change comes.
    inTurn(work) {
      if (this.engine.isLate) this.engine.stop();
      const { begun } = this;
      const turn = () => (begun === this.begun ? work(() => begun === this.begun) : undefined);
      this.turn = this.turn.then(turn, turn);
      return this.turn;
    }

    // Shows a text, after properties were set in it (`set`) or its outline was changed (`edit`).
    show(text, change = {}) {
      return this.inTurn(async (isWanted) => {
        const before = typeof text === "function" ? text() : text ?? this.shownText;
        if (before === undefined) return;
        const question = this.question(before, change);
        const answer = await (change.set || change.edit ? this.engine.ask(question) : this.ask(question));
        if (!isWanted()) return;
        if (!answer) return this.tellFailure();
        if (change.set && answer.text === before && answer.problems.some(({ severity }) => severity === "error")) return this.showProblems(answer.problems);
        if (this.shownText !== undefined && answer.text !== this.shownText) {
          this.done.push(this.shownText);
          this.undone = [];
        }
        // What a reader has written is compared with what was there before, where it is of the same views.
        if (typeof text === "function" && answer.variants) this.base = this.state?.views.join() === answer.views.join() ? this.state : null;
        this.take(answer);
      });
    }

    // Asks about a text as it stands; who keeps texts learns which one is under way, and that it came to its end.
    async ask(question) {
      this.box.dispatchEvent(new CustomEvent("asking", { detail: question.text }));
      const answer = await this.engine.ask(question);
      if (answer) this.box.dispatchEvent(new CustomEvent("answered"));
      return answer;
    }

    // Shows a sentence in place of a picture, and a text that is computed only when the reader says so.
    offer(text, sentence, label) {
      this.clear();
      this.start = text;
      this.text.value = text;
      this.tell(sentence);
      const compute = element("button", { type: "button", textContent: label });
      compute.addEventListener("click", () => this.begin([text]));
      this.stage.replaceChildren(element("div", { className: "live-offer" }, element("p", { textContent: sentence }), ...(label ? [compute] : [])));
    }

    // Nothing is shown, and what was asked before is not awaited.
    clear() {
      if (this.engine.isLate) this.engine.stop();
      this.begun += 1;
      this.shownText = undefined;
      for (const part of [this.stage, this.controls, this.values, this.tree]) part.replaceChildren();
      for (const part of [this.problems, this.claims, this.differences, this.origin, this.variant.closest("label")]) part.hidden = true;
      this.forgetChanges();
      this.showSteps();
    }

    // The picture is not that of the text any more.
    tellFailure() {
      this.box.classList.add("faded");
      this.tell(this.engine.failureText);
    }

    // What is shown at once; all values, of which there may be hundreds, are asked for when nothing has changed for a moment.
    question(text, change) {
      const values = this.watched.size ? [...this.watched] : true;
      // Two pictures beside each other are composed as for a phone.
      return { ask: "show", text, narrow: this.isNarrow() || !!this.kept, prefix: this.prefix, values, outline: !!this.showTree, ...change };
    }

    async takeAllValues() {
      const { begun, shownText: text } = this;
      const answer = await this.ask({ ask: "show", text, values: true });
      if (!answer?.variants || begun !== this.begun || text !== this.shownText) return;
      this.state.values = answer.variants.map(({ values }) => new Map(values));
      this.paths.replaceChildren(...[...this.state.values[0].keys()].map((path) => option(path)));
      this.showValues();
      if (answer.variants.some(({ isCut }) => isCut)) this.tell(fill(say.valuesCut, { count: answer.variants[0].values.length }));
    }

    take(answer) {
      this.shownText = answer.text;
      this.answer = answer;
      if (answer.variants) {
        this.state = { views: answer.views, place: this.place, values: answer.variants.map(({ values }) => new Map(values)) };
        this.base ??= this.state;
      }
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
      this.showSteps();
      this.box.dispatchEvent(new CustomEvent("shown", { bubbles: true }));
    }

    // What can be undone and done again.
    showSteps() {
      for (const [act, list] of [["undo", this.done], ["redo", this.undone]]) {
        this.box.querySelector(`[data-act=${act}]`).disabled = !list.length;
      }
    }

    // "iPhone X, iOS 11.2"
    get place() {
      const value = (wanted) => this.answer.controls.find(({ path }) => path === wanted)?.value?.replace(/^"|"$/g, "") ?? "";
      const [device, system] = [value("device"), value("os")];
      return [device, system && `${device.startsWith("iPad") && parseFloat(system) >= 13 ? "iPadOS" : "iOS"} ${system}`].filter((part) => part).join(", ");
    }

    set(path, value) { return this.show(undefined, { set: { [path]: value } }); }
    edit(edit) { return this.show(undefined, { edit }); }

    // The controllers and views as a tree, while a reader wants it.
    async openTree(isOpen) {
      this.showTree = null;
      if (!isOpen) return;
      await load(this.root + "assets/live-tree.js");
      this.showTree = window.liveTree(this, this.tree);
      // The question that is under way was asked without the outline.
      await this.turn;
      if (this.shownText !== undefined) await this.show();
    }

    move(from, to) {
      return this.inTurn(async (isWanted) => {
        if (!from.length) return;
        const answer = await this.ask(this.question(from.at(-1)));
        if (!isWanted()) return;
        if (!answer) return this.tellFailure();
        to.push(this.shownText);
        from.pop();
        this.take(answer);
      });
    }

    undo() { return this.move(this.done, this.undone); }
    redo() { return this.move(this.undone, this.done); }
    reset() { return this.show(this.start); }

    // However many letters are typed while an answer is awaited, the text is asked about once.
    typed() {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => {
        if (this.isTyped) return;
        this.isTyped = true;
        this.show(() => {
          this.isTyped = false;
          return this.text.value;
        });
      }, 150);
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
        figure.style.setProperty("--ratio", picture.width / picture.height);
        if (title) figure.append(element("figcaption", { textContent: title }));
        return figure;
      };
      const shown = [figure(picture, this.kept && say.present)];
      if (this.kept?.picture) shown.unshift(figure(this.kept.picture, say.kept));
      const held = this.stage.contains(document.activeElement) ? document.activeElement.dataset.handle : null;
      // Side by side at one scale: each as wide as its picture, in the same measure.
      this.stage.classList.toggle("compared", shown.length > 1);
      if (shown.length > 1) shown.forEach((one, index) => { one.style.flex = `${(index ? picture : this.kept.picture).width} 1 0`; });
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
          // The next key may come before the picture does.
          if (!handle.isPlaced) {
            handle.offset = [handle.offset[0], whole(handle.offset[1] - dy)];
            return this.set(`${handle.name}.contentOffset`, `[${handle.offset.join(", ")}]`);
          }
          const [x, y, width, height] = handle.frame;
          handle.frame = isSize ? [x, y, Math.max(0, whole(width + dx)), Math.max(0, whole(height + dy))] : [whole(x + dx), whole(y + dy), width, height];
          return this.set(`${handle.name}.frame`, `[${handle.frame.join(", ")}]`);
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
      const choice = (options, current, act = send) => {
        const select = element("select", { ariaLabel: control.path }, ...options);
        select.value = current;
        select.addEventListener("change", whenTyped(select, () => act(select.value)));
        return [select];
      };
      if (control.path === "device") {
        const families = Object.entries(Object.groupBy(this.engine.devices, ({ family }) => family));
        const groups = families.map(([family, devices]) => element("optgroup", { label: family }, ...devices.map((device) => option(device.name, device.shown ?? device.name))));
        // A device that never ran the system gets one that it ran.
        return choice(groups, value.replace(/^"|"$/g, ""), (chosen) => {
          const system = this.answer.controls.find(({ path }) => path === "os")?.value;
          const { systems } = this.engine.devices.find(({ name }) => name === chosen);
          const runs = !system || systems.some((other) => other.split(".")[0] === system.split(".")[0]);
          return this.show(undefined, { set: runs ? { device: chosen } : { device: chosen, os: systems.at(-1) } });
        });
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
        const button = element("button", { type: "button", textContent: place + sentence(problem) });
        button.addEventListener("click", () => this.select(problem));
        item.append(button, ...problem.notes.map((note) => element("p", { textContent: note })));
        return item;
      }));
      if (problems.length) this.tell(sentence(problems[0]));
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
      const now = this.state.values;
      const first = this.base.values;
      if (!this.watched.size) this.watchUsual([...now[0].keys()]);
      const linked = this.linkedDevices;
      this.origin.hidden = !linked.length;
      this.origin.textContent = linked.map(({ shown }) => shown).join(", ");
      const isChanged = (path) => now.some((values, index) => first[index]?.has(path) && first[index].get(path) !== values.get(path));
      const changed = [...now[0].keys()].filter((path) => !this.watched.has(path) && isChanged(path) && !path.includes(".view.")).slice(0, 12);
      const open = new Set(variants.flatMap(({ open }) => open));
      const own = this.answer.views.slice(0, 40).map((name) => `${name}.frame`);
      const shown = new Set([...this.watched, ...own, ...changed].filter((path) => open.has(path) || now.some((values) => values.has(path))));
      const rows = [...shown].map((path) => {
        const row = element("tr", {}, element("th", { scope: "row" }, element("code", { textContent: path })));
        now.forEach((values, index) => {
          const before = first[index]?.get(path);
          const value = values.get(path);
          const cell = element("td", { textContent: value ?? (open.has(path) ? say.notModelled : "–") });
          if (first[index]?.has(path) && before !== value) {
            cell.className = "changed";
            cell.append(" ", element("small", { textContent: fill(say.was, { value: before ?? "–" }) }));
          }
          row.append(cell);
        });
        const why = element("button", { type: "button", textContent: "?", ariaLabel: fill(say.why, { name: path }) });
        row.dataset.value = path;
        why.addEventListener("click", () => this.explain(path));
        row.append(element("td", {}, why));
        return row;
      });
      const head = variants.length > 1 ? [element("tr", {}, element("td"), ...variants.map(({ label }) => element("th", { scope: "col", textContent: label })), element("td"))] : [];
      this.values.replaceChildren(...head, ...rows);
      for (const path of this.explained) this.showReason(path);
    }

    // The devices of a link that the text speaks of.
    get linkedDevices() { return this.engine.devices.filter(({ name, shown }) => shown && this.shownText.includes(name)); }

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

    explain(path) {
      if (!this.explained.delete(path)) {
        this.explained.add(path);
        return this.showReason(path);
      }
      const row = this.values.querySelector(`[data-value="${CSS.escape(path)}"]`);
      row.querySelector("button").ariaExpanded = "false";
      row.nextElementSibling?.remove();
    }

    // The table may have been made anew when the answer comes.
    async showReason(path) {
      const lines = (await this.engine.ask({ ask: "explain", text: this.shownText, path })) ?? [];
      const row = this.values.querySelector(`[data-value="${CSS.escape(path)}"]`);
      if (!row || !this.explained.has(path)) return;
      row.querySelector("button").ariaExpanded = "true";
      if (row.nextElementSibling?.className === "live-why") row.nextElementSibling.remove();
      const cell = element("td", { colSpan: row.children.length }, element("pre", { textContent: lines.map((part) => part.join("\n")).join("\n\n"), tabIndex: 0 }));
      row.after(element("tr", { className: "live-why" }, cell));
    }

    showClaims() {
      const claims = this.answer.claims;
      this.claims.hidden = !claims?.count;
      if (!claims?.count) return;
      const failed = claims.failures.length;
      this.claims.className = failed ? "claims claims-fail" : "claims";
      this.claims.textContent = fill(failed ? say.claimsBroken : say.claimsHold, { count: claims.count, failed, place: this.base.place });
    }

    // MARK: Two states side by side

    async keep() {
      if (!this.answer?.picture) return;
      const kept = await this.engine.ask({ ...this.question(this.shownText, {}), narrow: true, prefix: this.prefix + "k" });
      if (!kept?.picture) return this.tellFailure();
      this.kept = kept;
      this.box.querySelector("[data-act=forget]").hidden = false;
      return this.show();
    }

    forget() {
      this.kept = null;
      this.box.querySelector("[data-act=forget]").hidden = true;
      return this.show();
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
      const causes = answer.causes.map(({ oldName, name, old, new: now, count, values }) =>
        cause(fill(oldName === name ? say.causeIs : say.causeReplaces, { name, oldName, old, now, count }), values));
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

    // The text, with what it needs of a link.
    get textToCopy() {
      return this.linkedDevices.map(({ shown }) => `# ${fill(say.copyOfLink, { name: shown })}\n`).join("") + this.shownText;
    }

    copyScenario() { return this.copy(this.textToCopy); }

    copyMarkdown() {
      const picture = this.answer.picture;
      return this.copy("```scenario\n" + this.textToCopy + "```\n" + (picture ? `\n![${picture.alt.replace(/[\[\]]/g, "\\$&")}](picture.svg)\n` : ""));
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

    // What an address has for the text, with added devices where it speaks of one; null for a text that is too long.
    async fragment() {
      const { ownDevices, linkDevices } = this.engine.added;
      const devices = this.engine.devices.some(({ name, isAdded }) => isAdded && this.shownText.includes(name)) ? (ownDevices ?? "") + (linkDevices ?? "") : "";
      const packed = (await pack(this.shownText)) + (devices ? `&d=${await pack(devices)}` : "");
      return packed.length > 8192 ? null : `#s=${packed}`;
    }

    async link() {
      const fragment = await this.fragment();
      return fragment && new URL((this.isLab ? location.href.replace(/#.*/, "") : new URL(this.labPage, location.href)) + fragment).href;
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
        + window.liveFigures.styleRules.replace(/\.live /g, "")
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

  Object.assign(window.liveFigures, { open, Panel, option });
})();
