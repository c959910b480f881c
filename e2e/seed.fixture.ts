import { expect, type Page } from "@playwright/test";

/** Seeds by the screen, without signing in, and waits until the world is there. */
export async function seed(page: Page): Promise<void> {
  await page.goto("/seed-data");
  await page.getByRole("button", { name: "Seed Data" }).click();
  await expect(page.getByText(/^Seeded: /)).toBeVisible();
}
