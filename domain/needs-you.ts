import { isWaiting } from "./completion-times.ts";
import { missedPeriods, type Excuse } from "./check-in-period.ts";
import { isForCoach, type ComebackKind, type LaidComeback } from "./comeback.ts";
import type { CheckInSaid } from "./check-in-said.ts";
import { DAY_MS, dayOf, daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard, GoalStanding } from "./goal.ts";
import { hasUpcomingDeadline } from "./insight.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import * as limits from "./limits.ts";
import type { Measure } from "./measure.ts";
import { words } from "./needs-you.words.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { beginningOf } from "./short-text.ts";
import type { Health, Kept } from "./weekly-check-in.ts";
import { words as checkInWords } from "./weekly-check-in.words.ts";

/** Most urgent first (product 26.3). */
const needKinds = [
  "help",
  "says-done",
  "missed-more",
  "missed-one",
  "off-track",
  "unseen",
  "reply",
  "due",
  "comeback",
] as const;
export type NeedKind = (typeof needKinds)[number];

export interface KnownCheckIn {
  readonly id: string;
  readonly rev: number;
  /** First day of its period. */
  readonly period: Day;
  /** Milliseconds. */
  readonly at: number;
  /** Null, as `kept`, if private to its owner. */
  readonly health: Health | null;
  readonly kept: Kept | null;
  /** '' if none, or already seen. */
  readonly help: string;
  readonly seen: boolean;
  /** Empty if not read. */
  readonly said: CheckInSaid;
}

export const nothingSaid: CheckInSaid = {
  change: null,
  keptPromise: "",
  kept: null,
  obstacle: "",
  promise: "",
};

/** Neither read nor answered by the coach. */
interface UnreadReply {
  readonly noteId: string;
  readonly text: string;
  /** Milliseconds. */
  readonly at: number;
  /** The goal's first unread reply, ms. */
  readonly since: number;
}

export interface WatchedGoal {
  readonly goal: GoalStanding & Pick<GoalCard, "rhythms" | "checkedIn" | "completionAskedAt">;
  readonly ownerId: string;
  readonly ownerName: string;
  /** Milliseconds. */
  readonly coachedAt: number;
  /** The last `checkInsKnown`, newest first. */
  readonly checkIns: readonly KnownCheckIn[];
  readonly unreadReply: UnreadReply | null;
  /** Milliseconds; null for never. */
  readonly nudgedAt: number | null;
  /** The last one; null if the coach has written a note since. */
  readonly cameBack: LaidComeback | null;
}

export interface NeedOfCheckIn extends CheckInSaid {
  readonly checkInId: string;
  readonly rev: number;
  readonly at: number;
  readonly health: Health;
}

export type Need =
  | (NeedOfCheckIn & { readonly kind: "help"; readonly text: string })
  /** Milliseconds. */
  | { readonly kind: "says-done"; readonly askedAt: number }
  | { readonly kind: "missed-more" | "missed-one"; readonly periods: number }
  | (NeedOfCheckIn & { readonly kind: "off-track" | "unseen" })
  | ({ readonly kind: "reply" } & UnreadReply)
  | { readonly kind: "due"; readonly days: number }
  | { readonly kind: "comeback"; readonly after: ComebackKind; readonly at: number };

/** Milliseconds. */
function mayNudge(nudgedAt: number | null, at: number): boolean {
  // A server's clock may have been ahead, so compare the absolute distance.
  return nudgedAt === null || Math.abs(at - nudgedAt) >= limits.nudgeDays * DAY_MS;
}

function needOfCheckIn({ id, rev, at, health, help, said }: KnownCheckIn): readonly Need[] {
  if (health === null) return [];
  const of = { checkInId: id, rev, at, health, ...said };
  if (help !== "") return [{ kind: "help", ...of, text: help }];
  return [{ kind: health === "off-track" ? health : "unseen", ...of }];
}

/** Check-ins that wait for their coach. */
export function unseenOf({ coachedAt, checkIns }: WatchedGoal): readonly KnownCheckIn[] {
  return checkIns.filter(({ seen, at, health }) => !seen && health !== null && at >= coachedAt);
}

function saysDone({ goal }: WatchedGoal): readonly Need[] {
  const { completionAskedAt: askedAt } = goal;
  return isWaiting(goal) && askedAt !== null ? [{ kind: "says-done", askedAt }] : [];
}

function missed(
  { goal, coachedAt, nudgedAt }: WatchedGoal,
  excuse: Excuse,
  now: Now,
): readonly Need[] {
  // A nudge gives the owner time to answer.
  if (!mayNudge(nudgedAt, now.at)) return [];
  const since = dayOf(coachedAt, now.zone);
  const { length: periods } = missedPeriods(goal, since, excuse, now.today);
  if (periods === 0) return [];
  return [{ kind: periods === 1 ? "missed-one" : "missed-more", periods }];
}

/** Why a goal cannot be nudged now; null if it can (product 26.5); `now` is its owner's. */
export function nudgeRefusal(watched: WatchedGoal, excuse: Excuse, now: Now): Refusal | null {
  if (!mayNudge(watched.nudgedAt, now.at)) return refuse("note.nudged-lately");
  return missed(watched, excuse, now).length === 0 ? refuse("note.nothing-missed") : null;
}

function dueSoon({ goal }: WatchedGoal, now: Now): readonly Need[] {
  if (!hasUpcomingDeadline(goal, now)) return [];
  return [{ kind: "due", days: daysBetween(now.today, goal.dueDate) }];
}

function cameBackLately(
  { goal, coachedAt, cameBack }: WatchedGoal,
  { at: now, zone }: Now,
): readonly Need[] {
  if (cameBack === null || !isForCoach(cameBack, goal, coachedAt, zone)) return [];
  const { kind: after, at } = cameBack;
  return Math.abs(now - at) < limits.comebackDays * DAY_MS ? [{ kind: "comeback", after, at }] : [];
}

// Within a kind: most missed, longest waiting, due first.
function urgency(need: Need): number {
  if ("periods" in need) return -need.periods;
  if ("askedAt" in need) return need.askedAt;
  if ("since" in need) return need.since;
  return "days" in need ? need.days : need.at;
}

const gravity = Object.fromEntries(needKinds.map((kind, at) => [kind, at])) as Readonly<
  Record<NeedKind, number>
>;

function compared(one: Need, other: Need): number {
  return gravity[one.kind] - gravity[other.kind] || urgency(one) - urgency(other);
}

/** Why a goal needs its coach, most urgent first (product 26.3); `now` is its owner's. */
export function needsOf(watched: WatchedGoal, excuse: Excuse, now: Now): readonly Need[] {
  const { coachedAt, unreadReply } = watched;
  const reply: readonly Need[] =
    unreadReply === null || unreadReply.at < coachedAt
      ? []
      : [{ kind: "reply", ...unreadReply, since: Math.max(unreadReply.since, coachedAt) }];
  return [
    ...unseenOf(watched).flatMap(needOfCheckIn),
    ...saysDone(watched),
    ...missed(watched, excuse, now),
    ...reply,
    ...dueSoon(watched, now),
    ...cameBackLately(watched, now),
  ].toSorted(compared);
}

export interface WaitingGoal {
  readonly goalId: string;
  readonly description: string;
  readonly measurable: Measure;
  readonly needs: readonly Need[];
}

export interface WaitingPerson {
  readonly ownerId: string;
  readonly ownerName: string;
  readonly goals: readonly WaitingGoal[];
}

function mostUrgent(goal: WaitingGoal | undefined): Need {
  const [need] = goal?.needs ?? [];
  if (need === undefined) throw new TypeError("A goal that waits has a reason.");
  return need;
}

/** Needs by person, most urgent person and goal first (product 26.3). */
export function waitingByPerson(
  goals: readonly (WaitingGoal & Omit<WaitingPerson, "goals">)[],
): readonly WaitingPerson[] {
  const waiting = goals
    .filter(({ needs }) => needs.length > 0)
    .toSorted(
      (one, other) =>
        compared(mostUrgent(one), mostUrgent(other)) || (one.goalId < other.goalId ? -1 : 1),
    );
  // A map keeps insertion order.
  return [...Map.groupBy(waiting, ({ ownerId }) => ownerId)].map(([ownerId, own]) => ({
    ownerId,
    ownerName: own[0]?.ownerName ?? "",
    goals: own.map(({ goalId, description, measurable, needs }) => ({
      goalId,
      description,
      measurable,
      needs,
    })),
  }));
}

function dueInWords(days: number): string {
  if (days === 0) return words.dueToday;
  return days === 1 ? words.dueTomorrow : words.dueIn(days);
}

function checkedInWords(health: Health): string {
  return words.checkedIn(checkInWords.healthInSentence[health]);
}

/** A need as a fact (product 26.4). */
export function needInWords(need: Need): string {
  switch (need.kind) {
    case "help":
      return words.asksForHelp(bidiIsolated(need.text));
    case "says-done":
      return words.saysDone;
    case "missed-more":
    case "missed-one":
      return words.missed(need.periods);
    case "off-track":
    case "unseen":
      return checkedInWords(need.health);
    case "reply":
      return words.answered(bidiIsolated(need.text));
    case "due":
      return dueInWords(need.days);
    case "comeback":
      return words.cameBack[need.after];
  }
}

/** A goal's further needs in words (product 26.4). */
export function besideInWords([first, ...others]: readonly Need[]): readonly string[] {
  const going =
    first?.kind === "help" && first.health !== "on-track" ? [checkedInWords(first.health)] : [];
  return [...new Set([...going, ...others.map(needInWords)])];
}

/** The default note of a nudge (product 26.5). */
export function nudgeFor(description: string): string {
  return words.nudge(beginningOf(description, limits.note - words.nudge("").length));
}

/** The note of "Well done" (product 42.7). */
export function praiseFor(description: string): string {
  return words.praise(beginningOf(description, limits.note - words.praise("").length));
}
