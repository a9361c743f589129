// Pictures that answer: their parts one at a time or two of them over each other, and rows of values that say which part they
// speak of. All of it is cut from the picture that the page shows; without script the picture and all values are there.
(() => {
  const template = document.querySelector("template.parts");
  if (!template) return;

  // A part of a picture, in points of the composition that is shown: the one for phones has others.
  function frame(entry, image) {
    const isNarrow = image.currentSrc.endsWith(".narrow.svg") && entry.dataset.narrow;
    const [x, y, width, height] = (isNarrow ? entry.dataset.narrow : entry.dataset.wide).split(" ").map(Number);
    return { x, y, width, height };
  }

  // As wide and high as the composition is in points.
  function sizeOf(image) {
    const chosen = [...image.parentElement.querySelectorAll("source")].find((source) => source.media && matchMedia(source.media).matches) ?? image;
    return ["width", "height"].map((name) => Number(chosen.getAttribute(name)));
  }

  function button(text, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.addEventListener("click", act);
    return made;
  }

  // The least width, in ems, in which a text takes two lines at most. Lines break after spaces and between Chinese characters, but
  // not before punctuation.
  const canvas = document.createElement("canvas").getContext("2d");
  canvas.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  function twoLines(text) {
    const width = (line) => canvas.measureText(line.trim()).width / 100;
    const words = text.split(/(?<=\s)|(?<=[\u2e80-\uffff])(?![\u3001\u3002\uff01-\uff1f])/u);
    return Math.min(...words.map((_, end) => Math.max(width(words.slice(0, end).join("")), width(words.slice(end).join("")))));
  }

  // A window on a part of the picture: a copy of it, moved behind an opening of the part's size.
  function opening(picture, image, entry, scale) {
    const { x, y, width, height } = frame(entry, image);
    const [wholeWidth, wholeHeight] = sizeOf(image);
    const box = document.createElement("span");
    box.className = "part";
    Object.assign(box.style, { width: `${width * scale}px`, height: `${height * scale}px` });
    const copy = new Image();
    copy.src = image.currentSrc || image.src;
    copy.alt = "";
    Object.assign(copy.style, { width: `${wholeWidth * scale}px`, height: `${wholeHeight * scale}px`, left: `${-x * scale}px`, top: `${-y * scale}px` });
    box.append(copy);
    return box;
  }

  function question(picture) {
    const image = picture.querySelector("img");
    const entries = [...picture.querySelector("ul.parts").children];
    const link = picture.querySelector("a");
    const tools = template.content.firstElementChild.cloneNode(true);
    const stage = tools.querySelector(".stage");
    const choice = tools.querySelector(".choice");
    const slider = tools.querySelector("input");
    const over = tools.querySelector(".over");
    const said = tools.querySelector("[role=status]");
    // The part that is shown; none for the whole picture. Over it lies another one, or none.
    let shown = null;
    let isOver = false;

    const whole = button(choice.dataset.all, () => show(null));
    const buttons = entries.map((entry) => button(entry.textContent, () => show(entry)));
    for (const one of buttons) one.style.setProperty("--two-lines", twoLines(one.textContent));
    choice.append(whole, ...buttons);
    // Buttons that reach out of their row fade out at its end.
    const fade = () => choice.classList.toggle("more", choice.scrollLeft + choice.clientWidth < choice.scrollWidth - 1);
    choice.addEventListener("scroll", fade, { passive: true });
    new ResizeObserver(fade).observe(choice);
    tools.querySelector(".back").addEventListener("click", () => step(-1));
    tools.querySelector(".on").addEventListener("click", () => step(1));
    // Pressed before a part is chosen, it compares the last with the first.
    over.addEventListener("click", () => {
      isOver = !isOver;
      shown ??= entries.at(-1);
      draw();
    });
    slider.addEventListener("input", cut);

    function step(by) {
      const here = entries.indexOf(shown);
      show(entries.at((here < 0 ? (by > 0 ? 0 : -1) : here + by) % entries.length));
    }

    function show(entry) {
      shown = entry;
      if (!entry) isOver = false;
      draw();
      if (entry) said.textContent = entry.textContent;
    }

    // What is drawn last lies on top, up to where the slider stands.
    function cut() {
      const top = stage.lastElementChild;
      if (top) top.style.clipPath = isOver ? `inset(0 0 0 ${slider.value}%)` : "";
    }

    // Parts are shown larger than in the whole picture, as far as the room goes and they can be seen at once.
    function scaleFor(frames) {
      const widest = Math.max(...frames.map(({ width }) => width));
      const highest = Math.max(...frames.map(({ height }) => height));
      const room = picture.clientWidth / widest;
      const whole = Math.min(1, picture.clientWidth / sizeOf(image)[0]);
      return Math.min(room, Math.max(whole, Math.min(1.75, innerHeight * 0.7 / highest)));
    }

    function below(entry) { return entries[entry === entries[0] ? 1 : 0]; }

    function draw() {
      const parts = shown ? (isOver ? [below(shown), shown] : [shown]) : [];
      link.hidden = shown !== null;
      stage.hidden = shown === null;
      slider.hidden = !(shown && isOver);
      over.ariaPressed = String(isOver);
      for (const one of [whole, ...buttons]) one.ariaPressed = String(one === (shown ? buttons[entries.indexOf(shown)] : whole));
      if (!shown) return stage.replaceChildren();
      const scale = scaleFor(parts.map((entry) => frame(entry, image)));
      stage.replaceChildren(...parts.map((entry) => opening(picture, image, entry, scale)));
      stage.ariaLabel = parts.map((entry) => entry.textContent).join(" / ");
      cut();
    }

    picture.prepend(tools);
    draw();
    addEventListener("resize", draw);
  }

  // A row of a variant's values and its part light up together.
  function light(figure) {
    const picture = figure.querySelector(".picture:has(ul.parts)");
    const rows = figure.querySelectorAll(".values-matrix tbody tr");
    const entries = [...picture?.querySelectorAll("ul.parts > li") ?? []];
    if (!rows.length || entries.length !== rows.length) return;
    const image = picture.querySelector("img");
    const link = picture.querySelector("a");
    const mark = document.createElement("span");
    mark.className = "lit";
    mark.hidden = true;
    link.append(mark);

    function show(place) {
      rows.forEach((row, other) => row.classList.toggle("lit-row", other === place));
      mark.hidden = place === null;
      if (place === null) return;
      const { x, y, width, height } = frame(entries[place], image);
      const [wholeWidth, wholeHeight] = sizeOf(image);
      const offset = { x: image.offsetLeft, y: image.offsetTop };
      const scale = image.clientWidth / wholeWidth;
      Object.assign(mark.style, { left: `${offset.x + x * scale}px`, top: `${offset.y + y * image.clientHeight / wholeHeight}px`, width: `${width * scale}px`, height: `${height * scale}px` });
    }

    rows.forEach((row, place) => {
      row.tabIndex = 0;
      for (const event of ["pointerenter", "focus"]) row.addEventListener(event, () => show(place));
      for (const event of ["pointerleave", "blur"]) row.addEventListener(event, () => show(null));
    });
    link.addEventListener("pointermove", (event) => {
      const [wholeWidth] = sizeOf(image);
      const box = image.getBoundingClientRect();
      const scale = box.width / wholeWidth;
      const at = entries.findIndex((entry) => {
        const { x, y, width, height } = frame(entry, image);
        const [left, top] = [(event.clientX - box.left) / scale - x, (event.clientY - box.top) / scale - y];
        return left >= 0 && left <= width && top >= 0 && top <= height;
      });
      show(at < 0 ? null : at);
    });
    link.addEventListener("pointerleave", () => show(null));
  }

  for (const picture of document.querySelectorAll(".picture:has(> ul.parts)")) question(picture);
  for (const figure of document.querySelectorAll(".figure")) light(figure);
})();
