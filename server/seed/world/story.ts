import type { Cadence, CheckInDay } from "#domain/check-in-period.ts";
import type { NoteType } from "#domain/coaching-note.ts";
import type { GoalText } from "#domain/goal-fields.ts";
import type { IfThenWords } from "#domain/goal-plan.ts";
import type { MeasureType } from "#domain/measure.ts";
import type { Health, Kept } from "#domain/weekly-check-in.ts";

// Days are relative to today. `ago`: days ago; `in`: days ahead; `back`: periods ago.

export type StoryMove =
  | {
      readonly ago: number;
      readonly by: number;
      readonly note?: string;
      readonly dayAgo?: number;
    }
  | { readonly ago: number; readonly done: true }
  | { readonly ago: number; readonly reachedAgo: number };

export interface StoryMeasure {
  readonly type: MeasureType;
  readonly target?: number;
  readonly unit?: string;
  readonly targetIn?: number;
}

export type StoryChange =
  | { readonly ago: number; readonly dueIn: number; readonly why: string }
  /** Days; null: until resumed. */
  | { readonly ago: number; readonly pausedFor: number | null; readonly why: string }
  | { readonly ago: number; readonly resumed: true }
  | { readonly ago: number; readonly cadence: Cadence }
  | { readonly ago: number; readonly learned: string }
  | { readonly ago: number; readonly reopened: true }
  | { readonly ago: number; readonly deleted: true };

/** The owner answers first. */
interface StoryNote {
  readonly ago: number;
  readonly type: NoteType;
  readonly text: string;
  readonly unread?: true;
  readonly replies?: readonly string[];
}

interface StoryStep {
  readonly text: string;
  readonly dayIn?: number;
  readonly doneAgo?: number;
  readonly suggested?: "accepted" | "waiting";
}

export interface StoryReport {
  readonly back: number;
  readonly health: Health;
  readonly kept?: Kept;
  readonly obstacle?: string;
  readonly help?: string;
  readonly promise?: string;
  /** False: only the owner sees it. */
  readonly forAll?: false;
  readonly seen?: true;
  readonly by?: number;
}

export interface StoryGoal extends Readonly<Record<GoalText, string>> {
  readonly measure: StoryMeasure;
  /** Days of a week; daily by default. */
  readonly weeklyQuota?: number;
  readonly madeAgo: number;
  /** Negative where overdue. */
  readonly dueIn: number;
  readonly moves: readonly StoryMove[];
  readonly completedAgo?: number;
  /** Weeks; 1 by default. */
  readonly cadence?: Cadence;
  /** Earliest first. */
  readonly reports?: readonly StoryReport[];
  /** After all moves, earliest first. */
  readonly life?: readonly StoryChange[];
  readonly coach?: {
    readonly who: string;
    readonly ago: number;
    readonly notes: readonly StoryNote[];
    readonly privateNotes?: readonly { readonly ago: number; readonly text: string }[];
    readonly leftAgo?: number;
    /** Asked to confirm that it is done, and waiting. */
    readonly askedAgo?: number;
  };
  readonly plan?: {
    readonly steps: readonly StoryStep[];
    readonly ifThens?: readonly IfThenWords[];
  };
  readonly invitation?: { readonly ago: number; readonly withdrawnAgo?: number };
  readonly page?: { readonly withName: boolean };
  readonly checkIns?: readonly {
    readonly ago: number;
    readonly circle: "private" | "coach";
    readonly message: string;
  }[];
}

export interface StoryPerson {
  /** First part of subject and address, e.g. `elena.petrova`. */
  readonly who: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly about: string;
  readonly joinedAgo: number;
  readonly verified: boolean;
  readonly disabled?: true;
  readonly marketing?: true;
  readonly frequency?: "weekly" | "biweekly" | "monthly";
  /** Days ago, earliest first. */
  readonly shares?: readonly number[];
  /** Monday by default. */
  readonly checkInDay?: { readonly day: CheckInDay; readonly movedAgo: number };
  /** Their goals under way are paused as long. */
  readonly away?: { readonly ago: number; readonly days: number };
  readonly goals: readonly StoryGoal[];
}

/** `days`: days ago. */
export function each(by: number, ...days: readonly number[]): StoryMove[] {
  return days.map((ago) => ({ ago, by }));
}

/** Seen by the coach of that time. */
export function onTrack(...backs: readonly number[]): StoryReport[] {
  return backs.map((back) => ({ back, health: "on-track", seen: true }));
}

export function daily(from: number, until: number): StoryMove[] {
  return Array.from({ length: from - until + 1 }, (_, index) => ({ ago: from - index, by: 1 }));
}
