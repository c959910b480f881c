import { onTestFinished, vi } from "vitest";
import type { Announcement } from "#contract/announcements.ts";
import { answers } from "#contract/errors.ts";
import type { AnnouncementDraft } from "#domain/announcement.ts";
import type { RefusalCode } from "#domain/refusal.ts";

const AT = Date.UTC(2026, 2, 10, 12);

/** An announcement that was sent to three people and refused by one more. */
export function oneAnnouncement(number: number, change: Partial<Announcement> = {}): Announcement {
  return {
    id: `announcement-${String(number).padStart(9, "0")}`,
    number,
    type: "announcement",
    subject: `News ${number}`,
    text: "First words.\n\nMore of them.",
    createdAt: AT,
    authorName: "admin@example.org",
    state: "settled",
    recipients: 4,
    queued: 4,
    sent: 3,
    failed: 1,
    pending: 0,
    withdrawn: 0,
    ...change,
  };
}

/** Answers as the server does, in so far as a test of the screen needs it. */
interface AnnouncementServer {
  announcements: Announcement[];
  recipients: { announcement: number; marketing: number };
  /** Refuses calls of a method and path. */
  readonly refusing: Map<string, RefusalCode>;
  /** Drafts that came, each with its key. */
  readonly sent: { readonly draft: AnnouncementDraft; readonly key: string | null }[];
  /** Holds the answers to a sending back while it is set. */
  gate: Promise<void> | null;
}

export function announcementServer(announcements: Announcement[] = []): AnnouncementServer {
  const server: AnnouncementServer = {
    announcements,
    recipients: { announcement: 1_234, marketing: 1 },
    refusing: new Map(),
    sent: [],
    gate: null,
  };
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => answer(server, path, request));
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}

async function answer(
  server: AnnouncementServer,
  path: string,
  request: RequestInit,
): Promise<Response> {
  const url = new URL(path, "http://cairn.example");
  const refused = server.refusing.get(`${request.method ?? "GET"} ${url.pathname}`);
  if (refused !== undefined) {
    const { status, text } = answers[refused];
    return Response.json({ error: { code: refused, message: text } }, { status });
  }
  if (url.pathname.endsWith("/recipients")) return Response.json(server.recipients);
  if (request.method === "GET") return page(server, url.searchParams.get("before"));
  const draft = JSON.parse(request.body as string) as AnnouncementDraft;
  if (!url.pathname.endsWith("/preview")) return taken(server, draft, new Headers(request.headers));
  const html = `<!doctype html><h1>${draft.subject}</h1><p>${draft.text}</p>`;
  return Response.json({ subject: draft.subject, html, text: `As text: ${draft.text}` });
}

function page({ announcements }: AnnouncementServer, before: string | null): Response {
  const from = Number(before ?? Infinity);
  const found = announcements.filter(({ number }) => number < from);
  const shown = found.slice(0, 10);
  const next = found.length > 10 ? String(shown.at(-1)?.number) : null;
  return Response.json({ announcements: shown, next });
}

async function taken(
  server: AnnouncementServer,
  draft: AnnouncementDraft,
  headers: Headers,
): Promise<Response> {
  server.sent.push({ draft, key: headers.get("idempotency-key") });
  await server.gate;
  const recipients = server.recipients[draft.type];
  const none = { queued: 0, sent: 0, failed: 0 };
  const announcement = oneAnnouncement(server.announcements.length + 1, {
    ...draft,
    ...none,
    recipients,
    state: "queueing",
  });
  server.announcements = [announcement, ...server.announcements];
  return Response.json({ announcement });
}
