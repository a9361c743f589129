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

  // A new version waits while a window shows the old one, which is said; nothing is loaded anew unless the reader asks.
  const notice = document.querySelector(".update");
  const isOfVersion = workers.controller !== null;

  function tell(registration) {
    if (!notice || !registration.waiting || !isOfVersion || notice.firstChild) return;
    notice.append(document.querySelector(".new-version").content.cloneNode(true));
    notice.querySelector("button").addEventListener("click", () => registration.waiting?.postMessage("take over"));
  }

  function watch(registration) {
    tell(registration);
    registration.installing?.addEventListener("statechange", () => tell(registration));
  }

  // Every window is loaded anew with the one that asked, else an old page would get files of the new version.
  workers.addEventListener("controllerchange", () => { if (isOfVersion) location.reload(); });

  addEventListener("load", async () => {
    try {
      const registration = await workers.register(new URL("service-worker.js", root));
      registration.addEventListener("updatefound", () => watch(registration));
      watch(registration);
      const { active } = await workers.ready;
      if (!navigator.connection?.saveData) active.postMessage("load pictures");
    } catch { /* The page is whole without it. */ }
  });
})();
