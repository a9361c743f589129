// The work of live-engine: asks the module and the host the same, and compares.
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const [program, site, count, seed] = process.argv.slice(2);
let packed;
let data;
const texts = [];
globalThis.liveEngine = (text) => { packed = text; };
globalThis.liveData = (_, value) => { data = JSON.stringify(value); };
globalThis.liveFigure = (_, list) => { texts.push(...list); };
const run = (path) => (0, eval)(readFileSync(`${site}/${path}`, "utf8"));
run("assets/engine.js");
const figures = readdirSync(`${site}/figures`).filter((name) => name.endsWith(".live.js")).sort();
for (const name of figures) run(`figures/${name}`);

// What people pasted, as the tests have it; lists of constraints become logs.
function blocks(folder) {
  const place = new URL(folder, import.meta.url);
  return readdirSync(place).sort().flatMap((name) => readFileSync(new URL(name, place), "utf8").split("\n= "));
}
function log(block) {
  const items = block.split("\n").slice(1).filter((line) => line && !/^[?#]/.test(line)).map((line, index) => {
    const [, sign, mask, body] = line.match(/^(! )?(mask )?(.*)$/);
    return { isBroken: Boolean(sign), text: `<NS${mask ? "AutoresizingMask" : ""}LayoutConstraint:0x60${index} ${body}>` };
  });
  const broken = items.find(({ isBroken }) => isBroken);
  const list = items.map(({ text }) => `    "${text}"`).join(",\n");
  return `Unable to simultaneously satisfy constraints.\n(\n${list}\n)\n${broken ? `Will attempt to recover by breaking constraint\n${broken.text}\n` : ""}`;
}
const pasted = [...blocks("../RunningAppsTests/Pasted/"), ...blocks("../LogSupport/Logs/").map((block) => log(block))];

const bytes = gunzipSync(Buffer.from(packed, "base64"));
const module = await WebAssembly.compile(bytes);
if (WebAssembly.Module.imports(module).length) throw new Error("the module has imports");

class Engine {
  async begin() {
    this.exports = (await WebAssembly.instantiate(module)).exports;
    const start = performance.now();
    if (!this.send("load", data)) throw new Error("the module does not take its data");
    return performance.now() - start;
  }

  send(name, text) {
    const bytes = new TextEncoder().encode(text);
    const place = this.exports.room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
    return this.exports[name](bytes.length);
  }

  ask(question) {
    const length = this.send("ask", question);
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, this.exports.answer(), length));
  }
}

// The same numbers in every run.
let state = Number(seed) >>> 0;
function random(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}
const pick = (list) => list[random(list.length)];

// A value that a property may have, or may not.
function value(control) {
  if (random(12) === 0) return pick(["null", "-1", "1000000", "nan", "[]", "{}", "x", "1e9", "", "'"]);
  if (control.words.length && random(3)) return pick(control.words);
  if (control.parts.length) return `[${control.parts.map(() => pick([0, 10, 44, 100, -20, 33.5]))}]`;
  return String(pick([0, 1, 8, 44, 100, 320, 12.5]));
}

// A change of the outline, on a device of a reader's own; the text has a comment, which stays.
function outlineEdit(engine, text) {
  const commented = `# mine\n${text}`;
  const { outline } = JSON.parse(engine.ask(JSON.stringify({ ask: "show", text: commented, outline: true })));
  const item = random(outline.items.length);
  const { addable, containers } = outline.items[item] ?? { addable: [], containers: [] };
  const edit = pick([{ act: "remove" }, { act: "moveUp" }, { act: "moveDown" }, { act: "constrain", lines: ["width == 44"] },
    { act: "add", class: pick([...addable, "x"]) }, { act: "putIn", class: pick([...containers, "x"]) }]);
  const screen = `[${300 + random(200)}, ${600 + random(400)}]`;
  return { ask: "show", text: commented, edit: { item, ...edit }, outline: true, prefix: "a", values: true,
    ownDevices: `- {name: Own, like: iPhone 16, screen: ${screen}}\n`, set: random(2) ? { device: "Own" } : {} };
}

const languages = readdirSync(`${site}/assets`).map((name) => name.match(/^engine-data\.(.+)\.js$/)?.[1]).filter(Boolean).sort();
let asked = 0;
const times = [];
const timesByKind = new Map();
for (const language of languages) {
  run(`assets/engine-data.${language}.js`);
  const engine = new Engine();
  const loaded = await engine.begin();
  const devices = JSON.parse(engine.ask('{"ask":"devices"}'));
  const questions = [{ ask: "devices" }, { ask: "styles" }];
  const isFirst = language === languages[0];
  for (const text of isFirst ? texts : texts.slice(0, 40)) questions.push({ ask: "show", text, narrow: asked++ % 2 === 1, prefix: "a", values: true });
  for (let made = 0; made < Number(count) / (isFirst ? 1 : 10); made += 1) {
    const text = pick(texts);
    const controls = JSON.parse(engine.ask(JSON.stringify({ ask: "properties", text })));
    const set = {};
    const device = pick(devices);
    if (random(2)) set.device = JSON.stringify(device.name);
    if (random(2)) set.os = pick(device.systems);
    for (let index = random(4); index > 0; index -= 1) {
      const control = pick(controls);
      set[control.path] = value(control);
    }
    questions.push({ ask: "show", text, set, prefix: "a", values: true });
    if (made % 4 === 0) questions.push(outlineEdit(engine, text));
    if (made % 10 === 0) {
      const path = pick(["view.safeAreaInsets.top", "table.adjustedContentInset", "vc.view.frame"]);
      questions.push({ ask: "explain", text, path }, { ask: "compare", text, other: pick(texts) },
        { ask: "matrix", text, path, devices: [device.name], systems: device.systems },
        { ask: "place", text, device: device.name, system: device.systems.at(-1), values: [path] });
    }
  }
  for (const text of pasted) {
    const { name: device, systems } = pick(devices);
    const place = random(4) ? {} : { device, os: pick(systems) };
    questions.push({ ask: "paste", text, narrow: asked++ % 2 === 1, ...place });
  }
  const lines = questions.map((question) => JSON.stringify(question));
  const host = spawnSync(program, { input: [data, ...lines, ""].join("\n"), encoding: "utf8", maxBuffer: 2 ** 31 });
  if (host.status !== 0) throw new Error(`${program} has ended with ${host.status}: ${host.stderr}`);
  const expected = host.stdout.split("\n");
  let differing = 0;
  lines.forEach((line, index) => {
    const answer = engine.ask(line);
    if (answer !== expected[index]) {
      differing += 1;
      if (differing < 4) {
        const place = [...answer].findIndex((letter, place) => letter !== expected[index][place]);
        console.log(`differs: ${line.slice(0, 2000)}\n  page: …${answer.slice(place - 60, place + 120)}\n  host: …${expected[index]?.slice(place - 60, place + 120)}`);
      }
    }
  });
  if (differing) {
    console.log(`${differing} of ${lines.length} answers in ${language} are others than the host's`);
    process.exit(1);
  }
  console.log(`${lines.length} answers in ${language} are the host's, byte for byte; loaded in ${loaded.toFixed(0)} ms`);
  if (!isFirst) continue;
  const memory = [];
  // What has been asked above has taken the memory that it needs.
  for (let round = 0; round < 2; round += 1) {
    for (const text of texts) {
      const start = performance.now();
      engine.ask(JSON.stringify({ ask: "show", text, prefix: "a" }));
      const time = performance.now() - start;
      times.push(time);
      const kind = text.match(/^picture: (\w+)/m)?.[1] ?? "device";
      timesByKind.set(kind, [...timesByKind.get(kind) ?? [], time]);
    }
    memory.push(engine.exports.memory.buffer.byteLength);
  }
  if (memory[1] !== memory[0]) throw new Error(`memory grows: ${memory}`);
  const figures = (times) => {
    times.sort((one, other) => one - other);
    const at = (part) => times[Math.floor(times.length * part)].toFixed(1);
    return `${at(0.5)} ms, 95 % within ${at(0.95)} ms`;
  };
  console.log(`a picture with its controls and claims: ${figures(times)}; ${(memory[1] / 1e6).toFixed(1)} MB of memory`);
  for (const [kind, times] of [...timesByKind].sort()) console.log(`  ${kind.padEnd(16)}${String(times.length / 2).padStart(4)} pictures  ${figures(times)}`);
}
console.log(`${(bytes.length / 1000).toFixed(0)} kB, ${(Buffer.from(packed, "base64").length / 1000).toFixed(0)} kB as it is loaded`);
