// The picture of the start page, which follows the controls above it. The engine is loaded when a reader first touches one of them; until then,
// and where it cannot be loaded, the picture is the one that the page has.
(() => {
  const form = document.querySelector("form.choices");
  if (!form) return;
  const links = [...document.querySelectorAll(".hero-lab")];
  const stage = document.querySelector(".hero-stage");
  const state = stage.querySelector(".hero-state");
  const [list] = form.querySelectorAll("select[name=device]");
  const systems = [...form.querySelectorAll("input[name=os]")];
  const isNarrow = matchMedia("(max-width: 700px)");
  // The pictures are in the reader's language, if the site has it.
  const spoken = navigator.languages.map((tag) => links.find(({ lang }) => lang.split("-")[0] === tag.split("-")[0])).find((link) => link) ?? links[0];
  const root = spoken.dataset.source.replace(/figures\/[^/]*$/, "");

  // MARK: The engine

  let ready = null;
  let start = null;

  function load(source) {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = source;
      script.onload = resolve;
      script.onerror = () => { script.remove(); reject(new Error(source)); };
      document.head.append(script);
    });
  }

  async function prepare() {
    if (!window.liveFigures) await load(`${root}assets/engine-host.js`);
    Object.assign(window.liveFigures.say, spoken.dataset);
    window.liveFigure = (id, [text]) => { start = text; };
    const [engine] = await Promise.all([window.liveFigures.Engine.of(root, spoken.lang), load(spoken.dataset.source)]);
    return engine;
  }

  function engine() {
    ready ??= prepare();
    ready.catch(() => { ready = null; });
    return ready;
  }

  // MARK: What is chosen

  // A device that never ran the chosen system shows the newest one that it ran.
  function limitSystems({ devices }) {
    const run = devices.find(({ name }) => name === list?.value)?.systems.map((system) => system.split(".")[0]) ?? [];
    for (const one of systems) one.disabled = run.length > 0 && !run.includes(one.value);
    const chosen = systems.find(({ checked }) => checked);
    if (chosen?.disabled) systems.filter(({ disabled }) => !disabled).at(-1).checked = true;
  }

  // What differs from the picture of the page.
  function changes() {
    const set = {};
    for (const field of form.elements) {
      if (field.type === "checkbox" && field.checked !== field.defaultChecked) set[field.name] = field.checked ? field.value : field.dataset.otherwise;
      if (field.type === "radio" && field.checked && !field.defaultChecked) set[field.name] = field.value;
      if (field.type === "select-one" && !field.selectedOptions[0].defaultSelected) set[field.name] = field.value;
    }
    return set;
  }

  // MARK: The picture

  // Sentences are seen while there is no new picture; what a new one shows is said to those who do not see it.
  function tell(sentence, isSeen) {
    state.textContent = sentence;
    state.classList.toggle("said", !isSeen);
  }

  let turns = 0;
  async function draw() {
    const turn = turns += 1;
    try {
      if (!stage.querySelector(".live")) tell(spoken.dataset.loading, true);
      const ready = await engine();
      limitSystems(ready);
      const answer = await ready.ask({ ask: "show", text: start, set: changes(), narrow: isNarrow.matches, prefix: "h", values: [] });
      if (turn !== turns) return;
      if (!answer?.picture) return tell(ready.failureText, true);
      show(answer.picture);
      const fragment = `#s=${await window.liveFigures.pack(answer.text)}`;
      if (turn === turns) for (const link of links) link.href = link.href.split("#")[0] + fragment;
    } catch (error) {
      tell(spoken.dataset.failed, true);
      console.error(error);
    }
  }

  // It takes the place of the page's picture, which keeps its room.
  function show(picture) {
    const box = stage.querySelector(".live") ?? document.createElement("div");
    box.className = "live";
    box.lang = spoken.lang;
    box.innerHTML = picture.svg;
    box.firstElementChild.setAttribute("aria-label", picture.alt);
    stage.append(box);
    stage.classList.add("drawn");
    tell(picture.alt, false);
  }

  for (const touch of ["pointerdown", "focusin"]) form.addEventListener(touch, () => engine().catch(() => {}), { once: true });
  form.addEventListener("change", draw);
  form.addEventListener("submit", (event) => event.preventDefault());
  isNarrow.addEventListener("change", () => { if (turns) draw(); });
})();
