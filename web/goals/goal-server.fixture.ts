import { onTestFinished, vi } from "vitest";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { answers } from "#contract/errors.ts";
import { nowIn } from "#domain/day.ts";
import { completed, draftedGoal, type GoalCard, type GoalDraft } from "#domain/goal.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused, type RefusalCode } from "#domain/refusal.ts";
import { goal as sample, now } from "./goal.fixture.ts";

/** For tests in a browser: the goals of one person behind `fetch`, by the domain's own rules. */
export interface FakeServer {
  goals: GoalCard[];
  /** Method and path of each request, in order. */
  readonly calls: string[];
  readonly keys: (string | null)[];
  readonly bodies: unknown[];
  /** Refuses everything with this until it is null again. */
  refusing: RefusalCode | null;
  /** Writes answer only once this has resolved. */
  answering: Promise<void>;
  /** A change that another device made. */
  readonly moved: (goalId: string, change: ProgressChange) => GoalCard;
}

const moment = nowIn(now.at, now.zone);

function refusal(code: RefusalCode, field?: string, goal?: GoalCard): Response {
  const { status, text } = answers[code];
  const error = { code, message: text, requestId: "r", ...(field === undefined ? {} : { field }) };
  return Response.json(goal === undefined ? { error } : { error, goal }, { status });
}

function replace(server: FakeServer, goal: GoalCard): GoalCard {
  server.goals = server.goals.map((known) => (known.id === goal.id ? goal : known));
  return goal;
}

function progressOf(server: FakeServer, goal: GoalCard, change: ProgressChange): Response {
  const measurable = progressed(goal, change, moment);
  if (isRefused(measurable)) return refusal(measurable.refused, measurable.field, goal);
  return Response.json({ goal: replace(server, { ...goal, measurable, rev: goal.rev + 1 }) });
}

function completionOf(server: FakeServer, goal: GoalCard): Response {
  const completion = completed(goal, moment);
  if (isRefused(completion)) return refusal(completion.refused);
  return Response.json({ goal: replace(server, { ...goal, ...completion, rev: goal.rev + 1 }) });
}

function creationOf(server: FakeServer, draft: GoalDraft): Response {
  const drafted = draftedGoal(draft);
  if (isRefused(drafted)) return refusal(drafted.refused, drafted.field);
  const goal = { ...sample, ...drafted, id: `new-${server.goals.length}`, rev: 1 };
  server.goals = [goal, ...server.goals];
  return Response.json({ goal });
}

function answerOf(server: FakeServer, call: string, body: unknown): Response {
  if (server.refusing !== null) return refusal(server.refusing);
  const [, goalId, action] = /^\w+ \/api\/goals\/([^/]+)(?:\/(\w+))?$/.exec(call) ?? [];
  const goal = server.goals.find(({ id }) => id === goalId);
  if (call === "POST /api/goals") return creationOf(server, body as GoalDraft);
  if (goalId === undefined) return Response.json({ goals: server.goals, next: null });
  if (goal === undefined) return refusal("not-found");
  if (action === "progress") return progressOf(server, goal, body as ProgressChange);
  return action === "complete" ? completionOf(server, goal) : Response.json({ goal });
}

export function fakeServer(goals: readonly GoalCard[]): FakeServer {
  const server: FakeServer = {
    goals: [...goals],
    calls: [],
    keys: [],
    bodies: [],
    refusing: null,
    answering: Promise.resolve(),
    moved: (goalId, change) => {
      const goal = server.goals.find(({ id }) => id === goalId) ?? sample;
      progressOf(server, goal, change);
      return server.goals.find(({ id }) => id === goalId) ?? sample;
    },
  };
  vi.stubGlobal("fetch", async (address: string, { method, headers, body }: RequestInit) => {
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : null;
    server.calls.push(`${method} ${address}`);
    server.keys.push(new Headers(headers).get(KEY_HEADER));
    server.bodies.push(sent);
    await server.answering;
    return answerOf(server, `${method} ${address}`, sent);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}
