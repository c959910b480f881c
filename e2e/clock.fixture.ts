import type { Page } from "@playwright/test";

/** Lets this page's clock stand from its next document on: what shows for a few seconds stays to be looked at. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install({ time: Date.now() });
  await clock.pauseAt(Date.now() + 60_000);
}

/** Lets no timer of this page ring that is set to a second or more: a screen that leaves by itself stays to be scanned. */
export async function holdTimers(page: Page): Promise<void> {
  await page.addInitScript((longMs) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms = 0) =>
      ms < longMs ? setTimeout(run, ms) : 0) as typeof window.setTimeout;
  }, 1_000);
}
