import type { Page } from "@playwright/test";
import { duePeriod } from "#domain/check-in-period.ts";
import { DAY_MS, nowIn } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { expectAccessible } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { checkedIn, dueOf, DUE_AFTER, inDays } from "./check-in.fixture.ts";
import { addGoal, dayFromToday, moveGoal } from "./goal.fixture.ts";
import type { Server } from "./server.fixture.ts";
import { signInUnseen } from "./sign-in.fixture.ts";

test.use({ alone: true });

const yesOrNo = { type: "Boolean", targetValue: "", unit: "" };

/** Three goals, in a week in which a check-in on each is due, after one in which it was promised to go on. */
async function threeGoals(page: Page, server: Server): Promise<void> {
  await signInUnseen(page);
  for (const [description, measurable, due] of [
    ["Walk before work", { type: "DailyStreak", targetValue: "30", unit: "days" }, 40],
    ["Give a talk in spring", yesOrNo, 50],
    ["Read ten books", { type: "Numeric", targetValue: "10", unit: "books" }, 60],
  ] as const)
    await addGoal(page.request, { description, measurable, dueDate: dayFromToday(due) });
  await inDays(page, server, DUE_AFTER);
  const due = await dueOf(page.request);
  expect(due).toHaveLength(3);
  for (const { goal } of due)
    await checkedIn(page.request, goal.id, {
      period: periodOf(goal, DUE_AFTER),
      promise: `go on with it: ${goal.description}`,
    });
  await inDays(page, server, DUE_AFTER + 7);
}

function periodOf(goal: GoalCard, days: number): string {
  return duePeriod(goal, nowIn(Date.now() + days * DAY_MS, "UTC"))?.from ?? "none";
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("by keyboard three goals take less than 60 presses, besides words", async ({
  page,
  server,
}) => {
  await threeGoals(page, server);
  await page.goto("/");
  let presses = 0;
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    presses += times;
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  /** On by Tab to a part of the form, by what it is named. */
  async function reach(named: RegExp): Promise<void> {
    for (let stop = 0; stop < 12; stop += 1) {
      const name = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (!(element instanceof HTMLElement)) return "";
        const field = element as HTMLInputElement;
        const group = element.closest("fieldset")?.querySelector("legend")?.textContent;
        return group ?? field.labels?.[0]?.textContent ?? element.textContent ?? "";
      });
      if (named.test(name)) return;
      await press("Tab");
    }
    throw new Error(`Tab does not reach ${String(named)}.`);
  }
  await page.getByRole("link", { name: "Check in", exact: true }).focus();
  await press("Enter");
  await expect(title(page)).toHaveText("Your week");
  await expect(page.getByRole("link", { name: "One goal at a time" })).toBeVisible();
  await expect(title(page)).toBeFocused();
  await reach(/^One goal at a time/);
  await press("Enter");
  await expect(title(page)).toHaveText("Walk before work");
  await expect(title(page)).toBeFocused();

  // Kept; one day more; on track.
  await reach(/^Last promise/);
  await press("Space");
  await reach(/^.1Increase|^\+1/);
  await press("Enter");
  await reach(/^How is it going/);
  await press("Space");
  await reach(/I will$/);
  await page.keyboard.type("be out of the door at 6:40");
  await reach(/^Save/);
  await press("Enter");
  await expect(title(page)).toHaveText("Give a talk in spring");
  await expect(title(page)).toBeFocused();

  // Partly; not yet; at risk, and what is in the way.
  await reach(/^Last promise/);
  await press("Space");
  await press("ArrowRight");
  await reach(/^How is it going/);
  await press("Space");
  await press("ArrowRight");
  await reach(/^What's in the way/);
  await page.keyboard.type("The date moved");
  await reach(/^Save/);
  await press("Enter");
  await expect(title(page)).toHaveText("Read ten books");

  // A number; on track, and Enter saves from there.
  await reach(/^books$/);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("4");
  await reach(/^How is it going/);
  await press("Space");
  await press("Enter");
  await expect(title(page)).toHaveText("Your check-ins");
  expect(await focused()).toBe("Your check-ins");
  await expect(page.getByText("1 of 2 promises kept.")).toBeVisible();
  await expect(page.getByText("4 of 10 books (before: 0 of 10 books)")).toBeVisible();
  await expectAccessible(page);
  test.info().annotations.push({ type: "presses", description: String(presses) });
  expect(presses).toBeLessThan(60);
});

test("after a missed day Today begins with the way back, and the return is kept", async ({
  page,
  server,
}) => {
  await signInUnseen(page);
  const measurable = { type: "DailyStreak", targetValue: "30", unit: "days" } as const;
  const goal = await addGoal(page.request, {
    description: "Walk before work",
    measurable,
    dueDate: dayFromToday(40),
  });
  await moveGoal(page.request, goal, { kind: "step" });
  await inDays(page, server, 2);
  await page.goto("/");
  const first = page.getByRole("region", { name: "Today" }).getByRole("listitem").first();
  await expect(first).toContainText("Log one day and a new run begins");
  await expectAccessible(page);
  await first.getByRole("button", { name: "+1, Walk before work" }).focus();
  await page.keyboard.press("Enter");
  await expect(first).not.toContainText("a new run begins");
  await expect(first.getByRole("button", { name: /^Undo/ })).toBeVisible();
  await first.getByRole("link", { name: "Walk before work" }).focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Walk before work");
  await expect(page.getByText("Came back after a missed day")).toBeVisible();
});
