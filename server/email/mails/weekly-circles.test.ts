import { expect, it } from "vitest";
import { exportAccount } from "#contract/account.ts";
import { eraseUser } from "#server/account/erase-user.ts";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { joined, newCircle, partOf, say } from "#server/circles/fixtures/circle.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "../fixtures/outbox.fixture.ts";
import { march, planAt, withGoal } from "../fixtures/planned-mail.fixture.ts";
import { planMail } from "../planned-mail.ts";

const LAST = "2026-03-09";

async function member(test: OutboxTest, name: string) {
  const person = await test.person({ name, timeZone: "UTC" });
  const { id: goalId } = await addGoal(person, { description: `Aim of ${name}` });
  await begin(test, goalId, LAST);
  return { ...person, goalId };
}

/** Ada reads; Noor and Ben bring a goal each, and Noor checked in last week. */
async function circled(test: OutboxTest) {
  const ada = await withGoal(test, "UTC", "2026-12-31");
  const [noor, ben] = [await member(test, "Noor Haddad"), await member(test, "Ben Ito")];
  const circleId = await newCircle(ada);
  for (const person of [noor, ben]) await joined(ada, circleId, person, [person.goalId]);
  await checkIn(noor, noor.goalId, onTrack(LAST));
  await planMail(test.deps);
  return { ada, noor, ben, circleId };
}

async function digestTo(test: OutboxTest, { uid }: Person): Promise<string | undefined> {
  await test.sendAll();
  return test.transport.came.findLast(
    ({ to, text }) => to.startsWith(uid) && text.startsWith("Since "),
  )?.text;
}

const kept = async (person: Person) =>
  JSON.stringify(
    (await person.send("GET", exportAccount.path)).body.data.emails.filter(
      ({ type }: { readonly type: string }) => type === "weekly_update",
    ),
  );

describeWithDatabase("a digest of a member of circles", (open) => {
  it("says how many checked in last week, and who asks for help in it or by now, as it leaves", async () => {
    const test = await openOutbox(await open());
    const { ada, noor, ben, circleId } = await circled(test);
    await say(noor, circleId, "An hour", true);
    await say(ada, circleId, "My own", true);
    await planAt(test, march(16));
    expect(await kept(ada)).not.toMatch(/Early birds|Noor/);
    await say(ben, circleId, "Words of Ben", true);
    const text = await digestTo(test, ada);
    expect(text).toContain(
      `\n\n* Early birds\n  1 of 2 checked in. Ben Ito and Noor Haddad ask for help.\n  http://localhost:3000/circles/${circleId}\n\nNext: `,
    );
    expect(text).not.toMatch(/Aim of|An hour|Words of Ben/);
    expect(await kept(ada)).toMatch(/^(?=.*Early birds)(?=.*Ben Ito)/);
  });

  it("says nothing of an ask that was taken back, of a member who left, or of a circle with nothing to say", async () => {
    const test = await openOutbox(await open());
    const { ada, noor, ben, circleId } = await circled(test);
    await newCircle(ada, [], { name: "Quiet ones" });
    await say(noor, circleId, "An hour", true);
    await say(ben, circleId, "An hour", true);
    await planAt(test, march(16));
    await partOf(ben, circleId, "leave");
    const text = await digestTo(test, ada);
    expect(text).toContain("\n  1 of 1 checked in. Noor Haddad asks for help.\n");
    expect(text).not.toContain("Quiet ones");

    const { kysely } = test.deps.db;
    await kysely.updateTable("circle_lines").set({ asks_at: null }).execute();
    await planAt(test, march(23));
    expect(await digestTo(test, ada)).toContain("\n  0 of 1 checked in.\n");
  });

  it("tells nothing of weeks before its reader joined", async () => {
    const test = await openOutbox(await open());
    const { ada, noor, ben, circleId } = await circled(test);
    await partOf(ada, circleId, `members/${noor.uid}/hand-over`);
    await partOf(ada, circleId, "leave");
    await say(noor, circleId, "An hour", true);
    await planAt(test, march(16));
    await joined(noor, circleId, ada);
    const isolated = "\u2068\u0646\u0648\u0631\u2069";
    await setUsers(test, { display_name: "\u0646\u0648\u0631" }, ben.uid);
    await say(ben, circleId, "A minute", true);
    expect(await digestTo(test, ada)).toContain(`\n  ${isolated} asks for help.\n`);
    await planAt(test, march(23));
    expect(await digestTo(test, ada)).toContain(
      `\n  0 of 2 checked in. ${isolated} asks for help.\n`,
    );
  });

  it("tells nothing of a circle that its reader left, and is not sent without goals", async () => {
    const test = await openOutbox(await open());
    const { ada, noor, circleId } = await circled(test);
    const cleo = await test.person({ timeZone: "UTC" });
    await joined(ada, circleId, cleo);
    await setUsers(test, { custom_email_verified_at: test.at });
    await planMail(test.deps);
    await say(noor, circleId, "An hour", true);
    await planAt(test, march(16));
    await partOf(ada, circleId, "leave");
    expect(await digestTo(test, ada)).not.toContain("Early birds");
    expect(await digestTo(test, cleo)).toBeUndefined();
  });

  async function bothAsked(test: OutboxTest) {
    const { ada, noor, ben, circleId } = await circled(test);
    await planAt(test, march(16));
    for (const person of [noor, ben]) await say(person, circleId, "An hour", true);
    const erase = () =>
      test.deps.db.transaction((tx) => eraseUser(tx, { uid: noor.uid, rev: 1 }, test.at));
    return { ada, erase, gone: new RegExp(`Noor Haddad|${noor.uid}`) };
  }
  const both = "Ben Ito and Noor Haddad ask for help.";

  it("names nobody any more whose account is deleted after it was sent", async () => {
    const test = await openOutbox(await open());
    const { ada, erase, gone } = await bothAsked(test);
    expect(await digestTo(test, ada)).toContain(both);
    expect(await kept(ada)).toMatch(gone);
    await erase();
    expect(await kept(ada)).not.toMatch(gone);
    expect(await kept(ada)).toContain("Ben Ito");
  });

  it("keeps nobody whose account is deleted while it is on its way", async () => {
    const test = await openOutbox(await open());
    const { ada, erase, gone } = await bothAsked(test);
    test.transport.answer = async () => {
      await erase();
      return { kind: "sent" };
    };
    expect(await digestTo(test, ada)).toContain(both);
    expect(await kept(ada)).not.toMatch(gone);
    expect(await kept(ada)).toContain('"status":"sent"');
  });
});
