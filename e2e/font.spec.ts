import type { Page } from "@playwright/test";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { panelsRead, people, signInUnseen } from "./sign-in.fixture.ts";

// Where another journey has left a word of W alone, its lines break elsewhere in a face that is as wide on average.
test.use({ alone: true });

test("nothing moves when the font comes after the first view", async ({ page }) => {
  await signInUnseen(page);
  // No word of them stands at the very end of a line, where a hundredth more would break it.
  for (const description of ["Walk before work", "Lead the migration of the billing team"])
    await addGoal(page.request, { description });
  // Cards out of sight are laid out when they please.
  await page.setViewportSize({ width: 1280, height: 6000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/literata-latin-*.woff2", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await panelsRead(page);
  const arrived = () => page.evaluate(() => document.fonts.check("500 20px Literata"));
  expect(await arrived()).toBe(false);
  const before = await headings(page);
  await page.evaluate(() => {
    const sum = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        sum.shifted += (shift as { value?: number }).value ?? 1;
    }).observe({ type: "layout-shift" });
  });
  resolve();
  await expect.poll(arrived).toBe(true);
  const after = await headings(page);
  expect(after.length).toBeGreaterThan(8);
  expect(after.map(({ words }) => words)).toEqual(before.map(({ words }) => words));
  const moved = after.filter(({ at }, index) =>
    at.some((edge, side) => Math.abs(edge - (before[index]?.at[side] ?? NaN)) > 1),
  );
  expect(moved).toEqual([]);
  // A word in the middle of a ring begins elsewhere where it is a little wider.
  expect(await page.evaluate("shifted")).toBeLessThan(0.0001);
});

test("letters beyond western Europe's bring a second file of the font, others do not", async ({
  page,
}) => {
  await signInUnseen(page, people.withoutEmail);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") asked.push(new URL(request.url()).pathname);
  });
  const open = async (description: string) => {
    // The dashboard would draw it as soon as it is there.
    await page.goto("about:blank");
    await addGoal(page.request, { description });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: description })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    return asked.splice(0).map((path) => path.replace(/-[\w-]{8}\.woff2$/, ""));
  };
  expect(await open("Read “Été”: 2 × 30 – a señor’s œuvre")).toEqual(["/assets/literata-latin"]);
  expect(await open("Read Antonín Dvořák's letters")).toEqual([
    "/assets/literata-latin",
    "/assets/literata-latin-ext",
  ]);
});

/** Where each heading stands, and its words in it, from above. */
function headings(page: Page) {
  return page.locator(":is(h1, h2, h3, dd)").evaluateAll((all) =>
    all.map((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      const edges = [heading, words].map((box) => box.getBoundingClientRect());
      const at = edges.flatMap(({ top, height }) => [top, height]);
      return { words: heading.textContent, at };
    }),
  );
}
