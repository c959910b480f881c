import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createGoal } from "#contract/goals.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { sampleDraft } from "#domain/sample-goal.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";

/** Milliseconds before a retry, where a busy machine had no time. */
const BUSY_MS = 500;
const ATTEMPTS = 20;

const measurable = { type: "Numeric", targetValue: "1000000", unit: "pages" } as const;

/** Answers the id. */
export async function newGoal(
  origin: string,
  cookie: string,
  description: string,
  draft: Partial<GoalDraft> = {},
): Promise<string> {
  const init = {
    method: createGoal.method,
    headers: {
      cookie,
      origin,
      "content-type": "application/json",
      [KEY_HEADER]: randomBytes(16).toString("hex"),
    },
    body: JSON.stringify({ ...sampleDraft, measurable, ...draft, description }),
  };
  const ask = () => fetch(new URL(createGoal.path, origin), init);
  let answer = await ask();
  for (let turn = 1; answer.status === 503 && turn < ATTEMPTS; turn += 1) {
    await pause(BUSY_MS);
    answer = await ask();
  }
  if (answer.status !== 200)
    throw new Error(`A goal was refused with ${answer.status}: ${await answer.text()}`);
  return createGoal.output.parse(await answer.json()).goal.id;
}
