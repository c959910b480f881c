import fc from "fast-check";
import { expect, it } from "vitest";
import { weekInWords, weekOf } from "#domain/active-week.ts";
import { saidHealthInWords, saidInWords } from "#domain/check-in-said.ts";
import { overallFigures, waitingFigures } from "#domain/dashboard.ts";
import { addDays, dayOf, mondayOf, nowIn, type Day, type Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { motivation } from "#domain/motivation.ts";
import type { Need, WaitingPerson } from "#domain/needs-you.ts";
import { plainNotation } from "#domain/notation.ts";
import { runs } from "#domain/rounds.fixture.ts";
import { ledgerInWords, weekPaceInWords } from "#domain/week-words.ts";
import type { GoalWeek } from "#domain/week.ts";
import type { WeekRow } from "#contract/week.ts";
import { nextDue, withGoal } from "#server/email/fixtures/planned-mail.fixture.ts";
import { openOutbox } from "#server/email/fixtures/outbox.fixture.ts";
import { planMail } from "#server/email/planned-mail.ts";
import { setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import type { Database } from "#server/platform/db/database.ts";
import {
  DUE,
  expectedMotivation,
  expectedPace,
  expectedUpdate,
  expectedWeek,
  FIRST,
  lives,
  play,
  signed,
  TARGET,
  today,
  total,
  zones,
  type Life,
} from "./fixtures/lived-weeks.fixture.ts";
import type { Person } from "./fixtures/test-app.fixture.ts";

const HOUR = 3_600_000;

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
  for (const { rows } of [own, coached]) {
    expect(rows.map((row: WeekRow) => shownWeek(row, row.goal, now))).toEqual([expected]);
    const pace = rows.map(({ goal }: WeekRow) => weekPaceInWords(goal, now, plainNotation));
    expect(pace).toEqual([expectedPace(life)]);
  }
  const [{ goal, weeks }] = brief.goals;
  for (const week of weeks) {
    const { said: __, ...past } = expectedWeek(life, week.period.from);
    expect(shownWeek(week, goal, now)).toEqual(past);
  }
}

/** 'This week', the motivational message, and what both stand on. */
async function compareDashboard(life: Life, now: Now): Promise<void> {
  const { goals, achievements } = await read(life.owner, "/api/dashboard");
  const [goal]: GoalCard[] = goals;
  const updated = expectedUpdate(life);
  expect(goal?.lastProgressUpdateAt).toBe(updated);
  const week = weekInWords(weekOf(now.today, new Set(achievements.activeDays)), goals, now);
  const isUpdated = updated !== null && dayOf(updated, life.zone) >= mondayOf(now.today);
  const isActive = activeDays(life, mondayOf(now.today)).size > 0;
  expect(week.startsWith("Active ")).toBe(isActive);
  expect(week.includes(" Logged or checked in on 1 of 1 goal.")).toBe(isActive && isUpdated);
  const { stalledGoals } = waitingFigures(goals, [], now);
  const facts = { ...overallFigures(goals, now), stalledGoals, badges: achievements.badges.length };
  expect(motivation(facts)).toBe(expectedMotivation(life, facts.badges > 0));
}

/** What an admin sees of a person. */
async function compareAdmin(life: Life, now: Now): Promise<void> {
  const since = addDays(now.today, -56);
  const weeks = Array.from({ length: 20 }, (_, n) => addDays(FIRST, 7 * n)).filter(
    (from) => from <= now.today && addDays(from, 6) > since,
  );
  const states = weeks.map((from) => expectedWeek(life, from).state);
  const { checkIns } = await read(life.admin, `/api/admin/users/${life.owner.uid}`);
  const count = (state: string) => states.filter((one) => one === state).length;
  expect(checkIns).toEqual({ done: count("done"), due: count("open"), missed: count("missed") });
}

function activeDays({ written }: Life, from: Day): ReadonlySet<Day> {
  const active = written.filter(({ how, day: on }) => how !== "later" && on >= from);
  return new Set(active.map(({ day }) => day));
}

async function compareActiveDays(life: Life, { today: day }: Now): Promise<void> {
  const badges = await read(life.owner, "/api/badges");
  const shown = badges.activeDays.filter((on: Day) => on >= mondayOf(day));
  expect(new Set(shown)).toEqual(activeDays(life, mondayOf(day)));
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
    const came = test.transport.came.slice(before).map(({ text }) => text);
    for (const text of came.filter((one) => one.includes(life.owner.goalId)))
      if (text.startsWith("Since ")) compareDigest(life, text);
      else if (text.includes("Open Coaching")) compareCoachMail(life, text);
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
  const pace = expectedPace(life);
  const [, line = ""] = /%\)\n {2}(.*)/.exec(text) ?? [];
  expect(line.split(". ").slice(0, -1)).toEqual([...parts, ...(pace === null ? [] : [pace])]);
  expect(text).toContain(`Progress on ${by === 0 ? 0 : 1} of 1 goal.`);
}

function compareCoachMail(life: Life, text: string): void {
  const pace = expectedPace(life);
  const [line] = /(?:Checked in|Missed).*/.exec(text) ?? [];
  if (line !== undefined) expect(line.split(". ").at(1) ?? null).toBe(pace && `${pace}.`);
}

async function begun(db: Database): Promise<Life> {
  const test = await openOutbox(db);
  const owner = await withGoal(test, zones[0], DUE);
  const coach = await test.person({ name: "Grace Okafor" });
  const admin = await test.person({ admin: true });
  await setCoach(test, owner.goalId, coach);
  await planMail(test.deps);
  const none = { written: [], checkIns: [], pauses: [], shortDays: [] };
  return { test, owner, coach, admin, ...none, zone: zones[0] };
}

describeWithDatabase("a week in any life", (open) => {
  it("is the same on the owner's pages, in mail, and on the coach's and the admin's pages", async () => {
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
          await compareDashboard(life, now);
          await compareAdmin(life, now);
        }
      }),
      runs(60, 2, 20_261_128),
    );
  });
});
