import { expect, type BrowserContext, type Page } from "@playwright/test";
import { OFFLINE_PATH } from "#contract/routes.ts";
import { signIn } from "./sign-in.fixture.ts";

/** A browser with the app's worker, which has all that it needs without a server. */
export async function installed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await signIn(page);
  await workerOf(page, "You're offline");
  return page;
}

/** Waits until the worker whose document without a server has this heading answers all that this browser asks for. */
export async function workerOf(page: Page, heading: string): Promise<void> {
  const present = () =>
    page.evaluate(async (address) => {
      const { active, waiting, installing } = await navigator.serviceWorker.ready;
      const settled = active?.state === "activated" && !waiting && !installing;
      const kept = [];
      for (const cacheName of await caches.keys())
        kept.push(await (await caches.match(address, { cacheName }))?.text());
      const document = new DOMParser().parseFromString(kept.at(-1) ?? "", "text/html");
      const title = document.querySelector("h1")?.textContent;
      return settled && navigator.serviceWorker.controller === active ? title : null;
    }, OFFLINE_PATH);
  await expect.poll(present).toBe(heading);
}
