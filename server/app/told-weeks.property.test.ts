import fc from "fast-check";
import { expect, it } from "vitest";
import { saidHealthInWords, saidInWords } from "#domain/check-in-said.ts";
import { addDays, dayOf, mondayOf, nowIn, type Day, type Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Need, WaitingPerson } from "#domain/needs-you.ts";
import { plainNotation } from "#domain/notation.ts";
import { runs } from "#domain/rounds.fixture.ts";
import { ledgerInWords } from "#domain/week-words.ts";
import type { GoalWeek } from "#domain/week.ts";
import type { WeekRow } from "#contract/week.ts";
import { nextDue, withGoal } from "#server/email/fixtures/planned-mail.fixture.ts";
import { openOutbox, type OutboxTest } from "#server/email/fixtures/outbox.fixture.ts";
import { planMail } from "#server/email/planned-mail.ts";
import { key, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Person } from "./fixtures/test-app.fixture.ts";

const HOUR = 3_600_000;
/** The goal is made on a Tuesday. */
const [MADE, FIRST] = ["2026-03-10", "2026-03-16"];
const zones = ["Europe/Berlin", "America/New_York"] as const;
const TARGET = 12;

/** A ledger entry; a check-in's belongs to its period. */
interface Written {
  readonly at: number;
  readonly day: Day;
  readonly by: number;
  readonly how: "logged" | "later" | "check-in";
}

interface Life {
  readonly test: OutboxTest;
  readonly owner: Person & { readonly goalId: string };
  readonly coach: Person;
  readonly written: Written[];
  readonly checkIns: { readonly at: number; readonly period: Day }[];
  /** `until` is exclusive, null while paused. */
  readonly pauses: { readonly from: Day; until: Day | null }[];
  readonly shortDays: Day[];
  zone: string;
}

const between = (min: number, max: number) => fc.integer({ min, max });
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("log" as const), by: between(-2, 3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("later" as const), ago: between(1, 7) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("check in" as const), by: between(0, 2) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom("undone" as const, "pause" as const, "resume" as const, "fly" as const),
    }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const lives = fc.array(fc.tuple(between(1, 40), act), { minLength: 25, maxLength: 45 });

function today({ test, zone }: Life): Day {
  return dayOf(test.at, zone);
}

const total = (entries: readonly Written[]) => entries.reduce((sum, { by }) => sum + by, 0);

/** By the rules of 4.17, 25.3 and 3.21 alone. */
async function play(life: Life, one: Act): Promise<void> {
  const { test, owner, written, checkIns, pauses } = life;
  const { goalId } = owner;
  const [at, day, period] = [test.at, today(life), mondayOf(today(life))];
  const path = `/api/goals/${goalId}`;
  const value = total(written);
  switch (one.kind) {
    case "log": {
      const by = Math.max(one.by, -value);
      const { body } = await move(owner, goalId, { kind: "change", by });
      if (body.entryId) written.push({ at, day, by, how: "logged" });
      return;
    }
    case "later": {
      const earlier = addDays(day, -one.ago);
      const { body } = await move(owner, goalId, { kind: "change", by: 1, day: earlier });
      if (body.entryId) written.push({ at, day: earlier, by: 1, how: "later" });
      return;
    }
    case "undone": {
      const { body } = await move(owner, goalId, { kind: "step" });
      if (body.entryId)
        await owner.send("POST", `${path}/progress/${body.entryId}/undo`, {}, key());
      return;
    }
    case "check in": {
      const progress = one.by === 0 ? null : ({ kind: "change", by: one.by } as const);
      const reply = await checkIn(owner, goalId, onTrack(period, { progress }));
      if (reply.status !== 200) return;
      checkIns.push({ at, period });
      if (one.by > 0) written.push({ at, day, by: one.by, how: "check-in" });
      return;
    }
    case "pause": {
      const reply = await owner.send("POST", `${path}/pause`, { until: null, why: "" }, key());
      if (reply.status === 200 && pauses.at(-1)?.until !== null)
        pauses.push({ from: day, until: null });
      return;
    }
    case "resume": {
      const reply = await owner.send("POST", `${path}/resume`, { moveDueDate: false }, key());
      const last = pauses.at(-1);
      if (reply.status === 200 && last?.until === null) last.until = day;
      return;
    }
    case "fly": {
      const timeZone = zones.find((zone) => zone !== life.zone) ?? zones[0];
      const reply = await owner.send("PUT", "/api/profile/time-zone", { timeZone });
      if (reply.status !== 200) return;
      life.zone = timeZone;
      if (today(life) > day) life.shortDays.push(day);
    }
  }
}

function isPausedOn({ pauses }: Life, day: Day): boolean {
  return pauses.some(({ from, until }) => day >= from && (until === null || day < until));
}

const daysFrom = (first: Day, until: Day): Day[] =>
  first < until ? [first, ...daysFrom(addDays(first, 1), until)] : [];

const signed = (by: number, unit = "books") =>
  `${by < 0 ? "−" : "+"}${Math.abs(by)} ${Math.abs(by) === 1 ? unit.slice(0, -1) : unit}`;

/** What every screen must say of a week. */
function expectedWeek(life: Life, period: Day) {
  const { written, checkIns } = life;
  const end = addDays(period, 7);
  const days = daysFrom(period === FIRST ? MADE : addDays(period, -7), period);
  const own = written.filter(({ how, day }) => how === "check-in" && day >= period && day < end);
  const logged = written.filter(({ how }) => how !== "check-in");
  const before = logged.filter(({ day }) => days.includes(day));
  const by = total(before) + total(own);
  const since = total(logged.filter(({ day }) => day >= period && day < end));
  const at = written.findLast((one) => before.includes(one) || own.includes(one));
  const then = total(written.slice(0, at === undefined ? 0 : written.indexOf(at) + 1));
  const value = total(written);
  const isPresent = today(life) < end;
  const isDone = checkIns.some((one) => one.period === period);
  const isAway =
    daysFrom(period, end).some((day) => isPausedOn(life, day)) ||
    life.shortDays.includes(addDays(end, -1));
  const isOver = isAway ? "away" : "missed";
  const past = by === 0 ? "No change" : `${signed(by)}, ${then} of ${TARGET}`;
  const present =
    by === 0 ? `No change, ${value} of ${TARGET}` : `${signed(by)}, now ${value} of ${TARGET}`;
  return {
    marks: days.map((day) => {
      const ofDay = before.filter((one) => one.day === day);
      if (ofDay.some(({ how }) => how === "logged")) return "logged";
      if (ofDay.length > 0) return "logged-later";
      return isPausedOn(life, day) ? "paused" : "none";
    }),
    said: past === "No change" ? `No change, ${value} of ${TARGET}` : past,
    words: isPresent
      ? [present, ...(since === 0 ? [] : [`${signed(since)} since Monday`])]
      : [past],
    state: isDone ? "done" : isPresent ? (isPausedOn(life, today(life)) ? "away" : "open") : isOver,
  };
}

/** What a page says of a week, with the goal as it was read. */
function shownWeek(week: GoalWeek, { measurable }: GoalCard, now: Now) {
  return {
    marks: week.days.map(({ mark }) => mark),
    words: ledgerInWords(week, measurable, now, plainNotation),
    state: week.state,
  };
}

async function read(person: Person, path: string) {
  const reply = await person.send("GET", path);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body;
}

async function compareWeeks(life: Life, now: Now): Promise<void> {
  const { owner, coach } = life;
  const person = `/api/people/${owner.uid}`;
  const [own, coached, brief] = [
    await read(owner, "/api/week"),
    await read(coach, `${person}/week`),
    await read(coach, `${person}/brief`),
  ];
  const { said: _, ...expected } = expectedWeek(life, mondayOf(now.today));
  for (const { rows } of [own, coached])
    expect(rows.map((row: WeekRow) => shownWeek(row, row.goal, now))).toEqual([expected]);
  const [{ goal, weeks }] = brief.goals;
  for (const week of weeks) {
    const { said: __, ...past } = expectedWeek(life, week.period.from);
    expect(shownWeek(week, goal, now)).toEqual(past);
  }
}

async function compareActiveDays({ owner, written }: Life, { today: day }: Now): Promise<void> {
  const { activeDays } = await read(owner, "/api/badges");
  const active = written.filter(({ how, day: on }) => how !== "later" && on >= mondayOf(day));
  const shown = activeDays.filter((on: Day) => on >= mondayOf(day));
  expect(new Set(shown)).toEqual(new Set(active.map(({ day: on }) => on)));
}

async function compareCoaching(life: Life, now: Now): Promise<void> {
  const { coach, checkIns, written } = life;
  const { waiting } = await read(coach, "/api/needs-you");
  for (const { needs, measurable } of waiting.flatMap((one: WaitingPerson) => one.goals))
    for (const need of needs.filter((one: Need) => one.kind === "unseen")) {
      const { period } = checkIns.find(({ at }) => at === need.at)!;
      const [moved] = saidInWords(need, measurable, plainNotation);
      expect(moved).toBe(expectedWeek(life, period).said);
    }
  const { goals } = await read(coach, "/api/coaching");
  const [{ said, goal }] = goals;
  const shown = said && saidHealthInWords(said, goal.measurable, now, plainNotation);
  const last = checkIns.at(-1);
  const since = total(written.filter(({ at }) => at > (last?.at ?? 0)));
  const change = since === 0 ? "no change" : signed(since);
  expect(shown?.split(" · ").at(-1)).toBe(last && `${change} since`);
}

/** Lets time pass; planned mail leaves on the way. */
async function wait(life: Life, hours: number): Promise<void> {
  const { test } = life;
  const until = test.at + hours * HOUR;
  for (let due = await nextDue(test); due <= until; due = await nextDue(test)) {
    test.at = Math.max(due, test.at);
    const before = test.transport.came.length;
    await planMail(test.deps);
    await test.sendAll();
    const digest = test.transport.came
      .slice(before)
      .find(({ text }) => text.startsWith("Since ") && text.includes(life.owner.goalId));
    if (digest !== undefined) compareDigest(life, digest.text);
  }
  test.at = until;
}

function compareDigest(life: Life, text: string): void {
  const { written } = life;
  const day = today(life);
  const [heading] = text.split("\n");
  const from = dayOf(Date.parse(`${heading?.replace(/^Since \w+/, "")}, 2026 12:00Z`), "UTC");
  const by = total(written.filter((one) => one.day >= from && one.day < day));
  const since = total(written.filter((one) => one.day >= day));
  const value = total(written);
  const moved =
    by === 0 ? `No change, ${value} of ${TARGET}` : `${signed(by)}, now ${value} of ${TARGET}`;
  const parts = [moved, ...(since === 0 ? [] : [`${signed(since)} since Monday`])];
  expect(text).toContain(`%)\n  ${parts.join(". ")}. `);
  expect(text).toContain(`Progress on ${by === 0 ? 0 : 1} of 1 goal.`);
}

async function begun(db: Database): Promise<Life> {
  const test = await openOutbox(db);
  const owner = await withGoal(test, zones[0], "2026-12-31");
  const coach = await test.person({ name: "Grace Okafor" });
  await setCoach(test, owner.goalId, coach);
  await planMail(test.deps);
  const none = { written: [], checkIns: [], pauses: [], shortDays: [] };
  return { test, owner, coach, ...none, zone: zones[0] };
}

describeWithDatabase("a week in any life", (open) => {
  it("is the same on the owner's page, in the digest, and on each of the coach's pages", async () => {
    expect.hasAssertions();
    const db = await open();
    await fc.assert(
      fc.asyncProperty(lives, async (acts) => {
        const life = await begun(db);
        for (const [hours, one] of acts) {
          await wait(life, hours);
          await play(life, one);
          const now = nowIn(life.test.at, life.zone);
          if (now.today < FIRST) continue;
          await compareWeeks(life, now);
          await compareCoaching(life, now);
          await compareActiveDays(life, now);
        }
      }),
      runs(60, 2, 20_261_128),
    );
  });
});
