import { recordOf, goalTexts } from "#domain/goal-fields.ts";
import type { Now } from "#domain/day.ts";
import { completed } from "#domain/completion.ts";
import type { ChangeOfCoach, GoalChange } from "#domain/goal-change.ts";
import { edited } from "#domain/goal-edit.ts";
import {
  closed,
  deleted,
  paused,
  reopened,
  resumed,
  type KeptGoal,
  type LifeChange,
} from "#domain/goal-life.ts";
import { recadenced } from "#domain/goal-rhythm.ts";
import type { Goal } from "#domain/goal.ts";
import { draftedGoal, type GoalDraft } from "#domain/goal-draft.ts";
import { marksActivity, recorded, type NewEntry } from "#domain/ledger.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused, type Ruled } from "#domain/refusal.ts";
import type { CheckInWords } from "#domain/weekly-check-in.ts";
import type { Calendar } from "./calendar.ts";
import { reportedOn, type ToldReport } from "./play-check-in.ts";
import type { StoryChange, StoryGoal, StoryMeasure, StoryMove } from "./story.ts";

export interface PlayedMove {
  readonly now: Now;
  readonly before: Goal;
  readonly after: Goal;
  readonly entry: NewEntry;
}

/** A refused move is a mistake in the story. */
function unlessRefused<T>(ruled: Ruled<T>, story: StoryGoal): T {
  if (isRefused(ruled)) throw new TypeError(`“${story.description}”: ${ruled.refused}`);
  return ruled;
}

function draftOf(measure: StoryMeasure, { day }: Calendar): GoalDraft["measurable"] {
  const { type, unit = "" } = measure;
  if (measure.targetIn !== undefined) return { type, targetValue: day(-measure.targetIn), unit };
  return { type, targetValue: String(measure.target ?? ""), unit };
}

/** `index` keeps creation times distinct. */
export function newGoal(
  story: StoryGoal,
  id: string,
  index: number,
  rhythms: Goal["rhythms"],
  calendar: Calendar,
): Goal {
  const texts = recordOf(goalTexts, (text) => story[text]);
  const measurable = draftOf(story.measure, calendar);
  const draft: GoalDraft = { ...texts, measurable, dueDate: calendar.day(-story.dueIn) };
  return {
    id,
    ...unlessRefused(draftedGoal(draft), story),
    createdAt: calendar.moment(story.madeAgo, 7 + index / 60).at,
    status: "active",
    completed: false,
    completedAt: null,
    closedAt: null,
    pauses: [],
    rhythms,
    checkedIn: null,
    learned: "",
    lastProgressUpdateAt: null,
    coachUid: null,
    coachName: null,
    coachStatus: null,
    coachedAt: null,
    coachConfirms: false,
    completionAskedAt: null,
    nextStep: null,
    rev: 1,
  };
}

function changeOf(move: StoryMove, { day }: Calendar, rev: number): ProgressChange {
  if ("done" in move) return { kind: "set", value: true, rev };
  if ("reachedAgo" in move) return { kind: "set", value: day(move.reachedAgo), rev };
  const { by, note, dayAgo } = move;
  if (by === 1 && note === undefined && dayAgo === undefined) return { kind: "step" };
  return { kind: "change", by, note, day: dayAgo === undefined ? undefined : day(dayAgo) };
}

export function playMove(
  story: StoryGoal,
  goal: Goal,
  move: StoryMove,
  now: Now,
  calendar: Calendar,
): PlayedMove {
  const change = changeOf(move, calendar, goal.rev);
  const measurable = unlessRefused(progressed(goal, change, now), story);
  const entry = unlessRefused(recorded(goal, measurable, change, now), story);
  if (entry === null) throw new TypeError(`“${story.description}”: a move moves nothing`);
  const last = marksActivity(entry) ? now.at : goal.lastProgressUpdateAt;
  const after = { ...goal, measurable, lastProgressUpdateAt: last, rev: goal.rev + 1 };
  return { now, before: goal, after, entry };
}

export interface PlayedReport {
  readonly at: number;
  readonly words: CheckInWords;
  readonly isSeen: boolean;
}

export function playReport(story: StoryGoal, goal: Goal, told: ToldReport) {
  const { now, report } = told;
  const { measurable, entry, words } = unlessRefused(reportedOn(goal, told), story);
  const done = { lastProgressUpdateAt: now.at, checkedIn: words.period, rev: goal.rev + 1 };
  const after: Goal = { ...goal, measurable, ...done };
  const move: PlayedMove | null = entry && { now, before: goal, after, entry };
  // Check-ins before the coach arrived are the owner's only.
  const isSeen = report.seen === true && words.circle === "coach";
  const played: PlayedReport = { at: now.at, words, isSeen };
  return { after, move, played };
}

export function coachedGoal(goal: Goal, coach: { uid: string; name: string }, at: number): Goal {
  const { uid: coachUid, name: coachName } = coach;
  return {
    ...goal,
    coachUid,
    coachName,
    coachStatus: "accepted",
    coachedAt: at,
    rev: goal.rev + 1,
  };
}

export interface PlayedChange {
  readonly at: number;
  readonly change: GoalChange | ChangeOfCoach;
}

export function freeGoal(goal: KeptGoal): { goal: KeptGoal; coachId: string } {
  const { coachUid: coachId } = goal;
  if (coachId === null) throw new TypeError(`“${goal.description}”: nobody coaches it`);
  const free = { coachUid: null, coachName: null, coachStatus: null, coachedAt: null };
  return { goal: { ...goal, ...free, rev: goal.rev + 1 }, coachId };
}

/** Completing clears the coach. */
export function completedGoal(story: StoryGoal, goal: KeptGoal, now: Now): KeptGoal {
  const done = unlessRefused(completed(goal, now), story);
  const { coachUid: formerCoachUid, coachedAt: formerCoachedAt } = goal;
  const former = { formerCoachUid, formerCoachedAt };
  const free = { coachUid: null, coachName: null, coachedAt: null };
  return { ...goal, ...done, ...free, ...former, rev: goal.rev + 1 };
}

function changedBy(
  goal: KeptGoal,
  told: StoryChange,
  now: Now,
  { day }: Calendar,
): Ruled<LifeChange> {
  if ("dueIn" in told)
    return edited(goal, { change: { dueDate: day(-told.dueIn) }, shown: {}, why: told.why }, now);
  if ("pausedFor" in told) {
    const { ago, pausedFor, why } = told;
    return paused(goal, { until: pausedFor === null ? null : day(ago - pausedFor), why }, now);
  }
  if ("resumed" in told) return resumed(goal, true, now);
  if ("cadence" in told) return recadenced(goal, told.cadence, now);
  if ("learned" in told) return closed(goal, told.learned, now);
  return "reopened" in told ? reopened(goal, now) : deleted(goal, now);
}

export function playChange(
  story: StoryGoal,
  goal: KeptGoal,
  told: StoryChange,
  now: Now,
  calendar: Calendar,
): LifeChange {
  const { goal: after, change } = unlessRefused(changedBy(goal, told, now, calendar), story);
  return { goal: { ...after, rev: goal.rev + 1 }, change };
}
