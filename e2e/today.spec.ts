import type { Page } from "@playwright/test";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, dayFromToday, moveGoal, ownName } from "./goal.fixture.ts";
import { keyboard, mouse } from "./hands.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

test.use({ alone: true });

/** Goals with long names, as people write them, each moved once: one overdue, the others in days to come. */
async function addGoals(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const goal = await addGoal(page.request, {
      description: `${at}. Lead the migration of the billing team to the new platform`,
      dueDate: dayFromToday(at - 1),
    });
    await moveGoal(page.request, goal, { kind: "change", by: 1 });
  }
}

async function isWhole(page: Page, row: number): Promise<void> {
  const today = page.getByRole("region", { name: "Today" });
  const box = await today.getByRole("listitem").nth(row).boundingBox();
  const button = await today.getByRole("listitem").nth(row).getByRole("button").boundingBox();
  const window = page.viewportSize();
  if (box === null || button === null || window === null) throw new Error("It is not drawn.");
  expect(box.y + box.height).toBeLessThanOrEqual(window.height);
  expect(button.y + button.height).toBeLessThanOrEqual(window.height);
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
}

for (const count of [3, 8, 40])
  test(`of ${count} goals the first two rows of Today are whole in the first window`, async ({
    page,
  }) => {
    await signInUnseen(page);
    await addGoals(page, count);
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto("/");
      await isWhole(page, 0);
      await isWhole(page, 1);
      const headings = await page.getByRole("heading", { level: 1 }).boundingBox();
      const greeting = await page.getByText("Welcome back").boundingBox();
      expect(greeting?.y).toBeLessThan((headings?.y ?? 0) + (headings?.height ?? 0));
    }
  });

for (const [what, handsOf] of [
  ["the mouse", mouse],
  ["the keyboard alone", keyboard],
] as const)
  test(`by ${what} a step takes one press from the opened address; its goal's page tells of it, and moves it on`, async ({
    page,
  }) => {
    const hands = handsOf(page);
    await signInUnseen(page);
    const description = ownName("Walk before work");
    await addGoal(page.request, { description });
    await page.goto("/");
    const today = page.getByRole("region", { name: "Today" });
    await hands.press(today.getByRole("button", { name: `+1, ${description}` }));
    await expect(today.getByText("Progress Updated!")).toBeVisible();
    await hands.press(today.getByRole("link", { name: description }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(description);
    await expect(page.getByText("0 to 1 people")).toBeVisible();

    await hands.choose(page.getByRole("radio", { name: "Set Value" }));
    await hands.type(page.getByLabel("New value (people)"), "4");
    await hands.press(page.getByRole("button", { name: "Save", exact: true }));
    await expect(page.getByText("1 to 4 people")).toBeVisible();
    await hands.type(page.getByLabel("How is it going?"), "Four of ten.");
    await hands.press(page.getByRole("button", { name: "Save note" }));
    const timeline = page.getByRole("region", { name: "Timeline" });
    await expect(timeline.getByText("Four of ten.")).toBeVisible();
    await hands.choose(timeline.getByRole("radio", { name: "Progress" }));
    await expect(timeline.getByText("Four of ten.")).toBeHidden();
    await expect(timeline.getByText("1 to 4 people")).toBeVisible();

    await page.goBack();
    await expect(today.getByRole("link", { name: description })).toBeVisible();
  });

test("a step and its Undo move nothing on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInUnseen(page);
  await addGoals(page, 3);
  await page.goto("/");
  const row = page.getByRole("region", { name: "Today" }).getByRole("listitem").first();
  const before = await row.boundingBox();
  await row.getByRole("button", { name: /^\+1/ }).click();
  await expect(row.getByRole("button", { name: /^Undo/ })).toBeVisible();
  await expect(row.getByText("Progress Updated!")).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
  await expect(row.getByText("Progress Updated!")).toBeHidden();
  await expect(row.getByRole("button", { name: /^Undo/ })).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
});

test("the modal needs no scrolling on a phone, whatever the measure", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInUnseen(page);
  for (const [type, targetValue] of [
    ["Numeric", "12"],
    ["DailyStreak", "21"],
    ["Boolean", ""],
    ["Date", dayFromToday(20)],
  ] as const) {
    const description = ownName("Lead the migration of the billing team to the new platform");
    await addGoal(page.request, {
      description,
      measurable: {
        type,
        targetValue,
        unit: type === "Numeric" ? "interviews with customers" : "",
      },
    });
    await page.goto("/");
    await page
      .getByRole("listitem", { name: description, exact: true })
      .getByRole("button", { name: "Update Progress" })
      .click();
    const dialog = page.getByRole("dialog", { name: "Update Progress" });
    await dialog.getByText("Add a note or an earlier day").click();
    const scrolls = await dialog.evaluate((element) => element.scrollHeight > element.clientHeight);
    expect(scrolls, type).toBe(false);
    await expect(dialog.getByRole("button", { name: "Save", exact: true })).toBeInViewport();
    await dialog.getByRole("link", { name: "Open goal" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(description);
  }
});
