import { randomBytes } from "node:crypto";
import { createGoal } from "#contract/goals.ts";
import { sampleDraft } from "#domain/sample-goal.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";

/** Saves a goal that counts, as the form does; answers its id. */
export async function newGoal(
  origin: string,
  cookie: string,
  description: string,
): Promise<string> {
  const measurable = { type: "Numeric", targetValue: "1000000", unit: "pages" };
  const answer = await fetch(new URL(createGoal.path, origin), {
    method: createGoal.method,
    headers: {
      cookie,
      origin,
      "content-type": "application/json",
      [KEY_HEADER]: randomBytes(16).toString("hex"),
    },
    body: JSON.stringify({ ...sampleDraft, description, measurable }),
  });
  if (answer.status !== 200)
    throw new Error(`A goal was refused with ${answer.status}: ${await answer.text()}`);
  return createGoal.output.parse(await answer.json()).goal.id;
}
