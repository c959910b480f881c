import { onTestFinished, vi } from "vitest";
import type { CheckIn } from "#contract/check-ins.ts";
import type { CoachedGoal, CoachingNote } from "#contract/coaching.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { answers } from "#contract/errors.ts";
import { draftedNote, draftedReply, type NoteDraft } from "#domain/coaching-note.ts";
import { isRefused, type RefusalCode } from "#domain/refusal.ts";
import { now } from "#web/app/moment.fixture.ts";
import { note as made } from "./coached.fixture.ts";

/** For tests in a browser: coached goals and their notes behind `fetch`, by the domain's own rules. */
export interface CoachingServer {
  goals: CoachedGoal[];
  /** Newest first. */
  notes: CoachingNote[];
  checkIns: CheckIn[];
  /** Who asks. */
  reader: "owner" | "coach";
  /** Method and path of each request, in order. */
  readonly calls: string[];
  /** Of the writes. */
  readonly keys: (string | null)[];
  readonly bodies: unknown[];
  /** Refuses each read with this until it is null again. */
  refusingReads: RefusalCode | null;
  /** The same of writes: reads may be under way at any time. */
  refusingWrites: RefusalCode | null;
  /** Requests are answered only once this has resolved. */
  answering: Promise<void>;
}

function refusal(code: RefusalCode, field?: string): Response {
  const { status, text } = answers[code];
  return Response.json({ error: { code, message: text, field, requestId: "r" } }, { status });
}

function changed(server: CoachingServer, note: CoachingNote): Response {
  const later = { ...note, rev: note.rev + 1 };
  server.notes = server.notes.map((known) => (known.id === note.id ? later : known));
  return Response.json({ note: later });
}

function noteOf(server: CoachingServer, goalId: string, draft: NoteDraft): Response {
  const drafted = draftedNote(draft);
  if (isRefused(drafted)) return refusal(drafted.refused, drafted.field);
  const note = made(`new-${server.notes.length}`, 0, { ...drafted, goalId, isRead: false });
  server.notes = [note, ...server.notes];
  return Response.json({ note });
}

function replyOf(server: CoachingServer, note: CoachingNote, typed: string): Response {
  const text = draftedReply(typed);
  if (isRefused(text)) return refusal(text.refused, text.field);
  const name = server.reader === "owner" ? "Tomás" : "Grace";
  const reply = {
    id: `reply-${note.replies.length}`,
    by: server.reader,
    name,
    text,
    createdAt: now.at,
  };
  return changed(server, { ...note, replies: [...note.replies, reply] });
}

function notesAnswer(server: CoachingServer, call: string, body: unknown): Response {
  const [, method, goalId = "", noteId, action] =
    /^(\w+) \/api\/goals\/([^/]+)\/notes(?:\/([^/]+)\/(\w+))?$/.exec(call) ?? [];
  const note = server.notes.find(({ id }) => id === noteId);
  if (method === "GET")
    return Response.json({ notes: server.notes.filter((known) => known.goalId === goalId) });
  if (noteId === undefined) return noteOf(server, goalId, body as NoteDraft);
  if (note === undefined) return refusal("not-found");
  if (action === "read") return changed(server, { ...note, isRead: true });
  return replyOf(server, note, (body as { text: string }).text);
}

function answerOf(server: CoachingServer, call: string, body: unknown): Response {
  const refused = call.startsWith("GET ") ? server.refusingReads : server.refusingWrites;
  if (refused !== null) return refusal(refused);
  const { goals, notes, checkIns } = server;
  if (call === "GET /api/coaching") return Response.json({ goals, notes });
  if (call.endsWith("/check-ins")) return Response.json({ checkIns });
  return notesAnswer(server, call, body);
}

export function coachingServer(known: Partial<CoachingServer> = {}): CoachingServer {
  const server: CoachingServer = {
    goals: [],
    notes: [],
    checkIns: [],
    reader: "coach",
    calls: [],
    keys: [],
    bodies: [],
    refusingReads: null,
    refusingWrites: null,
    answering: Promise.resolve(),
    ...known,
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
