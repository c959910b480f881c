import type { Page } from "@playwright/test";
import { readGoal } from "#contract/goals.ts";
import { goalPath, OFFLINE_PATH } from "#contract/routes.ts";
import type { GoalCard } from "#domain/goal.ts";
import { expectAccessible } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { called } from "./calls.fixture.ts";
import { addGoal, ownName } from "./goal.fixture.ts";
import { installed } from "./worker.fixture.ts";

const measurable = { type: "Numeric", targetValue: "500", unit: "pages" };

async function valueOf({ request }: Page, { id }: GoalCard) {
  return (await called(request, readGoal, {}, { goalId: id })).goal.measurable.currentValue;
}

test.describe("without a server", () => {
  test.use({ alone: true });

  test("it is said within two seconds, the app opens, goals that are kept are read and stepped, and the screen that was asked for comes back", async ({
    openBrowser,
    server,
    guard,
  }) => {
    guard.tolerates(/net::ERR_|Failed to load resource/);
    const page = await installed(await openBrowser({ serviceWorkers: "allow" }));
    const goal = await addGoal(page.request, { description: ownName("Read"), measurable });
    await page.goto("/account");
    const keep = page.getByRole("switch", { name: "Keep my goals on this device" });
    await expect(keep).not.toBeChecked();
    await keep.click();
    await expect(keep).toBeChecked();
    await expect(page.getByText("Last updated just now.")).toBeVisible();

    await server.stop();
    await expect(page.getByText(/^You're offline\. Progress you log/)).toBeVisible();

    // A screen whose script this tab has not loaded yet, as after a release.
    await page.getByRole("link", { name: "Email Settings" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Email Settings" })).toBeVisible();

    await page.goto(goalPath(goal.id));
    await expect(page.getByRole("heading", { level: 1, name: "You're offline" })).toBeVisible();
    const kept = page.getByRole("listitem", { name: goal.description });
    await kept.getByRole("button", { name: `Add 1 to ${goal.description}` }).click();
    await expect(kept.getByText("Waiting to be sent")).toBeVisible();
    await expect(kept).toContainText("1 of 500 pages");
    const waiting = page.getByRole("region", { name: "Waiting to be sent" });
    await expect(waiting.getByRole("listitem")).toHaveCount(1);
    await expectAccessible(page, "offline");

    // In another tab, of another document.
    const other = await page.context().newPage();
    await other.goto("/coaching");
    await expect(other.getByRole("region", { name: "Waiting to be sent" })).toBeVisible();
    await other.getByRole("button", { name: "Try again" }).click();
    await expect(other.getByText("Still offline. Cairn keeps trying.")).toBeVisible();

    await server.start();
    await expect(page).toHaveURL(goalPath(goal.id));
    await expect(page.getByText("1 of 500 pages").first()).toBeVisible();
    await expect(other).toHaveURL("/coaching");
    await expect.poll(() => valueOf(page, goal)).toBe(1);
    await expect(page.getByText("Waiting to be sent")).toBeHidden();

    // What is kept is of nobody.
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys();
      const opened = await Promise.all(names.map((name) => caches.open(name)));
      const asked = await Promise.all(opened.map((cache) => cache.keys()));
      return asked.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(addresses.filter((path) => !path.startsWith("/assets/"))).toEqual([OFFLINE_PATH]);
  });
});
