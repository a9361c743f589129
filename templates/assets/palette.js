// Runs before the page is shown: applies the chosen palette. Pictures follow the `color-scheme` of the page, which
// site.css takes from `data-palette`. Without a choice, or without script, everything follows the system.
(() => {
  const root = document.documentElement;
  const forced = { light: "not all", dark: "screen" };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  // Colours of the browser's own bars.
  const metas = document.querySelectorAll('meta[media*="prefers-color-scheme"]');

  function stored() {
    try { return localStorage.getItem("palette") || "system"; } catch { return "system"; }
  }

  function apply(palette) {
    root.dataset.palette = forced[palette] ? palette : "system";
    for (const meta of metas) {
      meta.dataset.media ||= meta.media;
      meta.media = forced[palette] || meta.dataset.media;
    }
  }

  root.classList.add("scripted");
  // Pages opened from disk may not look into pictures, so only a server's can be turned into PNG.
  if (location.protocol !== "file:") root.classList.add("served");
  apply(stored());
  addEventListener("storage", (event) => { if (event.key === "palette") apply(stored()); });

  window.palette = {
    get current() { return root.dataset.palette; },
    get isDark() { return this.current === "system" ? dark.matches : this.current === "dark"; },
    choose(palette) {
      try { localStorage.setItem("palette", palette); } catch { /* The choice lasts for this page. */ }
      apply(palette);
    },
  };
})();
