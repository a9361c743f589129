// Makes a served site an app: it can be installed, and what has been read can be read offline (worker.js). A site that is opened
// from disk is there anyway, and a browser would refuse both.
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

  // MARK: New versions

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

  // MARK: What is kept

  const box = document.querySelector(".offline");
  const named = (words) => words?.split(" ").filter((word) => word) ?? [];
  const needs = { others: named(box?.dataset.others), searched: named(box?.dataset.searched) };

  // Asks the worker for something; what it answers goes to `hear`, perhaps several times.
  function ask(worker, order, hear = () => {}) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => hear(data);
    worker.postMessage({ ...order, needs }, [port2]);
  }

  // The page as it is read: itself, and unless data are to be saved its pictures, also those below the window.
  function addressesRead() {
    const pictures = navigator.connection?.saveData ? [] : [...document.images].map((image) => image.currentSrc || image.src);
    return [location.href.split("#")[0], ...pictures];
  }

  function sizeIn(text, bytes) {
    const megabytes = bytes / 1e6;
    return text.replace("#", megabytes.toLocaleString(document.documentElement.lang, { maximumFractionDigits: megabytes < 10 ? 1 : 0 }));
  }

  function offer(worker) {
    const order = { order: "keep", addresses: addressesRead() };
    if (!box) return ask(worker, order);
    const [keep, remove] = ["keep", "remove"].map((name) => box.querySelector(`.${name}`));
    const progress = box.querySelector("progress");
    const status = box.querySelector("[role=status]");
    let all = 0;

    function show({ missing, removable, problem, isWorking, ...state }) {
      all = state.all ?? all;
      progress.hidden = !isWorking;
      progress.value = all ? 1 - missing / all : 0;
      if (isWorking) return;
      keep.disabled = remove.disabled = false;
      keep.textContent = sizeIn(keep.dataset.text, missing);
      remove.textContent = sizeIn(remove.dataset.text, removable);
      keep.hidden = missing === 0;
      remove.hidden = removable === 0;
      status.textContent = problem ? status.dataset.failed : missing === 0 ? status.dataset.done : "";
      box.hidden = false;
    }

    function give(name) {
      keep.disabled = remove.disabled = true;
      ask(worker, { order: name }, show);
    }
    keep.addEventListener("click", () => give("keep all"));
    remove.addEventListener("click", () => give("remove"));
    ask(worker, order, show);
  }

  addEventListener("load", async () => {
    try {
      const registration = await workers.register(new URL("service-worker.js", root));
      registration.addEventListener("updatefound", () => watch(registration));
      watch(registration);
      offer((await workers.ready).active);
    } catch { /* The page is whole without it. */ }
  });
})();
