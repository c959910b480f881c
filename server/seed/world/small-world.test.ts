import { describe, expect, it } from "vitest";
import { earnedBadges } from "#domain/badge.ts";
import {
  cadenceOf,
  dueGoals,
  missedPeriods,
  periodsBetween,
  periodState,
} from "#domain/check-in-period.ts";
import { draftedPrivateNote } from "#domain/coach-private-note.ts";
import { draftedNote, draftedReply } from "#domain/coaching-note.ts";
import { dayOf, nowIn } from "#domain/day.ts";
import { cardBadge } from "#domain/goal-card.ts";
import { unansweredDays } from "#domain/goal-life.ts";
import { isOpen } from "#domain/invitation.ts";
import { dailyChanges } from "#domain/ledger-sum.ts";
import { mailTypes } from "#domain/mail.ts";
import { measureTypes } from "#domain/measure.ts";
import { isPaused } from "#domain/pause.ts";
import { percentage, progressStatus } from "#domain/progress.ts";
import { isRefused } from "#domain/refusal.ts";
import { streakOf } from "#domain/streak.ts";
import { healths, keptAnswers } from "#domain/weekly-check-in.ts";
import { slugOf } from "#server/goals/milestone-slug.ts";
import { hashOf } from "#server/platform/random.ts";
import { entriesOf, expectLedgers, goalsIn, livedBy } from "../fixtures/lived-world.fixture.ts";
import { settings, sign, worldAt } from "../fixtures/world-settings.fixture.ts";

function kinds<T>(all: readonly T[]): Set<T> {
  return new Set(all);
}
const either = new Set([true, false]);

describe.each(settings)("the small world in $zone", ({ zone, at }) => {
  const world = worldAt({ zone, at });
  const now = nowIn(at, zone);
  const goals = goalsIn(world.goals);

  const coachOf = (goalId: string) =>
    goals.find(({ goal }) => goal.id === goalId)?.goal.coachUid ?? null;

  it("has every state, every measure and every change of a goal", () => {
    expect(kinds(goals.map(({ goal }) => progressStatus(goal, now)))).toEqual(
      new Set(["completed", "overdue", "in-progress", "not-started"]),
    );
    expect(kinds(world.goals.map((row) => row.measure_type))).toEqual(new Set(measureTypes));
    expect(kinds(goals.map(({ goal }) => cardBadge(goal, now)))).toEqual(
      new Set(["closed", "completed", "paused", "overdue", "stalled", "due-soon", "in-progress"]),
    );
    expect(kinds(world.goals.map(({ deleted_at }) => deleted_at === null))).toEqual(either);
    expect([...kinds(world.goal_changes.map(({ what }) => what))].toSorted().join()).toBe(
      "cadence-changed,closed,coach-stepped-down,completed,completion-asked,deleted,edited,paused,reopened,resumed",
    );
    expect(kinds(goals.map(({ goal }) => goal.category))).toContain("Health");
  });

  it("has goals that rest until a day, that rest until resumed, and one whose pause is over and was not answered", () => {
    const pauses = goals.flatMap(({ goal }) => {
      if (unansweredDays(goal, now) === null) return [];
      if (!isPaused(goal, now)) return ["over"];
      return [goal.pauses.at(-1)?.until === null ? "until resumed" : "until a day"];
    });
    expect(kinds(pauses)).toEqual(new Set(["until a day", "until resumed", "over"]));
  });

  it("has somebody who is away, with all their goals paused until the same day", () => {
    const away = world.users.filter((user) => user.away_since !== null);
    expect(away).toHaveLength(1);
    const [{ id, away_since: since, away_until: until }] = away as [(typeof away)[number]];
    const own = goals.filter(({ row }) => row.owner_id === id);
    expect(own).not.toEqual([]);
    for (const { goal } of own)
      expect(goal.pauses).toEqual([{ from: since, until, answered: false }]);
  });

  it("has ends with and without words, and a plan with suggestions that wait and that were accepted", () => {
    const ends = world.goal_changes.filter(({ what }) => what === "closed");
    expect(kinds(ends.map(({ why }) => why === null))).toEqual(either);
    const suggested = world.goal_steps.filter(({ coach_name }) => coach_name !== null);
    expect(kinds(suggested.map(({ accepted }) => accepted))).toEqual(either);
    expect(kinds(world.goal_steps.map(({ done_day }) => done_day === null))).toEqual(either);
    expect(world.goal_if_thens).not.toEqual([]);
  });

  it("has somebody who came back after a missed day", () => {
    expect(world.comebacks.map(({ kind }) => kind)).toContain("day");
  });

  it("has weekly check-ins of every kind, and every state in which a period can be", () => {
    const reports = world.weekly_check_ins;
    expect(new Set(reports.map(({ health }) => health))).toEqual(new Set(healths));
    expect(new Set(reports.map(({ kept }) => kept))).toEqual(new Set([null, ...keptAnswers]));
    const own = reports.filter(({ circle }) => circle === "private");
    expect(own.map(({ seen_at }) => seen_at)).toEqual(own.map(() => null));
    expect(own).not.toEqual([]);
    const told = reports.filter(({ circle }) => circle === "coach");
    const seen = told.filter(({ seen_by }) => seen_by !== null);
    expect(seen.length).toBeGreaterThan(3);
    const waiting = told.filter(({ goal_id, seen_at, help }) => {
      return seen_at === null && help !== "" && coachOf(goal_id) !== null;
    });
    expect(waiting.length).toBeGreaterThan(0);
    expect(world.progress_entries.some(({ source }) => source === "check-in")).toBe(true);
    const states = goals.flatMap(({ goal }) =>
      periodsBetween(goal.rhythms, "2020-01-01", now.today).map((period) => {
        const done = reports.some((one) => one.goal_id === goal.id && one.period === period.from);
        return periodState(goal, period, done, { shortDays: [] }, now.today);
      }),
    );
    expect(new Set(states)).toEqual(new Set(["done", "due", "missed", "excused"]));
    const misses = goals.map(({ goal }) => {
      return goal.coachUid === null
        ? 0
        : missedPeriods(goal, dayOf(goal.coachedAt!, zone), { shortDays: [] }, now.today).length;
    });
    expect(misses).toContain(0);
    expect(misses).toContain(1);
    expect(Math.max(...misses)).toBeGreaterThan(1);
    expect(
      dueGoals(
        goals.map(({ goal }) => goal),
        now,
      ).length,
    ).toBeGreaterThan(2);
    expect(new Set(goals.map(({ goal }) => cadenceOf(goal.rhythms)))).toEqual(new Set([0, 1, 2]));
    expect(world.users.some(({ check_in_day }) => check_in_day !== 1)).toBe(true);
    expect(goals.some(({ goal }) => goal.rhythms.length > 1)).toBe(true);
  });

  it("has streaks by days, one with grace that was used, and by weeks", () => {
    const streaks = goals
      .filter(({ goal }) => goal.measurable.type === "DailyStreak")
      .map(({ goal, row }) => {
        const gained = dailyChanges(entriesOf(world, goal.id)).filter(({ by }) => by > 0);
        const verifiedDays = gained.map(({ day }) => day);
        const weeklyQuota = row.weekly_quota ?? null;
        const created = dayOf(goal.createdAt, zone);
        const { today } = now;
        return streakOf({ verifiedDays, rests: goal.pauses, created, weeklyQuota }, today);
      });
    expect(streaks).toContainEqual({
      verifiedDays: 19,
      currentRun: 14,
      longestRun: 14,
      grace: { kept: 1, used: 1 },
    });
    expect(streaks.some(({ grace, longestRun }) => grace === null && longestRun > 1)).toBe(true);
  });

  it("has a ledger that adds up to each goal's value, and marks exactly the days on which something was moved", () => {
    expectLedgers(world, () => zone);
    expect(world.progress_entries.some(({ source }) => source === "back-dated")).toBe(true);
    for (const { id } of world.users) {
      const { moves } = livedBy(world, id);
      for (const { day, last_check_in } of world.daily_activity.filter((row) => row.user_id === id))
        expect(last_check_in).toBe(
          Math.max(...moves.filter((one) => one.day === day).map((one) => one.at)),
        );
    }
    expect(world.daily_activity.length).toBeGreaterThan(30);
  });

  it("gives every badge that is deserved, and none in advance", () => {
    for (const { id } of world.users) {
      const { goals: own, activeDays } = livedBy(world, id);
      const badges = world.badges.filter((badge) => badge.user_id === id);
      const held = new Set(badges.map((badge) => badge.badge_id));
      const shareCount = world.user_stats.find((row) => row.user_id === id)?.count ?? 0;
      expect(earnedBadges({ goals: own, activeDays, shareCount }, held, now)).toEqual([]);
      const ofGoals = own.filter((goal) => badges.some(({ goal_id }) => goal_id === goal.id));
      for (const goal of ofGoals) expect(percentage(goal, now)).toBeGreaterThanOrEqual(50);
    }
    expect(new Set(world.badges.map(({ icon_class }) => icon_class))).toEqual(
      new Set(["shield", "star", "bullhorn"]),
    );
  });

  it("has coaches on open goals alone, and words that the rules take", () => {
    expect(goals.filter(({ row }) => row.coach_id === row.owner_id)).toEqual([]);
    const finished = goals.filter(({ goal }) => goal.completed);
    expect(finished.length).toBeGreaterThan(2);
    for (const { goal } of finished)
      expect([goal.coachUid, goal.coachStatus]).toEqual([null, "declined_by_user"]);
    for (const { note, type, coach_id, goal_id } of world.coaching_notes) {
      expect(isRefused(draftedNote({ note, type, form: "dashboard" }))).toBe(false);
      const { owner_id, noted } = world.goals.find(({ id }) => id === goal_id)!;
      expect([owner_id === coach_id, noted]).toEqual([false, true]);
    }
    for (const { text } of world.note_replies) expect(draftedReply(text)).toBe(text);
    expect(world.coach_private_notes.length).toBeGreaterThan(0);
    for (const { text, coach_id, goal_id } of world.coach_private_notes) {
      expect(draftedPrivateNote(text)).toBe(text);
      expect(world.goals.find(({ id }) => id === goal_id)?.coach_id).toBe(coach_id);
    }
    expect(world.coaching_notes.some(({ is_read }) => is_read === false)).toBe(true);
  });

  it("has an open invitation", () => {
    const open = world.invitations.filter(({ ended }) => ended === null);
    expect(open.length).toBeGreaterThan(0);
    for (const { goal_id, expires_at } of open) {
      expect(goals.find(({ goal }) => goal.id === goal_id)?.goal.coachUid).toBeNull();
      expect(isOpen({ ended: null, expiresAt: expires_at }, at)).toBe(true);
    }
  });

  it("has a public page, of a goal that is complete", () => {
    const [page, ...rest] = world.milestone_pages;
    expect(rest).toEqual([]);
    const { goal } = goals.find((one) => one.goal.id === page?.goal_id)!;
    expect(page).toMatchObject({
      title: goal.description,
      slug_hash: hashOf(slugOf(sign, page?.id ?? "")),
      with_name: true,
      completed: true,
      percent: 100,
      day: now.today,
    });
  });

  it("has sent mail of every type that goes to who is here, once, and has none that waits", () => {
    const types = mailTypes.filter((type) => type !== "colleague_invited" && type !== "circle_ask");
    expect(new Set(world.email_messages.map(({ type }) => type))).toEqual(new Set(types));
    expect(new Set(world.email_messages.map(({ status }) => status))).toEqual(new Set(["sent"]));
    const keys = world.email_messages.map(
      ({ user_id, type, period }) => `${user_id} ${type} ${period}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const { recipient } of world.email_messages) expect(recipient).toMatch(/@cairn\.example$/);
  });

  it("knows nothing that is yet to come", () => {
    const instants = Object.values(world).flatMap((rows: readonly object[]) =>
      rows.flatMap((row) =>
        Object.entries(row).filter(
          ([name, value]) =>
            /(_at|^at|last_check_in)$/.test(name) && name !== "expires_at" && value !== null,
        ),
      ),
    );
    expect(instants.length).toBeGreaterThan(200);
    for (const [name, value] of instants) expect(value, name).toBeLessThanOrEqual(at);
    expect(world.daily_activity.every(({ day }) => day <= now.today)).toBe(true);
  });
});
