import { expect } from "@playwright/test";
import { readBrief, type Brief } from "#contract/brief.ts";
import { readCoaching, type CoachedGoal, type Coaching } from "#contract/coached-goals.ts";
import { readNeedsYou, type NeedsYou } from "#contract/needs-you.ts";
import { firstChoice } from "#domain/coach-choice.ts";
import { coachSummary, shownToCoach } from "#domain/coach-view.ts";
import { nowIn } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { sampleGoal } from "#domain/sample-goal.ts";
import type { Health } from "#domain/weekly-check-in.ts";
import { dayFromToday } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { signIn } from "./sign-in.fixture.ts";

const HOUR_MS = 3_600_000;
const names = [
  "Ada Moreau",
  "Amina Yusuf",
  "Daniel Osei",
  "Elena Petrova",
  "Grace Okafor",
  "Ilse van den Heuvel-Oosterwijk",
  "Jonas Weber",
  "Marcus Bell",
  "Priya Raman",
  "Sofia Costa",
  "Tomás Lindqvist",
  "Yuki Tanaka",
];
const wishes = [
  "Sleep seven hours on working days",
  "Lead the migration of the billing team",
  "Interview ten customers about their first week with us",
  "Run 100 km in spring",
];
const { coachUid: _uid, coachedAt: _at, learned: _learned, ...card } = sampleGoal;
const { specific: _s, achievable: _a, relevant: _r, ...sample } = card;

const hoursAgo = (hours: number) => Date.now() - hours * HOUR_MS;
const idOf = (what: string, at: number) => `${what}${at}`.padEnd(22, "-");

/** Twenty-three goals of twelve people. */
function manyGoals(): CoachedGoal[] {
  return Array.from({ length: 23 }, (_, at) => ({
    goal: {
      ...sample,
      id: idOf("goal", at),
      description: wishes[at % wishes.length] ?? "",
      measurable: { type: "Numeric", targetValue: 100, currentValue: (at * 37) % 100, unit: "km" },
      dueDate: dayFromToday(4 + at * 9),
      createdAt: Date.now() - 20 * 24 * HOUR_MS,
      lastProgressUpdateAt: Date.now() - (at % 11) * 24 * HOUR_MS,
      coachName: "Ada Moreau",
      coachStatus: "accepted",
    },
    ownerId: idOf("person", at % names.length),
    ownerName: names[at % names.length] ?? "",
    coachedAt: Date.now() - 15 * 24 * HOUR_MS,
    notes: 0,
    lastNoteAt: null,
  }));
}

function peopleOfThem(): Coaching["people"] {
  return names.map((ownerName, place) => ({
    ownerId: idOf("person", place),
    ownerName,
    openGoals: place === 11 ? 1 : 2,
    lastCheckInAt: place % 5 === 4 ? null : hoursAgo(place * 20),
    kept: place % 7,
    answered: place % 3 === 2 ? 0 : 8,
    trend: trends[place % trends.length] ?? [],
  }));
}

/** The first of them, as their coach is told. */
function coaching(): Coaching {
  const goals = manyGoals();
  const now = nowIn(Date.now(), "UTC");
  const shown = shownToCoach(goals, firstChoice, "person", now);
  return {
    summary: coachSummary(
      goals.map(({ goal }) => goal),
      0,
      now,
    ),
    grouping: "person",
    matching: goals.length,
    goals: shown.slice(0, limits.coachedGoalsPage),
    people: peopleOfThem(),
    ids: goals.map(({ goal }) => goal.id),
  };
}

const trends: readonly (readonly Health[])[] = [
  ["on-track", "on-track", "at-risk", "off-track", "at-risk", "on-track", "on-track", "on-track"],
  ["at-risk", "off-track", "off-track"],
  [],
];

function needs(): NeedsYou {
  const check = (place: number, hours: number) => ({
    checkInId: idOf("check", place),
    at: hoursAgo(hours),
  });
  const reasons: NeedsYou["waiting"][number]["goals"][number]["needs"][] = [
    [
      {
        kind: "help",
        ...check(0, 1),
        health: "off-track",
        text: "the budget was cut, and I need somebody to talk it over with",
      },
      { kind: "due", days: 3 },
    ],
    [{ kind: "missed-more", periods: 2 }],
    [{ kind: "missed-one", periods: 1 }],
    [{ kind: "off-track", ...check(1, 30), health: "off-track" }],
    [{ kind: "unseen", ...check(2, 50), health: "at-risk" }],
    [
      {
        kind: "reply",
        noteId: idOf("note", 0),
        text: "I will, from Monday on.",
        at: hoursAgo(3),
        since: hoursAgo(3),
      },
    ],
    [{ kind: "due", days: 1 }],
  ];
  const waiting = reasons.map((own, place) => ({
    ownerId: idOf("person", place),
    ownerName: names[place] ?? "",
    goals: [
      { goalId: idOf("goal", place), description: wishes[place % wishes.length] ?? "", needs: own },
    ],
  }));
  return { waiting, goals: 23, waits: waiting.length };
}

function brief(): Brief {
  const [first, second] = manyGoals();
  const said = {
    goalId: idOf("goal", 0),
    circle: "coach",
    kept: null,
    obstacle: "",
    help: "",
    promise: "",
    seen: null,
  } as const;
  const day = (ago: number) => dayFromToday(-ago);
  const at = (ago: number) => Date.now() - ago * 24 * HOUR_MS;
  if (first === undefined || second === undefined) throw new Error("There are goals.");
  return {
    ownerName: names[2] ?? "",
    since: day(24),
    goals: [
      {
        goal: { ...first.goal, nextStep: { text: "Ask for a room", day: dayFromToday(2) } },
        moves: [20, 17, 16, 9, 3].map((ago) => ({ day: day(ago), by: 25 - ago, to: 30 })),
        checkIns: [
          {
            ...said,
            id: idOf("c", 1),
            period: day(7),
            at: at(6),
            health: "at-risk",
            kept: "partly",
            obstacle: "The trains did not run for three days.",
            help: "Somebody to run with",
            promise: "run on Tuesday before work",
          },
          {
            ...said,
            id: idOf("c", 2),
            period: day(14),
            at: at(13),
            health: "on-track",
            kept: "kept",
            promise: "run twice",
          },
          {
            ...said,
            id: idOf("c", 3),
            period: day(21),
            at: at(20),
            health: "on-track",
            promise: "buy the shoes",
          },
        ],
        missed: 0,
        dueUntil: dayFromToday(1),
      },
      { goal: second.goal, moves: [], checkIns: [], missed: 2, dueUntil: null },
    ],
  };
}

/** What waits for a coach of many, their people, and a brief on one of them; as the server would tell it. */
export const needsYouWalk: Walk = {
  name: "needs-you",
  async walk({ page, guard, look }) {
    await signIn(page);
    const waits = needs();
    const first = { ...waits, waiting: waits.waiting.slice(0, limits.linesShown) };
    const answers = [
      [readNeedsYou.path, first],
      [`${readNeedsYou.path}?all=true`, waits],
      [readCoaching.path, coaching()],
      [readBrief.path.replace(":uid", "*"), brief()],
    ] as const;
    for (const [path, json] of answers)
      await page.route(`**${path}`, (route) => route.fulfill({ json }));
    await page.getByRole("link", { name: "Coaching", exact: true }).first().click();
    const section = page.getByRole("region", { name: /^Needs you/ });
    await expect(section.getByText("missed two check-ins")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Sofia Costa" })).toBeVisible();
    await look("coaching-by-person");
    await section.getByRole("button", { name: "Show more" }).click();
    await section.getByRole("button", { name: "Nudge" }).first().click();
    await expect(section.getByLabel("Your note")).toBeFocused();
    await look("needs-you");
    await section.getByRole("link", { name: "Daniel Osei" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Brief: Daniel Osei" })).toBeVisible();
    await look("brief");

    guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
    await page.goto("/coaching/nobody/brief");
    await expect(page.getByText(/^There is nobody here whom you coach/)).toBeVisible();
    await look("brief-missing");
  },
};
