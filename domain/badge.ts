import { addDays, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import * as limits from "./limits.ts";
import { isCounted } from "./measure.ts";
import { share } from "./progress.ts";
import { words } from "./badge.words.ts";

export type BadgeIcon = "shield" | "star" | "bullhorn" | "medal";

export interface EarnedBadge {
  readonly badgeId: string;
  readonly displayName: string;
  readonly description: string;
  readonly iconClass: BadgeIcon;
  readonly count: number;
  readonly goalId: string | null;
}

export interface BadgeFacts {
  readonly goals: readonly Pick<GoalCard, "id" | "description" | "measurable">[];
  readonly activeDays: ReadonlySet<Day>;
  readonly shareCount: number;
}

/** product 8.2 to 8.4; `level` is in days, percent or shares */
const kinds = {
  consistency: {
    texts: () => words.consistency,
    key: `consistency-champion-${limits.consistencyDays}`,
    iconClass: "shield",
    level: limits.consistencyDays,
  },
  milestone: {
    texts: () => words.milestone,
    key: `milestone-master-${limits.milestonePercent}`,
    iconClass: "star",
    level: limits.milestonePercent,
  },
  sharing: {
    texts: () => words.sharing,
    key: "sharing-enthusiast",
    iconClass: "bullhorn",
    level: limits.sharesForBadge,
  },
} as const;

type Kind = (typeof kinds)[keyof typeof kinds];

function badge(kind: Kind, count: number): EarnedBadge {
  const { key, texts, iconClass } = kind;
  const { displayName, description } = texts();
  return { badgeId: key, displayName, description, iconClass, count, goalId: null };
}

function milestoneBadge(goal: BadgeFacts["goals"][number]): EarnedBadge {
  const badgeId = `${kinds.milestone.key}-${goal.id}`;
  const description = words.milestoneOf(goal.description);
  return { ...badge(kinds.milestone, 1), badgeId, description, goalId: goal.id };
}

/** Length of the run of active days that ends on `until`. */
function runUntil(until: Day, activeDays: ReadonlySet<Day>): number {
  let run = 0;
  while (activeDays.has(addDays(until, -run))) run += 1;
  return run;
}

// By value: 49.5 percent rounds to 50 and is not half.
function isHalfway({ measurable }: BadgeFacts["goals"][number]): boolean {
  if (!isCounted(measurable) || measurable.targetValue <= 0) return false;
  return measurable.currentValue / measurable.targetValue >= limits.milestonePercent / 100;
}

/** Badges that the facts earn and that are not held; each is given once (product 8.5). */
export function earnedBadges(
  facts: BadgeFacts,
  held: ReadonlySet<string>,
  now: Now,
): readonly EarnedBadge[] {
  const { goals, activeDays, shareCount } = facts;
  const consistent = runUntil(now.today, activeDays) >= limits.consistencyDays;
  const deserved = [
    ...(consistent ? [badge(kinds.consistency, limits.consistencyDays)] : []),
    ...goals.filter(isHalfway).map(milestoneBadge),
    ...(shareCount >= limits.sharesForBadge ? [badge(kinds.sharing, shareCount)] : []),
  ];
  return deserved.filter(({ badgeId }) => !held.has(badgeId));
}

export interface LockedBadge {
  readonly key: string;
  readonly displayName: string;
  readonly description: string;
  readonly iconClass: BadgeIcon;
  readonly level: number;
  readonly soFar: string;
}

// Today can still continue a run that ended yesterday.
function daysSoFar({ activeDays }: BadgeFacts, today: Day): string {
  const run = activeDays.has(today)
    ? runUntil(today, activeDays)
    : runUntil(addDays(today, -1), activeDays);
  return words.daysSoFar(Math.min(run, limits.consistencyDays - 1));
}

function halfSoFar({ goals }: BadgeFacts): string {
  const shares = goals.flatMap(({ measurable: of }) =>
    isCounted(of)
      ? [Math.min(share(of.currentValue, of.targetValue), limits.milestonePercent - 1)]
      : [],
  );
  return words.halfSoFar(Math.max(0, ...shares));
}

function soFarOf(kind: Kind, facts: BadgeFacts, now: Now): string {
  switch (kind.key) {
    case kinds.consistency.key:
      return daysSoFar(facts, now.today);
    case kinds.sharing.key:
      return words.sharesSoFar(Math.min(facts.shareCount, limits.sharesForBadge - 1));
    case kinds.milestone.key:
      return halfSoFar(facts);
  }
}

function isOf(kind: Kind, badgeId: string): boolean {
  return badgeId === kind.key || badgeId.startsWith(`${kind.key}-`);
}

/** A badge's name and description, of `goal` if it is named; null for an unknown kind (product 44.5). */
export function badgeTexts(
  badgeId: string,
  goal: string | null,
): Pick<EarnedBadge, "displayName" | "description"> | null {
  const kind = Object.values(kinds).find((known) => isOf(known, badgeId));
  if (kind === undefined) return null;
  const { displayName, description } = kind.texts();
  const isNamed = kind === kinds.milestone && goal !== null;
  return { displayName, description: isNamed ? words.milestoneOf(goal) : description };
}

/** Badge kinds not held yet, each with how far they are in words. */
export function lockedBadges(
  facts: BadgeFacts,
  held: ReadonlySet<string>,
  now: Now,
): readonly LockedBadge[] {
  return Object.values(kinds)
    .filter((kind) => ![...held].some((badgeId) => isOf(kind, badgeId)))
    .map((kind) => ({ ...kind, ...kind.texts(), soFar: soFarOf(kind, facts, now) }));
}

/** The line under a held badge (product 8.8); an unknown kind shows its count alone. */
export function badgeInWords(
  { badgeId, count, description, goalId }: Omit<EarnedBadge, "displayName" | "iconClass">,
  goals: BadgeFacts["goals"],
): readonly string[] {
  const kind = Object.values(kinds).find((known) => isOf(known, badgeId));
  if (kind === undefined) return [description, words.count(count)];
  const goal = goals.find(({ id }) => id === goalId);
  if (kind === kinds.milestone && goal) return [words.halfOf(bidiIsolated(goal.description))];
  return [description, words.level(kind.level, kind.texts().counted(count))];
}

const tones = { shield: "green", star: "amber", bullhorn: "teal", medal: "grey" } as const;

/** The color of a badge, by its icon. */
export function badgeTone(icon: BadgeIcon): (typeof tones)[BadgeIcon] {
  return tones[icon];
}
