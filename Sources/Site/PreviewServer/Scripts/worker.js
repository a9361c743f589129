// Stands in for the worker of a site that is previewed, and for one that an earlier visit left here: what that has kept
// would be shown in place of what has just been saved.

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(`site ${registration.scope} `)) await caches.delete(name);
  }
  await registration.unregister();
})()));
