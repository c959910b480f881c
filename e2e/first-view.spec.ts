import type { Page } from "@playwright/test";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, cardOf } from "./goal.fixture.ts";
import { panelsRead, signInUnseen } from "./sign-in.fixture.ts";

const FIRST_CARDS = 12;

test("the document holds the first 12 cards, newest first, and its style; with scripts the rest follows, in few files and from here alone", async ({
  page,
  openBrowser,
}) => {
  await signInUnseen(page);
  const names = Array.from({ length: FIRST_CARDS + 3 }, (_, index) => `Goal ${index}, of many`);
  for (const description of names) await addGoal(page.request, { description });
  const newestFirst = names.toReversed();
  const [newest = ""] = newestFirst;
  const left = newestFirst.slice(FIRST_CARDS);
  const storageState = await page.context().storageState();
  const still = await (await openBrowser({ javaScriptEnabled: false, storageState })).newPage();

  await still.goto("/");
  await expect(still.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  const carried = still
    .getByRole("region", { name: "Your SMART Goals" })
    .getByRole("heading", { level: 3 });
  await expect(carried).toHaveText(newestFirst.slice(0, FIRST_CARDS));
  const card = cardOf(still, newest);
  await expect(card.getByText("0 of 10 people")).toBeVisible();
  await expect(card.getByText("In Progress")).toBeVisible();
  await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  // Not a word of the others in any form.
  const document = await still.content();
  expect(left.filter((name) => document.includes(name))).toEqual([]);
  await still.getByRole("link", { name: "Add Goal", exact: true }).click();
  await expect(
    still.getByRole("heading", { level: 1, name: "Create New SMART Goal" }),
  ).toBeVisible();
  await expect(still.getByRole("heading", { name: "Daily Habit Formation" })).toBeVisible();

  const kinds = new Map<string, number>();
  page.on("request", (request) => {
    const kind = request.resourceType();
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  });
  const late = [/\/assets\/after-first-view-/, /\/assets\/on-device-/];
  const come = late.map((file) => page.waitForResponse(file));
  await page.goto("/");
  await Promise.all(come);
  await panelsRead(page);
  for (const name of left) await expect(cardOf(page, name)).toBeVisible();
  expect(kinds.get("document")).toBe(1);
  expect(kinds.get("stylesheet")).toBeUndefined();
  expect(kinds.get("font")).toBe(1);
});

test.describe("a day is counted where the person lives", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("a dashboard comes to life there without a format of Intl; in browsers elsewhere the screens hydrate as they were rendered, and offer their zone", async ({
    page,
    openBrowser,
  }) => {
    await signInUnseen(page);
    const { description } = await addGoal(page.request);
    // The first one is slow on a phone.
    await page.addInitScript(() => {
      const asked = { times: 0 };
      const counting: ProxyHandler<typeof Intl> = {
        get: (target, key): unknown => {
          if (key === "DateTimeFormat") asked.times += 1;
          return Reflect.get(target, key);
        },
      };
      Object.assign(globalThis, { Intl: new Proxy(Intl, counting), asked });
    });
    await page.goto("/");
    const achievements = page.getByRole("region", { name: "Your Achievements" });
    await expect(achievements.getByText("3 badges not earned yet")).toBeVisible();
    expect(await page.evaluate("asked.times")).toBe(0);

    const storageState = await page.context().storageState();
    const paths = ["/add-goal", "/profile-setup", "/share-goal", "/coaching"];
    for (const [zone, before] of [
      ["America/Los_Angeles", paths],
      ["Australia/Adelaide", []],
    ] as const) {
      const there = await (await openBrowser({ timezoneId: zone, storageState })).newPage();
      // What React could not take over it says on the console, which the guard watches.
      for (const path of [...before, "/"]) {
        await there.goto(path);
        await expect(there.getByRole("heading", { level: 1 })).toBeVisible();
        await there.getByRole("link", { name: "Add Goal", exact: true }).focus();
      }
      await expect(cardOf(there, description)).toBeVisible();
      const offer = `Your browser is in ${zone}, your account in Pacific/Kiritimati.`;
      await expect(there.getByText(offer)).toBeVisible();
    }
  });
});

/** Holds a script or sheet back until it is let go, and then lets it fail where that is asked. */
async function held(page: Page, file: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  await page.route(file, async (route) => ((await promise) ? route.continue() : route.abort()));
  return resolve;
}

test("before a screen's script has come, presses and words are kept for it, and that it is slow is said", async ({
  page,
}) => {
  const login = "**/assets/login-page*.js";
  const signIn = page.getByRole("button", { name: "Sign in with LinkedIn" });
  const chooser = page.getByRole("heading", { name: "Who signs in?" });
  await test.step("a press", async () => {
    const letGo = await held(page, login);
    await page.goto("/login");
    await signIn.click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
    letGo(true);
    await expect(chooser).toBeVisible();
    await page.unroute(login);
  });
  await test.step("words", async () => {
    await signInUnseen(page);
    const letGo = await held(page, "**/assets/profile-setup-page*.js");
    await page.goto("/profile-setup");
    await page.getByLabel("Email").fill("ada");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    letGo(true);
    await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("ada");
  });
});

test("a document names the script of its own page; the style that few screens need is one file, in their documents alone, waited for by a navigation, and with a new document where that has not got it", async ({
  page,
  guard,
}) => {
  const sheets = page.locator('link[rel="stylesheet"]');
  const sheet = /\/assets\/rare-style-[\w-]+\.css$/;
  const seedData = page.getByRole("heading", { level: 1, name: "Seed Data" });
  const read = async (path: string) => (await page.request.get(path)).text();

  await test.step("documents", async () => {
    for (const [path, rare] of [
      ["/seed-data", 1],
      ["/coach-onboarding", 1],
      ["/login", 0],
    ] as const)
      expect((await read(path)).match(/rel="stylesheet"/g)?.length ?? 0, path).toBe(rare);
    await signInUnseen(page);
    for (const path of ["/profile-setup", "/account"])
      expect((await read(path)).match(/<link rel="modulepreload"[^>]*-page-[^>]*>/g), path).toEqual(
        [expect.stringContaining(`/assets${path}-page-`)],
      );
  });

  /** From a person's screen, by the router, to an address that none of their links leads to. */
  async function navigate(): Promise<void> {
    await page.goto("/share-goal");
    await expect(page.getByRole("heading", { name: "Share Goals" })).toBeVisible();
    await page.evaluate(() => history.pushState(null, "", "/seed-data"));
  }
  await test.step("a navigation", async () => {
    const letGo = await held(page, sheet);
    await navigate();
    await expect(page.getByText("Loading...")).toBeVisible();
    await expect(sheets).toHaveCount(1);
    await expect(seedData).toHaveCount(0);
    letGo(true);
    await expect(seedData).toBeVisible();
    await page.unroute(sheet);
  });
  await test.step("a navigation that does not get it", async () => {
    guard.expects("Failed to load resource: net::ERR_FAILED");
    await page.route(sheet, (route) => route.abort(), { times: 1 });
    const document = page.waitForRequest(
      (request) => request.resourceType() === "document" && request.url().endsWith("/seed-data"),
    );
    await navigate();
    await document;
    await expect(seedData).toBeVisible();
    const rules = () =>
      sheets.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length ?? 0);
    await expect.poll(rules).toBeGreaterThan(20);
  });
});
