import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, cardOf, dayFromToday, moveGoal, pressInRow, unfoldNote } from "./goal.fixture.ts";
import { panelsRead, people, signInUnseen } from "./sign-in.fixture.ts";

const LONG_NAME = "Lead the migration of the billing team to the new platform";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function boxOf(drawn: Locator) {
  const box = await drawn.boundingBox();
  if (box === null) throw new Error("It is not drawn.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether the second stands beside the first, on its right, and not below it. */
async function isBeside(first: Locator, second: Locator): Promise<boolean> {
  const [left, right] = [await boxOf(first), await boxOf(second)];
  return right.x >= left.right && right.y < left.bottom;
}

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Goals with long names, as people write them, each moved once: one overdue, the others in days to come. */
async function addGoals(page: Page, from: number, to: number) {
  const goals = [];
  for (let at = from; at < to; at += 1) {
    const draft = { description: `${at}. ${LONG_NAME}`, dueDate: dayFromToday(at - 1) };
    const goal = await addGoal(page.request, draft);
    goals.push(await moveGoal(page.request, goal, { kind: "change", by: 1 }));
  }
  return goals;
}

/** The greeting above, and the first two rows of Today whole in the first window. */
async function beginsWithToday(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (const at of [0, 1]) {
    const row = region(page, "Today").getByRole("listitem").nth(at);
    const button = await boxOf(row.getByRole("button").last());
    expect(Math.max((await boxOf(row)).bottom, button.bottom)).toBeLessThanOrEqual(height);
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  }
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  expect((await boxOf(page.getByText("Welcome, "))).y).toBeLessThan(title.bottom);
}

test(
  "dashboard and goal have as many columns as they have room for, and begin with Today, whole",
  { tag: "@proof" },
  async ({ page }) => {
    await signInUnseen(page);
    const [goal] = await addGoals(page, 0, 3);
    for (const [width, height, beside] of [
      [390, 844, [false, false]],
      [768, 1024, [false, false]],
      [1280, 800, [true, true]],
      [1440, 900, [true, true]],
      [1920, 1080, [true, true]],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await expect(region(page, "This week").getByText(/^Active /)).toBeVisible();
      await panelsRead(page);
      const found = [
        await isBeside(region(page, "Today"), region(page, "This week")),
        await isBeside(region(page, "Category Progress"), region(page, "Recent Check-ins")),
      ];
      expect(found, `${width}`).toEqual(beside);
      expect(await overflows(page)).toBe(false);
      await beginsWithToday(page);
      await page.goto(`/goals/${goal?.id}`);
      const [progress, about] = [region(page, "Progress"), region(page, "About this goal")];
      await expect(about.getByText("Progress over time")).toBeVisible();
      expect(await isBeside(progress, about)).toBe(width >= 1280);
      expect(await isBeside(region(page, "Timeline"), about)).toBe(width >= 1280);
      expect(await overflows(page)).toBe(false);
    }
    // More than the document carries.
    await addGoals(page, 3, 14);
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto("/");
      await beginsWithToday(page);
    }
  },
);

test("on a phone a step and its Undo move nothing, and the modal needs no scrolling, whatever the measure", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInUnseen(page);
  await addGoals(page, 0, 3);
  const measures = [
    ["Numeric", "12"],
    ["DailyStreak", "21"],
    ["Boolean", ""],
    ["Date", dayFromToday(20)],
  ] as const;
  for (const [type, targetValue] of measures) {
    const unit = type === "Numeric" ? "interviews with customers" : "";
    const description = `${type}: ${LONG_NAME}`;
    await addGoal(page.request, { description, measurable: { type, targetValue, unit } });
  }
  await page.goto("/");
  const row = region(page, "Today").getByRole("listitem").first();
  const before = await row.boundingBox();
  await row.getByRole("button", { name: /^\+1/ }).click();
  await expect(row.getByRole("button", { name: /^Undo/ })).toBeVisible();
  await expect(row.getByText("Progress Updated!")).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
  await expect(row.getByText("Progress Updated!")).toBeHidden();
  await expect(row.getByRole("button", { name: /^Undo/ })).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);

  for (const [type] of measures) {
    const card = cardOf(page, `${type}: ${LONG_NAME}`);
    await pressInRow(card, "Update Progress");
    const dialog = page.getByRole("dialog", { name: "Update Progress" });
    await dialog.getByText("Add a note or an earlier date").click();
    const scrolls = await dialog.evaluate((element) => element.scrollHeight > element.clientHeight);
    expect(scrolls, type).toBe(false);
    await expect(dialog.getByRole("button", { name: "Save", exact: true })).toBeInViewport();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
  }
});

test("on paper stand words and figures in ink on white, and nothing that is pressed (product 2.19)", async ({
  page,
}) => {
  await signInUnseen(page);
  const draft = { description: "Walk before work, on paper", dueDate: dayFromToday(4) };
  const goal = await addGoal(page.request, draft);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/");
  await panelsRead(page);
  const card = cardOf(page, goal.description);
  await expect(card.getByRole("heading", { name: goal.description })).toBeVisible();
  await expect(card.getByText("0 of 10 people")).toBeVisible();
  await expect(region(page, "Your Goal Progress")).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(card).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(card).toHaveCSS("content-visibility", "visible");
  // A term that explains itself is a word all the same.
  await expect(page.getByRole("button").filter({ visible: true })).toHaveText(["Need Attention"]);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("combobox")).toBeHidden();
  // And so is a goal's name, which leads to its page.
  const links = page.locator("a:not([href^='/goals/'])");
  await expect(links.filter({ visible: true })).toHaveText(["Cairn"]);

  await moveGoal(page.request, goal, { kind: "change", by: 3 });
  await page.emulateMedia({ media: null });
  await page.goto(`/goals/${goal.id}`);
  const seen = (role: "radio" | "textbox" | "button") =>
    page.getByRole(role).filter({ visible: true });
  await unfoldNote(page);
  await expect(seen("textbox")).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  for (const words of [
    "3 of 10 people",
    "+3 people, now 3",
    "Goal details",
    "Half an hour every Tuesday.",
  ])
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(region(page, "Progress over time")).toBeVisible();
  // Its day is printed in its place.
  const today = region(page, "Timeline").getByText("Today", { exact: true });
  await expect(today).toHaveCSS("font-size", "0px");
  for (const role of ["radio", "textbox", "button"] as const)
    await expect(seen(role)).toHaveCount(0);
});

test("nothing moves when the font comes after the first view; letters beyond western Europe's alone bring a second file of it", async ({
  page,
}) => {
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

  await signInUnseen(page, people.another);
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
