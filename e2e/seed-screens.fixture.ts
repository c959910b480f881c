import { expect, type Page } from "@playwright/test";
import type { Shown } from "./screens.fixture.ts";
import { seed } from "./seed.fixture.ts";
import { signIn } from "./sign-in.fixture.ts";

async function signedIn(page: Page, name: string): Promise<void> {
  await seed(page);
  await signIn(page, name);
}

/** The developer's tool, and what a seeded person sees of each screen. */
export const seedScreens: readonly Shown[] = [
  {
    name: "seed-data",
    fresh: true,
    async show(page) {
      await page.goto("/seed-data");
      await page.getByLabel("Crowd").fill("501");
      await page.getByRole("button", { name: "Seed Data" }).click();
      await expect(page.getByText("Please enter a whole number from 0 to 500.")).toBeVisible();
    },
  },
  { name: "seed-data-seeded", fresh: true, show: seed },
  {
    name: "seeded-people",
    fresh: true,
    async show(page) {
      await seed(page);
      await page.goto("/login");
      await page.getByRole("button", { name: "Sign in with LinkedIn" }).click();
      await expect(page.getByRole("button", { name: "Elena Petrova" })).toBeVisible();
    },
  },
  {
    name: "dashboard-seeded",
    fresh: true,
    async show(page) {
      await signedIn(page, "Elena Petrova");
      await expect(page.getByRole("heading", { name: "Your Achievements" })).toBeVisible();
      await expect(page.getByText("Consistency Champion").first()).toBeVisible();
    },
  },
  {
    name: "coaching-seeded",
    fresh: true,
    async show(page) {
      await signedIn(page, "Marcus Bell");
      await page.goto("/coaching");
      await expect(page.getByText("Finish the first-aid trainer course").first()).toBeVisible();
    },
  },
];
