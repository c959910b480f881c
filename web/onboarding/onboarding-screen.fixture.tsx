import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { SessionUser } from "#contract/account.ts";
import { answers } from "#contract/errors.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { makeQueryClient } from "#web/app/query.ts";
import { SessionContext } from "#web/app/session-context.tsx";
import { makeSession } from "#web/app/session.ts";
import { mount } from "#web/ui/mount.fixture.ts";
import { OnboardingPage } from "./onboarding-page.tsx";

export const person = { uid: "AAAAAAAAAAAAAAAAAAAAAA", displayName: "Bo" } as SessionUser;
export const link = { inviterId: "ann", goalId: "a/goal", invite: "token" };
/** Of the address that a link opens. */
export const search = `?${new URLSearchParams({ ...link, inviterName: "Your bank" }).toString()}`;
const invitation = { inviterName: "Ann", goalDescription: "Read ten books" };
export const preview = { ...invitation, coaching: false };
export const accepted = { ...invitation, goalId: link.goalId, already: false };

type Answer = () => Response | Promise<Response>;

/** As `call` calls fetch. */
interface Sent {
  readonly method: string;
  readonly body: string | null;
}

export const fetched = vi.fn<(address: string, sent: Sent) => Promise<Response>>();

export function answer(status: number, body: unknown): Answer {
  return () => new Response(JSON.stringify(body), { status });
}

export function refusal(code: RefusalCode): Answer {
  const { status, text } = answers[code];
  return answer(status, { error: { code, message: text } });
}

export const unreachable: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
const silent: Answer = () => new Promise(() => undefined);

interface Served {
  readonly accept?: Answer;
  readonly signIn?: Answer;
}

/** Answers the reading of an invitation, and what may come of it. */
export function serve(read: Answer, { accept = silent, signIn = silent }: Served = {}): void {
  fetched.mockImplementation(async (address) => {
    if (address === "/api/invitation/accept") return accept();
    return address === "/api/sign-in" ? signIn() : read();
  });
}

/** The calls of a path so far. */
export function calls(path: string) {
  return fetched.mock.calls.filter(([address]) => address.split("?")[0] === path);
}

/** What the calls of a path carried. */
export function sent(path: string): unknown {
  return calls(path).map(([, { body }]) => JSON.parse(body ?? "null") as unknown);
}

/** Opens the screen at an address, or where it was left, with effects run twice. */
export function open(user: SessionUser | null, at?: string) {
  if (at !== undefined) history.replaceState(null, "", at === "" ? location.pathname : at);
  const session = makeSession(user);
  const client = makeQueryClient({ data: {}, at: 0, onSessionLost: session.end });
  const memory = memoryLocation({ path: "/coach-onboarding", record: true });
  const { rerender } = mount(
    <StrictMode>
      <Router hook={memory.hook}>
        <SessionContext value={session}>
          <QueryClientProvider client={client}>
            <OnboardingPage />
          </QueryClientProvider>
        </SessionContext>
      </Router>
    </StrictMode>,
  );
  return { session, client, visited: memory.history, close: () => rerender(null) };
}

/** Stands in for the server in each test of a file, and gives the test page its own address back. */
export function standInForServer(): void {
  const own = { address: location.href, state: history.state as unknown };
  beforeEach(() => void vi.stubGlobal("fetch", fetched));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
    history.replaceState(own.state, "", own.address);
  });
}
