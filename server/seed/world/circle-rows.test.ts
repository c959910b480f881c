import { describe, expect, it } from "vitest";
import {
  circleLine,
  circleMessage,
  circleMondays,
  circleReport,
  circleRun,
  circleText,
  circleWeek,
  memberWeeks,
  type CircleGoal,
} from "#domain/circle.ts";
import { nowIn } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { isRefused } from "#domain/refusal.ts";
import { goalsIn } from "../fixtures/lived-world.fixture.ts";
import { settings, worldAt } from "../fixtures/world-settings.fixture.ts";

const excuse = { shortDays: [] };

describe.each(settings)("the circle of the small world in $zone", ({ zone, at }) => {
  const world = worldAt({ zone, at });
  const { today } = nowIn(at, zone);
  const goals = goalsIn(world.goals);
  const [circle, ...others] = world.circles;
  const weeks = circleMondays(circle?.created_on ?? today, today);

  const broughtBy = (uid: string) =>
    world.circle_goals
      .filter(({ user_id }) => user_id === uid)
      .map(({ goal_id, brought_on: broughtOn }): CircleGoal => {
        const { goal, row } = goals.find((one) => one.goal.id === goal_id)!;
        expect([row.owner_id, goal.status]).toEqual([uid, "active"]);
        const checkIns = world.weekly_check_ins.flatMap((one) =>
          one.goal_id === goal_id ? [{ period: one.period, kept: one.kept ?? null }] : [],
        );
        return { rhythms: goal.rhythms, pauses: goal.pauses, ended: null, broughtOn, checkIns };
      });

  const states = world.circle_members.map(({ user_id: uid, joined_on: joinedOn }) =>
    memberWeeks({ joinedOn, today, excuse, goals: broughtBy(uid) }, weeks),
  );

  it("has six weeks behind it, kept and missed ones, who rests, who is away, and a run", () => {
    expect([weeks.length, states.length, others]).toEqual([7, 4, []]);
    const [elena = [], priya = [], jonas = [], leila = []] = states;
    const present = [elena, priya, jonas, leila].map((of) => of.at(-1)?.state);
    // Priya's check-in day is Thursday.
    expect(["checked-in", "open"]).toContain(present[1]);
    expect(present).toEqual(["open", present[1], "resting", "away"]);
    const promises = new Set(elena.map(({ keptPromise }) => keptPromise));
    expect(promises).toEqual(new Set([true, false]));
    const ofCircle = weeks.map((_, place) => circleWeek(states.flatMap((of) => of[place] ?? [])));
    const found = new Set(ofCircle.map(({ state }) => state));
    expect(found).toEqual(new Set(["kept", "missed", "open"]));
    expect(circleRun(ofCircle)).toBe(2);
  });

  it("has lines in several weeks, and one ask for help in this one with two answers", () => {
    const lines = world.circle_lines;
    expect(new Set(lines.map(({ week }) => week)).size).toBeGreaterThan(4);
    const asks = lines.filter(({ asks_at }) => asks_at !== null);
    expect(asks.map(({ week }) => week)).toEqual([weeks.at(-1)]);
    const answers = world.circle_messages;
    expect(answers.map(({ week }) => week)).toEqual([weeks.at(-1), weeks.at(-1)]);
    expect(answers.map(({ user_id }) => user_id)).not.toContain(asks[0]?.user_id);
    expect(world.circle_seen.length).toBeGreaterThan(2);
    expect(world.circle_seen.filter(({ user_id, seen_by }) => user_id === seen_by)).toEqual([]);
  });

  it("has words and goals that the rules take, a report, and one open invitation", () => {
    const { name = "", purpose = "" } = circle ?? {};
    expect(circleText({ name, purpose })).toEqual({ name, purpose });
    for (const { line, asks_at } of world.circle_lines)
      expect(isRefused(circleLine({ line, asksForHelp: asks_at !== null }))).toBe(false);
    for (const { text } of world.circle_messages) expect(circleMessage(text)).toBe(text);
    const reports = world.circle_reports.map(({ text }) => text);
    expect(reports.map(circleReport)).toEqual(reports);
    expect(reports).toHaveLength(1);
    for (const { user_id } of world.circle_members) {
      const brought = broughtBy(user_id).length;
      expect(brought).toBeGreaterThan(0);
      expect(brought).toBeLessThanOrEqual(limits.circleGoals);
    }
    const open = world.circle_invitations.filter(({ used_at }) => used_at === null);
    expect(open.map(({ expires_at }) => expires_at > at)).toEqual([true]);
  });
});
