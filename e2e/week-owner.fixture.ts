import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { listNotes } from "#contract/coaching.ts";
import { recordProgress, undoProgress } from "#contract/goals.ts";
import type { GoalCard } from "#domain/goal.ts";
import { called } from "./calls.fixture.ts";
import { answerNote, coachedGoal, readNote } from "./coaching.fixture.ts";
import { cardOf, moveGoal } from "./goal.fixture.ts";
import type { Life } from "./lived-weeks.fixture.ts";
import type { CountedHands } from "./pressed.fixture.ts";
import { rowOf } from "./week-facts.fixture.ts";

export const PAGES = "Write 40 pages of the thesis";
export const WALK = "Walk before work";
const LEASE = "Have the lease of the studio signed";
export const goalNames = [PAGES, WALK, LEASE];

type Goals = Readonly<Record<string, GoalCard>>;

/** The three goals of the owner, each with the coach. */
export async function makeGoals(
  { day }: Life,
  owner: APIRequestContext,
  coach: APIRequestContext,
): Promise<Goals> {
  const measures = {
    [PAGES]: [{ type: "Numeric", targetValue: "40", unit: "pages" }, day(70)],
    [WALK]: [{ type: "DailyStreak", targetValue: "30", unit: "days" }, day(90)],
    [LEASE]: [{ type: "Date", targetValue: day(80), unit: "" }, day(80)],
  } as const;
  const goals: Record<string, GoalCard> = {};
  for (const [description, [measurable, dueDate]] of Object.entries(measures))
    goals[description] = await coachedGoal(owner, coach, { description, measurable, dueDate });
  return goals;
}

/** What the owner does between Mondays, by days since the goals were made. */
export function ownersDays(life: Life, page: Page, goals: Goals) {
  const { request } = page;
  const of = (name: string) => {
    const goal = goals[name];
    if (goal === undefined) throw new Error(`There is no goal ${name}.`);
    return goal;
  };
  const log = (name: string, by: number) => () =>
    moveGoal(request, of(name), { kind: "change", by });
  const walk = log(WALK, 1);
  const goalId = of(PAGES).id;
  const days: Readonly<Record<number, () => Promise<unknown>>> = {
    1: log(PAGES, 3),
    2: walk,
    3: log(PAGES, 2),
    4: walk,
    5: walk,
    8: walk,
    9: log(PAGES, 4),
    10: walk,
    // Late, for three days before.
    11: () => moveGoal(request, of(PAGES), { kind: "change", by: 2, day: life.day(8) }),
    12: walk,
    15: walk,
    async 17() {
      const five = { kind: "change", by: 5 };
      const { entryId } = await called(request, recordProgress, five, { goalId });
      await called(request, undoProgress, {}, { goalId, entryId: entryId ?? "" });
    },
    async 22() {
      const { notes } = await called(request, listNotes, {}, { goalId });
      for (const note of notes) {
        await readNote(request, note);
        await answerNote(request, note, "Thursday at ten would be good.");
      }
    },
    25: log(PAGES, 6),
    26: walk,
    33: log(PAGES, 3),
    34: walk,
    38: () => goAway(page, life.day(49)),
    51: log(PAGES, 10),
    52: walk,
    54: log(PAGES, 9),
  };
  return days;
}

async function goAway(page: Page, until: string): Promise<void> {
  await page.goto("/account");
  await page.getByRole("button", { name: "Set time away" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First day back").fill(until);
  await dialog.getByRole("button", { name: "Set time away" }).click();
  await expect(page.getByText(/^Time away set/)).toBeVisible();
}

/** Answers the card of a return: all due dates move as it says, but one. */
export async function comeBack(page: Page): Promise<void> {
  const card = page.getByRole("region", { name: "Welcome back" });
  const asked = await card.innerText();
  await card.getByRole("checkbox", { name: WALK }).uncheck();
  await card.getByRole("button", { name: "Move the dates" }).click();
  await expect(card).toBeHidden();
  for (const goal of goalNames) {
    const [, from = "", to = ""] = new RegExp(`${goal}\\s+From (.*) to (.*)`).exec(asked) ?? [];
    await expect(cardOf(page, goal)).toContainText(`Due ${goal === WALK ? from : to}`);
  }
}

interface Said {
  readonly kept?: string;
  readonly health: string;
  readonly promise?: string;
}

/** The check-ins of each Monday, as a person makes them. */
export function ownersMondays(
  page: Page,
  hands: CountedHands,
  look: (name: string) => Promise<void>,
) {
  const saved = (goal: string) =>
    expect(rowOf(page, goal).getByRole("button", { name: /^Change/ })).toBeVisible();

  async function say(goal: string, { kept, health, promise }: Said): Promise<void> {
    const row = rowOf(page, goal);
    if (kept !== undefined) await hands.choose(row.getByRole("radio", { name: kept, exact: true }));
    await hands.choose(row.getByRole("radio", { name: health }));
    if (promise === undefined) return;
    await hands.click(row.getByLabel(/^By next/));
    await hands.type(promise);
  }

  async function save(goal: string): Promise<void> {
    await hands.click(rowOf(page, goal).getByRole("button", { name: "Save" }));
    await saved(goal);
  }

  /** From the row that has the focus. */
  async function byKeys(goal: string, ...keys: readonly string[]): Promise<void> {
    await expect(rowOf(page, goal)).toBeFocused();
    await hands.keys(...keys);
    await saved(goal);
  }

  async function atRisk(): Promise<void> {
    const row = rowOf(page, PAGES);
    await say(PAGES, { kept: "Not kept", health: "At risk", promise: "write two pages" });
    await hands.click(row.getByLabel("What's in the way?"));
    await hands.type("The data came late");
    await hands.click(row.getByLabel("What would help?"));
    await hands.type("Half an hour on the outline");
    await hands.click(row.getByRole("button", { name: "Add an if-then plan" }));
    await expect(row.getByLabel("If", { exact: true })).toBeFocused();
    await hands.type("the data is late again");
    await hands.keys("Tab");
    await hands.type("write the method first");
    await look("week-at-risk");
    await hands.click(row.getByRole("button", { name: "Add if-then plan" }));
    await expect(row.getByText(/write the method first/)).toBeVisible();
    await save(PAGES);
  }

  const mondays: Readonly<Record<number, () => Promise<void>>> = {
    async 1() {
      for (const goal of [PAGES, LEASE, WALK]) {
        await say(goal, { health: "On track", promise: "go on slowly" });
        await hands.keys("Enter");
        await saved(goal);
      }
    },
    async 2() {
      await expect(rowOf(page, PAGES)).toContainText("logged later Tue");
      const promises = { [PAGES]: "finish chapter two", [LEASE]: "read the draft" };
      for (const [goal, promise] of Object.entries(promises)) {
        await say(goal, { kept: "Kept", health: "On track", promise });
        await save(goal);
      }
      await say(WALK, { kept: "Partly kept", health: "On track", promise: "walk five days" });
      await save(WALK);
    },
    async 3() {
      // What was undone is no change.
      await expect(rowOf(page, PAGES)).toContainText("No change");
      await atRisk();
      // The promise, kept; how it goes; saved.
      for (const goal of [LEASE, WALK]) await byKeys(goal, "Tab", "Tab", "Space", "1", "Enter");
    },
    async 5() {
      await say(PAGES, { health: "On track", promise: "finish chapter three" });
      await save(PAGES);
      for (const goal of [LEASE, WALK]) await byKeys(goal, "1", "Enter");
      const row = rowOf(page, PAGES);
      await hands.click(row.getByRole("button", { name: /^Change/ }));
      await hands.click(row.getByLabel(/^By next/));
      await hands.keys("End");
      await hands.type(" and four");
      await look("week-correction");
      await hands.click(row.getByRole("button", { name: "Save changes" }));
      await expect(row.getByText("finish chapter three and four")).toBeVisible();
      await look("week-corrected");
      await page.getByRole("link", { name: "Previous week" }).click();
      for (const goal of goalNames)
        await expect(rowOf(page, goal)).toContainText("No check-in this week.");
    },
    async 6() {
      for (const goal of goalNames) await expect(rowOf(page, goal)).toContainText("Away");
    },
    async 7() {
      for (const goal of [PAGES, WALK, LEASE]) {
        await say(goal, { health: "On track", promise: "start again slowly" });
        await save(goal);
      }
    },
    async 8() {
      const row = rowOf(page, PAGES);
      await hands.click(row.getByRole("button", { name: "Increase" }));
      await say(PAGES, { kept: "Kept", health: "On track" });
      await save(PAGES);
      await say(WALK, { kept: "Not kept", health: "Off track", promise: "two walks only" });
      await save(WALK);
      await say(LEASE, { kept: "Kept", health: "On track", promise: "sign it" });
      await save(LEASE);
      await look("week-reached");
      await hands.click(row.getByRole("button", { name: /^Mark complete/ }));
      await page.keyboard.press("Escape");
      await expect(row).toBeHidden();
    },
  };
  return mondays;
}
