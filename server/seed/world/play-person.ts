import type { Badge } from "#contract/badges.ts";
import type { Day } from "#domain/day.ts";
import type { KeptGoal } from "#domain/goal-life.ts";
import type { Goal } from "#domain/goal.ts";
import { marksActivity } from "#domain/ledger.ts";
import { newBadges, sharingBadges } from "#server/goals/badges/new-badges.ts";
import type { Calendar } from "./calendar.ts";
import { playedRhythms, toldReports } from "./play-check-in.ts";
import {
  coachedGoal,
  completedGoal,
  freeGoal,
  newGoal,
  playChange,
  playMove,
  playReport,
  type PlayedChange,
  type PlayedMove,
  type PlayedReport,
} from "./play-goal.ts";
import type { StoryGoal, StoryPerson } from "./story.ts";

/** Hours of the day. */
const COACHED = 6;
const MOVED = 8;
const COMPLETED = 20;
const SHARED = 21;
const CHANGED = 22;

export interface Actor {
  readonly uid: string;
  readonly name: string;
  readonly person: StoryPerson;
}

export interface PlayedGoal {
  readonly story: StoryGoal;
  /** Current state. */
  readonly goal: KeptGoal;
  readonly coach: Actor | null;
  readonly coachedAt: number | null;
  readonly moves: readonly PlayedMove[];
  /** Earliest first. */
  readonly reports: readonly PlayedReport[];
  /** Earliest first. */
  readonly changes: readonly PlayedChange[];
}

export interface PlayedLife {
  readonly actor: Actor;
  readonly goals: readonly PlayedGoal[];
  readonly badges: readonly Badge[];
  readonly activity: ReadonlyMap<Day, number>;
  readonly shares: readonly number[];
}

export type Find = (who: string) => Actor;

function happenings(story: StoryGoal, index: number, rhythms: Goal["rhythms"], calendar: Calendar) {
  const moves = story.moves.map((move) => {
    return { now: calendar.moment(move.ago, MOVED + index / 2), move };
  });
  const reports = toldReports(story, rhythms, calendar);
  return [...moves, ...reports].toSorted((a, b) => a.now.at - b.now.at);
}

function playGoal(
  story: StoryGoal,
  index: number,
  id: string,
  person: StoryPerson,
  calendar: Calendar,
  find: Find,
): PlayedGoal {
  const moves: PlayedMove[] = [];
  const reports: PlayedReport[] = [];
  const rhythms = playedRhythms(story, person, calendar);
  let goal = newGoal(story, id, index, rhythms, calendar);
  const coach = story.coach === undefined ? null : find(story.coach.who);
  const coachedAt = story.coach === undefined ? null : calendar.moment(story.coach.ago, COACHED).at;
  const coached = (by: number) => {
    if (coach !== null && coachedAt !== null && goal.coachUid === null && coachedAt < by)
      goal = coachedGoal(goal, coach, coachedAt);
  };
  for (const one of happenings(story, index, rhythms, calendar)) {
    coached(one.now.at);
    if ("report" in one) {
      const { after, move, played } = playReport(story, goal, one);
      goal = after;
      reports.push(played);
      if (move !== null) moves.push(move);
    } else {
      const played = playMove(story, goal, one.move, one.now, calendar);
      goal = played.after;
      moves.push(played);
    }
  }
  coached(Infinity);
  return { story, coach, coachedAt, moves, reports, ...playEnd(story, goal, calendar) };
}

function playEnd(story: StoryGoal, moved: Goal, calendar: Calendar) {
  const changes: PlayedChange[] = [];
  let goal: KeptGoal = {
    ...moved,
    deletedAt: null,
    formerCoachUid: null,
    formerCoachedAt: null,
    checkInDay: 1,
  };
  if (story.coach?.leftAgo !== undefined) {
    const { at } = calendar.moment(story.coach.leftAgo, CHANGED);
    const left = freeGoal(goal);
    goal = left.goal;
    changes.push({ at, change: { what: "coach-stepped-down", coachId: left.coachId } });
  }
  if (story.completedAgo !== undefined) {
    const now = calendar.moment(story.completedAgo, COMPLETED);
    goal = completedGoal(story, goal, now);
    changes.push({ at: now.at, change: { what: "completed" } });
  }
  const { coachUid } = goal;
  if (story.coach?.askedAgo !== undefined && coachUid !== null) {
    const { at } = calendar.moment(story.coach.askedAgo, COMPLETED);
    goal = { ...goal, coachConfirms: true, completionAskedAt: at, rev: goal.rev + 2 };
    changes.push({ at, change: { what: "completion-asked", coachId: coachUid } });
  }
  for (const told of story.life ?? []) {
    const now = calendar.moment(told.ago, CHANGED);
    const after = playChange(story, goal, told, now, calendar);
    goal = after.goal;
    if (after.change !== null) changes.push({ at: now.at, change: after.change });
  }
  return { goal, changes };
}

/** The move that earns a badge grants it, so moves of all goals run in order. */
function earned(goals: readonly PlayedGoal[], shares: readonly number[]) {
  const activity = new Map<Day, number>();
  const badges = new Map<string, Badge>();
  const give = (more: readonly Badge[]) => {
    for (const badge of more) if (!badges.has(badge.badgeId)) badges.set(badge.badgeId, badge);
  };
  const moves = goals.flatMap((one) => one.moves).toSorted((a, b) => a.now.at - b.now.at);
  for (const { before, after, entry, now } of moves) {
    const counts = marksActivity(entry);
    give(newBadges({ before, after, activeDays: [...activity.keys()], counts }, now));
    if (counts) activity.set(entry.day, now.at);
  }
  for (const [index, at] of shares.entries()) give(sharingBadges(index + 1, at));
  return { activity, badges: [...badges.values()] };
}

export function playLife(
  actor: Actor,
  calendar: Calendar,
  newId: () => string,
  find: Find,
): PlayedLife {
  const { person } = actor;
  const { goals: stories, shares: shared = [] } = person;
  const goals = stories.map((story, index) =>
    playGoal(story, index, newId(), person, calendar, find),
  );
  const shares = shared.map((ago) => calendar.moment(ago, SHARED).at);
  return { actor, goals, shares, ...earned(goals, shares) };
}
