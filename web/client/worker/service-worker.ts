import { answerTo, preloadedAnswer } from "./answers.ts";
import { keepBuild, oldBuilds } from "./builds.ts";
import type { WorkerScope } from "./worker-scope.ts";

// Built separately to /sw.js (scripts/build/service-worker.mjs; decision 39).

const scope = globalThis as unknown as WorkerScope;

const { navigationPreload } = scope.registration;

// Firefox (153) aborts a navigation as soon as its preload fails, before the worker can answer it.
const preloads = navigationPreload !== undefined && !scope.navigator.userAgent.includes("Firefox/");

scope.addEventListener("install", (event) => {
  // Takes over at once: files of the previous build stay cached.
  event.waitUntil(keepBuild(caches).then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  const begin = async () => {
    for (const name of oldBuilds(await caches.keys())) await caches.delete(name);
    await (preloads ? navigationPreload.enable() : navigationPreload?.disable());
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

scope.addEventListener("fetch", (event) => {
  const ours = answerTo(event, scope.location.origin);
  const answer = ours ?? (preloads ? preloadedAnswer(event) : null);
  if (answer !== null) event.respondWith(answer);
});
