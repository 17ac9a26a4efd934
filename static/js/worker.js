// Keeps the shell, so that the editor opens without a connection, and the pages about rules that
// were seen. Rulings come from the server alone.
const SHELL = `shell-${KEEP.join().split("").reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7)}`;
const SEEN = "seen";
const READING = /^\/(rules|help|about)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(SHELL).then((cache) => cache.addAll(["/", ...KEEP])).then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(
        names.filter((name) => name !== SHELL && name !== SEEN).map((name) => caches.delete(name)),
      ))
      .then(() => self.clients.claim()),
  );
});

async function fromNetwork(request, url) {
  try {
    const response = await fetch(request);
    if (response.ok && READING.test(url.pathname)) {
      const cache = await caches.open(SEEN);
      await cache.put(request, response.clone());
    }
    return response;
  } catch (failure) {
    const kept = (await caches.match(request)) || (await caches.match("/"));
    if (kept) return kept;
    throw failure;
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/static/")) {
    event.respondWith(caches.match(event.request).then((kept) => kept || fetch(event.request)));
  } else if (event.request.mode === "navigate") {
    event.respondWith(fromNetwork(event.request, url));
  }
});
