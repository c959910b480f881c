import { expect, it } from "vitest";
import { deleteAccount } from "#contract/account.ts";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import type { Person } from "#server/app/fixtures/test-app.fixture.ts";
import { joined, newCircle, partOf, say } from "#server/circles/fixtures/circle.fixture.ts";
import {
  describeOnPostgres,
  describeWithDatabase,
} from "#server/platform/fixtures/engines.fixture.ts";
import { openOutbox, type OutboxTest } from "./fixtures/outbox.fixture.ts";
import { march } from "./fixtures/planned-mail.fixture.ts";

const QUARTER = 15 * 60_000;

/** A circle of three in UTC, and another of Noor and Ada alone. */
async function circled(test: OutboxTest) {
  const [ada, noor, ben] = [
    await test.person({ name: "Ada Moreau", timeZone: "UTC" }),
    await test.person({ name: "Noor Haddad", timeZone: "UTC" }),
    await test.person({ name: "Ben Ito", timeZone: "UTC" }),
  ];
  const circleId = await newCircle(ada);
  for (const person of [noor, ben]) await joined(ada, circleId, person);
  const otherId = await newCircle(noor, [], { name: "Makers" });
  await joined(noor, otherId, ada);
  await setUsers(test, { custom_email_verified_at: test.at });
  return { ada, noor, ben, circleId, otherId };
}

type Circled = Awaited<ReturnType<typeof circled>>;

async function asks(test: OutboxTest) {
  return (await test.outbox()).filter(({ type }) => type === "circle_ask");
}

const cameTo = (test: OutboxTest, { uid }: Person) =>
  test.transport.came.filter(({ to }) => to.startsWith(uid));

async function leave(test: OutboxTest): Promise<void> {
  await test.hurry();
  await test.sendAll();
}

/** From now, as a database counts. */
async function waitFor({ deps }: OutboxTest, ms: number): Promise<void> {
  await deps.db.kysely
    .updateTable("email_messages")
    .set((eb) => ({ due_at: eb("due_at", "-", ms) }))
    .execute();
}

describeWithDatabase("an ask for help of a circle", (open) => {
  it("is mailed to each other member, once a week, with who asks, which circle and the line", async () => {
    const test = await openOutbox(await open());
    const { ada, noor, ben, circleId } = await circled(test);
    await say(noor, circleId, "All well");
    expect(await asks(test)).toEqual([]);
    for (const line of ["An hour, please", "An hour in the morning"]) {
      await say(noor, circleId, line, true);
      test.at += 1;
    }
    await say(noor, circleId, "No more");
    await say(noor, circleId, "An hour after all", true);
    const rows = await asks(test);
    expect(rows.map(({ uid }) => uid).toSorted()).toEqual([ada.uid, ben.uid].toSorted());
    await leave(test);
    for (const reader of [ada, ben]) {
      const [mail, ...more] = cameTo(test, reader);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe("Noor Haddad asks “Early birds” for help");
      expect(mail?.text).toMatch(/^Early birds\n\n> An hour after all\nNoor Haddad\n\n/);
      expect(mail?.text).toContain(`Answer:\nhttp://localhost:3000/circles/${circleId}\n`);
      expect(mail?.text).toContain("because asks from circles are on.");
    }
    // Told by now: not again in that week, but in the next one.
    await say(noor, circleId, "");
    await say(noor, circleId, "Again", true);
    expect(await asks(test)).toHaveLength(2);
    test.at = march(16);
    await say(noor, circleId, "Again", true);
    expect(await asks(test)).toHaveLength(4);
  });

  it("leaves after a quarter of an hour, not before", async () => {
    const test = await openOutbox(await open());
    const { ada, noor, circleId } = await circled(test);
    await say(noor, circleId, "An hour, please", true);
    await waitFor(test, QUARTER - 60_000);
    await test.sendAll();
    expect(cameTo(test, ada)).toEqual([]);
    await waitFor(test, 60_000);
    await test.sendAll();
    expect(cameTo(test, ada)).toHaveLength(1);
  });

  it("is one mail with what all circles of a reader are asked until it leaves", async () => {
    const test = await openOutbox(await open());
    const { ada, noor, ben, circleId, otherId } = await circled(test);
    for (const [person, id, line] of [
      [ben, circleId, "Who reads with me?"],
      [noor, otherId, "A spade"],
      [noor, circleId, "An hour"],
      [ada, circleId, "A quiet room"],
    ] as const) {
      await say(person, id, line, true);
      test.at += 1;
    }
    await leave(test);
    const [mail, ...more] = cameTo(test, ada);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("2 people ask your circles for help");
    expect(mail?.text).toMatch(
      /^Requests for help\n\nEarly birds\n\n> Who reads with me\?\nBen Ito\n\n> An hour\nNoor Haddad\n\nAnswer:[^]*\n\nMakers\n\n> A spade\nNoor Haddad\n\nAnswer:/,
    );
    expect(mail?.text).not.toContain("A quiet room");
    expect(cameTo(test, ben).map(({ subject }) => subject)).toEqual([
      "2 people ask “Early birds” for help",
    ]);
    expect(cameTo(test, noor).map(({ subject }) => subject)).toEqual([
      "2 people ask “Early birds” for help",
    ]);
  });

  it("of one person in two circles names the person", async () => {
    const test = await openOutbox(await open());
    const { ada, noor, circleId, otherId } = await circled(test);
    await say(noor, circleId, "An hour", true);
    await say(noor, otherId, "A spade", true);
    await leave(test);
    expect(cameTo(test, ada).map(({ subject }) => subject)).toEqual([
      "Noor Haddad asks your circles for help",
    ]);
  });

  it("tells nothing else of who asks: no goal, number or note", async () => {
    const test = await openOutbox(await open());
    const { ada, noor, circleId } = await circled(test);
    const keys = () =>
      test.deps.db.kysely
        .selectFrom("email_messages")
        .select("facts")
        .where("user_id", "=", ada.uid)
        .where("type", "=", "circle_ask")
        .executeTakeFirstOrThrow();
    await say(noor, circleId, "An hour", true);
    const key = { circleId, uid: noor.uid, week: "2026-03-09" };
    expect((await keys()).facts).toEqual({ asks: [{ ...key, circle: "", by: "", line: "" }] });
    await leave(test);
    const words = { circle: "Early birds", by: "Noor Haddad", line: "An hour" };
    expect((await keys()).facts).toEqual({ asks: [{ ...key, ...words }] });
  });

  const gone: Record<string, (test: OutboxTest, circled: Circled) => unknown> = {
    "the ask was taken back": (_, { noor, circleId }) => say(noor, circleId, "An hour"),
    "its week is over": (test) => {
      test.at = march(16, 0);
    },
    "who asks left": (_, { noor, circleId }) => partOf(noor, circleId, "leave"),
    "who asks was removed": (_, { ada, noor, circleId }) =>
      partOf(ada, circleId, `members/${noor.uid}/remove`),
    "the circle ended": (_, { ada, circleId }) => partOf(ada, circleId, "end"),
    "who asks deleted their account": (_, { noor }) =>
      noor.send("POST", deleteAccount.path, { confirmation: "DELETE" }),
    "the reader left": (_, { ben, circleId }) => partOf(ben, circleId, "leave"),
    "the reader turned asks off": (test) => setUsers(test, { mail_circle_asks: false }),
    "the reader turned goal reminders off": (test) =>
      setUsers(test, { mail_goal_reminders: false }),
    "the reader is away": (test) => setUsers(test, { away_since: "2026-03-10" }),
  };

  it.each(Object.keys(gone))("is not sent where %s", async (what) => {
    const test = await openOutbox(await open());
    const all = await circled(test);
    await say(all.noor, all.circleId, "An hour", true);
    await gone[what]?.(test, all);
    await leave(test);
    expect(cameTo(test, all.ben)).toEqual([]);
    const rows = (await asks(test)).filter(({ uid }) => uid === all.ben.uid);
    expect(rows).toMatchObject([{ status: "withdrawn" }]);
  });

  it("is sent to the last second of its week", async () => {
    const test = await openOutbox(await open());
    const { ben, noor, circleId } = await circled(test);
    await say(noor, circleId, "An hour", true);
    test.at = march(16, 0) - 1;
    await leave(test);
    expect(cameTo(test, ben)).toHaveLength(1);
  });

  it("that was not told is mailed once it is asked again", async () => {
    const test = await openOutbox(await open());
    const { ben, noor, circleId } = await circled(test);
    await say(noor, circleId, "An hour", true);
    await say(noor, circleId, "An hour");
    await leave(test);
    test.at += 1;
    await say(noor, circleId, "An hour after all", true);
    await leave(test);
    expect(cameTo(test, ben)).toHaveLength(1);
  });

  it("goes from sent mail with an account, whoever is in the circle by then, and leaves what others asked", async () => {
    const test = await openOutbox(await open());
    const { ada, noor, ben, circleId, otherId } = await circled(test);
    await say(noor, circleId, "An hour of Noor", true);
    await say(ben, circleId, "Words of Ben", true);
    await say(noor, otherId, "A spade of Noor", true);
    await leave(test);
    await partOf(noor, circleId, "leave");
    await noor.send("POST", deleteAccount.path, { confirmation: "DELETE" });
    const { kysely } = test.deps.db;
    const kept = await kysely.selectFrom("email_messages").selectAll().execute();
    expect(kept.map(({ user_id, status }) => [user_id, status])).toEqual(
      expect.arrayContaining([
        [ada.uid, "sent"],
        [ben.uid, "sent"],
      ]),
    );
    const text = JSON.stringify(kept);
    expect(text).toContain("Words of Ben");
    expect(text).not.toMatch(new RegExp(`of Noor|Noor Haddad|${noor.uid}`));
  });
});

describeOnPostgres("asks for help of circles at the same moment", (open) => {
  it("are one mail", async () => {
    const test = await openOutbox(await open());
    const { ada, noor, ben, circleId, otherId } = await circled(test);
    const replies = await Promise.all([
      say(noor, otherId, "A spade", true),
      say(ben, circleId, "An hour", true),
      say(noor, circleId, "A minute", true),
      say(ada, circleId, "A day", true),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = (await asks(test)).map(({ uid }) => uid);
    expect(rows.toSorted()).toEqual([ada.uid, noor.uid, ben.uid].toSorted());
    await leave(test);
    expect(cameTo(test, ada)[0]?.subject).toBe("2 people ask your circles for help");
  });
});
