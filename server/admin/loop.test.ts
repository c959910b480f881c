import { expect, it } from "vitest";
import { openWithPeople } from "#server/app/fixtures/people.fixture.ts";
import { periodsBetween } from "#domain/check-in-period.ts";
import { addDays, dayAt, dayNumber, dayOf, type Day } from "#domain/day.ts";
import { loopRanges } from "#domain/loop-week.ts";
import { START, type Person, type TestApp } from "#server/app/fixtures/test-app.fixture.ts";
import { lived } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { addGoal, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { goalOf } from "#server/goals/goal-row.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { writeCrowd } from "#server/seed/crowd.ts";
import { countLoop, sweepLoop } from "./count-loop.ts";

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
// The test's clock begins on Tuesday, 2026-03-10.
const [THIS, NEXT, AFTER] = ["2026-03-09", "2026-03-16", "2026-03-23"];

async function loop(admin: Person, weeks = "4") {
  const { status, body } = await admin.send("GET", `/api/admin/loop?weeks=${weeks}`);
  expect(status).toBe(200);
  return body;
}

type Week = { week: Day; done: number; due: number; missed: number; excused: number };

function weekOf(weeks: readonly Week[], week: Day): string | undefined {
  const found = weeks.find((one) => one.week === week);
  return found && `${found.done} ${found.due} ${found.missed} ${found.excused}`;
}

/** Counted goal by goal and day by day, from all rows. */
async function countedByHand({ deps }: TestApp, at: number): Promise<Map<Day, string>> {
  const rows = await deps.db.kysely
    .selectFrom("goals as g")
    .innerJoin("users as u", "u.id", "g.owner_id")
    .selectAll("g")
    .select(["u.time_zone as zone", "u.short_days as short"])
    .execute();
  const reports = await deps.db.kysely.selectFrom("weekly_check_ins").selectAll().execute();
  const done = new Set(reports.map(({ goal_id, period }) => `${goal_id} ${period}`));
  const all = new Map<Day, { done: number; due: number; missed: number; excused: number }>();
  for (const row of rows) {
    const goal = goalOf(row);
    const today = dayOf(at, row.zone);
    const end = goal.completedAt ?? goal.closedAt;
    for (const { from, until } of periodsBetween(goal.rhythms, "2000-01-01", today)) {
      const last = addDays(until, -1);
      const days = Array.from({ length: dayNumber(until) - dayNumber(from) }, (_, n) =>
        dayAt(dayNumber(from) + n),
      );
      const isDone = done.has(`${goal.id} ${from}`);
      if (!isDone && end !== null && dayOf(end, row.zone) <= last) continue;
      const rested = days.some((day) =>
        goal.pauses.some(
          (pause) => pause.from <= day && (pause.until === null || day < pause.until),
        ),
      );
      const state = isDone
        ? "done"
        : rested || row.short.includes(last)
          ? "excused"
          : last < today
            ? "missed"
            : "due";
      const monday = mondayBefore(last);
      const week = all.get(monday) ?? { done: 0, due: 0, missed: 0, excused: 0 };
      all.set(monday, { ...week, [state]: week[state] + 1 });
    }
  }
  return new Map(
    [...all].map(([week, one]) => [week, `${one.done} ${one.due} ${one.missed} ${one.excused}`]),
  );
}

function mondayBefore(day: Day): Day {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1 ? day : mondayBefore(addDays(day, -1));
}

describeWithDatabase("the loop as admins see it", (open) => {
  it("is empty before it was counted", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    expect(await loop(admin)).toEqual({ weeks: [], coached: 0, answerDays: null, countedAt: null });
    await countLoop(test.deps);
    const counted = await loop(admin, "52");
    expect(counted).toMatchObject({ coached: 0, answerDays: null, countedAt: test.at });
    expect(counted.weeks).toHaveLength(52);
    expect(weekOf(counted.weeks, THIS)).toBe("0 0 0 0");
  });

  it("counts what a count by hand of all rows does, over many pages", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await test.deps.db.maintenance((held) =>
      writeCrowd(held, { people: 120, goalsPerPerson: 10 }, test.at, () => {}),
    );
    await countLoop(test.deps);
    const byHand = await countedByHand(test, test.at);
    const { weeks, coached } = await loop(admin, "52");
    for (const { week } of weeks) expect(weekOf(weeks, week)).toBe(byHand.get(week) ?? "0 0 0 0");
    expect(weekOf(weeks, "2026-03-02")).toMatch(/^[1-9]\d* 0 [1-9]\d* [1-9]\d*$/);
    const goals = await test.deps.db.kysely.selectFrom("goals").selectAll().execute();
    expect(coached).toBe(goals.filter(({ coach_id }) => coach_id !== null).length);
    for (const range of loopRanges)
      expect((await loop(admin, `${range}`)).weeks).toEqual(weeks.slice(-range));
  });

  it("counts a week anew until it is over everywhere, and once then", async () => {
    const [test, admin, owner] = await openWithPeople(await open(), { admin: true }, {});
    const goals = [await addGoal(owner), await addGoal(owner), await addGoal(owner)];
    for (const { id } of goals) await begin(test, id, THIS);
    const [first, second] = goals;
    await countLoop(test.deps);
    expect(weekOf((await loop(admin)).weeks, THIS)).toBe("0 3 0 0");
    await checkIn(owner, first.id, onTrack(THIS));
    await lived(owner, second.id, "pause", { until: null });
    await countLoop(test.deps);
    expect(weekOf((await loop(admin)).weeks, THIS)).toBe("1 1 0 1");
    // Monday morning in London, still Sunday elsewhere.
    test.at = Date.parse(`${NEXT}T11:59:00Z`);
    await countLoop(test.deps);
    expect(weekOf((await loop(admin)).weeks, THIS)).toBe("1 0 1 1");
    await lived(owner, first.id, "delete");
    await countLoop(test.deps);
    expect(weekOf((await loop(admin)).weeks, THIS)).toBe("0 0 1 1");
    await lived(owner, first.id, "restore");
    test.at += 60_000;
    await countLoop(test.deps);
    await lived(owner, first.id, "delete");
    test.at += WEEK;
    await countLoop(test.deps);
    const { weeks, countedAt } = await loop(admin);
    expect([weekOf(weeks, THIS), weekOf(weeks, NEXT)]).toEqual(["1 0 1 1", "0 0 1 1"]);
    expect(weekOf(weeks, AFTER)).toBe("0 1 0 1");
    expect(countedAt).toBe(test.at);
  });

  it("counts what a clock that was a year ahead for a moment has counted as if it had not been", async () => {
    const [test, admin, owner] = await openWithPeople(await open(), { admin: true }, {});
    const { id } = await addGoal(owner);
    await begin(test, id, THIS);
    test.at += WEEK;
    await countLoop(test.deps);
    const before = await loop(admin);
    test.at += 50 * WEEK;
    await countLoop(test.deps);
    test.at -= 50 * WEEK;
    await countLoop(test.deps);
    expect(await loop(admin)).toEqual(before);
    test.at += WEEK;
    await countLoop(test.deps);
    const { weeks, countedAt } = await loop(admin);
    expect([weekOf(weeks, NEXT), weekOf(weeks, AFTER)]).toEqual(["0 0 1 0", "0 1 0 0"]);
    expect([weeks.length, countedAt]).toEqual([4, test.at]);
  });

  it("counts a period that another check-in day made 20 days long in the week of its last day", async () => {
    const [test, admin, owner] = await openWithPeople(await open(), { admin: true }, {});
    const { id } = await addGoal(owner);
    const rhythms = JSON.stringify([
      { from: THIS, weeks: 2 },
      { from: "2026-03-29", weeks: 2 },
    ]);
    await test.deps.db.kysely.updateTable("goals").set({ rhythms }).execute();
    await checkIn(owner, id, onTrack(THIS));
    // Earlier weeks are final.
    for (const day of ["2026-03-24", "2026-03-31"]) {
      test.at = Date.parse(day);
      await countLoop(test.deps);
    }
    expect(weekOf((await loop(admin)).weeks, AFTER)).toBe("1 0 0 0");
  });

  it.each([
    [
      "how long half of the answers took",
      [START + HOUR, START + 30 * HOUR, START + 49 * HOUR],
      1.5,
    ],
    [
      "an answer of the first moment of a week in that week alone",
      [START + HOUR, Date.parse(NEXT)],
      0.25,
    ],
  ] as const)("knows goals with a coach, and %s", async (_, answers, answerDays) => {
    const [test, admin, owner, coach] = await openWithPeople(await open(), { admin: true }, {}, {});
    for (const seen_at of answers) {
      const { id } = await addGoal(owner);
      await begin(test, id, THIS);
      await setCoach(test, id, coach);
      await checkIn(owner, id, onTrack(THIS));
      await test.deps.db.kysely
        .updateTable("weekly_check_ins")
        .set({ seen_at, seen_by: coach.uid })
        .where("goal_id", "=", id)
        .execute();
    }
    test.at = Math.max(...answers) + HOUR;
    await countLoop(test.deps);
    expect(await loop(admin)).toMatchObject({ coached: answers.length, answerDays });
  });

  it("is counted by one process an hour", async () => {
    const [test, admin] = await openWithPeople(await open(), { admin: true });
    await Promise.all(Array.from({ length: 4 }, () => sweepLoop(test.deps)));
    const { countedAt } = await loop(admin);
    test.at += 60_000;
    await sweepLoop(test.deps);
    expect((await loop(admin)).countedAt).toBe(countedAt);
    await test.deps.db.kysely.updateTable("totals").set({ leased_until: 0 }).execute();
    await sweepLoop(test.deps);
    expect((await loop(admin)).countedAt).toBe(test.at);
  });

  it("has no names, no words and no ids", async () => {
    const [test, admin, owner] = await openWithPeople(await open(), { admin: true }, {});
    const { id } = await addGoal(owner);
    await begin(test, id, THIS);
    await checkIn(owner, id, onTrack(THIS, { obstacle: "The budget", promise: "ask her" }));
    await countLoop(test.deps);
    const text = JSON.stringify(await loop(admin, "52"));
    expect(text.replace(/"\d{4}-\d\d-\d\d"/g, "")).toMatch(
      /^\{("weeks"|"week"|"done"|"due"|"missed"|"excused"|"coached"|"answerDays"|"countedAt"|null|[\d.:,[\]{}])+\}$/,
    );
    const kept = await test.deps.db.kysely.selectFrom("loop_weeks").selectAll().execute();
    const column = /^(week|coached|done|due|missed|excused|answers|counted_at|final)$/;
    for (const name of Object.keys(kept[0] ?? {})) expect(name).toMatch(column);
  });
});
