import type { Page } from "@playwright/test";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, cardOf, ownName } from "./goal.fixture.ts";
import { endElsewhere, panelsRead, people, signInUnseen } from "./sign-in.fixture.ts";

const FIRST_CARDS = 12;

test("without JavaScript the document holds the first 12 cards, newest first; with it the rest follows", async ({
  page,
  openBrowser,
}) => {
  await signInUnseen(page, people.withoutEmail);
  const names = Array.from({ length: FIRST_CARDS + 3 }, (_, index) => ownName(`Goal ${index}`));
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

  await page.goto("/");
  for (const name of left) await expect(cardOf(page, name)).toBeVisible();
});

test.describe("a day is counted where the person lives", () => {
  test.use({ timezoneId: "Pacific/Kiritimati", alone: true });

  test("in browsers elsewhere the screens hydrate as they were rendered, and offer their zone", async ({
    page,
    openBrowser,
  }) => {
    await signInUnseen(page);
    const { description } = await addGoal(page.request);
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
      const offer = `Your browser is in ${zone}; your days are counted in Pacific/Kiritimati.`;
      await expect(there.getByText(offer)).toBeVisible();
    }
  });
});

test("a press before the script has come to life is kept for it", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/login-page*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with LinkedIn" }).click();
  await expect(page).toHaveURL("/login");
  resolve();
  await expect(page.getByRole("heading", { name: "Who signs in?" })).toBeVisible();
});

test("words typed before the script has come to life are kept for it, and sent by a press", async ({
  page,
}) => {
  await signInUnseen(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/profile-setup-page*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/profile-setup");
  await page.getByLabel("Email").fill("ada");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  resolve();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("ada");
});

test("while the document's own script is slow that is said, and where it fails there is Retry", async ({
  page,
  guard,
}) => {
  guard.tolerates(/ERR_FAILED/);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/login-page*.js", async (route) => {
    await promise;
    await route.abort();
  });
  await page.goto("/login");
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  resolve();
  await expect(page.getByText("This screen could not be loaded.")).toBeVisible();
  await page.unroute("**/assets/login-page*.js");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("This screen could not be loaded.")).toBeHidden();
  await page.getByRole("button", { name: "Sign in with LinkedIn" }).click();
  await expect(page.getByRole("heading", { name: "Who signs in?" })).toBeVisible();
});

test("offline a link says so and the screen stays; back online Retry leads on", async ({
  page,
  guard,
}) => {
  guard.tolerates(/ERR_INTERNET_DISCONNECTED/);
  await signInUnseen(page);
  await page.goto("/add-goal");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Coaching", exact: true }).click();
  const news = page.getByText("You are offline. This screen could not be loaded.");
  await expect(news).toBeVisible();
  await expect(page.getByRole("heading", { name: "Create New SMART Goal" })).toBeVisible();
  // Nothing is covered by the news.
  await page.getByRole("link", { name: "Account", exact: true }).click({ trial: true });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(news).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Coaching" })).toBeVisible();
});

test("offline the sign-in of an ended session says so; back online another press leads on", async ({
  page,
  guard,
}) => {
  guard.tolerates(/ERR_INTERNET_DISCONNECTED/);
  await signInUnseen(page);
  await page.goto("/email-preferences");
  await endElsewhere(page, guard);
  const signIn = page.getByRole("link", { name: "Sign in" });
  await expect(signIn).toBeVisible();
  await page.context().setOffline(true);
  await signIn.press("Enter");
  await expect(page.getByText("You are offline. This screen could not be loaded.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Email Settings" })).toBeVisible();
  await page.context().setOffline(false);
  await signIn.press("Enter");
  await expect(page.getByRole("button", { name: "Sign in with LinkedIn" })).toBeVisible();
});

test("a document names the script of its own page, so that it is loaded beside the first", async ({
  page,
}) => {
  const named = async (path: string) => {
    const document = await (await page.request.get(path)).text();
    return document.match(/<link rel="modulepreload"[^>]*-page-[^>]*>/g);
  };
  const only = (chunk: string) => [expect.stringContaining(`/assets/${chunk}-`)];
  expect(await named("/login")).toEqual(only("login-page"));
  await signInUnseen(page);
  for (const [path, chunk] of [
    ["/", "dashboard-page"],
    ["/account", "account-page"],
    ["/profile-setup", "profile-setup-page"],
  ] as const)
    expect(await named(path), path).toEqual(only(chunk));
});

test("styles, data and markup come in one document, the font beside it; scripts from here alone", async ({
  page,
}) => {
  const kinds = new Map<string, number>();
  await signInUnseen(page);
  await addGoal(page.request);
  page.on("request", (request) => {
    const kind = request.resourceType();
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  });
  const late = [/\/assets\/after-first-view-/, /\/assets\/on-device-/];
  const come = late.map((file) => page.waitForResponse(file));
  await page.goto("/");
  await Promise.all(come);
  await panelsRead(page);
  expect(kinds.get("document")).toBe(1);
  expect(kinds.get("stylesheet")).toBeUndefined();
  expect(kinds.get("font")).toBe(1);
});

test.describe("the style that few screens need", () => {
  const sheets = (page: Page) => page.locator('link[rel="stylesheet"]');
  const sheet = /\/assets\/rare-style-[\w-]+\.css$/;

  /** Holds the sheet back until it is let go. */
  async function held(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(sheet, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  /** From a person's screen, by the router, to an address that none of their links leads to. */
  async function navigate(page: Page, path: string): Promise<void> {
    await signInUnseen(page);
    await page.goto("/share-goal");
    // Who has no goals is led there by the page, too.
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "Add Goal", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Create New SMART Goal" })).toBeVisible();
    await page.evaluate((to) => history.pushState(null, "", to), path);
  }

  test("stands in one file that their documents name, and in no document of anybody else", async ({
    page,
    server,
  }) => {
    await signInAsAdmin(page, await newAdmin(server));
    const read = async (path: string) => (await page.request.get(path)).text();
    const named = async (path: string) =>
      /<link rel="stylesheet" href="([^"]+)">/.exec(await read(path))?.[1] ?? "";
    const href = await named("/seed-data");
    for (const path of [
      "/admin",
      "/admin/users",
      "/admin/announcements",
      "/coach-onboarding",
      "/email-preferences",
    ])
      expect(await named(path), path).toBe(href);
    const classes = new Set((await read(href)).match(/\.[a-z][\w-]*__[\w-]+/g));
    expect(classes.size).toBeGreaterThan(20);
    for (const path of ["/login", "/admin/login"]) {
      const document = await read(path);
      expect(document).not.toContain('rel="stylesheet"');
      expect([...classes].filter((name) => document.includes(name))).toEqual([]);
    }
  });

  test("is there before their first document is painted", async ({ page }) => {
    const letGo = await held(page);
    await page.goto("/seed-data", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    letGo();
    const painted = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const file = performance
        .getEntriesByType("resource")
        .find(({ name }) => name.endsWith(".css"));
      return paint && file && { paint: paint.startTime, sheet: file.startTime + file.duration };
    });
    const at = await painted.jsonValue();
    expect(at?.paint).toBeGreaterThan(at?.sheet ?? Number.NaN);
  });

  test("is waited for by a navigation, too", async ({ page }) => {
    const letGo = await held(page);
    await navigate(page, "/seed-data");
    await expect(page.getByText("Loading...")).toBeVisible();
    await expect(sheets(page)).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1, name: "Seed Data" })).toHaveCount(0);
    letGo();
    await expect(page.getByRole("heading", { level: 1, name: "Seed Data" })).toBeVisible();
    await expect(sheets(page)).toHaveCount(1);
  });

  test("comes with a new document where a navigation has not got it", async ({ page, guard }) => {
    guard.expects("Failed to load resource: net::ERR_FAILED");
    await page.route(sheet, (route) => route.abort(), { times: 1 });
    const document = page.waitForRequest(
      (request) => request.resourceType() === "document" && request.url().endsWith("/seed-data"),
    );
    await navigate(page, "/seed-data");
    await document;
    await expect(page.getByRole("heading", { level: 1, name: "Seed Data" })).toBeVisible();
    const rules = () =>
      sheets(page).evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length ?? 0);
    await expect.poll(rules).toBeGreaterThan(20);
  });
});
