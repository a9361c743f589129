// Runs before the page is shown: applies the chosen palette, to the pictures as well. Without a choice, or without
// script, everything follows the system.
(() => {
  const root = document.documentElement;
  const forced = { light: "not all", dark: "screen" };
  const sources = ':is(source, meta):is([media*="prefers-color-scheme"], [data-media])';

  function stored() {
    try { return localStorage.getItem("palette") || "system"; } catch { return "system"; }
  }

  function paint(source) {
    source.dataset.media ||= source.media;
    source.media = forced[root.dataset.palette] || source.dataset.media;
  }

  function apply(palette) {
    root.dataset.palette = forced[palette] ? palette : "system";
    document.querySelectorAll(sources).forEach(paint);
  }

  root.classList.add("scripted");
  // Pages opened from disk may not look into pictures, so only a server's can be turned into PNG.
  if (location.protocol !== "file:") root.classList.add("served");
  apply(stored());
  // Pictures are told as they are parsed, so that none is loaded in the wrong colours.
  const parsing = new MutationObserver((records) => {
    if (root.dataset.palette === "system") return;
    for (const record of records) {
      for (const node of record.addedNodes) {
        if (node.nodeName === "SOURCE") paint(node);
      }
    }
  });
  parsing.observe(root, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => parsing.disconnect());
  addEventListener("storage", (event) => { if (event.key === "palette") apply(stored()); });

  window.palette = {
    get current() { return root.dataset.palette; },
    choose(palette) {
      try { localStorage.setItem("palette", palette); } catch { /* The choice lasts for this page. */ }
      apply(palette);
    },
  };
})();
