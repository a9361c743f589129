// Copies a page, or a section of it, as Markdown. The text comes as a script, which a page from disk may load where it may not read
// the file beside it; it is loaded when somebody asks for it. Without script there is the link to that file.
(() => {
  const line = document.querySelector(".as-markdown[data-script]");
  const template = document.querySelector("template.copy-markdown");
  if (!line || !template || !window.copying) return;

  let loading = null;

  // The text, and the sections of it: id, first unit and the one behind it.
  function load() {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      window.pageAsMarkdown = (text, sections) => resolve({ text, sections });
      script.src = line.dataset.script;
      script.onerror = () => { loading = null; script.remove(); reject(new Error(script.src)); };
      document.head.append(script);
    });
    return loading;
  }

  async function text(id) {
    const page = await load();
    if (id === null) return page.text;
    const section = page.sections.find(([name]) => name === id);
    return section ? page.text.slice(section[1], section[2]) : page.text;
  }

  function copies(button, id) {
    button.addEventListener("click", async () => {
      let markdown = null;
      try { markdown = await text(id); } catch { /* Nothing is copied, which is said. */ }
      const word = await window.copying.copyAndSay(markdown);
      if (id === null) window.copying.showIn(button, word);
    });
    return button;
  }

  copies(line.querySelector(".copy-page"), null);
  for (const link of document.querySelectorAll(".prose a.permalink")) {
    const heading = link.parentElement;
    if (heading.id) link.after(copies(template.content.firstElementChild.cloneNode(true), heading.id));
  }
})();
