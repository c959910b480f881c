import { missedPeriods, type Excuse } from "./cadence.ts";
import { counted } from "./count-words.ts";
import { DAY_MS, dayOf, daysBetween, type Now } from "./day.ts";
import type { GoalCard, GoalStanding } from "./goal.ts";
import { hasUpcomingDeadline } from "./insight.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import * as limits from "./limits.ts";
import { byName } from "./name-order.ts";
import { refuse, type Refusal } from "./refusal.ts";
import { beginningOf } from "./short-text.ts";
import { healthWords, keptOf, type Health, type Kept } from "./weekly-check-in.ts";

/** Why a goal waits for its coach, gravest first (product 26.3). */
const needKinds = [
  "help",
  "missed-more",
  "missed-one",
  "off-track",
  "unseen",
  "reply",
  "due",
] as const;
export type NeedKind = (typeof needKinds)[number];

/** A check-in as the coach may know of it. */
export interface KnownCheckIn {
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  /** Null, and `kept` too, where it is for its owner alone. */
  readonly health: Health | null;
  readonly kept: Kept | null;
  /** What would help; '' for nothing, and where it was seen. */
  readonly help: string;
  readonly seen: boolean;
}

/** What the owner answered last under a note, and the coach has neither read nor answered. */
interface UnreadReply {
  readonly noteId: string;
  readonly text: string;
  /** Milliseconds. */
  readonly at: number;
  /** When the first one of the goal came that is unread, in milliseconds. */
  readonly since: number;
}

/** A goal with what its coach may know of it. */
export interface WatchedGoal {
  readonly goal: GoalStanding & Pick<GoalCard, "rhythms" | "checkedIn">;
  readonly ownerId: string;
  readonly ownerName: string;
  /** Milliseconds. */
  readonly coachedAt: number;
  /** Its last `checkInsKnown`, newest first. */
  readonly checkIns: readonly KnownCheckIn[];
  readonly unreadReply: UnreadReply | null;
  /** When anybody nudged on it last, in milliseconds; null for never. */
  readonly nudgedAt: number | null;
}

/** Why a goal waits for its coach, with what is told of it. */
export type Need =
  | {
      readonly kind: "help";
      readonly checkInId: string;
      readonly at: number;
      readonly health: Health;
      readonly text: string;
    }
  | { readonly kind: "missed-more" | "missed-one"; readonly periods: number }
  | {
      readonly kind: "off-track" | "unseen";
      readonly checkInId: string;
      readonly at: number;
      readonly health: Health;
    }
  | ({ readonly kind: "reply" } & UnreadReply)
  | { readonly kind: "due"; readonly days: number };

/** True where a goal may be nudged on at an instant again: some days after the last time. Milliseconds. */
function mayNudge(nudgedAt: number | null, at: number): boolean {
  // The clocks of two servers differ, and one may have been ahead: a nudge of then keeps nobody waiting until that time.
  return nudgedAt === null || Math.abs(at - nudgedAt) >= limits.nudgeDays * DAY_MS;
}

function needOfCheckIn({ id, at, health, help }: KnownCheckIn): readonly Need[] {
  if (health === null) return [];
  if (help !== "") return [{ kind: "help", checkInId: id, at, health, text: help }];
  return [{ kind: health === "off-track" ? health : "unseen", checkInId: id, at, health }];
}

function missed(
  { goal, coachedAt, nudgedAt }: WatchedGoal,
  excuse: Excuse,
  now: Now,
): readonly Need[] {
  // Whoever was asked is given time to answer.
  if (!mayNudge(nudgedAt, now.at)) return [];
  const since = dayOf(coachedAt, now.zone);
  const { length: periods } = missedPeriods(goal, since, excuse, now.today);
  if (periods === 0) return [];
  return [{ kind: periods === 1 ? "missed-one" : "missed-more", periods }];
}

/** Why a goal is not nudged on now, null where it may be: there was a nudge lately, or no check-in is missed (product 26.5). `now` is its owner's. */
export function nudgeRefusal(watched: WatchedGoal, excuse: Excuse, now: Now): Refusal | null {
  if (!mayNudge(watched.nudgedAt, now.at)) return refuse("note.nudged-lately");
  return missed(watched, excuse, now).length === 0 ? refuse("note.nothing-missed") : null;
}

function dueSoon({ goal }: WatchedGoal, now: Now): readonly Need[] {
  if (!hasUpcomingDeadline(goal, now)) return [];
  return [{ kind: "due", days: daysBetween(now.today, goal.dueDate) }];
}

// Within a kind: who has missed more, what waits longest, what is due first.
function urgency(need: Need): number {
  if ("periods" in need) return -need.periods;
  if ("since" in need) return need.since;
  return "days" in need ? need.days : need.at;
}

const gravity = Object.fromEntries(needKinds.map((kind, at) => [kind, at])) as Readonly<
  Record<NeedKind, number>
>;

function compared(one: Need, other: Need): number {
  return gravity[one.kind] - gravity[other.kind] || urgency(one) - urgency(other);
}

/**
 * Why a goal waits for its coach, gravest first; none where it does not. What was before they accepted waits for nobody.
 * `now` is its owner's (product 26.3).
 */
export function needsOf(watched: WatchedGoal, excuse: Excuse, now: Now): readonly Need[] {
  const { coachedAt, checkIns, unreadReply } = watched;
  const unseen = checkIns.filter(({ seen, at }) => !seen && at >= coachedAt);
  const reply: readonly Need[] =
    unreadReply === null || unreadReply.at < coachedAt
      ? []
      : [{ kind: "reply", ...unreadReply, since: Math.max(unreadReply.since, coachedAt) }];
  return [
    ...unseen.flatMap(needOfCheckIn),
    ...missed(watched, excuse, now),
    ...reply,
    ...dueSoon(watched, now),
  ].toSorted(compared);
}

/** A goal that waits for its coach, and why, gravest first. */
export interface WaitingGoal {
  readonly goalId: string;
  readonly description: string;
  readonly needs: readonly Need[];
}

/** A person whose goals wait for their coach. */
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

/** What waits for a coach, by person: whoever has the gravest first, and of each the gravest goal (product 26.3). */
export function waitingByPerson(
  goals: readonly (WaitingGoal & Omit<WaitingPerson, "goals">)[],
): readonly WaitingPerson[] {
  const waiting = goals
    .filter(({ needs }) => needs.length > 0)
    .toSorted(
      (one, other) =>
        compared(mostUrgent(one), mostUrgent(other)) || (one.goalId < other.goalId ? -1 : 1),
    );
  // A map keeps the order in which its keys came.
  return [...Map.groupBy(waiting, ({ ownerId }) => ownerId)].map(([ownerId, own]) => ({
    ownerId,
    ownerName: own[0]?.ownerName ?? "",
    goals: own.map(({ goalId, description, needs }) => ({ goalId, description, needs })),
  }));
}

const fewWords = ["no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

function dueInWords(days: number): string {
  if (days === 0) return "due today";
  return days === 1 ? "due tomorrow" : `due in ${counted(days, "day")}`;
}

function checkedInWords(health: Health): string {
  return `checked in: ${healthWords[health].toLowerCase()}`;
}

/** Why a goal waits, as a fact (product 26.4). */
export function needInWords(need: Need): string {
  switch (need.kind) {
    case "help":
      return `asks for help: “${bidiIsolated(need.text)}”`;
    case "missed-more":
    case "missed-one": {
      const { periods } = need;
      return `missed ${fewWords[periods] ?? periods} check-in${periods === 1 ? "" : "s"}`;
    }
    case "off-track":
    case "unseen":
      return checkedInWords(need.health);
    case "reply":
      return `answered: “${bidiIsolated(need.text)}”`;
    case "due":
      return dueInWords(need.days);
  }
}

/** What else is told of a goal beside the gravest of its needs (product 26.4). */
export function besideInWords([first, ...others]: readonly Need[]): readonly string[] {
  const going =
    first?.kind === "help" && first.health !== "on-track" ? [checkedInWords(first.health)] : [];
  return [...new Set([...going, ...others.map(needInWords)])];
}

/** What a coach does about it by one press (product 26.4). */
export type NeedPress = "note" | "nudge" | "acknowledge" | "answer" | "open";

export const pressOf: Readonly<Record<NeedKind, NeedPress>> = {
  help: "note",
  "missed-more": "nudge",
  "missed-one": "nudge",
  "off-track": "acknowledge",
  unseen: "acknowledge",
  reply: "answer",
  due: "open",
};

/** The note that a nudge begins with; it can be changed before it goes (product 26.5). */
export function nudgeFor(description: string): string {
  const words = (goal: string) =>
    `How is “${goal}” going? A line in your check-in is enough, whatever it says.`;
  return words(beginningOf(description, limits.note - words("").length));
}

/** What a coach sees of a person at a glance (product 26.7). */
export interface PersonSummary {
  readonly ownerId: string;
  readonly ownerName: string;
  readonly openGoals: number;
  /** Milliseconds; null for never. */
  readonly lastCheckInAt: number | null;
  /** Of the promises that their last check-ins answered. */
  readonly kept: number;
  readonly answered: number;
  /** How their last check-ins went, oldest first. */
  readonly trend: readonly Health[];
}

function summaryOf(own: readonly WatchedGoal[]): PersonSummary {
  const { ownerId = "", ownerName = "" } = own[0] ?? {};
  const all = own.flatMap(({ checkIns }) => checkIns).toSorted((one, other) => other.at - one.at);
  const last = all.filter(({ health }) => health !== null).slice(0, limits.checkInsKnown);
  return {
    ownerId,
    ownerName,
    openGoals: own.filter(({ goal }) => goal.status === "active").length,
    lastCheckInAt: all[0]?.at ?? null,
    ...keptOf(last.map(({ kept }) => kept)),
    trend: last.flatMap(({ health }) => health ?? []).toReversed(),
  };
}

/** The people whose goals somebody coaches, by name, with what of them is for their coach (product 26.7). */
export function personSummaries(watched: readonly WatchedGoal[]): readonly PersonSummary[] {
  return [...Map.groupBy(watched, ({ ownerId }) => ownerId).values()]
    .map(summaryOf)
    .toSorted(
      (one, other) =>
        byName(one.ownerName, other.ownerName) || (one.ownerId < other.ownerId ? -1 : 1),
    );
}
