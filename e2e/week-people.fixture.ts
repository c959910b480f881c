import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { readWeek, type OwnWeekRow } from "#contract/week.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import type { WeeklyCheckInDraft } from "#domain/weekly-check-in.ts";
import { called } from "./calls.fixture.ts";
import { checkedIn } from "./check-in.fixture.ts";
import { coachedGoal } from "./coaching.fixture.ts";
import { moveGoal } from "./goal.fixture.ts";
import type { Life } from "./lived-weeks.fixture.ts";

export const OWNER = "Ida Berg";
export const COACH = "Mara Lind";

type Of = readonly [type: string, target: string, unit: string];
const count = (target: number, unit: string): Of => ["Numeric", String(target), unit];

/**
 * What each of the coach's other people says in eight weeks, on Mondays: + on track, r at risk, o off track, h asks for
 * help, p for themselves, l two days late, - nothing.
 */
const others: readonly (readonly [name: string, goal: string, of: Of, says: string])[] = [
  ["Anton Keller", "Visit thirty customers", count(30, "visits"), "++++++++"],
  ["Anton Keller", "Write the hiring guide", count(20, "pages"), "++++++++"],
  ["Bea Santos", "Learn Portuguese for work", count(60, "lessons"), "+r+rr+r+"],
  ["Cleo Farah", "Run before breakfast", ["DailyStreak", "40", ""], "+--+++++"],
  ["Dov Aron", "Publish sixteen articles", count(16, "articles"), "+++or+r+"],
  ["Eva Holm", "Pass the security exam", ["Boolean", "", ""], "+++++h++"],
  ["Finn Okoro", "Mentor two juniors", count(40, "sessions"), "++rpr+++"],
  ["Gita Rao", "Automate the monthly reports", count(24, "reports"), "+++rr+-+"],
  ["Hugo Meier", "Read twenty books on design", count(20, "books"), "+r++rr+r"],
  ["Ines Duarte", "Speak at twelve meetups", count(12, "talks"), "++++r+++"],
  ["Jonas Lund", "Draw every day", ["DailyStreak", "50", ""], "+l++l+++"],
  ["Kaya Demir", "Save for the sabbatical", count(5_000, "euros"), "+--+r+++"],
];

const subjectOf = (name: string) => name.split(" ")[0]?.toLowerCase() ?? "";

/** Everybody, by the subject under which they sign in. */
export const everybody = Object.fromEntries(
  [OWNER, COACH, ...others.map(([name]) => name)].map((name) => [
    subjectOf(name),
    { name, email: `${subjectOf(name)}@example.org` },
  ]),
);

interface Other {
  readonly request: APIRequestContext;
  readonly goal: GoalCard;
  readonly says: string;
}

/** Their goals, each with the coach, on the day on which this is called. */
export async function makeOthers(
  life: Life,
  coach: APIRequestContext,
  open: () => Promise<BrowserContext>,
): Promise<readonly Other[]> {
  const requests = new Map<string, APIRequestContext>();
  const made: Other[] = [];
  for (const [name, description, [type, targetValue, unit], says] of others) {
    const request = requests.get(name) ?? (await open()).request;
    if (!requests.has(name)) await life.enter(request, name);
    requests.set(name, request);
    const measurable = { type, targetValue, unit };
    const draft = { description, measurable, dueDate: life.day(112) } as Partial<GoalDraft>;
    made.push({ request, goal: await coachedGoal(request, coach, draft), says });
  }
  return made;
}

/** The week of the person signed in. */
async function weekOf(request: APIRequestContext): Promise<readonly OwnWeekRow[]> {
  return (await called(request, readWeek)).rows;
}

const said: Readonly<Record<string, Partial<WeeklyCheckInDraft>>> = {
  "+": { health: "on-track", promise: "do one more" },
  r: { health: "at-risk", obstacle: "The team is short of people", promise: "do one more" },
  o: { health: "off-track", obstacle: "The editor left", promise: "find another editor" },
  h: { health: "at-risk", help: "An hour to go through the last exam", promise: "book a room" },
  p: { health: "at-risk", circle: "private" },
  l: { health: "on-track" },
};

/** What they say in the week of a Monday, on that day or late. */
export async function othersSay(
  all: readonly Other[],
  monday: number,
  when: "in time" | "late" = "in time",
): Promise<void> {
  for (const { request, goal, says } of all) {
    const mark = says[monday - 1] ?? "";
    const words = (mark === "l") === (when === "late") ? said[mark] : undefined;
    const row = (await weekOf(request)).find((one) => one.goal.id === goal.id);
    if (words === undefined || row === undefined) continue;
    const kept = row.promise === "" ? null : words.health === "on-track" ? "kept" : "partly";
    const draft = { circle: "coach", kept, period: row.period.from, ...words } as const;
    await checkedIn(request, goal.id, draft);
  }
}

/** They go on between two Mondays, unless they say nothing on the next one. */
export async function othersMove(all: readonly Other[], monday: number): Promise<void> {
  for (const { request, goal, says } of all)
    if (says[monday - 1] !== "-" && goal.measurable.type !== "Boolean")
      await moveGoal(request, goal, { kind: "change", by: 1 });
}
