import type { Page } from "@playwright/test";

/** Lets this page's clock stand from its next document on: what shows for a few seconds stays to be looked at. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.install({ time: Date.now() });
  await clock.pauseAt(Date.now() + 60_000);
}
