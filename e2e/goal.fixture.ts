import { randomBytes, randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { createGoal, recordProgress } from "#contract/goals.ts";
import { nowIn } from "#domain/day.ts";
import { addDays } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import type { ProgressChange } from "#domain/progress.ts";

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

async function written(request: APIRequestContext, path: string, data: unknown): Promise<GoalCard> {
  const answer = await request.post(path, { data, headers: { [KEY_HEADER]: randomUUID() } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  const { goal } = (await answer.json()) as { goal: GoalCard };
  return goal;
}

/** Saves a goal for the person signed in, without the form. */
export function addGoal(
  request: APIRequestContext,
  draft: Partial<GoalDraft> = {},
): Promise<GoalCard> {
  return written(request, createGoal.path, { ...sample, dueDate: dayFromToday(40), ...draft });
}

/** Moves a goal without the screen, as another device would. */
export function moveGoal(
  request: APIRequestContext,
  { id }: GoalCard,
  change: ProgressChange,
): Promise<GoalCard> {
  return written(request, recordProgress.path.replace(":goalId", id), change);
}

/** Ends or changes a goal without the screen: the last part of the address says how. */
export async function lived(
  request: APIRequestContext,
  { id }: GoalCard,
  write: "close" | "complete" | "delete" | "pause",
  data: object = {},
): Promise<void> {
  const path = `/api/goals/${id}/${write}`;
  const answer = await request.post(path, { data, headers: { [KEY_HEADER]: randomUUID() } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
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
