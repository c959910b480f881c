import type { Page } from "@playwright/test";

/** Lets what is asked of a path fail, until it is unrouted. */
export async function fails(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: "{}" }));
}

/** Lets what is asked of a path wait for good. */
export async function hangs(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, () => new Promise(() => undefined));
}
