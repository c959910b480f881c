import { onTestFinished, vi } from "vitest";
import type { Badge } from "#contract/badges.ts";
import { readBadges } from "#contract/badges.ts";
import { listCheckIns, type CheckIn } from "#contract/check-ins.ts";
import { readFeedback, type CoachingNote } from "#contract/coaching.ts";
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
  /** On all goals, newest first. */
  notes: CoachingNote[];
  /** Paths whose read fails. */
  readonly failing: Set<string>;
}

export function dashboardServer(goals: readonly GoalCard[]): DashboardServer {
  const server: DashboardServer = {
    goals: fakeServer(goals),
    badges: [],
    activeDays: [],
    checkIns: [],
    notes: [],
    failing: new Set(),
  };
  const goalsOnly = fetch;
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    if (server.failing.has(path)) return failure();
    const { badges, activeDays, checkIns, notes } = server;
    if (path === readFeedback.path) return Response.json({ notes });
    if (path.endsWith("/notes")) return Response.json({ notes: notesOf(server, path) });
    if (path.endsWith("/read")) return Response.json({ note: markedRead(server, path) });
    if (path === readBadges.path) return Response.json({ badges, activeDays, shareCount: 0 });
    if (path === listCheckIns.path && request.method === "GET") return Response.json({ checkIns });
    return goalsOnly(path, request);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}

// `/api/goals/:goalId/notes/:noteId/read`
function idsIn(path: string): readonly string[] {
  return path.split("/").slice(3);
}

function notesOf({ notes }: DashboardServer, path: string): readonly CoachingNote[] {
  return notes.filter(({ goalId }) => goalId === idsIn(path)[0]);
}

function markedRead(server: DashboardServer, path: string): CoachingNote | undefined {
  const [, , noteId] = idsIn(path);
  server.notes = server.notes.map((note) =>
    note.id === noteId ? { ...note, isRead: true, rev: note.rev + 1 } : note,
  );
  return server.notes.find(({ id }) => id === noteId);
}

function failure(): Response {
  const { status, text } = answers["server.failed"];
  const error = { code: "server.failed", message: text, requestId: "r" };
  return Response.json({ error }, { status });
}
