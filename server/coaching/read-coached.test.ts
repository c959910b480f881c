import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { setGoals } from "#server/app/fixtures/set-rows.fixture.ts";
import { coachFilters, coachGroupings, coachSorts, firstChoice } from "#domain/coach-choice.ts";
import { shownToCoach } from "#domain/coach-view.ts";
import { DAY_MS, nowIn } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import {
  openTestApp,
  START,
  type Person,
  type TestApp,
} from "#server/app/fixtures/test-app.fixture.ts";
import { addGoal, move, setCoach, yesOrNo } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { newId } from "#server/platform/random.ts";
import { checkedGoal, checkInNow } from "./fixtures/check-in.fixture.ts";
import { addNote, complete, leaveNote } from "./fixtures/note.fixture.ts";
import { readCoached } from "./read-coached.ts";

const HOUR = 3_600_000;

async function coached(test: TestApp, owner: Person, coach: Person, over = {}) {
  const goal = await addGoal(owner, { measurable: yesOrNo, ...over });
  await setCoach(test, goal.id, coach);
  return goal;
}

async function coaching(person: Person, query = "") {
  return (await person.send("GET", `/api/coaching${query}`)).body;
}

const nothing = {
  summary: { goalsCoached: 0, needAttention: 0, averageProgress: 0, recentNotes: 0 },
  grouping: "none",
  matching: 0,
  goals: [],
  people: [],
  ids: [],
};

describeWithDatabase("what a coach's screen begins with", (open) => {
  it("is nothing for one who coaches nobody", async () => {
    const [, person] = await openWithPeople(await open(), {});
    await addGoal(person);
    expect(await coaching(person)).toEqual(nothing);
  });

  it("has no goal of which nobody says that its coach has accepted", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = await test.persons([{}, {}]);
    const { id } = await coached(test, owner!, coach!);
    const { kysely } = test.deps.db;
    await kysely.updateTable("goals").set({ coach_status: null }).where("id", "=", id).execute();
    expect(await coaching(coach!)).toEqual(nothing);
    expect((await coach!.send("GET", "/api/needs-you")).body.goals).toBe(0);
    expect((await coach!.send("GET", `/api/goals/${id}`)).status).toBe(404);
  });

  it("says how a goal goes by its last check-in for the coach, and what changed since", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = await test.persons([{}, {}]);
    const goalId = await checkedGoal(test, owner!, coach!);
    const said = async () => (await coaching(coach!)).goals[0].said;
    expect(await said()).toBeNull();
    const progress = { kind: "change", by: 2 } as const;
    await checkInNow(test, owner!, goalId, { health: "at-risk", progress });
    const at = test.at;
    expect(await said()).toEqual({ health: "at-risk", at, since: null });
    test.at += 1_000;
    await move(owner!, goalId, { kind: "change", by: 1 });
    await move(owner!, goalId, { kind: "change", by: 1 });
    expect(await said()).toEqual({ health: "at-risk", at, since: { by: 2, to: 4 } });
    await move(owner!, goalId, { kind: "change", by: -2 });
    expect(await said()).toMatchObject({ since: null });
    test.at += 7 * DAY_MS;
    await checkInNow(test, owner!, goalId, { circle: "private", health: "off-track" });
    expect(await said()).toMatchObject({ health: "at-risk", at });
  });

  it("is the goals that one coaches, with whose they are, and what one said on them and when", async () => {
    const test = await openTestApp(await open());
    const [ann, ben, coach, other] = await test.persons([
      { name: "Ann Owner" },
      { name: null },
      {},
      {},
    ]);
    const first = await coached(test, ann!, coach!, { dueDate: "2026-12-30" });
    test.at += 1_000;
    const second = await coached(test, ben!, coach!, { dueDate: "2026-12-31" });
    const theirs = await coached(test, ann!, other!);
    await addNote(coach!, first.id);
    test.at += 1_000;
    await addNote(coach!, first.id);
    await addNote(other!, theirs.id);
    await leaveNote(test, first.id, other!);
    const read = await coaching(coach!);
    expect(read.summary).toMatchObject({ goalsCoached: 2, recentNotes: 2 });
    expect(read.goals).toMatchObject([
      { goal: { id: first.id }, ownerName: "Ann Owner", coachedAt: START },
      { goal: { id: second.id }, ownerName: "Someone", coachedAt: START + 1_000 },
    ]);
    expect(read.goals[0]).toMatchObject({ notes: 2, lastNoteAt: START + 2_000 });
    expect(read.goals[1]).toMatchObject({ notes: 0, lastNoteAt: null });
    expect(new Set(read.ids)).toEqual(new Set([first.id, second.id]));
    const card = (await coach!.send("GET", `/api/goals/${first.id}`)).body.goal;
    const {
      specific,
      achievable,
      relevant,
      coachUid,
      coachedAt,
      coachConfirms,
      learned,
      ...short
    } = card;
    expect([
      specific,
      achievable,
      relevant,
      coachUid,
      coachedAt,
      coachConfirms,
      learned,
    ]).not.toContain(undefined);
    expect(read.goals[0].goal).toEqual(short);
  });

  it("counts up to 200 notes on a goal, and those of the last 7 x 24 hours on all", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = await test.persons([{}, {}]);
    const goal = await coached(test, owner!, coach!);
    for (let number = 0; number <= limits.notesShown; number += 1)
      await leaveNote(test, goal.id, coach!);
    test.at += 1_000;
    const last = test.at;
    await leaveNote(test, goal.id, coach!);
    expect(await coaching(coach!)).toMatchObject({
      goals: [{ notes: limits.notesShown, lastNoteAt: last }],
      summary: { recentNotes: limits.notesShown + 2 },
    });
    test.at = last + limits.recentHours * HOUR;
    expect(await coaching(coach!)).toMatchObject({ summary: { recentNotes: 1 } });
    expect(await coaching(coach!, "?filter=recent-notes")).toMatchObject({ matching: 1 });
    test.at += 1;
    expect(await coaching(coach!)).toMatchObject({
      goals: [{ lastNoteAt: last }],
      summary: { recentNotes: 0 },
    });
    expect(await coaching(coach!, "?filter=recent-notes")).toMatchObject({ matching: 0 });
  });

  it("has nothing more of a goal that was completed or has lost its coach", async () => {
    const test = await openTestApp(await open());
    const [owner, coach] = await test.persons([{}, {}]);
    const [done, left] = [await coached(test, owner!, coach!), await coached(test, owner!, coach!)];
    await addNote(coach!, done.id);
    await addNote(coach!, left.id);
    await move(owner!, done.id, { kind: "step" });
    expect((await coaching(coach!)).goals).toHaveLength(2);
    await complete(owner!, done.id);
    expect(await coaching(coach!)).toMatchObject({
      goals: [{ goal: { id: left.id } }],
      summary: { recentNotes: 1 },
      ids: [left.id],
    });
    await setGoals(test, { coach_status: "declined_by_user" }, left.id);
    expect(await coaching(coach!, `?keep=${left.id}`)).toEqual(nothing);
  });

  it("refuses a number, a filter or an order that there is none of", async () => {
    const [, person] = await openWithPeople(await open(), {});
    const many = Array.from({ length: limits.coachedGoalsKept + 1 }, newId).join(",");
    const numbers = ["first=0", "first=-1", "first=123456"];
    for (const query of [...numbers, "filter=none", "sort=x", "group=x", "keep=x", `keep=${many}`])
      expect([query, (await person.send("GET", `/api/coaching?${query}`)).status]).toEqual([
        query,
        400,
      ]);
  });
});

const GOALS = 47;

/** Five people; goals that differ in every filter and order, and some that are equal. */
async function manyCoached(test: TestApp, coach: Person): Promise<void> {
  const owners = await test.persons(["Zoë", "ada", "Ada", "Ben", "Ben"].map((name) => ({ name })));
  for (let at = 0; at < GOALS; at += 1) {
    const goal = await addGoal(owners[(at * 3) % owners.length]!, {
      description: `Wish ${at % 9}`,
      measurable: { type: "Numeric", targetValue: "10", unit: "km" },
      dueDate: `2026-${at % 4 === 0 ? "03" : "05"}-${10 + (at % 19)}`,
    });
    await setCoach(test, goal.id, coach);
    if (at % 3 === 0) await leaveNote(test, goal.id, coach);
    await test.deps.db.kysely
      .updateTable("goals")
      .set({
        current_number: (at * 7) % 11,
        last_progress_update_at: START + ((at * 5) % 12) * DAY_MS,
      })
      .where("id", "=", goal.id)
      .execute();
  }
  // Some are overdue or stalled by now, and some notes no longer recent.
  test.at = START + 20 * DAY_MS;
}

describeWithDatabase(`the list of a coach of ${GOALS} goals`, (open) => {
  it("goes on as the rule orders it, each goal once, in each filter, order and grouping", async () => {
    const [test, coach] = await openWithPeople(await open(), {});
    await manyCoached(test, coach);
    await leaveNote(test, (await coaching(coach)).ids[5], coach);
    const now = nowIn(test.at, "UTC");
    const read = (asked: Parameters<typeof readCoached>[3]) =>
      readCoached(test.deps.db, coach.uid, now, asked);
    const whole = await read({ first: "100" });
    expect(whole.goals).toHaveLength(GOALS);
    const sizes = new Set<number>();
    for (const filter of coachFilters)
      for (const sort of coachSorts)
        for (const group of coachGroupings) {
          const ruled = shownToCoach(whole.goals, { filter, sort }, group, now);
          const all = ruled.map(({ goal }) => goal.id);
          sizes.add(all.length);
          const sure = [1, all.length - 1, all.length, all.length + 1].filter((first) => first > 0);
          for (const first of [undefined, ...sure]) {
            const asked = first === undefined ? {} : { first: `${first}` };
            const page = await read({ filter, sort, group, ...asked });
            const until = first ?? limits.coachedGoalsPage;
            expect(page.goals.map(({ goal }) => goal.id)).toEqual(all.slice(0, until));
            expect([page.matching, page.summary, page.grouping]).toEqual([
              all.length,
              whole.summary,
              group,
            ]);
          }
        }
    // Every filter selects a different number of goals.
    expect(sizes.size).toBe(coachFilters.length);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  it("has the people of the goals that are shown, where they are grouped or all here", async () => {
    const [test, coach] = await openWithPeople(await open(), {});
    await manyCoached(test, coach);
    const names = async (query: string) =>
      (await coaching(coach, query)).people.map(
        ({ ownerName }: { ownerName: string }) => ownerName,
      );
    expect(await names("?first=1")).toEqual(["ada"]);
    expect(await names("?group=none")).toEqual([]);
    expect(await names(`?group=none&first=${GOALS}`)).toEqual(["ada", "Ada", "Ben", "Ben", "Zoë"]);
  });

  it("keeps the goals that are named where they stand, if they pass the filter and are coached", async () => {
    const test = await openTestApp(await open());
    const [coach, owner, other] = await test.persons([{}, {}, {}]);
    await manyCoached(test, coach!);
    const theirs = await coached(test, owner!, other!);
    const all = shownIds(await coaching(coach!, "?first=99"));
    const keep = [all[40], theirs.id, newId(), all[2], all[30]].join(",");
    const kept = [...all.slice(0, limits.coachedGoalsPage), all[30], all[40]];
    const read = await coaching(coach!, `?keep=${keep}`);
    expect(shownIds(read)).toEqual(kept);
    expect(read.matching).toBe(GOALS);
    const done = shownIds(await coaching(coach!, "?filter=completed"));
    expect(shownIds(await coaching(coach!, `?filter=completed&keep=${keep}`))).toEqual(done);
    expect(done).not.toContain(all[40]);
  });
});

function shownIds({ goals }: { goals: { goal: { id: string } }[] }): string[] {
  return goals.map(({ goal }) => goal.id);
}

it("is asked for as the screen first shows it", () => {
  expect(firstChoice).toEqual({ filter: "all", sort: "due-date" });
});
