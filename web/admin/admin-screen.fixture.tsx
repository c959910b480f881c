import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { onTestFinished, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { SessionUser } from "#contract/account.ts";
import type { ListedUser } from "#contract/admin.ts";
import { answers } from "#contract/errors.ts";
import type { LiveChange } from "#contract/live.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { LiveProvider } from "#web/app/live-changes.tsx";
import { NowProvider } from "#web/app/now.tsx";
import { makeQueryClient } from "#web/app/query.ts";
import { SessionContext } from "#web/app/session-context.tsx";
import { makeSession } from "#web/app/session.ts";
import { mount } from "#web/ui/mount.fixture.ts";

const AT = Date.UTC(2026, 2, 10, 12);

const admin: SessionUser = {
  uid: "AAAAAAAAAAAAAAAAAAAAAA",
  email: "admin@example.org",
  displayName: null,
  fullName: "Admin User",
  role: "admin",
  createdAt: AT,
  disabled: false,
  emailVerified: false,
  emailVerificationDate: null,
  lastUpdated: AT,
  profileData: null,
  isAdmin: true,
  customEmailVerified: false,
  timeZone: "Europe/London",
};

export function onePerson(number = 0): ListedUser {
  return {
    uid: `person-${String(number).padStart(15, "0")}`,
    fullName: `Person ${number}`,
    email: `person-${number}@example.org`,
    disabled: false,
    createdAt: AT - number * 60_000,
    rev: 1,
  };
}

/** So many users, the newest first: "Person 0" and so on. */
export function somePeople(count: number): ListedUser[] {
  return Array.from({ length: count }, (_, number) => onePerson(number));
}

/** Answers as the server does, in so far as a test of a screen needs it. */
export interface UserServer {
  users: ListedUser[];
  /** Refuses the next call of a path. */
  readonly refusing: Map<string, RefusalCode>;
  /** Paths with query, and functions with what they were sent. */
  readonly asked: string[];
  /** Holds pages back while it is set, so that a test can act in between. */
  gate: Promise<void> | null;
  /** So many pages come as one, where a test needs very many users. */
  pagesAtOnce: number;
}

export function userServer(users: ListedUser[]): UserServer {
  const server: UserServer = { users, refusing: new Map(), asked: [], gate: null, pagesAtOnce: 1 };
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => answer(server, path, request));
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}

async function answer(server: UserServer, path: string, request: RequestInit): Promise<Response> {
  const url = new URL(path, "http://cairn.example");
  const body = typeof request.body === "string" ? request.body : "";
  server.asked.push(`${path} ${body}`.trim());
  const refused = server.refusing.get(url.pathname);
  if (refused !== undefined) return refusal(url.pathname, refused);
  if (url.pathname === "/api/admin/user") return oneUser(server, url);
  if (url.pathname === "/functions/manageUser") return managed(server, body);
  if (url.pathname === "/functions/syncUsersToFirestore") {
    const stats = { processedCount: 3, createdCount: 1, updatedCount: 2 };
    return Response.json({ result: { message: "User sync completed.", stats } });
  }
  await abortable(server.gate, request.signal ?? null);
  return page(server, url);
}

async function abortable(gate: Promise<void> | null, signal: AbortSignal | null): Promise<void> {
  if (gate === null) return;
  await new Promise<void>((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    void gate.then(resolve);
  });
}

function refusal(path: string, code: RefusalCode): Response {
  const { status, text } = answers[code];
  const error = path.startsWith("/functions/")
    ? { status: "ABORTED", message: text }
    : { code, message: text };
  return Response.json({ error }, { status });
}

function oneUser({ users }: UserServer, url: URL): Response {
  const user = users.find(({ uid }) => uid === url.searchParams.get("uid"));
  return Response.json({ user: user ?? null });
}

function managed(server: UserServer, body: string): Response {
  const { data } = JSON.parse(body) as { data: { uid: string; action: string } };
  const { uid, action } = data;
  server.users =
    action === "delete"
      ? server.users.filter((user) => user.uid !== uid)
      : server.users.map((user) =>
          user.uid === uid ? { ...user, disabled: action === "disable", rev: user.rev + 1 } : user,
        );
  return Response.json({ result: { success: true, message: `User successfully ${action}d.` } });
}

function page({ users, pagesAtOnce }: UserServer, url: URL): Response {
  const q = url.searchParams.get("q");
  const found = q === null ? users : users.filter(({ fullName }) => fullName.includes(q));
  const from = Number(url.searchParams.get("after") ?? 0);
  const to = from + Number(url.searchParams.get("size") ?? 10) * pagesAtOnce;
  const next = to < found.length ? String(to) : null;
  return Response.json({ users: found.slice(from, to), next });
}

class FakeSource extends EventTarget {
  readyState = 1;
  close(): void {
    this.readyState = 2;
  }
}

/** For tests in a browser: a screen of the admin area. */
export function showAdminScreen(node: ReactNode) {
  const sources: FakeSource[] = [];
  vi.stubGlobal("EventSource", function open() {
    const source = new FakeSource();
    sources.push(source);
    return source;
  });
  const session = makeSession(admin);
  const client = makeQueryClient({ data: {}, at: AT, onSessionLost: session.end });
  const { hook } = memoryLocation({ path: "/admin/users" });
  mount(
    <Router hook={hook}>
      <SessionContext value={session}>
        <QueryClientProvider client={client}>
          <NowProvider at={AT} timeZone="Europe/London">
            <LiveProvider position="e:1">{node}</LiveProvider>
          </NowProvider>
        </QueryClientProvider>
      </SessionContext>
    </Router>,
  );
  const hear = (change: LiveChange) => {
    const data = { data: JSON.stringify(change), lastEventId: "" };
    for (const source of sources)
      if (source.readyState === 1) source.dispatchEvent(Object.assign(new Event("change"), data));
  };
  return { hear };
}
