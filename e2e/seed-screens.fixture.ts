import { expect } from "@playwright/test";
import { getEmailStats } from "#contract/email-stats.ts";
import { fails } from "./answers.fixture.ts";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

/** The developer's tool, and what seeded people, their coach and an admin see of the world that it makes. */
export const seedWalk: Walk = {
  name: "seeds",
  fresh: true,
  async walk({ page, guard, server, look }) {
    await page.goto("/seed-data");
    const crowd = page.getByLabel("Extra people");
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

    await page.goto("/circles");
    await expect(page.getByRole("link", { name: "The Monday table" })).toBeVisible();
    await look("circles");
    await page.getByRole("link", { name: "The Monday table" }).click();
    await expect(page.getByRole("region", { name: "Answers" })).toBeVisible();
    await look("circle");
    await page.getByRole("link", { name: "Previous week" }).click();
    await expect(page.getByRole("link", { name: "Next week" })).toBeVisible();
    await look("circle-earlier-week");

    await signInUnseen(page, "Priya Raman");
    await page.goto("/circles");
    await page.getByRole("link", { name: "The Monday table" }).click();
    await expect(page.getByText("Seen by Elena Petrova")).toBeVisible();
    await look("circle-member");

    await signInUnseen(page, "Leila Novak");
    await page.goto("/");
    await page.getByRole("button", { name: "I'm back" }).click();
    await expect(page.getByRole("checkbox")).toBeFocused();
    await look("return");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await look("dashboard-away");

    await signInUnseen(page, "Marcus Bell");
    await page.goto("/coaching");
    await expect(page.getByText("Finish the first-aid trainer course").first()).toBeVisible();
    await look("coaching-seeded");

    await page.goto("/coaching?group=person");
    await expect(page.getByRole("heading", { level: 2, name: "Daniel Osei" })).toBeVisible();
    await look("coaching-by-person");
    const waiting = page.getByRole("region", { name: /^Needs you/ });
    await waiting.getByRole("button", { name: "Nudge" }).first().click();
    await expect(waiting.getByLabel("Your note")).toBeFocused();
    await look("needs-you");
    await waiting.getByRole("link", { name: "Elena Petrova" }).click();
    await expect(page.getByRole("heading", { name: /Elena Petrova.*'s week/ })).toBeVisible();
    await look("person-week");
    await page.getByRole("link", { name: "Brief" }).click();
    await expect(page.getByRole("heading", { name: /^Brief: .*Elena Petrova/ })).toBeVisible();
    await look("brief");
    guard.tolerates(/^Failed to load resource: the server responded with a status of (404|500)/);
    await page.goto("/coaching/nobody/brief");
    await expect(page.getByText(/^You don't coach this person/)).toBeVisible();
    await look("brief-missing");

    await page.goto("about:blank");
    await signInAsAdmin(page, await newAdmin(server));
    const loop = page.getByRole("region", { name: "Check-ins" });
    await loop.getByRole("radio", { name: "52 weeks" }).check();
    await expect(loop.getByRole("img", { name: "Check-ins by week" })).toBeVisible();
    await page.getByRole("radio", { name: "365 days" }).check();
    await expect(page.getByRole("img", { name: /^Emails by / })).toBeVisible();
    for (const table of await page.getByText(/as a table$/).all()) await table.click();
    await expect(page.getByRole("region", { name: "Reports from circles" })).toBeVisible();
    await look("admin-seeded");
    await fails(page, getEmailStats.path);
    await page.getByRole("radio", { name: "90 days" }).check();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await look("admin-email-analytics-failed");
  },
};
