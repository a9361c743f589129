// The table of devices: filters, sorting, and copies of the rows that are shown. Without it the table is complete as it is.
(() => {
  const form = document.querySelector("form.filters");
  const table = document.querySelector("table.matrix");
  if (!form || !table) return;
  const head = [...table.tHead.rows[0].cells];
  const devices = [...table.tBodies];
  const shown = form.querySelector(".shown");
  form.addEventListener("submit", (event) => event.preventDefault());

  // MARK: Values

  // A version lies in what an element says of itself.
  const runs = (element, version) => version >= +element.dataset.first && version <= +element.dataset.last;

  // The numbers of a text such as "≈ 59, 0, 34, 0" or "393 × 852", and nulls for dashes.
  const numbers = (text) => text.split(/[,×]/).map((part) => {
    const number = parseFloat(part.replace(/[^\d.]/g, ""));
    return Number.isNaN(number) ? null : number;
  });

  // The text of a cell in a version, without the versions that stand behind it; the newest one's where none is given.
  function text(cell, version) {
    const spans = [...cell.querySelectorAll("span[data-first]")];
    const span = version ? spans.find((each) => runs(each, version)) ?? spans[0] : spans[0];
    if (!span) return cell.textContent.trim();
    return [...span.childNodes].filter((node) => node.nodeName !== "I").map((node) => node.textContent).join("").trim();
  }

  // The cells of a row below the heads of the columns: what stands for both rows of a device is in its first one.
  function cells(row) {
    const first = [...row.parentElement.rows[0].cells];
    return row === row.parentElement.rows[0] ? first : [first[0], ...row.cells, ...first.slice(1 + row.cells.length)];
  }

  // MARK: Filters

  const column = (name) => head.findIndex((cell) => cell.dataset.names.startsWith(name));

  function hasInset(device, inset, version) {
    return [...device.rows].some((row) => {
      const cell = cells(row)[column("safeArea")];
      const spans = [...cell.querySelectorAll("span[data-first]")].filter((span) => !version || runs(span, version));
      const texts = spans.length ? spans.map((span) => span.firstChild.textContent) : [cell.textContent];
      return texts.some((each) => numbers(each).includes(inset));
    });
  }

  function matches(device) {
    const { family, year, version, cutout, inset } = form.elements;
    const wanted = parseFloat(inset.value.replace(",", "."));
    return (!family.value || device.dataset.family === family.value)
      && (!year.value || text(cells(device.rows[0])[column("year")]) === year.value)
      && (!version.value || runs(device, +version.value))
      && (!cutout.value || device.dataset.cutout === cutout.value)
      && (Number.isNaN(wanted) || hasInset(device, wanted, +version.value));
  }

  function filter() {
    const version = +form.elements.version.value;
    for (const device of devices) device.hidden = !matches(device);
    for (const span of table.querySelectorAll("td span[data-first]")) span.hidden = version > 0 && !runs(span, version);
    shown.textContent = `${shown.dataset.word} ${devices.filter((device) => !device.hidden).length}`;
  }

  form.addEventListener("input", filter);
  filter();

  // MARK: The reader's own device

  const name = keptDevice()?.device;
  const own = name && devices.find((device) => device.rows[0].cells[0].textContent.trim() === name);
  if (own) {
    const place = form.querySelector(".mine-place");
    own.classList.add("mine-row");
    Object.assign(place.querySelector("a"), { href: `#${own.id}`, textContent: name });
    place.hidden = false;
  }

  // MARK: Sorting

  const isText = (name) => ["device", "orientation"].includes(name);

  function sort(index, isDescending) {
    const name = head[index].dataset.names;
    const version = +form.elements.version.value;
    const key = (device) => {
      const value = text(cells(device.rows[0])[index], version);
      return isText(name) ? value : numbers(value).map((number) => number ?? -1);
    };
    const compare = (a, b) => {
      if (isText(name)) return a.localeCompare(b, "en", { numeric: true });
      const at = a.findIndex((number, place) => number !== b[place]);
      return at < 0 ? 0 : a[at] - (b[at] ?? -1);
    };
    const keys = new Map(devices.map((device) => [device, key(device)]));
    devices.sort((a, b) => (isDescending ? -1 : 1) * compare(keys.get(a), keys.get(b)));
    table.append(...devices);
  }

  for (const [index, cell] of head.entries()) {
    if (cell.dataset.names === "orientation") continue;
    const button = document.createElement("button");
    button.type = "button";
    button.append(...cell.childNodes);
    cell.append(button);
    button.addEventListener("click", () => {
      const isDescending = cell.ariaSort === "ascending";
      for (const other of head) other.removeAttribute("aria-sort");
      cell.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
      sort(index, isDescending);
    });
  }

  // MARK: Copies

  // One record for each orientation and each span of versions in which all of its numbers hold.
  function records() {
    const version = +form.elements.version.value;
    return devices.filter((device) => !device.hidden).flatMap((device) => [...device.rows].flatMap((row) => {
      const [first, last] = [+device.dataset.first, +device.dataset.last];
      const starts = [...row.querySelectorAll("span[data-first]")].map((span) => +span.dataset.first);
      const spans = [...new Set([first, ...starts])].sort((a, b) => b - a)
        .map((start, place, all) => [start, place ? all[place - 1] - 1 : last]);
      const wanted = version ? spans.filter(([start, end]) => version >= start && version <= end) : spans;
      return wanted.map(([start, end]) => record(device, row, start, end));
    }));
  }

  function record(device, row, start, end) {
    const result = { device: "", orientation: row.dataset.orientation, firstOS: start, lastOS: end };
    for (const [index, cell] of cells(row).entries()) {
      const names = head[index].dataset.names;
      if (["orientation", "ios"].includes(names)) continue;
      const value = text(cell, start);
      if (names === "device") result.device = value;
      else names.split(" ").forEach((name, place) => { result[name] = numbers(value)[place] ?? null; });
    }
    return result;
  }

  const forms = {
    csv(rows) {
      const quoted = (value) => /[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
      const lines = rows.map((row) => Object.values(row).map((value) => quoted(String(value ?? ""))).join(","));
      return [Object.keys(rows[0] ?? {}).join(","), ...lines].join("\n") + "\n";
    },
    json: (rows) => JSON.stringify(rows, null, 2) + "\n",
    swift(rows) {
      const type = (name) => ["device", "orientation"].includes(name) ? "String"
        : ["firstOS", "lastOS", "year"].includes(name) ? "Int" : "Double?";
      const value = (any) => typeof any === "string" ? JSON.stringify(any) : any ?? "nil";
      const properties = Object.keys(rows[0] ?? {}).map((name) => `    let ${name}: ${type(name)}`);
      const items = rows.map((row) => {
        const fields = Object.entries(row).map(([name, any]) => `${name}: ${value(any)}`);
        return `    DeviceMetrics(${fields.join(", ")}),`;
      });
      return ["struct DeviceMetrics {", ...properties, "}", "", "let deviceMetrics = [", ...items, "]", ""].join("\n");
    },
  };

  const box = form.querySelector(".copy-text");
  const state = form.querySelector(".copy-state");
  for (const button of form.querySelectorAll("button[data-form]")) {
    button.addEventListener("click", async () => {
      const copy = forms[button.dataset.form](records());
      try {
        await navigator.clipboard.writeText(copy);
        box.hidden = true;
        state.textContent = state.dataset.done;
      } catch {
        box.hidden = false;
        box.value = copy;
        box.select();
        state.textContent = state.dataset.failed;
      }
    });
  }
})();
