import { periodAt, periodsBetween, periodState, type Excuse } from "./check-in-period.ts";
import { addDays, mondayOf, type Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";
import { plainLine } from "./short-text.ts";
import type { Kept } from "./weekly-check-in.ts";

interface CircleCheckIn {
  /** First day of its period. */
  readonly period: Day;
  /** Null if there was no promise, no answer, or none for the circle (product 41.5). */
  readonly kept: Kept | null;
}

/** A goal that a member brought: when it asks for check-ins, and which were done. */
export interface CircleGoal extends Pick<GoalCard, "rhythms" | "pauses"> {
  /** Null while active. */
  readonly ended: Day | null;
  readonly broughtOn: Day;
  readonly checkIns: readonly CircleCheckIn[];
}

/** Days are the member's own. */
export interface CircleMember {
  readonly joinedOn: Day;
  readonly today: Day;
  readonly excuse: Excuse;
  readonly goals: readonly CircleGoal[];
}

/** A member's present week; until it begins where they are, the first one of the circle or of theirs. */
export function presentWeek(
  { today, joinedOn }: Pick<CircleMember, "today" | "joinedOn">,
  createdOn: Day,
): Day {
  const [last] = [today, joinedOn, createdOn].toSorted().toReversed();
  return mondayOf(last ?? today);
}

/** `none`: no check-in began that week. */
type MemberState = "checked-in" | "open" | "missed" | "away" | "none";

/** `resting`: two weeks in a row were missed, and this one isn't done (product 41.6). */
export interface MemberWeek {
  readonly state: MemberState | "resting";
  readonly keptPromise: boolean;
}

type GoalState = Exclude<MemberState, "none">;

const stateOf = { done: "checked-in", due: "open", missed: "missed", excused: "away" } as const;

/** Check-ins whose periods began in the week and were not over when the goal was brought. */
function doneIn({ checkIns, rhythms, broughtOn }: CircleGoal, week: Day): CircleCheckIn[] {
  const end = addDays(week, 7);
  return checkIns.filter(
    ({ period }) =>
      period >= week &&
      period < end &&
      (periodAt(rhythms, period)?.until ?? addDays(period, 7)) > broughtOn,
  );
}

/** Of these check-ins, and of the others that were awaited. */
function statesOf(goal: CircleGoal, week: Day, { today, excuse }: CircleMember): GoalState[] {
  const end = addDays(week, 7);
  const done = doneIn(goal, week);
  const known = new Set(done.map(({ period }) => period));
  const others = periodsBetween(goal.rhythms, addDays(week, -1), addDays(end, -1)).filter(
    ({ from, until }) =>
      from >= week &&
      from < end &&
      !known.has(from) &&
      until > goal.broughtOn &&
      (goal.ended === null || goal.ended >= until),
  );
  return [
    ...done.map(() => stateOf.done),
    ...others.map((period) => stateOf[periodState(goal, period, false, excuse, today)]),
  ];
}

/** Of several goals the first of these counts: one missed check-in is a missed week. */
const gravest = ["missed", "open", "checked-in", "away"] as const satisfies readonly GoalState[];

function ownState(member: CircleMember, week: Day): MemberState {
  if (week < mondayOf(member.joinedOn)) return "none";
  const states = new Set(member.goals.flatMap((goal) => statesOf(goal, week, member)));
  return gravest.find((state) => states.has(state)) ?? "none";
}

function keptPromise({ goals }: CircleMember, week: Day): boolean {
  const answers = goals
    .flatMap((goal) => doneIn(goal, week))
    .flatMap(({ kept }) => (kept === null ? [] : [kept]));
  return answers.length > 0 && answers.every((kept) => kept === "kept");
}

/** A member's weeks, one for each Monday, which are given oldest first from the circle's first (product 41.5, 41.6). */
export function memberWeeks(member: CircleMember, weeks: readonly Day[]): MemberWeek[] {
  let missed = 0;
  return weeks.map((week) => {
    const state = ownState(member, week);
    const rests = missed >= limits.circleRestAfter && (state === "missed" || state === "open");
    if (state === "checked-in") missed = 0;
    if (state === "missed") missed += 1;
    return {
      state: rests ? "resting" : state,
      keptPromise: state === "checked-in" && keptPromise(member, week),
    };
  });
}

export interface CircleWeek {
  /** Members who checked in, of those who are neither away nor resting and had a check-in. */
  readonly checkedIn: number;
  readonly of: number;
  readonly state: "kept" | "missed" | "open" | "none";
}

/** A week of a circle, from its members' (product 41.7). */
export function circleWeek(members: readonly MemberWeek[]): CircleWeek {
  const count = (...states: readonly MemberWeek["state"][]) =>
    members.filter(({ state }) => states.includes(state)).length;
  const of = count("checked-in", "open", "missed");
  const counted = { checkedIn: count("checked-in"), of };
  if (of === 0) return { ...counted, state: "none" };
  if (count("missed") > 0) return { ...counted, state: "missed" };
  return { ...counted, state: count("open") > 0 ? "open" : "kept" };
}

/** Kept weeks in a row, oldest week first; the second missed week of six ends the run (product 41.7). */
export function circleRun(weeks: readonly Pick<CircleWeek, "state">[]): number {
  let [run, lastMissed] = [0, -Infinity];
  for (const [at, { state }] of weeks.entries()) {
    if (state === "kept") run += 1;
    if (state !== "missed") continue;
    if (at - lastMissed < limits.circleGraceWeeks) run = 0;
    lastMissed = at;
  }
  return run;
}

/** Mondays from the circle's first week to the last one, oldest first; the newest `circleWeeks` (product 41.7). */
export function circleMondays(createdOn: Day, last: Day): Day[] {
  const first = mondayOf(createdOn);
  const weeks: Day[] = [];
  for (let week = mondayOf(last); week >= first; week = addDays(week, -7)) {
    if (weeks.length === limits.circleWeeks) break;
    weeks.unshift(week);
  }
  return weeks;
}

export interface CircleText {
  readonly name: string;
  readonly purpose: string;
}

/** Name and purpose, trimmed; refused without a name or above its limits (product 41.2). */
export function circleText({ name, purpose }: CircleText): Ruled<CircleText> {
  const [line, aim] = [plainLine(name), purpose.trim()];
  if (line === "") return refuse("circle.name-missing", "name");
  if (line.length > limits.circleName) return refuse("circle.name-too-long", "name");
  return aim.length > limits.circlePurpose
    ? refuse("circle.purpose-too-long", "purpose")
    : { name: line, purpose: aim };
}

interface CircleLine {
  readonly line: string;
  readonly asksForHelp: boolean;
}

/** A member's line of the week, trimmed; an ask for help needs words (product 41.9). */
export function circleLine({ line, asksForHelp }: CircleLine): Ruled<CircleLine> {
  const text = line.trim();
  if (text.length > limits.circleLine) return refuse("circle.line-too-long", "line");
  return asksForHelp && text === ""
    ? refuse("circle.ask-missing", "line")
    : { line: text, asksForHelp };
}

/** An answer to the circle, trimmed (product 41.10). */
export function circleMessage(text: string): Ruled<string> {
  const trimmed = text.trim();
  if (trimmed === "") return refuse("circle.message-missing", "text");
  return trimmed.length > limits.circleMessage
    ? refuse("circle.message-too-long", "text")
    : trimmed;
}

/** What a report says, trimmed (product 41.13). */
export function circleReport(text: string): Ruled<string> {
  const trimmed = text.trim();
  if (trimmed === "") return refuse("circle.report-missing", "text");
  return trimmed.length > limits.circleReport ? refuse("circle.report-too-long", "text") : trimmed;
}
