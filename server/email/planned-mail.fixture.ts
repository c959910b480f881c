import type { OutboxTest } from "../mail/outbox.fixture.ts";
import { newId } from "../random.ts";
import type { Person } from "../test-app.fixture.ts";

const draft = {
  description: "Read twelve books",
  category: "Skills",
  specific: "One a month",
  measurable: { type: "Numeric", targetValue: "12", unit: "books" },
  achievable: "Half an hour each evening",
  relevant: "A wider view",
  dueDate: "2028-12-31",
};

/** A person in a zone with a verified address and a goal. */
export async function withGoal(test: OutboxTest, timeZone: string, dueDate = draft.dueDate) {
  const person = await test.person({ timeZone });
  const { kysely } = test.deps.db;
  const verified = { custom_email_verified_at: test.at };
  await kysely.updateTable("users").set(verified).where("id", "=", person.uid).execute();
  const goalId = await addGoal(person, dueDate);
  return { ...person, goalId };
}

/** A further goal; its id. */
export async function addGoal(person: Person, dueDate: string): Promise<string> {
  const key = { "idempotency-key": newId() };
  const reply = await person.send("POST", "/api/goals", { ...draft, dueDate }, key);
  return reply.body.goal.id;
}

/** The periods of a person's mails of a type, in the order in which they were written. */
export async function periods(
  test: OutboxTest,
  uid: string,
  type = "weekly_update",
): Promise<string[]> {
  const rows = await test.outbox();
  return rows.filter((row) => row.uid === uid && row.type === type).map(({ period }) => period);
}
