import { onTestFinished, vi } from "vitest";
import type { Badge } from "#contract/badges.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { answers } from "#contract/errors.ts";
import type { CheckIn } from "#contract/check-ins.ts";
import { draftedCheckIn, type CheckInDraft } from "#domain/check-in.ts";
import { nowIn } from "#domain/day.ts";
import { completed, draftedGoal, type GoalCard, type GoalDraft } from "#domain/goal.ts";
import { recorded, undone, type LedgerEntry, type NewEntry } from "#domain/ledger.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused, type RefusalCode } from "#domain/refusal.ts";
import { now } from "#web/app/moment.fixture.ts";
import { goal as sample } from "./goal.fixture.ts";

/** For tests in a browser: the goals of one person behind `fetch`, by the domain's own rules. */
export interface FakeServer {
  goals: GoalCard[];
  /** Of all goals, oldest first. */
  readonly entries: { readonly goalId: string; readonly entry: LedgerEntry }[];
  readonly checkIns: CheckIn[];
  /** Method and path of each request, in order. */
  readonly calls: string[];
  /** Of the writes. */
  readonly keys: (string | null)[];
  readonly bodies: unknown[];
  /** Refuses each read with this until it is null again. */
  refusingReads: RefusalCode | null;
  /** The same of writes: reads may be under way at any time. */
  refusingWrites: RefusalCode | null;
  /** Writes answer only once this has resolved. */
  answering: Promise<void>;
  /** What the next move earns. */
  earning: Badge[];
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

function written(server: FakeServer, goalId: string, entry: NewEntry | null): string | null {
  if (entry === null) return null;
  const id = `entry-${server.entries.length}`;
  server.entries.push({ goalId, entry: { ...entry, id } });
  return id;
}

function ledgerOf(server: FakeServer, goalId: string): LedgerEntry[] {
  return server.entries.filter((known) => known.goalId === goalId).map(({ entry }) => entry);
}

function progressOf(server: FakeServer, goal: GoalCard, change: ProgressChange): Response {
  const measurable = progressed(goal, change, moment);
  if (isRefused(measurable)) return refusal(measurable.refused, measurable.field, goal);
  const entry = recorded(goal, measurable, change, moment);
  if (isRefused(entry)) return refusal(entry.refused, entry.field, goal);
  const row = entry === null ? goal : { ...goal, measurable, rev: goal.rev + 1 };
  const entryId = written(server, goal.id, entry);
  const badges = server.earning.splice(0);
  return Response.json({ goal: replace(server, row), entryId, badges });
}

function undoOf(server: FakeServer, goal: GoalCard, entryId: string): Response {
  const ledger = ledgerOf(server, goal.id);
  const entry = ledger.find(({ id }) => id === entryId);
  if (entry === undefined) return refusal("not-found");
  const undo = undone(goal, entry, ledger.at(-1)?.id ?? "", moment);
  if (isRefused(undo)) return refusal(undo.refused, undefined, goal);
  const id = written(server, goal.id, undo.entry);
  const row = { ...goal, measurable: undo.measurable, rev: goal.rev + 1 };
  return Response.json({ goal: replace(server, row), entryId: id, badges: [] });
}

function checkInOf(server: FakeServer, goal: GoalCard, draft: CheckInDraft): Response {
  const drafted = draftedCheckIn(draft);
  if (isRefused(drafted)) return refusal(drafted.refused, drafted.field);
  const { id, description, category } = goal;
  const checkIn: CheckIn = {
    ...drafted,
    id: `check-in-${server.checkIns.length}`,
    createdAt: moment.at,
    category,
    goal: { id, description },
  };
  server.checkIns.unshift(checkIn);
  return Response.json({ checkIn });
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

const longTexts = {
  specific: "Talk to five people whom I do not know yet.",
  achievable: "There is a meetup every second week.",
  relevant: "My next position will come through people.",
  coachUid: null,
  coachedAt: null,
};

function goalAnswer(server: FakeServer, goal: GoalCard, rest: string, body: unknown): Response {
  const [action, entryId] = rest.split("/");
  if (action === "progress" && entryId !== undefined) return undoOf(server, goal, entryId);
  if (action === "progress") return progressOf(server, goal, body as ProgressChange);
  if (action === "complete") return completionOf(server, goal);
  if (action === "ledger") return Response.json({ entries: ledgerOf(server, goal.id) });
  if (action === "check-ins") return checkInOf(server, goal, body as CheckInDraft);
  return Response.json({ goal: { ...goal, ...longTexts } });
}

function answerOf(server: FakeServer, call: string, body: unknown): Response {
  const refused = call.startsWith("GET ") ? server.refusingReads : server.refusingWrites;
  if (refused !== null) return refusal(refused);
  const [, goalId, rest = ""] = /^\w+ \/api\/goals\/([^/]+)(?:\/(.+))?$/.exec(call) ?? [];
  const goal = server.goals.find(({ id }) => id === goalId);
  if (call === "POST /api/goals") return creationOf(server, body as GoalDraft);
  if (goalId === undefined) return Response.json({ goals: server.goals, next: null });
  return goal === undefined ? refusal("not-found") : goalAnswer(server, goal, rest, body);
}

export function fakeServer(goals: readonly GoalCard[]): FakeServer {
  const server: FakeServer = {
    goals: [...goals],
    entries: [],
    checkIns: [],
    calls: [],
    keys: [],
    bodies: [],
    refusingReads: null,
    refusingWrites: null,
    answering: Promise.resolve(),
    earning: [],
    moved: (goalId, change) => {
      const goal = server.goals.find(({ id }) => id === goalId) ?? sample;
      progressOf(server, goal, change);
      return server.goals.find(({ id }) => id === goalId) ?? sample;
    },
  };
  vi.stubGlobal("fetch", async (address: string, { method, headers, body }: RequestInit) => {
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : null;
    server.calls.push(`${method} ${address}`);
    if (method !== "GET") {
      server.keys.push(new Headers(headers).get(KEY_HEADER));
      server.bodies.push(sent);
    }
    await server.answering;
    return answerOf(server, `${method} ${address}`, sent);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}
