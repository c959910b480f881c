import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { onTestFinished, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { SessionUser } from "#contract/account.ts";
import { answers } from "#contract/errors.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { LiveProvider } from "#web/app/live-changes.tsx";
import { makeQueryClient } from "#web/app/query.ts";
import { SessionContext } from "#web/app/session-context.tsx";
import { makeSession } from "#web/app/session.ts";
import { mount } from "#web/ui/mount.fixture.ts";

const at = Date.UTC(2026, 2, 10, 12);

export const user: SessionUser = {
  uid: "AAAAAAAAAAAAAAAAAAAAAA",
  email: "ada@example.org",
  displayName: "Ada",
  fullName: null,
  role: "user",
  createdAt: at,
  disabled: false,
  emailVerified: false,
  emailVerificationDate: null,
  lastUpdated: at,
  profileData: null,
  isAdmin: false,
  customEmailVerified: false,
  timeZone: "UTC",
};

/** What a test answers to a call; a code refuses it. */
export type Answers = Record<string, (body: unknown) => unknown>;

export function refusing(code: RefusalCode): Response {
  const { status, text } = answers[code];
  return Response.json({ error: { code, message: text } }, { status });
}

/** For tests in a browser: a screen about mail at a path, before a server of the test's own. */
export function showAt(path: string, node: ReactNode, answer: Answers, signedIn = true) {
  const calls: { readonly call: string; readonly body: unknown }[] = [];
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close(): void {}
    },
  );
  vi.stubGlobal("fetch", async (to: string, { method, body }: RequestInit) => {
    const call = `${method} ${to}`;
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : null;
    calls.push({ call, body: sent });
    const said = await answer[call]?.(sent);
    return said instanceof Response ? said : Response.json(said ?? {});
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const session = makeSession(signedIn ? user : null);
  const client = makeQueryClient({ data: {}, at, onSessionLost: session.end });
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  mount(
    <Router hook={hook} searchHook={searchHook}>
      <SessionContext value={session}>
        <QueryClientProvider client={client}>
          <LiveProvider position="e:1">{node}</LiveProvider>
        </QueryClientProvider>
      </SessionContext>
    </Router>,
  );
  return { calls, history };
}
