import { randomBytes } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { closeGoal, deleteGoal, pauseGoal } from "#contract/goal-life.ts";
import { completeGoal, createGoal, recordProgress } from "#contract/goals.ts";
import { addDays, nowIn } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import type { ProgressChange } from "#domain/progress.ts";
import { called } from "./calls.fixture.ts";

/** A day of UTC, counted from today. */
export function dayFromToday(days: number): string {
  return addDays(nowIn(Date.now(), "UTC").today, days);
}

const sample: GoalDraft = {
  description: "Meet new people",
  category: "Career",
  specific: "Write to one person a week whom I would like to know.",
  measurable: { type: "Numeric", targetValue: "10", unit: "people" },
  achievable: "Half an hour every Tuesday.",
  relevant: "I moved here in spring.",
  dueDate: "",
};

/** A name that no other test has given. */
export function ownName(words: string): string {
  return `${words} ${randomBytes(3).toString("hex")}`;
}

/** Saves a goal for the person signed in, without the form. */
export async function addGoal(
  request: APIRequestContext,
  draft: Partial<GoalDraft> = {},
): Promise<GoalCard> {
  const { goal } = await called(request, createGoal, {
    ...sample,
    dueDate: dayFromToday(40),
    ...draft,
  });
  return goal;
}

/** Moves a goal without the screen, as another device would. */
export async function moveGoal(
  request: APIRequestContext,
  { id }: GoalCard,
  change: ProgressChange,
): Promise<GoalCard> {
  return (await called(request, recordProgress, change, { goalId: id })).goal;
}

const lives = { close: closeGoal, complete: completeGoal, delete: deleteGoal, pause: pauseGoal };

/** Ends or pauses a goal without the screen. */
export async function lived(
  request: APIRequestContext,
  { id }: GoalCard,
  write: keyof typeof lives,
  data: object = {},
): Promise<void> {
  await called(request, lives[write], data, { goalId: id });
}

const numeric = { type: "Numeric", targetValue: "10", unit: "interviews" };

/** A goal of each kind, by what adds one: overdue, half done, nearly done and due soon, of a day, done, and of a long name. */
export async function everyKindOfGoal(
  owner: APIRequestContext,
  add: (draft: Partial<GoalDraft>) => Promise<GoalCard> = (draft) => addGoal(owner, draft),
): Promise<readonly GoalCard[]> {
  const made = [
    [{ description: "Publish the case study", dueDate: dayFromToday(-3) }, 4],
    [{ description: "Interview ten customers", measurable: numeric }, 6],
    [
      {
        description: "Walk before work every day, also when it rains",
        category: "Productivity",
        measurable: { type: "DailyStreak", targetValue: "21", unit: "" },
        dueDate: dayFromToday(4),
      },
      19,
    ],
    [
      {
        description: "Have the portfolio online",
        category: "Skills",
        measurable: { type: "Date", targetValue: dayFromToday(20), unit: "" },
      },
      0,
    ],
    [
      {
        description: "Pass the accessibility certification",
        measurable: { type: "Boolean", targetValue: "", unit: "" },
      },
      "step",
    ],
    [{ description: "A".repeat(90), category: "Skills" }, 0],
  ] as const;
  const goals: GoalCard[] = [];
  for (const [draft, by] of made) {
    const goal = await add(draft);
    if (by !== 0)
      await moveGoal(owner, goal, by === "step" ? { kind: "step" } : { kind: "change", by });
    goals.push(goal);
  }
  return goals;
}

/** All that a card's status says from now on: some of it stands for two seconds only. */
export async function heardFrom(card: Locator): Promise<() => Promise<string[]>> {
  const said = await card.getByRole("status").evaluateHandle((status) => {
    const texts: string[] = [];
    const hear = () => void texts.push(status.textContent ?? "");
    new MutationObserver(hear).observe(status, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  return () => said.jsonValue();
}

/** The card of a goal on the dashboard. */
export function cardOf(page: Page, description: string): Locator {
  return page
    .getByRole("region", { name: "Your SMART Goals" })
    .getByRole("listitem", { name: description, exact: true });
}

/** Presses an action of a goal on the dashboard, where a row has it in its menu. */
export async function pressInRow(row: Locator, name: string): Promise<void> {
  await row.getByRole("button", { name: /^More actions/ }).click();
  await row.getByRole("button", { name, exact: true }).click();
}

/** Opens the menu of a goal's page, and presses one of its buttons. */
export async function pressInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name, exact: true }).click();
}

/** The owner's note on a goal's page, unfolded. */
export async function unfoldNote(page: Page): Promise<Locator> {
  await page.getByRole("heading", { name: "Note to yourself" }).click();
  return page.getByLabel("How is it going?");
}
