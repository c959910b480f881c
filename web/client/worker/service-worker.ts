import { answerTo } from "./answers.ts";
import { keepBuild, oldBuilds } from "./builds.ts";
import type { WorkerScope } from "./worker-scope.ts";

// Built by itself, to /sw.js (scripts/build/service-worker.mjs; decision 39).

const scope = globalThis as unknown as WorkerScope;

/** Has the document asked for while this worker starts. */
async function preloadDocuments(): Promise<void> {
  const { navigationPreload } = scope.registration;
  // Firefox (153) gives a navigation up as soon as what it asks for so fails, before the worker can answer it.
  const givesUp = scope.navigator.userAgent.includes("Firefox/");
  await (givesUp ? navigationPreload?.disable() : navigationPreload?.enable());
}

scope.addEventListener("install", (event) => {
  // It takes over at once: what tabs of the build before still ask for stays kept.
  event.waitUntil(keepBuild(caches).then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  const begin = async () => {
    for (const name of oldBuilds(await caches.keys())) await caches.delete(name);
    await preloadDocuments();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

scope.addEventListener("fetch", (event) => {
  const answer = answerTo(event, scope.location.origin);
  if (answer !== null) event.respondWith(answer);
});
