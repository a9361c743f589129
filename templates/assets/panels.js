// Panels of which a reader looks at one at a time. Without script they stand one below the other, each under its title.
(() => {
  const template = document.querySelector("template.panel-tabs");
  const groups = [...document.querySelectorAll("main .panels")].map((element) => {
    const panels = [...element.children].filter((child) => child.classList.contains("panel"));
    return { element, panels, names: panels.map((panel) => panel.firstElementChild.textContent.trim()), tabs: [] };
  }).filter((group) => group.panels.length > 1);
  if (!template || !groups.length) return;

  // What was chosen last on this site, newest first.
  const key = "panels";
  // A fragment that names a choice begins with it; no id does.
  const mark = "tab=";
  function chosenNames() {
    try { return JSON.parse(localStorage.getItem(key)) ?? []; } catch { return []; }
  }
  function remember(name) {
    try { localStorage.setItem(key, JSON.stringify([name, ...chosenNames().filter((other) => other !== name)].slice(0, 20))); } catch { /* Private windows keep nothing. */ }
  }

  // Hidden panels are found by the search of the browser and by links into them.
  function show(group, place) {
    group.panels.forEach((panel, other) => {
      if (other === place) panel.removeAttribute("hidden"); else panel.setAttribute("hidden", "until-found");
      group.tabs[other].ariaSelected = String(other === place);
      group.tabs[other].tabIndex = other === place ? 0 : -1;
    });
  }

  function showEverywhere(name) {
    const found = groups.filter((group) => group.names.includes(name));
    for (const group of found) show(group, group.names.indexOf(name));
    return found[0];
  }

  // The same name is chosen everywhere on the page; the tab stays where it was pressed.
  function choose(tab, name) {
    const before = tab.getBoundingClientRect().top;
    remember(name);
    showEverywhere(name);
    // The address leads here with the same choice.
    history.replaceState(history.state, "", `#${mark}${encodeURIComponent(name)}`);
    scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
  }

  groups.forEach((group, number) => {
    const list = template.content.firstElementChild.cloneNode(true);
    group.tabs = group.panels.map((panel, place) => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.role = "tab";
      tab.id = `page.panel.${number}.${place}`;
      tab.textContent = group.names[place];
      panel.id ||= `${tab.id}.text`;
      panel.role = "tabpanel";
      panel.setAttribute("aria-labelledby", tab.id);
      tab.setAttribute("aria-controls", panel.id);
      tab.addEventListener("click", () => choose(tab, group.names[place]));
      panel.addEventListener("beforematch", () => show(group, place));
      return tab;
    });
    list.append(...group.tabs);
    list.addEventListener("keydown", (event) => {
      const here = group.tabs.indexOf(document.activeElement);
      const step = getComputedStyle(list).direction === "rtl" ? -1 : 1;
      const next = { ArrowLeft: here - step, ArrowRight: here + step, Home: 0, End: group.tabs.length - 1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      const tab = group.tabs.at(next % group.tabs.length);
      tab.click();
      tab.focus();
    });
    group.element.prepend(list);
    group.element.classList.add("tabbed");
    const place = chosenNames().map((name) => group.names.indexOf(name)).find((place) => place >= 0) ?? 0;
    show(group, place);
  });

  // A link to a choice, or into a panel that is not shown.
  function openTarget() {
    let fragment = "";
    try { fragment = decodeURIComponent(location.hash.slice(1)); } catch { return; }
    if (fragment.startsWith(mark)) {
      showEverywhere(fragment.slice(mark.length))?.element.scrollIntoView({ block: "nearest" });
      return;
    }
    const target = document.getElementById(fragment);
    const panel = target?.closest(".panel[hidden]");
    const group = groups.find((group) => group.panels.includes(panel));
    if (!group) return;
    show(group, group.panels.indexOf(panel));
    target.scrollIntoView();
  }
  addEventListener("hashchange", openTarget);
  openTarget();
})();
