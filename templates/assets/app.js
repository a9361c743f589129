// Makes a served site an app: it can be installed, and read offline once it has been opened (worker.js). A site that
// is opened from disk is there anyway, and a browser would refuse both.
(() => {
  if (!location.protocol.startsWith("http")) return;
  const root = new URL("..", document.currentScript.src);
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = new URL("manifest.webmanifest", root);
  document.head.append(manifest);

  // Only addresses that nobody can change on the way have it.
  const workers = navigator.serviceWorker;
  if (!workers) return;
  addEventListener("load", async () => {
    try {
      await workers.register(new URL("service-worker.js", root));
      const { active } = await workers.ready;
      if (!navigator.connection?.saveData) active.postMessage("load pictures");
    } catch { /* The page is whole without it. */ }
  });
})();
