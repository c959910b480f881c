import type { Page } from "@playwright/test";
import { readGoal } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import { expect } from "./cairn.fixture.ts";
import { called } from "./calls.fixture.ts";
import { addGoal, cardOf, ownName } from "./goal.fixture.ts";
import { test } from "./release.fixture.ts";
import { signIn } from "./sign-in.fixture.ts";
import { installed, workerOf } from "./worker.fixture.ts";

const measurable = { type: "Numeric", targetValue: "500", unit: "pages" };

async function valueOf({ request }: Page, { id }: GoalCard) {
  return (await called(request, readGoal, {}, { goalId: id })).goal.measurable.currentValue;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const signOut = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Follows the link of a screen whose script the tab has not loaded yet, and finds it as its own build has it. */
async function followed(page: Page, title: string, out: string): Promise<void> {
  await page.getByRole("link", { name: "Email Settings" }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(signOut(page, out)).toBeVisible();
}

test(
  "a release, and the way back from it: open tabs go on with their own build, the next document is the other's, and so is the one without a server",
  { tag: "@proof" },
  async ({ openBrowser, release, guard }) => {
    guard.tolerates(/net::ERR_|Failed to load resource/);
    const context = await openBrowser({ serviceWorkers: "allow" });
    const page = await installed(context);
    const goal = await addGoal(page.request, { description: ownName("Read"), measurable });
    const open = async () => {
      const tab = await context.newPage();
      await tab.goto("/");
      await expect(cardOf(tab, goal.description)).toBeVisible();
      return tab;
    };
    const first = await open();
    const second = await open();

    await release.looked();
    await release.run("later");
    await followed(first, "Email Settings", "Sign Out");
    await second.getByRole("button", { name: `Add 1 to ${goal.description}` }).click();
    await expect.poll(() => valueOf(page, goal)).toBe(1);

    await page.goto("/");
    await expect(signOut(page, "Sign Out (later)")).toBeVisible();
    await workerOf(page, "You're offline (later)");
    // The worker of the later build answers a tab of the one before.
    await followed(second, "Email Settings", "Sign Out");
    await page.goto("/");
    const third = await open();
    await release.stop();
    await page.goto("/account");
    await expect(heading(page, "You're offline (later)")).toBeVisible();
    await release.run("later");
    await expect(page).toHaveURL("/account");
    await expect(signOut(page, "Sign Out (later)")).toBeVisible();

    await release.looked();
    await release.run("present");
    await page.goto("/");
    await expect(signOut(page, "Sign Out")).toBeVisible();
    await workerOf(page, "You're offline");
    await followed(third, "Email Settings (later)", "Sign Out (later)");
    await release.stop();
    await page.goto("/account");
    await expect(heading(page, "You're offline")).toBeVisible();
  },
);

test(
  "while servers of two builds answer at one address, every document comes to life, with a worker and without",
  { tag: "@proof" },
  async ({ openBrowser, release, guard }) => {
    const withWorker = await installed(await openBrowser({ serviceWorkers: "allow" }));
    guard.tolerates(/net::ERR_|Failed to load resource: net/);
    const without = await (await openBrowser()).newPage();
    await signIn(without);
    await release.runBoth();
    const titles = new Set<string>();
    for (const page of [withWorker, without])
      for (let time = 0; time < 6; time += 1) {
        await page.goto("/");
        await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
        await page.getByRole("link", { name: "Email Settings" }).click();
        await expect(heading(page, /^Email Settings/)).toBeVisible();
        titles.add(await page.getByRole("heading", { level: 1 }).innerText());
        expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
      }
    expect([...titles].toSorted()).toEqual(["Email Settings", "Email Settings (later)"]);
    await release.run("later");
    await withWorker.goto("/");
    await workerOf(withWorker, "You're offline (later)");
  },
);

test(
  "a network's page for everything leaves the worker, a release without one takes it away",
  { tag: "@proof" },
  async ({ openBrowser, release, guard }) => {
    guard.tolerates(/net::ERR_|status of 404|bad HTTP response code \(404\)/);
    const page = await installed(await openBrowser({ serviceWorkers: "allow" }));
    const left = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration !== undefined, (await caches.keys()).length];
      });
    // Once the document has come with its files.
    release.hide(/^\/(?!assets\/|$)/);
    const answer = page.waitForResponse(
      (one) => one.request().method() === "HEAD" && one.url().endsWith("/sw.js"),
    );
    await page.goto("/");
    expect((await answer).status()).toBe(404);
    await release.stop();
    await page.goto("/");
    await expect(heading(page, "You're offline")).toBeVisible();
    expect(await left()).toEqual([true, 1]);

    release.hide(/^\/sw\.js$/);
    await release.run("present");
    await expect(heading(page, "Dashboard")).toBeVisible();
    await expect.poll(left).toEqual([false, 0]);
  },
);
