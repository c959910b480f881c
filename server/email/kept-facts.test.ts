import { expect, it } from "vitest";
import { exportAccount } from "#contract/account.ts";
import { eraseUser } from "#server/account/erase-user.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { readGoal, stepDown, takeBack } from "#server/coaching/fixtures/ending.fixture.ts";
import { addNote } from "#server/coaching/fixtures/note.fixture.ts";
import { lived } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { addGoal, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import {
  describeWithDatabase,
  describeOnPostgres,
} from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import { planMail } from "./planned-mail.ts";

/** Of a coach's week; the digest of the day before is late. */
const TUESDAY = Date.UTC(2026, 2, 17, 8);

/** Two coached goals with news, and that Monday's pending mail. */
async function planned(test: OutboxTest) {
  const [owner, coach] = [
    await test.person({ name: "Ada Moreau", timeZone: "UTC" }),
    await test.person({ name: "Grace Okafor", timeZone: "UTC" }),
  ];
  const { id: goalId } = await addGoal(owner, { description: "Plant a tree" });
  const { id: other } = await addGoal(owner, { description: "Ship it" });
  const { kysely } = test.deps.db;
  await kysely.updateTable("users").set({ custom_email_verified_at: test.at }).execute();
  for (const id of [goalId, other]) {
    await setCoach(test, id, coach);
    await begin(test, id, "2026-03-09");
  }
  await planMail(test.deps);
  const said = { health: "off-track", help: "A spade" } as const;
  await checkIn(owner, goalId, onTrack("2026-03-09", said));
  await checkIn(owner, other, onTrack("2026-03-09"));
  await addNote(coach, goalId, { note: "Ask the neighbour" });
  // Unrelated mail leaves first.
  await test.sendAll();
  await kysely.deleteFrom("email_messages").execute();
  test.at = TUESDAY;
  await planMail(test.deps);
  return { owner, coach, goalId, other };
}

/** From the person's own export. */
async function kept(person: Person, type: "coaching_week" | "weekly_update") {
  const { data } = (await person.send("GET", exportAccount.path)).body;
  const emails: readonly { type: string; status: string; facts: object }[] = data.emails;
  return emails
    .filter((mail) => mail.type === type)
    .map(({ status, facts }) => `${status} ${JSON.stringify(facts)}`);
}

type World = Awaited<ReturnType<typeof planned>>;

const ends: Record<string, (world: World) => Promise<unknown>> = {
  "the owner took it back": async ({ owner, goalId }) =>
    takeBack(owner, goalId, (await readGoal(owner, goalId)).coachedAt ?? 0),
  "the coach stepped down": ({ coach, goalId }) => stepDown(coach, goalId),
  "the goal was deleted": ({ owner, goalId }) => lived(owner, goalId, "delete"),
};

describeWithDatabase("a coach's own data", (open) => {
  it.each(Object.keys(ends))(
    "have nothing of a goal of which %s before the mail left",
    async (end) => {
      const test = await openOutbox(await open());
      const world = await planned(test);
      expect(await kept(world.coach, "coaching_week")).toEqual([
        expect.not.stringMatching(/Plant a tree|off-track|A spade|Ada Moreau/),
      ]);
      await ends[end]?.(world);
      await test.sendAll();
      const [mail] = await kept(world.coach, "coaching_week");
      expect(mail).toMatch(/^sent (?=.*Ada Moreau)(?=.*Ship it)(?=.*on-track)/);
      expect(mail).not.toMatch(/Plant a tree|off-track|A spade/);
    },
  );

  it("have what the mail told, and nothing of one that was not to leave any more", async () => {
    const test = await openOutbox(await open());
    const { coach, goalId, other } = await planned(test);
    await test.sendAll();
    expect(await kept(coach, "coaching_week")).toEqual([
      expect.stringMatching(/^sent (?=.*Plant a tree)(?=.*off-track)(?=.*A spade)/),
    ]);
    await test.deps.db.kysely.deleteFrom("email_messages").execute();
    await test.deps.db.kysely.updateTable("users").set({ coaching_due_at: TUESDAY }).execute();
    await planMail(test.deps);
    for (const id of [goalId, other]) await stepDown(coach, id);
    await test.sendAll();
    expect(await kept(coach, "coaching_week")).toEqual([
      expect.not.stringMatching(/sent|Plant a tree|A spade|Ada Moreau/),
    ]);
  });
});

describeWithDatabase("an owner's own data", (open) => {
  it("have of a digest what it told when it left, and nothing before", async () => {
    const test = await openOutbox(await open());
    const { owner, other } = await planned(test);
    expect(await kept(owner, "weekly_update")).toEqual([
      expect.not.stringMatching(/Plant a tree|Ask the neighbour|Grace/),
    ]);
    await move(owner, other, { kind: "step" });
    test.at += 1;
    await test.sendAll();
    expect(await kept(owner, "weekly_update")).toEqual([
      expect.stringMatching(/^sent .*Ask the neighbour/),
    ]);
    expect(await kept(owner, "weekly_update")).toEqual([
      expect.stringMatching(/\+1 .* since Monday/),
    ]);
  });
});

const named = { owner: "Ada Moreau", coach: "Grace Okafor" } as const;
const sides = ["owner", "coach"] as const;
type Side = (typeof sides)[number];

/**
 * Deletes an account while mail that names it to the other side is being sent.
 * Returns how many mails named it, their outcome, and whether stored facts still name it.
 */
async function deletedMeanwhile(
  test: OutboxTest,
  who: Side,
  erase: (uid: string) => Promise<unknown>,
) {
  const { [who]: person } = await planned(test);
  const subject = who === "owner" ? "Your people this week" : "Your week: 2 goals";
  let told = 0;
  test.transport.answer = async (mail) => {
    if (mail.subject !== subject) return { kind: "sent" };
    told += mail.text.includes(named[who]) ? 1 : 0;
    await erase(person.uid);
    return { kind: "sent" };
  };
  await test.sendAll();
  const rows = await test.deps.db.kysely
    .selectFrom("email_messages")
    .select(["status", "facts"])
    .where("user_id", "<>", person.uid)
    .execute();
  const isNamed = JSON.stringify(rows).includes(named[who]);
  return { told, statuses: rows.map(({ status }) => status), isNamed };
}

const unnamed = { told: 1, statuses: ["sent"], isNamed: false };

describeWithDatabase("an account that is deleted while mail is on its way", (open) => {
  it.each(sides)("leaves nothing in it: the %s's", async (who) => {
    const test = await openOutbox(await open());
    const { db } = test.deps;
    const erase = (uid: string) => db.transaction((tx) => eraseUser(tx, { uid, rev: 1 }, test.at));
    expect(await deletedMeanwhile(test, who, erase)).toEqual(unnamed);
  });
});

/** Resolves once a statement waits for a lock. */
async function oneWaits({ db }: OutboxTest["deps"]): Promise<void> {
  const sql =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await db.run({ name: "test_waiting", sql })).length).toBe(1);
}

describeOnPostgres("an account whose deletion ends after its mail was sent", (open) => {
  it.each(sides)("leaves nothing in it: the %s's", async (who) => {
    const test = await openOutbox(await open());
    const { db } = test.deps;
    let ended: Promise<unknown> = Promise.resolve();
    const erase = async (uid: string) => {
      const [erased, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const erasing = db.transaction(async (tx) => {
        await eraseUser(tx, { uid, rev: 1 }, test.at);
        erased.resolve();
        await free.promise;
      });
      await erased.promise;
      // Next the outcome is written.
      ended = Promise.all([oneWaits(test.deps).finally(() => free.resolve()), erasing]);
    };
    expect(await deletedMeanwhile(test, who, erase)).toEqual(unnamed);
    await ended;
  });
});
