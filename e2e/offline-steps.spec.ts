import type { BrowserContext, Page, Route } from "@playwright/test";
import { readLedger } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import { expect, test } from "./cairn.fixture.ts";
import { called } from "./calls.fixture.ts";
import { addGoal, cardOf, heardFrom } from "./goal.fixture.ts";
import { enter, people, signInUnseen, takeTurns } from "./sign-in.fixture.ts";

const GOALS = 5;
/** By each of two browsers. */
const STEPS = 100;
/** How the names of presses begin that are written down until something keeps them. */
const PRESSES = "cairn_press/";
const measurable = { type: "Numeric", targetValue: "500", unit: "pages" };

/** Numbers from 0 to 1 that are the same in each run (Park and Miller). */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Cuts what leaves a browser: before it has arrived, or before its answer has; or lets it wait. */
async function cut(route: Route, random: () => number): Promise<void> {
  const lot = random();
  try {
    if (lot < 0.25) return await route.abort("connectionfailed");
    if (lot < 0.5) {
      await route.fetch();
      return await route.abort("connectionreset");
    }
    if (lot < 0.65) await new Promise((resolve) => setTimeout(resolve, 400 * random()));
    await route.continue();
  } catch {
    // Its tab was closed, or the server killed meanwhile: that is a cut too.
    await route.abort().catch(() => undefined);
  }
}

async function opened(context: BrowserContext, goals: readonly GoalCard[]): Promise<Page> {
  const page = await context.newPage();
  const lost: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.resourceType() === "script") lost.push(request.url());
  });
  // The server may be away for a moment: also between a document and its script, without which nothing comes to life.
  await expect(async () => {
    lost.length = 0;
    await page.goto("/");
    expect(lost).toEqual([]);
  }).toPass();
  for (const { description } of goals) await expect(cardOf(page, description)).toBeVisible();
  return page;
}

async function press(page: Page, { description }: GoalCard): Promise<void> {
  await cardOf(page, description)
    .getByRole("button", { name: `Add 1 to ${description}` })
    .click();
}

/** The first press on a page, which may not be alive yet: it is done once the card says so. */
async function pressFirst(page: Page, goal: GoalCard): Promise<void> {
  const said = await heardFrom(cardOf(page, goal.description));
  await press(page, goal);
  await expect.poll(said).not.toEqual([]);
}

/** How many steps a browser keeps, with the presses that are written down. */
function keptIn(page: Page): Promise<number> {
  return page.evaluate(async (named) => {
    const pressed = Object.keys(localStorage).filter((name) => name.startsWith(named)).length;
    // Opened before the app opens it, it would be made without its stores.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === "cairn");
    if (!isThere) return pressed;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("cairn");
      opening.addEventListener("error", () => reject(new Error("It cannot be read.")));
      opening.addEventListener("success", () => {
        const { result: device } = opening;
        const counting = device.transaction("steps").objectStore("steps").count();
        counting.addEventListener("success", () => {
          device.close();
          resolve(counting.result + pressed);
        });
      });
    });
  }, PRESSES);
}

async function ledgerOf({ request }: Page, { id }: GoalCard) {
  return (await called(request, readLedger, {}, { goalId: id })).entries;
}

test.describe("with lines that are cut at random", () => {
  test.use({ alone: true });

  test(
    "200 steps on 5 goals by two browsers, with tabs closed and the server killed, count once each",
    { tag: "@proof" },
    async ({ page: first, openBrowser, server, guard }) => {
      guard.tolerates(/net::ERR_|Failed to load resource/);
      await signInUnseen(first);
      const names = Array.from({ length: GOALS }, (_, at) => `Goal ${at}`);
      const goals: GoalCard[] = [];
      for (const description of names)
        goals.push(await addGoal(first.request, { description, measurable }));
      const presses = new Map(goals.map(({ id }) => [id, 0]));

      async function steps(context: BrowserContext, seed: number): Promise<Page> {
        const random = chance(seed);
        await context.route("**/api/goals/*/progress", (route) => cut(route, random));
        let page = await opened(context, goals);
        let isNew = true;
        for (let step = 0; step < STEPS; step += 1) {
          const goal = goals[Math.floor(random() * GOALS)]!;
          const { id } = goal;
          await (isNew ? pressFirst(page, goal) : press(page, goal));
          isNew = false;
          presses.set(id, (presses.get(id) ?? 0) + 1);
          if (seed === 1 && step === STEPS / 2) void server.kill().then(() => server.start());
          if (random() < 0.06) {
            await page.close();
            page = await opened(context, goals);
            isNew = true;
          }
        }
        await context.unroute("**/api/goals/*/progress");
        return page;
      }

      const second = await openBrowser();
      await enter(second.request, people.complete);
      const pages = await Promise.all([steps(first.context(), 1), steps(second, 2)]);
      for (const page of pages) await expect.poll(() => keptIn(page)).toBe(0);
      for (const goal of goals) {
        const count = presses.get(goal.id) ?? 0;
        const entries = await ledgerOf(first, goal);
        expect(entries.map(({ to }) => to)).toEqual(
          Array.from({ length: count }, (_, at) => at + 1),
        );
        for (const page of pages)
          await expect(cardOf(page, goal.description)).toContainText(`${count} of 500 pages`);
      }
      expect([...presses.values()].reduce((sum, count) => sum + count)).toBe(2 * STEPS);
    },
  );
});

const script = /\/on-device-[\w-]+\.js$/;

test("a press whose tab was closed before the script had come that keeps it counts once, with the next document", async ({
  page,
  context,
  guard,
}) => {
  guard.tolerates(/net::ERR_/);
  await signInUnseen(page);
  const goal = await addGoal(page.request, { description: "Closed at once", measurable });
  // It never comes.
  await context.route(script, () => undefined);
  await page.goto("/");
  await pressFirst(page, goal);
  await page.close();
  await context.unroute(script);
  const next = await context.newPage();
  expect(await ledgerOf(next, goal)).toEqual([]);
  await next.goto("/");
  await expect(cardOf(next, goal.description)).toContainText("1 of 500 pages");
  await expect.poll(async () => (await ledgerOf(next, goal)).length).toBe(1);
  await expect.poll(() => keptIn(next)).toBe(0);
  await next.reload();
  await expect(cardOf(next, goal.description)).toContainText("1 of 500 pages");
  expect(await ledgerOf(next, goal)).toHaveLength(1);
});

test("what somebody has logged offline is sent under nobody else's session, and under theirs once they are back", async ({
  page,
  context,
  guard,
}) => {
  guard.tolerates(/net::ERR_|status of 401/);
  await signInUnseen(page);
  const goal = await addGoal(page.request, { description: "Ada's alone", measurable });
  await page.goto("/");
  const card = cardOf(page, goal.description);
  await expect(card).toBeVisible();
  // What keeps steps comes after the first view.
  await page.waitForFunction(async () => (await indexedDB.databases()).length > 0);
  await context.setOffline(true);
  for (let steps = 0; steps < 3; steps += 1)
    await card.getByRole("button", { name: /^Add 1/ }).click();
  await expect(card).toContainText("3 of 500 pages");
  await expect(card.getByText("Waiting to be sent")).toBeVisible();

  // Ada's tab is closed; Grace signs in in the same browser.
  const hers = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await takeTurns(hers, guard, people.third);
  await hers.goto("/");
  await expect(hers.getByText("Welcome, Grace.")).toBeVisible();
  await expect(hers.getByText("Waiting to be sent")).toBeHidden();
  const own = await addGoal(hers.request, { description: "Grace's own", measurable });
  await cardOf(hers, own.description)
    .getByRole("button", { name: /^Add 1/ })
    .click();
  await expect(cardOf(hers, own.description).getByRole("status")).toHaveText("Progress Updated!");
  await expect.poll(() => keptIn(hers)).toBe(3);

  await takeTurns(hers, guard, people.complete);
  expect(await ledgerOf(hers, goal)).toEqual([]);
  await hers.goto("/");
  await expect(cardOf(hers, goal.description)).toContainText("3 of 500 pages");
  await expect.poll(() => keptIn(hers)).toBe(0);
  expect(await ledgerOf(hers, goal)).toHaveLength(3);
});
