import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, moveGoal } from "./goal.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

test.use({ alone: true });

/** Whether the second stands beside the first, on its right, and not below it. */
async function isBeside(first: Locator, second: Locator): Promise<boolean> {
  const [left, right] = [await first.boundingBox(), await second.boundingBox()];
  if (left === null || right === null) throw new Error("It is not drawn.");
  return right.x >= left.x + left.width && right.y < left.y + left.height;
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const dashboard = [
  ["Today", "This week"],
  ["Your Goal Progress", "Smart Insights"],
] as const;

for (const [width, height, beside] of [
  [390, 844, [false, false]],
  [768, 1024, [false, false]],
  [1280, 800, [true, false]],
  [1440, 900, [true, true]],
  [1920, 1080, [true, true]],
] as const)
  test(`at ${width} pixels the dashboard and a goal have as many columns as they have room for`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signInUnseen(page);
    const goal = await addGoal(page.request);
    await moveGoal(page.request, goal, { kind: "change", by: 1 });
    await page.goto("/");
    await expect(region(page, "This week").getByText(/^Active on/)).toBeVisible();
    const found = dashboard.map(([one, other]) => isBeside(region(page, one), region(page, other)));
    expect(await Promise.all(found)).toEqual(beside);
    expect(await overflows(page)).toBe(false);
    await page.goto(`/goals/${goal.id}`);
    const [progress, about] = [region(page, "Progress"), region(page, "About this goal")];
    await expect(progress.getByText("The way so far")).toBeVisible();
    expect(await isBeside(progress, about)).toBe(width >= 1280);
    expect(await isBeside(region(page, "Timeline"), about)).toBe(width >= 1280);
    expect(await overflows(page)).toBe(false);
  });
