// Runs before the page is shown: applies what the reader has chosen. Pictures follow the `color-scheme` of the page, which
// site.css takes from `data-palette`; without a choice, or without script, everything follows the system. Of code in several
// languages the one in `data-code` is shown.
(() => {
  const root = document.documentElement;
  const forced = { light: "not all", dark: "screen" };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  // Colours of the browser's own bars.
  const metas = document.querySelectorAll('meta[media*="prefers-color-scheme"]');

  function stored(name) {
    try { return localStorage.getItem(name); } catch { return null; }
  }

  function store(name, value) {
    try { localStorage.setItem(name, value); } catch { /* The choice lasts for this page. */ }
  }

  function apply(palette) {
    root.dataset.palette = forced[palette] ? palette : "system";
    for (const meta of metas) {
      meta.dataset.media ||= meta.media;
      meta.media = forced[palette] || meta.dataset.media;
    }
  }

  root.classList.add("scripted");
  apply(stored("palette"));
  root.dataset.code = stored("code") ?? "";
  addEventListener("storage", ({ key }) => {
    if (key === "palette") apply(stored("palette"));
  });

  window.palette = {
    get current() { return root.dataset.palette; },
    get isDark() { return this.current === "system" ? dark.matches : this.current === "dark"; },
    choose(palette) {
      store("palette", palette);
      apply(palette);
    },
  };

  // The language in which code is read, by its id.
  window.codeLanguage = {
    choose(language) {
      store("code", language);
      root.dataset.code = language;
    },
  };
})();
