// Keeps a served site for reading offline. service-worker.js loads this, once it has set `siteVersion`.
//
// A version is a cache of its own. It is filled by one list, offline.txt, and by nothing else, so pages, pictures and
// search always fit together: the version is the checksum of the list, the list has the checksum of every file, and
// the browser refuses what has another. A server that is just being updated thus makes no mixture; the old version
// stays whole, and the next visit tries again. The new one is used when no window shows the old one any more, or when
// the reader asks for it, in all windows at once.

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

// When a file is loaded and its checksum, by its path; one line each.
function entries(text) {
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => {
    const [moment, checksum, ...path] = line.split(" ");
    return [path.join(" "), { moment, checksum }];
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

// Files that have not changed are taken over from older versions, those with pictures above all.
async function takeOver(own) {
  const cache = await caches.open(cacheName);
  for (const name of await caches.keys()) {
    if (!name.startsWith(family) || name === cacheName) continue;
    const older = await caches.open(name);
    for (const [path, { checksum }] of await keptEntries(older)) {
      if (own.get(path)?.checksum !== checksum) continue;
      const file = await older.match(address(path));
      if (file) await cache.put(address(path), file);
    }
  }
}

// Loads what is not there yet of the files of a moment.
async function loadAll(moment, own) {
  const cache = await caches.open(cacheName);
  const there = new Set((await cache.keys()).map((request) => request.url));
  const missing = [...own].filter(([path, entry]) => entry.moment === moment && !there.has(address(path)));
  const queue = missing.values();
  async function loadNext() {
    for (const [path, { checksum }] of queue) await load(path, checksum);
  }
  await Promise.all(Array.from({ length: loadsAtOnce }, loadNext));
}

async function install() {
  await load(listPath, siteVersion);
  const own = await keptEntries(await caches.open(cacheName));
  await takeOver(own);
  await loadAll("first", own);
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(family) && name !== cacheName) await caches.delete(name);
  }
  await clients.claim();
}

let loadingPictures = null;

function loadPictures() {
  // Without a network they are loaded another time.
  loadingPictures ??= ownEntries()
    .then((own) => loadAll("later", own))
    .catch(() => {})
    .finally(() => { loadingPictures = null; });
  return loadingPictures;
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
addEventListener("message", (event) => event.waitUntil(event.data === "take over" ? skipWaiting() : loadPictures()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
