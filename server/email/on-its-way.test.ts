import { expect, it } from "vitest";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import { move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import { march, planAt, withGoal } from "./fixtures/planned-mail.fixture.ts";
import { planMail } from "./planned-mail.ts";

/** Check-ins begin on a Monday; the mail is planned. */
async function coached(test: OutboxTest) {
  const owner = await withGoal(test, "UTC", "2026-06-30");
  const coach = await test.person({ name: "Grace Okafor", timeZone: "UTC" });
  const { goalId } = owner;
  await setCoach(test, goalId, coach);
  await begin(test, goalId, "2026-03-09");
  await setUsers(test, { custom_email_verified_at: test.at });
  await planMail(test.deps);
  return { owner, goalId };
}

/** Plans and sends at an instant; a side effect may run while mail of a subject is being sent. */
async function leaving(
  test: OutboxTest,
  at: number,
  meanwhile?: { readonly subject: RegExp; readonly act: () => Promise<unknown> },
): Promise<string[]> {
  await planAt(test, at);
  const before = test.transport.came.length;
  test.transport.answer = async ({ subject }) => {
    test.at += 1_000;
    if (meanwhile?.subject.test(subject) === true) await meanwhile.act();
    test.at += 20_000;
    return { kind: "sent" };
  };
  await test.sendAll();
  test.transport.answer = () => ({ kind: "sent" });
  return test.transport.came.slice(before).map(({ subject, text }) => `${subject}\n${text}`);
}

const [digest, week] = [/^Your week: \d+ goals?\b/, /^Your people this week\b/];
const oneOf = (texts: readonly string[], subject: RegExp) =>
  texts.find((text) => subject.test(text));

describeWithDatabase("what is done while planned mail is on its way", (open) => {
  it("is told by the next digest", async () => {
    const test = await openOutbox(await open());
    const person = await withGoal(test, "UTC", "2026-06-30");
    await planMail(test.deps);
    const act = () => move(person, person.goalId, { kind: "change", by: 3 });
    const first = await leaving(test, march(16), { subject: digest, act });
    expect(oneOf(first, digest)).toContain("No change, 0 of 12.");
    expect(oneOf(await leaving(test, march(23)), digest)).toContain("+3 books, now 3 of 12.");
    expect(oneOf(await leaving(test, march(30)), digest)).toContain("No change, 3 of 12.");
  });

  it("is told by the next mail of a coach's week", async () => {
    const test = await openOutbox(await open());
    const { owner, goalId } = await coached(test);
    await checkIn(owner, goalId, onTrack("2026-03-09"));
    const said = { health: "off-track", help: "An hour" } as const;
    const act = () => checkIn(owner, goalId, onTrack("2026-03-16", said));
    const first = oneOf(await leaving(test, march(17), { subject: week, act }), week);
    expect(first).toContain("Checked in: on track.");
    expect(first).not.toContain("An hour");
    const next = oneOf(await leaving(test, march(24)), week);
    expect(next).toContain("Asks for help: “An hour”");
    expect(next).not.toContain("On track");
  });
});
