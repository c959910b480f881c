import type { Cadence, CheckInDay } from "#domain/cadence.ts";
import type { NoteType } from "#domain/coaching-note.ts";
import type { GoalText } from "#domain/goal-fields.ts";
import type { IfThenWords } from "#domain/goal-plan.ts";
import type { MeasureType } from "#domain/measure.ts";
import type { Health, Kept } from "#domain/weekly-check-in.ts";

// The seeded world as it is told: days are counted back from today, so that it is as fresh on any day.

/** A change of a goal's value, so many days ago. */
export type StoryMove =
  | {
      readonly ago: number;
      readonly by: number;
      readonly note?: string;
      /** The earlier day that it is logged for, in days ago. */
      readonly dayAgo?: number;
    }
  | { readonly ago: number; readonly done: true }
  /** A Date goal: achieved on the day so many days ago. */
  | { readonly ago: number; readonly reachedAgo: number };

export interface StoryMeasure {
  readonly type: MeasureType;
  readonly target?: number;
  readonly unit?: string;
  /** The target day, in days from today. */
  readonly targetIn?: number;
}

/** What an owner did to a goal beside moving it. */
export type StoryChange =
  | { readonly ago: number; readonly dueIn: number; readonly why: string }
  /** Paused, for so many days from then or until resumed. */
  | { readonly ago: number; readonly pausedFor: number | null; readonly why: string }
  | { readonly ago: number; readonly resumed: true }
  | { readonly ago: number; readonly cadence: Cadence }
  | { readonly ago: number; readonly learned: string }
  | { readonly ago: number; readonly reopened: true }
  | { readonly ago: number; readonly deleted: true };

/** A coach's note, and what was answered to it, by turns the owner first. */
interface StoryNote {
  readonly ago: number;
  readonly type: NoteType;
  readonly text: string;
  readonly unread?: true;
  readonly replies?: readonly string[];
}

/** A step of a plan, in days from today and days ago. */
interface StoryStep {
  readonly text: string;
  readonly dayIn?: number;
  readonly doneAgo?: number;
  /** The coach suggested it: it is the owner's, or waits for an answer. */
  readonly suggested?: "accepted" | "waiting";
}

/** A weekly check-in, written on the first day of the period so many periods ago: 0 is the one of today. */
export interface StoryReport {
  readonly back: number;
  readonly health: Health;
  readonly kept?: Kept;
  readonly obstacle?: string;
  readonly help?: string;
  readonly promise?: string;
  /** False where it is its owner's alone. */
  readonly forAll?: false;
  /** The coach has seen it. */
  readonly seen?: true;
  /** What the value grew by with it. */
  readonly by?: number;
}

export interface StoryGoal extends Readonly<Record<GoalText, string>> {
  readonly measure: StoryMeasure;
  /** Days of a week that are asked for; every day where none are said. */
  readonly weeklyQuota?: number;
  readonly madeAgo: number;
  /** Days from today to the due date; negative for a goal that is late. */
  readonly dueIn: number;
  readonly moves: readonly StoryMove[];
  readonly completedAgo?: number;
  /** Weeks from one check-in to the next; weekly where none are said. */
  readonly cadence?: Cadence;
  /** Its weekly check-ins, the earliest first. */
  readonly reports?: readonly StoryReport[];
  /** What became of it after all its moves, the earliest first. */
  readonly life?: readonly StoryChange[];
  /** By the name of their subject. */
  readonly coach?: {
    readonly who: string;
    readonly ago: number;
    readonly notes: readonly StoryNote[];
    /** What the coach keeps for themselves. */
    readonly privateNotes?: readonly { readonly ago: number; readonly text: string }[];
    /** When they stepped down, in days ago. */
    readonly leftAgo?: number;
  };
  readonly plan?: {
    readonly steps: readonly StoryStep[];
    readonly ifThens?: readonly IfThenWords[];
  };
  readonly invitation?: { readonly ago: number; readonly withdrawnAgo?: number };
  /** It has a public page, as of today. */
  readonly page?: { readonly withName: boolean };
  readonly checkIns?: readonly {
    readonly ago: number;
    readonly circle: "private" | "coach";
    readonly message: string;
  }[];
}

export interface StoryPerson {
  /** First part of subject and address: lower case, a dot between the names. */
  readonly who: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Shown in the stand-in's list, beneath the name. */
  readonly about: string;
  readonly joinedAgo: number;
  readonly verified: boolean;
  readonly disabled?: true;
  readonly marketing?: true;
  readonly frequency?: "weekly" | "biweekly" | "monthly";
  /** When they shared, in days ago, the earliest first. */
  readonly shares?: readonly number[];
  /** The check-in day that they chose, and how many days ago; Monday else. */
  readonly checkInDay?: { readonly day: CheckInDay; readonly movedAgo: number };
  readonly goals: readonly StoryGoal[];
}

/** A change of the same size on each of these days. */
export function each(by: number, ...days: readonly number[]): StoryMove[] {
  return days.map((ago) => ({ ago, by }));
}

/** Check-ins that say no more than that it goes well, so many periods ago; who coached the goal then has seen them. */
export function onTrack(...backs: readonly number[]): StoryReport[] {
  return backs.map((back) => ({ back, health: "on-track", seen: true }));
}

/** One a day, from so many days ago down to `until` days ago. */
export function daily(from: number, until: number): StoryMove[] {
  return Array.from({ length: from - until + 1 }, (_, index) => ({ ago: from - index, by: 1 }));
}
