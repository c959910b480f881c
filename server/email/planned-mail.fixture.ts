import { addGoal } from "../goals/goal.fixture.ts";
import type { OutboxTest } from "../mail/outbox.fixture.ts";

const books = {
  description: "Read twelve books",
  measurable: { type: "Numeric", targetValue: "12", unit: "books" },
} as const;

/** A person in a zone with a verified address and a goal. */
export async function withGoal(test: OutboxTest, timeZone: string, dueDate = "2028-12-31") {
  const person = await test.person({ timeZone });
  const { kysely } = test.deps.db;
  const verified = { custom_email_verified_at: test.at };
  await kysely.updateTable("users").set(verified).where("id", "=", person.uid).execute();
  const { id: goalId } = await addGoal(person, { ...books, dueDate });
  return { ...person, goalId };
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
