import { expect } from "@playwright/test";
import type { Walk } from "./screens.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

/** The developer's tool, and what a seeded person sees of each screen. */
export const seedWalk: Walk = {
  name: "seeds",
  fresh: true,
  async walk({ page, look }) {
    await page.goto("/seed-data");
    const crowd = page.getByLabel("Crowd");
    const before = await crowd.inputValue();
    const seed = page.getByRole("button", { name: "Seed Data" });
    await crowd.fill("501");
    await seed.click();
    await expect(page.getByText("Please enter a whole number from 0 to 500.")).toBeVisible();
    await look("seed-data");

    await crowd.fill(before);
    await seed.click();
    await expect(page.getByText(/^Seeded: /)).toBeVisible();
    await look("seed-data-seeded");

    await page.goto("/login");
    await page.getByRole("button", { name: "Sign in with LinkedIn" }).click();
    await expect(page.getByRole("button", { name: "Elena Petrova" })).toBeVisible();
    await look("seeded-people");

    await signInUnseen(page, "Elena Petrova");
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Your Achievements" })).toBeVisible();
    await expect(page.getByText("Consistency Champion").first()).toBeVisible();
    await look("dashboard-seeded");

    await signInUnseen(page, "Marcus Bell");
    await page.goto("/coaching");
    await expect(page.getByText("Finish the first-aid trainer course").first()).toBeVisible();
    await look("coaching-seeded");
  },
};
