import type { GoalDraft } from "#domain/goal.ts";
import { newId } from "../random.ts";
import type { Person, Reply, TestApp } from "../test-app.fixture.ts";

export const draft: GoalDraft = {
  description: "Meet five people of my field",
  category: "Career",
  specific: "Go to the monthly meeting",
  measurable: { type: "Numeric", targetValue: "5", unit: "people" },
  achievable: "Two evenings a month",
  relevant: "Advice for the next step",
  dueDate: "2026-06-30",
};

export function key(): { "idempotency-key": string } {
  return { "idempotency-key": newId() };
}

/** Saves a goal and answers it; throws where it is refused. */
export async function addGoal(person: Person, over: Partial<GoalDraft> = {}) {
  const reply = await person.send("POST", "/api/goals", { ...draft, ...over }, key());
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.goal;
}

export function move(
  person: Person,
  goalId: string,
  change: object,
  headers = key(),
): Promise<Reply> {
  return person.send("POST", `/api/goals/${goalId}/progress`, change, headers);
}

export async function ledger(test: TestApp, goalId: string) {
  return test.deps.db.kysely
    .selectFrom("progress_entries")
    .selectAll()
    .where("goal_id", "=", goalId)
    .orderBy("at")
    .execute();
}

/** The days on which anybody was active, oldest first. */
export async function activeDays({ deps }: TestApp) {
  return deps.db.kysely
    .selectFrom("daily_activity")
    .select(["day", "last_check_in"])
    .orderBy("day")
    .execute();
}

/** A goal's ledger as a person is told it; throws where it is refused. */
export async function entriesOf(person: Person, goalId: string) {
  const reply = await person.send("GET", `/api/goals/${goalId}/ledger`);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.entries;
}

/** Makes somebody the coach of a goal. */
export async function setCoach({ deps }: TestApp, goalId: string, coach: Person): Promise<void> {
  await deps.db.kysely
    .updateTable("goals")
    .set({
      coach_id: coach.uid,
      coach_name: "A Coach",
      coach_status: "accepted",
      coached_at: deps.clock(),
    })
    .where("id", "=", goalId)
    .execute();
}
