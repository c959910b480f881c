import { onTestFinished, vi } from "vitest";
import type { Badge } from "#contract/badges.ts";
import { readBadges } from "#contract/badges.ts";
import { listCheckIns, type CheckIn } from "#contract/check-ins.ts";
import { answers } from "#contract/errors.ts";
import type { Day } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { fakeServer, type FakeServer } from "#web/goals/goal-server.fixture.ts";

/** For tests in a browser: also answers what the dashboard reads beside the goals. */
export interface DashboardServer {
  readonly goals: FakeServer;
  badges: Badge[];
  activeDays: Day[];
  checkIns: CheckIn[];
  /** Paths whose read fails. */
  readonly failing: Set<string>;
}

export function dashboardServer(goals: readonly GoalCard[]): DashboardServer {
  const server: DashboardServer = {
    goals: fakeServer(goals),
    badges: [],
    activeDays: [],
    checkIns: [],
    failing: new Set(),
  };
  const goalsOnly = fetch;
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    if (server.failing.has(path)) return failure();
    const { badges, activeDays, checkIns } = server;
    if (path === readBadges.path) return Response.json({ badges, activeDays, shareCount: 0 });
    if (path === listCheckIns.path && request.method === "GET") return Response.json({ checkIns });
    return goalsOnly(path, request);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}

function failure(): Response {
  const { status, text } = answers["server.failed"];
  const error = { code: "server.failed", message: text, requestId: "r" };
  return Response.json({ error }, { status });
}
