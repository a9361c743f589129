// The engine of pages in a worker, so that long work stops no page and readers can stop it. Figures, the lab and pages for pasted text share it.
window.liveFigures = (() => {
  // Sentences of the page's language, with {places}. Whoever uses the engine adds those that it shows.
  const say = {};
  // Between Chinese and the letters or digits of a value is a space, as in all Chinese text of a site.
  const isHan = (letter) => /\p{Script=Han}/u.test(letter ?? "");
  const fill = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (all, name, place) => {
    const value = String(values[name] ?? all);
    const before = isHan(sentence[place - 1]) && /^[\w(]/.test(value) ? " " : "";
    const after = isHan(sentence[place + all.length]) && /[\w)?]$/.test(value) ? " " : "";
    return before + value + after;
  });

  function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

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

  // The look of what is made here and by those who use it.
  let styled = null;
  function loadLook(root) {
    styled ??= new Promise((resolve) => {
      const link = element("link", { rel: "stylesheet", href: root + "assets/live.css", onload: resolve, onerror: resolve });
      document.head.append(link);
    });
    return styled;
  }

  let packedEngine = null;
  const dataByTag = new Map();
  window.liveEngine = (packed) => { packedEngine = packed; };
  // The texts of a figure's variants, from its own script.
  const textsByFigure = new Map();
  window.liveFigure = (id, texts) => { textsByFigure.set(id, texts); };
  window.liveData = (tag, data) => { dataByTag.set(tag, data); };

  // MARK: Packed texts

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

  // MARK: The module, in a worker or on the page's thread

  // Calls the module. It knows nothing of what is around it, as its text becomes the worker's script.
  function makeCalls() {
    const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
    let loaded = null;
    let exports = null;

    function send(name, text) {
      const bytes = encoder.encode(text);
      const place = exports.room(bytes.length);
      new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
      return exports[name](bytes.length);
    }

    async function begin() {
      exports = (await WebAssembly.instantiate(loaded.module)).exports;
      if (!send("load", loaded.data)) throw new Error("the engine takes its data for damaged");
    }

    return {
      load(parts) {
        loaded = parts;
        return begin();
      },

      // The answer as text; null where the engine has run out of stack or memory, and is made anew.
      async ask(question) {
        try {
          const length = send("ask", question);
          return decoder.decode(new Uint8Array(exports.memory.buffer, exports.answer(), length));
        } catch (error) {
          if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
          await begin();
          return null;
        }
      },
    };
  }

  // What runs in the worker: one message is answered after the other.
  function answerMessages(makeCalls) {
    const calls = makeCalls();
    self.onmessage = async ({ data }) => {
      try {
        self.postMessage({ answer: await calls[data.name](data.value) });
      } catch (error) {
        self.postMessage({ error: String(error) });
      }
    };
  }

  // From disk a browser takes no file as a worker, but it takes a text that the page has.
  let workerAddress = null;
  async function callsInWorker(parts) {
    workerAddress ??= URL.createObjectURL(new Blob([`(${answerMessages})(${makeCalls});`], { type: "text/javascript" }));
    const worker = new Worker(workerAddress);
    const send = (name, value) => new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => ("error" in data ? reject(new Error(data.error)) : resolve(data.answer));
      worker.onerror = worker.onmessageerror = (event) => { event.preventDefault(); reject(new Error(event.message)); };
      worker.postMessage({ name, value });
    });
    await send("load", parts);
    return { ask: (question) => send("ask", question), stop: () => worker.terminate() };
  }

  // Where no worker can be had. Nothing can be stopped, so long texts are not taken.
  async function callsOnPage(parts) {
    const calls = makeCalls();
    await calls.load(parts);
    return { ask: calls.ask };
  }

  // What a problem says, with what may have been meant.
  const sentence = ({ message, label }) => message + (label ? ` – ${label}` : "");

  // MARK: The engine

  // An engine with the words of one language. Questions are answered one after the other.
  class Engine {
    static engines = new Map();
    // Seconds after which a reader is told and can stop, and after which the work is stopped.
    static patience = 1;
    static limit = 20;

    static of(root, tag) {
      if (!Engine.engines.has(tag)) {
        const engine = new Engine();
        const ready = engine.prepare(root, tag);
        ready.catch(() => Engine.engines.delete(tag));
        Engine.engines.set(tag, ready);
      }
      return Engine.engines.get(tag);
    }

    waiting = [];
    current = null;
    // Why the last question has no answer: a key of `say`.
    failure = null;
    devices = [];

    async prepare(root, tag) {
      const [module] = await Promise.all([compiled(root), load(`${root}assets/engine-data.${tag}.js`), loadLook(root)]);
      this.parts = { module, data: JSON.stringify(dataByTag.get(tag)) };
      this.screens = dataByTag.get(tag).screens ?? [];
      this.calls = await this.begin();
      await addStyles(this);
      await this.readDevices();
      return this;
    }

    begin() { return callsInWorker(this.parts).catch(() => callsOnPage(this.parts)); }

    async readDevices() {
      const devices = await this.ask({ ask: "devices" });
      if (!devices) return;
      this.builtIn ??= new Set(devices.map(({ name }) => name));
      this.devices = devices.map((device) => ({ ...device, isAdded: !this.builtIn.has(device.name) }));
    }

    // Texts as in a devices.yaml, which go with each question: `ownDevices` of the reader, `linkDevices` of a link.
    added = {};

    // Takes devices of a kind into the catalog; the answer lists what is wrong with them.
    async setDevices(kind, text) {
      const before = this.added[kind];
      this.added[kind] = text || undefined;
      if (!before && !text) return [];
      await this.readDevices();
      return text ? (await this.ask({ ask: kind })) ?? [] : [];
    }

    // The answer; null where the engine has failed over the question, was stopped, or took too long.
    //
    // longestOnPage: the letters of a question that are taken where nothing can be stopped.
    ask(question, { longestOnPage = 8000 } = {}) {
      const text = JSON.stringify({ ...this.added, ...question });
      return new Promise((resolve, reject) => {
        this.waiting.push({ ask: question.ask, text, longestOnPage, resolve, reject });
        this.askNext();
      });
    }

    // Whether the work has taken so long that the reader was told.
    get isLate() { return this.notice !== undefined; }

    get failureText() { return fill(say[this.failure] ?? say.trapped, { count: Engine.limit }); }

    // Ends the work under way; what waits behind it is asked next.
    stop(failure = "workStopped") {
      const question = this.current;
      if (!question || !this.calls?.stop) return;
      this.calls.stop();
      this.calls = null;
      this.finish(question, null, failure);
    }

    async askNext() {
      if (this.current || !this.waiting.length) return;
      const question = this.waiting.shift();
      this.current = question;
      try {
        this.calls ??= await this.begin();
        this.expect(question);
        const isTooLong = !this.calls.stop && question.text.length > question.longestOnPage;
        const answer = isTooLong ? null : await this.calls.ask(question.text);
        this.finish(question, answer, isTooLong ? "tooLongHere" : "trapped");
      } catch (error) {
        question.reject(error);
        this.finish(question, null, "failed");
      }
    }

    finish(question, answer, failure) {
      if (this.current !== question) return;
      clearTimeout(this.lateness);
      this.notice?.remove();
      this.notice = undefined;
      this.current = null;
      this.failure = answer === null ? failure : null;
      question.resolve(answer === null ? null : JSON.parse(answer));
      this.askNext();
    }

    // Tells the reader when the work takes long, and stops it in the end.
    expect(question) {
      const stopped = () => { if (this.current === question) this.stop("tookTooLong"); };
      this.lateness = setTimeout(() => {
        const stop = element("button", { type: "button", textContent: say.stopWork });
        stop.addEventListener("click", () => this.stop());
        this.notice = element("div", { className: "live-busy", role: "status" }, element("span", { textContent: say.stillWorking }), stop);
        document.body.append(this.notice);
        this.lateness = setTimeout(stopped, (Engine.limit - Engine.patience) * 1000);
      }, Engine.patience * 1000);
    }
  }

  // The colours of the engine's pictures, once for the page.
  let styleRules = "";
  async function addStyles(engine) {
    if (styleRules) return;
    styleRules = await engine.ask({ ask: "styles" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleRules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  return { say, fill, element, sentence, load, pack, unpack, textsByFigure, Engine, get styleRules() { return styleRules; } };
})();
