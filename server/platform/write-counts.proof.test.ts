import { expect, it } from "vitest";
import { writeCaps, type CappedWrite } from "#domain/write-cap.ts";
import {
  openTestApp,
  withSession,
  type Person,
  type Reply,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { countAll } from "#server/app/fixtures/write-counts.fixture.ts";
import { addGoal, key, ledger, move } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase, describeOnPostgres } from "./fixtures/engines.fixture.ts";
import { countWrite } from "./write-counts.ts";

const { most, time } = writeCaps.settings;

function step(person: Person, goalId: string, headers = key()): Promise<Reply> {
  return move(person, goalId, { kind: "step" }, headers);
}

function checkIn(person: Person, goalId: string, headers = key()): Promise<Reply> {
  const words = { message: "So far", circle: "private" };
  return person.send("POST", `/api/goals/${goalId}/check-ins`, words, headers);
}

function share(person: Person, _goalId: string, headers = key()): Promise<Reply> {
  return person.send("POST", "/api/shares", { goalId: null, by: "share" }, headers);
}

let names = 0;

// Another name each time: to save what stands there is no write.
function saveProfile(person: Person): Promise<Reply> {
  const displayName = `Ada ${(names += 1)}`;
  return person.send("PUT", "/api/profile", { displayName, email: "ada@example.org" });
}

/** Writes under a key, by what they count as. */
const keyed = { progress: step, "check-in": checkIn, share } as const;
const kinds = Object.keys(keyed) as (keyof typeof keyed)[];

function countOf({ deps }: TestApp, { uid }: Person, kind: CappedWrite) {
  return deps.db.kysely
    .selectFrom("write_counts")
    .select(["since", "count"])
    .where("user_id", "=", uid)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

describeWithDatabase("the count of a person's writes", (open) => {
  it("begins with the first, and anew when its time is over", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const count = (at: number) => countWrite(test.deps.db, "settings", person.uid, at);
    expect(await count(test.at)).toBe(true);
    for (let written = 1; written < most; written += 1) await count(test.at + written);
    expect([await count(test.at), await count(test.at + time - 1)]).toEqual([false, false]);
    expect(await countOf(test, person, "settings")).toEqual({ since: test.at, count: most });
    expect(await count(test.at + time)).toBe(true);
    expect(await countOf(test, person, "settings")).toEqual({ since: test.at + time, count: 1 });
  });

  it("is of one person and one kind", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    await countAll(test, "settings", most);
    const other = await test.person();
    expect(await countWrite(test.deps.db, "settings", person.uid, test.at)).toBe(false);
    expect(await countWrite(test.deps.db, "settings", other.uid, test.at)).toBe(true);
    expect(await countWrite(test.deps.db, "goal", person.uid, test.at)).toBe(true);
  });

  it("does not end sooner by a clock that is behind, nor lasts for ever by one that was ahead", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    await countAll(test, "settings", most);
    const count = (at: number) => countWrite(test.deps.db, "settings", person.uid, at);
    expect(await count(test.at - time + 1)).toBe(false);
    expect(await count(test.at - time)).toBe(true);
  });

  it.each(kinds)("has each %s once that is sent again, also when nothing is left", async (kind) => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const { id } = await addGoal(person);
    const write = (headers = key()) => keyed[kind](person, id, headers);
    const headers = key();
    expect([(await write(headers)).status, (await write(headers)).status]).toEqual([200, 200]);
    expect(await countOf(test, person, kind)).toMatchObject({ count: 1 });
    await countAll(test, kind, writeCaps[kind].most);
    expect((await write(headers)).status).toBe(200);
    const refused = await write();
    expect([refused.status, refused.body.error]).toEqual([
      429,
      { code: "request.rate", message: "Too many requests. Please try again later." },
    ]);
    test.at += writeCaps[kind].time;
    expect((await write()).status).toBe(200);
    expect(await countOf(test, person, kind)).toMatchObject({ count: 1 });
  });

  it("has a change that changes nothing, whose key is kept, and nothing that a rule refuses", async () => {
    const test = await openTestApp(await open());
    const person = await test.person();
    const goal = await addGoal(person);
    await move(person, goal.id, { kind: "set", value: 0, rev: goal.rev });
    expect(await countOf(test, person, "progress")).toMatchObject({ count: 1 });
    const late = await move(person, goal.id, { kind: "set", value: 3, rev: goal.rev + 1 });
    expect(late.status).toBe(409);
    expect(await countOf(test, person, "progress")).toMatchObject({ count: 1 });
  });
});

const LEFT = 7;
const atOnce = Array.from({ length: 50 }, (_, index) => index);
const exactly = { 200: LEFT, 429: atOnce.length - LEFT };

function byStatus(replies: readonly Reply[]): Record<number, number> {
  const all = Map.groupBy(replies, ({ status }) => status);
  return Object.fromEntries([...all].map(([status, { length }]) => [status, length]));
}

describeOnPostgres("50 writes of one person at once, in two processes", (open) => {
  /** A person in both, with some goals. `write` sends one by turns. */
  async function prepared(goals: number) {
    const [test, other] = [await openTestApp(await open()), await openTestApp(await open())];
    const person = await test.person();
    const secret = person.cookie.slice("cairn=".length);
    const there = withSession(other.app, person.uid, person.sessionId, secret);
    const measurable = { type: "Numeric", targetValue: "900", unit: "pages" } as const;
    const ids: string[] = [];
    while (ids.length < goals) ids.push((await addGoal(person, { measurable })).id);
    const writeAll = (write: (who: Person, goalId: string) => Promise<Reply>) =>
      Promise.all(
        atOnce.map((index) => write(index % 2 === 0 ? person : there, ids[index % goals] ?? "")),
      );
    return { test, ids, writeAll };
  }

  it.each([1, 5, 50])("exactly the steps are done that are left, over %i goals", async (goals) => {
    const { test, ids, writeAll } = await prepared(goals);
    await countAll(test, "progress", writeCaps.progress.most - LEFT);
    expect(byStatus(await writeAll(step))).toEqual(exactly);
    const entries = await Promise.all(ids.map((id) => ledger(test, id)));
    expect(entries.flat()).toHaveLength(LEFT);
  });

  it.each([
    ["check-in", checkIn],
    ["share", share],
    ["settings", saveProfile],
  ] as const)("exactly as many of %s are done as are left", async (kind, write) => {
    const { test, writeAll } = await prepared(2);
    await countAll(test, kind, writeCaps[kind].most - LEFT);
    expect(byStatus(await writeAll(write))).toEqual(exactly);
  });
});
