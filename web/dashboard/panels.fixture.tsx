import { page } from "vitest/browser";
import type { Badge } from "#contract/badges.ts";
import type { GoalCard } from "#domain/goal.ts";
import { now } from "#web/app/moment.fixture.ts";
import { showScreen } from "#web/app/screen.fixture.tsx";
import { goal } from "#web/goals/goal.fixture.ts";
import { DashboardPage } from "./dashboard-page.tsx";
import { dashboardServer, type DashboardServer } from "./dashboard-server.fixture.ts";

const DAY_MS = 86_400_000;

export function made(id: string, category: string, currentValue: number): GoalCard {
  const measurable = { type: "Numeric", targetValue: 100, currentValue, unit: "pages" } as const;
  return { ...goal, id, description: `Goal ${id}`, category, measurable };
}

export const goals = [
  made("one", "Career", 100),
  made("two", "Career", 80),
  {
    ...made("three", "Skills", 10),
    createdAt: now.at - 20 * DAY_MS,
    lastProgressUpdateAt: null,
  },
];

export const badge: Badge = {
  badgeId: "consistency-champion-7",
  displayName: "Consistency Champion",
  description: "Made progress on 7 days in a row.",
  earnedAt: now.at - 2 * DAY_MS,
  iconClass: "shield",
  count: 7,
  goalId: null,
};

/** The dashboard with these goals; `known` is what else its server knows. */
export function open(shown: readonly GoalCard[] = goals, known: Partial<DashboardServer> = {}) {
  const server = Object.assign(dashboardServer(shown), known);
  const readDashboard = { goals: [...shown], next: null, summary: null };
  return { server, ...showScreen(<DashboardPage />, { readDashboard }) };
}

export const region = (name: string) => page.getByRole("region", { name });
