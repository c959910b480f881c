import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { listDeletedGoals, listPastGoals } from "#contract/goal-life.ts";
import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { openTestApp, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { accept, invite, paramsOf } from "#server/coaching/fixtures/invitation.fixture.ts";
import { addNote, answer } from "#server/coaching/fixtures/note.fixture.ts";
import { addGoal, key, move, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { addIfThen, addStep } from "#server/goals/fixtures/plan.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { asked, completeDone, lived } from "./fixtures/goal-life.fixture.ts";
import { sweepDeletedGoals } from "./past-goals.ts";

async function idOf(person: Person, description: string): Promise<string> {
  return (await addGoal(person, { description, measurable: yesOrNo })).id;
}

async function closedGoal(person: Person, description: string, learned = ""): Promise<string> {
  const id = await idOf(person, description);
  await lived(person, id, "close", { learned });
  return id;
}

async function pastPage(person: Person, after: string | null = null) {
  const query = after === null ? "" : `?after=${after}`;
  const reply = await person.send("GET", `${listPastGoals.path}${query}`);
  if (reply.status !== 200) throw new Error(reply.text);
  return listPastGoals.output.parse(reply.body);
}

const idsOf = ({ goals }: Awaited<ReturnType<typeof pastPage>>) => goals.map(({ goal }) => goal.id);

async function deletedOf(person: Person) {
  const reply = await person.send("GET", listDeletedGoals.path);
  return listDeletedGoals.output.parse(reply.body).goals;
}

describeWithDatabase("past goals", (open) => {
  it("come by pages of 30, the last that ended first, each once also where many ended in one millisecond", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    const first = await idOf(person, "First");
    await completeDone(person, first);
    test.at += 1;
    const together = [];
    for (let count = 0; count <= limits.pastGoalsPage; count += 1)
      together.push(await closedGoal(person, `Closed ${count}`));
    test.at += 1;
    const last = await closedGoal(person, "Last", "Begin with less");

    const page = await pastPage(person);
    expect(page.goals).toHaveLength(limits.pastGoalsPage);
    expect(page.goals[0]).toMatchObject({ goal: { id: last }, learned: "Begin with less" });
    const rest = await pastPage(person, page.next);
    expect(rest.next).toBeNull();
    expect(idsOf(rest).at(-1)).toBe(first);
    expect(rest.goals.at(-1)).toMatchObject({ goal: { status: "completed" }, learned: "" });
    const all = [...idsOf(page), ...idsOf(rest)];
    expect(all.slice(1, -1).toSorted()).toEqual(together.toSorted());
  });

  it("are those of the person that have ended: none that is under way, deleted or somebody else's", async () => {
    const [, person, other] = await openWithPeople(await open(), {}, {});
    await idOf(person, "Under way");
    await closedGoal(other, "Somebody else's");
    const closed = await closedGoal(person, "Closed");
    const deleted = await closedGoal(person, "Deleted");
    const reopened = await closedGoal(person, "Reopened");
    await lived(person, deleted, "delete");
    await lived(person, reopened, "reopen");
    expect(idsOf(await pastPage(person))).toEqual([closed]);
    await lived(person, deleted, "restore");
    expect(idsOf(await pastPage(person)).toSorted()).toEqual([closed, deleted].toSorted());
  });
});

describeWithDatabase("a place in the list of past goals", (open) => {
  it.each(["", "1.short"])("that is none is refused: %j", async (after) => {
    const person = await (await openTestApp(await open())).person();
    const reply = await person.send("GET", `${listPastGoals.path}?after=${after}`);
    expect([reply.status, reply.body.error]).toMatchObject([400, { field: "after" }]);
  });
});

/** A goal with every kind of data. */
async function livedGoal(test: TestApp, owner: Person, coach: Person): Promise<string> {
  const { id } = await addGoal(owner);
  await move(owner, id, { kind: "change", by: 4 });
  await addStep(owner, id);
  await addIfThen(owner, id);
  await lived(owner, id, "edit", { change: { category: "Skills" }, shown: {} });
  await accept(coach, paramsOf(await invite(owner, id)));
  await answer(owner, await addNote(coach, id), "Thanks");
  const words = { message: "Slowly, and well", circle: "coach" };
  await owner.send("POST", `/api/goals/${id}/check-ins`, words, key());
  test.at += 60_000;
  return id;
}

async function rowsOf({ deps: { db } }: TestApp, goalId: string): Promise<Record<string, number>> {
  const tables = await db.run<{ name: string }>({
    name: "test_tables_of_goals",
    sql: `select table_name as name from information_schema.columns
      where column_name = 'goal_id' and table_schema = current_schema() order by 1`,
  });
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const sql = `select count(*)::int as count from ${name} where goal_id = $1`;
    const [row] = await db.run<{ count: number }>({ name: `test_rows_of_${name}`, sql }, [goalId]);
    counts[name] = row?.count ?? -1;
  }
  return counts;
}

describeWithDatabase("a deleted goal", (open) => {
  it("can be restored up to the last millisecond of its 30 days, and not after it", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    const id = await idOf(person, "Read twelve books");
    const deletedAt = test.at;
    await lived(person, id, "delete");
    test.at = deletedAt + limits.restoreDays * DAY_MS + 1;
    expect(await deletedOf(person)).toEqual([]);
    expect((await asked(person, id, "restore")).status).toBe(404);
    test.at -= 1;
    expect(await deletedOf(person)).toEqual([{ id, description: "Read twelve books", deletedAt }]);
    await lived(person, id, "restore");
    expect(await deletedOf(person)).toEqual([]);
    expect((await person.send("GET", `/api/goals/${id}`)).status).toBe(200);
  });

  it("is listed for its owner alone, the last deleted first", async () => {
    const [test, person, other] = await openWithPeople(await open(), {}, {});
    const [one, two] = [await idOf(person, "One"), await idOf(person, "Two")];
    await lived(other, await idOf(other, "Somebody else's"), "delete");
    for (const id of [two, one]) {
      test.at += 1;
      await lived(person, id, "delete");
    }
    expect((await deletedOf(person)).map(({ id }) => id)).toEqual([one, two]);
  });

  it("is erased after 30 days with all that belongs to it, and nothing else", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = await test.persons([{ name: "Ann Owner" }, { name: "Cleo Coach" }]);
    if (!owner || !coach) throw new Error("There is nobody.");
    const gone = await livedGoal(test, owner, coach);
    const kept = await livedGoal(test, owner, coach);
    const later = await livedGoal(test, owner, coach);
    const deletedAt = test.at;
    await lived(owner, gone, "delete");
    test.at += 1;
    await lived(owner, later, "delete");
    const before = { gone: await rowsOf(test, gone), kept: await rowsOf(test, kept) };
    expect(before.gone).toMatchObject({
      check_ins: 1,
      coaching_notes: 1,
      goal_changes: 2,
      goal_if_thens: 1,
      goal_steps: 1,
      invitations: 1,
      progress_entries: 1,
    });

    test.at = deletedAt + limits.restoreDays * DAY_MS;
    await sweepDeletedGoals(test.deps);
    expect(await rowsOf(test, gone)).toEqual(before.gone);

    test.at += 1;
    await sweepDeletedGoals(test.deps);
    expect(new Set(Object.values(await rowsOf(test, gone)))).toEqual(new Set([0]));
    const { kysely } = test.deps.db;
    const goals = await kysely.selectFrom("goals").select("id").orderBy("id").execute();
    expect(goals.map(({ id }) => id)).toEqual([kept, later].toSorted());
    expect(await rowsOf(test, kept)).toEqual(before.kept);
    // Replies go with their notes; badges stay.
    expect(await kysely.selectFrom("note_replies").select("id").execute()).toHaveLength(2);
    const badges = await owner.send("GET", "/api/badges");
    expect(badges.body.badges).toHaveLength(3);
  });

  it("is erased also where there are more than one piece of the job takes", async () => {
    const [test, person] = await openWithPeople(await open(), {});
    for (let count = 0; count < 21; count += 1)
      await lived(person, await idOf(person, `Goal ${count}`), "delete");
    test.at += limits.restoreDays * DAY_MS + 1;
    await sweepDeletedGoals(test.deps);
    expect(await test.deps.db.kysely.selectFrom("goals").select("id").execute()).toEqual([]);
  });
});
