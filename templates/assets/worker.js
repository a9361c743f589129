// Keeps a served site for reading offline. service-worker.js loads this, once it has set `siteVersion`.
//
// Kept is what has been read, and everything in a language when the reader asks for it. A version is a cache of its own. It is
// filled by one list, offline.txt, and by nothing else, so pages, pictures and search always fit together: the version is the
// checksum of the list, the list has the checksum of every file, and the browser refuses what has another. A server that is
// just being updated thus makes no mixture; the old version stays whole, and the next visit tries again. The new one has
// everything that the old one had. It is used when no window shows the old one any more, or when the reader asks for it, in
// all windows at once.

"use strict";

// Several sites may be served by one host.
const family = `site ${registration.scope} `;
const cacheName = family + siteVersion;
const listPath = "offline.txt";
const loadsAtOnce = 4;

function address(path) {
  return new URL(path.split("/").map(encodeURIComponent).join("/"), registration.scope).href;
}

// --- The list of files

// When a file is loaded, its checksum and its size, by its path; one line each.
function entries(text) {
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => {
    const [moment, checksum, bytes, ...path] = line.split(" ");
    return [path.join(" "), { moment, checksum, bytes: Number(bytes) }];
  }));
}

async function keptEntries(cache) {
  const list = await cache.match(address(listPath));
  return list ? entries(await list.text()) : new Map();
}

let listed = null;

function ownEntries() {
  listed ??= caches.open(cacheName).then(keptEntries);
  return listed;
}

// --- Loading

// Puts a file into the cache; fails when it is not the one of this version.
async function load(path, checksum) {
  const response = await fetch(address(path), { integrity: `sha256-${checksum}`, cache: "no-cache" });
  // What a server has redirected may not be shown as a page.
  const kept = response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
  const cache = await caches.open(cacheName);
  await cache.put(address(path), kept);
}

// The paths of the files in a cache.
async function keptPaths(cache, own) {
  const there = new Set((await cache.keys()).map((request) => request.url));
  return new Set([...own.keys()].filter((path) => there.has(address(path))));
}

// Takes over files that have not changed since older versions; returns the paths of what these have kept.
async function takeOver(own) {
  const cache = await caches.open(cacheName);
  const known = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith(family) || name === cacheName) continue;
    const older = await caches.open(name);
    const entries = await keptEntries(older);
    for (const path of await keptPaths(older, entries)) {
      known.add(path);
      if (own.get(path)?.checksum !== entries.get(path).checksum) continue;
      const file = await older.match(address(path));
      if (file) await cache.put(address(path), file);
    }
  }
  return known;
}

// Loads files that are not there yet, and says after each how many bytes it has.
async function loadAll(paths, own, tell = () => {}) {
  const kept = await keptPaths(await caches.open(cacheName), own);
  const queue = paths.filter((path) => own.has(path) && !kept.has(path)).values();
  async function loadNext() {
    for (const path of queue) {
      await load(path, own.get(path).checksum);
      tell(own.get(path).bytes);
    }
  }
  await Promise.all(Array.from({ length: loadsAtOnce }, loadNext));
}

function paths(own, isWanted) { return [...own].filter(isWanted).map(([path]) => path); }

async function install() {
  await load(listPath, siteVersion);
  const own = await keptEntries(await caches.open(cacheName));
  const known = await takeOver(own);
  await loadAll(paths(own, ([path, { moment }]) => moment === "first" || known.has(path)), own);
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(family) && name !== cacheName) await caches.delete(name);
  }
  await clients.claim();
}

// --- What the reader asks for

// Whether a page or picture is one of an edition.
function isOf(edition, path) { return path.startsWith(`${edition}/`) || path.includes(`.${edition}.`); }

function isIndexOf(language, path) {
  return path === `search/${language}.js` || path.startsWith(`search/${language}-`);
}

// All that can be kept of the site for readers of a page, who need no other editions and search in some languages.
function everything(own, { others, searched }) {
  const isNeeded = (path) => path.startsWith("search/")
    ? searched.some((language) => isIndexOf(language, path)) : !others.some((edition) => isOf(edition, path));
  return paths(own, ([path, { moment }]) => moment === "shared" || moment !== "read" && isNeeded(path));
}

async function state(own, needs) {
  const cache = await caches.open(cacheName);
  const kept = await keptPaths(cache, own);
  const sum = (paths) => paths.reduce((bytes, path) => bytes + own.get(path).bytes, 0);
  const all = everything(own, needs);
  const removable = paths(own, ([path, { moment }]) => moment !== "first" && kept.has(path));
  return { all: sum(all), missing: sum(all.filter((path) => !kept.has(path))), removable: sum(removable) };
}

async function removeAll(own) {
  const cache = await caches.open(cacheName);
  await Promise.all(paths(own, ([, { moment }]) => moment !== "first").map((path) => cache.delete(address(path))));
}

// Everything is said to the page that has asked: how many bytes are there and missing, at the end and meanwhile.
async function obey({ order, needs, addresses }, port) {
  const own = await ownEntries();
  try {
    if (order === "keep") await loadAll(addresses.map((url) => path(url, own)), own);
    if (order === "remove") await removeAll(own);
    if (order === "keep all") {
      let { missing } = await state(own, needs);
      const tell = (bytes) => {
        missing -= bytes;
        port.postMessage({ missing, isWorking: true });
      };
      await loadAll(everything(own, needs), own, tell);
    }
    port?.postMessage(await state(own, needs));
  } catch (error) {
    // Without a network it is done another time; without room it cannot be.
    port?.postMessage({ ...await state(own, needs), problem: error.name });
  }
}

// --- Answering

// The file that an address means: servers show index.html for a folder, and some leave the ending out.
function path(url, own) {
  let written = new URL(url).pathname.slice(new URL(registration.scope).pathname.length);
  try { written = decodeURIComponent(written); } catch { /* It is no address of the site. */ }
  return [written, `${written}index.html`, `${written}/index.html`, `${written}.html`].find((name) => own.has(name));
}

// What is shown for a page that is not kept. It refers from the site's folder, and may be shown in any.
async function excuse() {
  const cache = await caches.open(cacheName);
  const page = await cache.match(address("not-kept.html"));
  if (!page) return Response.error();
  const { pathname } = new URL(registration.scope);
  const text = (await page.text()).replace(/ (href|src|data-root|data-script)="(?![#/])/g, ` $1="${pathname}`);
  return new Response(text, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function askServer(request) {
  try { return await fetch(request); } catch (error) {
    if (request.mode === "navigate") return excuse();
    throw error;
  }
}

async function answer(request) {
  const own = await ownEntries();
  const name = path(request.url, own);
  if (name === undefined) return askServer(request);
  const cache = await caches.open(cacheName);
  const kept = await cache.match(address(name));
  if (kept) return kept;
  try {
    await load(name, own.get(name).checksum);
    return await cache.match(address(name));
  } catch (error) {
    // Without room a file is shown but not kept. One of another version is shown when it is a page, whole in itself.
    if (error.name === "QuotaExceededError" || request.mode === "navigate") return askServer(request);
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  event.waitUntil(event.data === "take over" ? skipWaiting() : obey(event.data, event.ports[0]));
});
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
