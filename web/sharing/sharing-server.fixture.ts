import { onTestFinished, vi } from "vitest";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { answers } from "#contract/errors.ts";
import type { Invitation } from "#contract/sharing.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isInvitable } from "#domain/invitation.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { now } from "#web/app/moment.fixture.ts";

/** For tests: a goal as it would be read at their moment. */
export const goal: GoalCard = {
  id: "goalAAAAAAAAAAAAAAAAAA",
  description: "Meet new people",
  category: "Career",
  measurable: { type: "Numeric", targetValue: 5, currentValue: 3, unit: "new connections" },
  dueDate: "2027-03-01",
  createdAt: Date.UTC(2027, 0, 10),
  status: "active",
  completed: false,
  completedAt: null,
  lastProgressUpdateAt: Date.UTC(2027, 0, 14),
  coachName: null,
  coachStatus: null,
  rev: 4,
};

export const completedGoal: GoalCard = {
  ...goal,
  id: "goalBBBBBBBBBBBBBBBBBB",
  description: "Read ten books",
  status: "completed",
  completed: true,
  completedAt: now.at,
};

export const coached: Partial<GoalCard> = { coachStatus: "accepted", coachName: "Grace Okafor" };

export const invitation: Invitation = {
  id: "invitationAAAAAAAAAAAA",
  link: `https://cairn.example/coach-onboarding?inviterId=AAAAAAAAAAAAAAAAAAAAAA&goalId=${goal.id}&inviterName=Ada&invite=tokenAAAAAAAAAAAAAAAA`,
  createdAt: now.at,
  expiresAt: Date.UTC(2027, 0, 29, 12),
};

/** For tests in a browser: what the screens of sharing read and write, behind `fetch`. */
export interface SharingServer {
  goals: GoalCard[];
  invitation: Invitation | null;
  /** Method and path of each request, in order. */
  readonly calls: string[];
  /** What was counted, with the key of each attempt. */
  readonly counted: { readonly body: unknown; readonly key: string | null }[];
  /** Refuses all whose path ends so, until it is null again. */
  refusing: { readonly path: string; readonly code: RefusalCode } | null;
}

function refusal(code: RefusalCode): Response {
  const { status, text } = answers[code];
  return Response.json({ error: { code, message: text, requestId: "r" } }, { status });
}

function invited(server: SharingServer, row: GoalCard): Response {
  if (!isInvitable(row)) return refusal("invitation.not-now");
  server.invitation ??= invitation;
  return Response.json({ invitation: server.invitation });
}

function withdrawn(server: SharingServer): Response {
  server.invitation = null;
  return Response.json({});
}

function ofGoal(server: SharingServer, goalId: string, action: string): Response {
  const row = server.goals.find(({ id }) => id === goalId);
  if (row === undefined) return refusal("not-found");
  if (action === "GET sharing")
    return Response.json({ goal: row, invitation: isInvitable(row) ? server.invitation : null });
  if (action === "POST invitation") return invited(server, row);
  if (action === "POST invitation/withdraw") return withdrawn(server);
  return refusal("not-found");
}

function answerOf(server: SharingServer, method: string, path: string): Response {
  if (server.refusing && path.endsWith(server.refusing.path)) return refusal(server.refusing.code);
  if (path === "/api/shares") return Response.json({ shareCount: 1, badges: [] });
  if (path === "/api/goals") return Response.json({ goals: server.goals, next: null });
  const [, goalId = "", rest = ""] = /^\/api\/goals\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return ofGoal(server, goalId, `${method} ${rest}`);
}

export function sharingServer(goals: readonly GoalCard[] = [goal]): SharingServer {
  const server: SharingServer = {
    goals: [...goals],
    invitation: null,
    calls: [],
    counted: [],
    refusing: null,
  };
  vi.stubGlobal("fetch", async (path: string, { method, headers, body }: RequestInit) => {
    server.calls.push(`${method} ${path}`);
    if (path === "/api/shares")
      server.counted.push({
        body: typeof body === "string" ? JSON.parse(body) : null,
        key: new Headers(headers).get(KEY_HEADER),
      });
    return answerOf(server, method ?? "GET", path);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}
