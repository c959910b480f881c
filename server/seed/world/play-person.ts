import type { Badge } from "#contract/badges.ts";
import type { Day } from "#domain/day.ts";
import type { KeptGoal } from "#domain/goal-life.ts";
import type { Goal } from "#domain/goal.ts";
import { marksActivity } from "#domain/ledger.ts";
import { newBadges, sharingBadges } from "#server/goals/badges/new-badges.ts";
import type { Calendar } from "./calendar.ts";
import {
  coachedGoal,
  completedGoal,
  freeGoal,
  newGoal,
  playChange,
  playMove,
  type PlayedChange,
  type PlayedMove,
} from "./play-goal.ts";
import type { StoryGoal, StoryPerson } from "./story.ts";

/** Hours of the world's days. */
const COACHED = 6;
const MOVED = 8;
const COMPLETED = 20;
const SHARED = 21;
const CHANGED = 22;

/** Somebody of the cast with the ids that they were given. */
export interface Actor {
  readonly uid: string;
  readonly name: string;
  readonly person: StoryPerson;
}

export interface PlayedGoal {
  readonly story: StoryGoal;
  /** As it stands now. */
  readonly goal: KeptGoal;
  readonly coach: Actor | null;
  readonly coachedAt: number | null;
  readonly moves: readonly PlayedMove[];
  /** What became of it, the earliest first. */
  readonly changes: readonly PlayedChange[];
}

/** What somebody has done until now. */
export interface PlayedLife {
  readonly actor: Actor;
  readonly goals: readonly PlayedGoal[];
  readonly badges: readonly Badge[];
  /** Each active day with the instant of its last progress. */
  readonly activity: ReadonlyMap<Day, number>;
  readonly shares: readonly number[];
}

/** Finds somebody of the cast by their name in the story. */
export type Find = (who: string) => Actor;

function playGoal(
  story: StoryGoal,
  index: number,
  id: string,
  calendar: Calendar,
  find: Find,
): PlayedGoal {
  const moves: PlayedMove[] = [];
  let goal = newGoal(story, id, index, calendar);
  const coach = story.coach === undefined ? null : find(story.coach.who);
  const coachedAt = story.coach === undefined ? null : calendar.moment(story.coach.ago, COACHED).at;
  for (const move of story.moves) {
    const now = calendar.moment(move.ago, MOVED + index / 2);
    if (coach !== null && coachedAt !== null && goal.coachUid === null && coachedAt < now.at)
      goal = coachedGoal(goal, coach, coachedAt);
    const played = playMove(story, goal, move, now, calendar);
    goal = played.after;
    moves.push(played);
  }
  if (coach !== null && coachedAt !== null && goal.coachUid === null)
    goal = coachedGoal(goal, coach, coachedAt);
  return { story, coach, coachedAt, moves, ...playEnd(story, goal, calendar) };
}

/** What became of a goal after its moves. */
function playEnd(story: StoryGoal, moved: Goal, calendar: Calendar) {
  const changes: PlayedChange[] = [];
  let goal: KeptGoal = { ...moved, deletedAt: null, formerCoachUid: null, formerCoachedAt: null };
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
  for (const told of story.life ?? []) {
    const now = calendar.moment(told.ago, CHANGED);
    const after = playChange(story, goal, told, now, calendar);
    goal = after.goal;
    if (after.change !== null) changes.push({ at: now.at, change: after.change });
  }
  return { goal, changes };
}

/** Badges are given by the move that earns them, as in the product, so the moves of all goals go by in their order. */
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

/** Plays somebody's days until now. */
export function playLife(
  actor: Actor,
  calendar: Calendar,
  newId: () => string,
  find: Find,
): PlayedLife {
  const { goals: stories, shares: shared = [] } = actor.person;
  const goals = stories.map((story, index) => playGoal(story, index, newId(), calendar, find));
  const shares = shared.map((ago) => calendar.moment(ago, SHARED).at);
  return { actor, goals, shares, ...earned(goals, shares) };
}
