import { expect, test } from "vitest";
import { DAY_MS } from "./day.ts";
import { nothingSaid, type WatchedGoal } from "./needs-you.ts";
import { personSummaries } from "./person-summary.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";
import type { Health, Kept } from "./weekly-check-in.ts";

const now = noonOf("2025-03-20");

function watched(over: Partial<WatchedGoal> = {}): WatchedGoal {
  return {
    goal: sampleGoal,
    ownerId: "ada",
    ownerName: "Ada",
    coachedAt: noonOf("2025-03-01").at,
    checkIns: [],
    unreadReply: null,
    nudgedAt: null,
    cameBack: null,
    ...over,
  };
}

test("a person at a glance: open goals, the last check-in, promises kept, and how it went", () => {
  const said = (days: number, health: Health | null, kept: Kept | null = null) => ({
    id: `${days}`,
    rev: 1,
    period: "2025-03-17",
    at: now.at - days * DAY_MS,
    health,
    kept,
    help: "",
    said: nothingSaid,
    seen: false,
  });
  const one = watched({
    checkIns: [
      said(1, null),
      said(3, "on-track", "kept"),
      said(10, "at-risk", "partly"),
      said(17, "off-track"),
      said(24, "on-track", "kept"),
    ],
  });
  const two = watched({
    goal: { ...sampleGoal, status: "completed" },
    checkIns: [2, 9, 16, 23, 30].map((days) => said(days, "on-track", "not")),
  });
  const [ada, zoe] = personSummaries([watched({ ownerId: "zoe", ownerName: "Zoë" }), one, two]);
  expect(ada).toEqual({
    ownerId: "ada",
    ownerName: "Ada",
    openGoals: 1,
    lastCheckInAt: now.at - DAY_MS,
    kept: 2,
    answered: 7,
    trend: [
      "on-track",
      "on-track",
      "off-track",
      "on-track",
      "at-risk",
      "on-track",
      "on-track",
      "on-track",
    ],
  });
  expect(zoe).toMatchObject({ ownerId: "zoe", lastCheckInAt: null, answered: 0, trend: [] });
});
