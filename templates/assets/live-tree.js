// The controllers and views of a scenario as a tree, in which readers add, move and take away. The text follows, and the tree follows the text.
window.liveTree = (panel, place) => {
  const { say, fill, element, option } = window.liveFigures;

  const button = (text, label, act, isEnabled = true) => {
    const made = element("button", { type: "button", textContent: text, ariaLabel: label, title: label, disabled: !isEnabled });
    made.addEventListener("click", act);
    return made;
  };

  // What can stand in an item and around it, and a button that does what is chosen.
  function choice(name, { addable, containers }, index) {
    if (!addable.length && !containers.length) return [];
    const select = element("select", { ariaLabel: fill(say.whatToAdd, { name }) });
    for (const [label, act, classes] of [[say.inside, "add", addable], [say.outside, "putIn", containers]]) {
      if (classes.length) select.append(element("optgroup", { label }, ...classes.map((one) => option(`${act}:${one}`, act === "add" ? one : `${label} ${one}`))));
    }
    const add = () => {
      const [act, one] = select.value.split(":");
      panel.edit({ item: index, act, class: one });
    };
    return [select, button("+", fill(say.addTo, { name }), add)];
  }

  function constraints(name, lines, index) {
    const text = element("textarea", { value: lines.join("\n"), rows: Math.max(2, lines.length + 1), spellcheck: false, ariaLabel: fill(say.constraintsOf, { name }), placeholder: "leading == superview.leading + 20\nwidth == 160" });
    text.addEventListener("change", () => {
      panel.edit({ item: index, act: "constrain", lines: text.value.split("\n").map((line) => line.trim()).filter((line) => line) });
    });
    const details = element("details", {}, element("summary", { textContent: `${say.constraints} (${lines.length})` }), text);
    details.addEventListener("toggle", () => { if (details.open) opened.add(index); else opened.delete(index); });
    details.open = opened.has(index);
    return details;
  }
  const opened = new Set();

  function line(item, index) {
    const name = item.name ?? item.class;
    const edit = (act) => () => panel.edit({ item: index, act });
    const row = element("li", {}, element("code", { textContent: item.class }), item.name ? ` ${item.name} ` : " ", ...choice(name, item, index));
    row.dataset.item = index;
    if (item.canMoveUp || item.canMoveDown) {
      row.append(button("↑", fill(say.moveUp, { name }), edit("moveUp"), item.canMoveUp), button("↓", fill(say.moveDown, { name }), edit("moveDown"), item.canMoveDown));
    }
    if (item.isRemovable) row.append(button("×", fill(say.takeAway, { name }), edit("remove")));
    if (item.constraints) row.append(constraints(name, item.constraints, index));
    return row;
  }

  // The control that has the focus, as it is called again when the tree is made anew.
  function focused() {
    const row = document.activeElement?.closest?.("[data-item]");
    if (!row || !place.contains(row)) return () => {};
    const position = [...row.children].indexOf(document.activeElement);
    const { item } = row.dataset;
    return () => {
      const now = place.querySelector(`[data-item="${item}"]`) ?? [...place.querySelectorAll("[data-item]")].at(-1);
      const control = now?.children[position];
      (control?.matches?.("button:enabled, select") ? control : now?.querySelector("button:enabled, select"))?.focus();
    };
  }

  return ({ addable, items }) => {
    if (place.querySelector("textarea:focus")) return;
    const refocus = focused();
    const lists = [element("ul")];
    if (addable.length) lists[0].append(element("li", {}, ...choice("root", { addable, containers: [] }, null)));
    items.forEach((item, index) => {
      lists.length = item.depth + 1;
      const row = line(item, index);
      lists[item.depth].append(row);
      const inner = element("ul");
      row.append(inner);
      lists.push(inner);
    });
    for (const list of lists[0].querySelectorAll("ul:empty")) list.remove();
    place.replaceChildren(lists[0]);
    refocus();
  };
};
