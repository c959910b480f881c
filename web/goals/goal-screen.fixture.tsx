import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { onTestFinished, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { SessionUser } from "#contract/account.ts";
import type { LiveChange } from "#contract/live.ts";
import { LiveProvider } from "#web/app/live-changes.tsx";
import { NowProvider } from "#web/app/now.tsx";
import { makeQueryClient } from "#web/app/query.ts";
import { SessionContext } from "#web/app/session-context.tsx";
import { makeSession } from "#web/app/session.ts";
import { mount } from "#web/ui/mount.fixture.ts";
import { now } from "./goal.fixture.ts";

const user: SessionUser = {
  uid: "AAAAAAAAAAAAAAAAAAAAAA",
  email: null,
  displayName: "Ada",
  fullName: null,
  role: "user",
  createdAt: now.at,
  disabled: false,
  emailVerified: false,
  emailVerificationDate: null,
  lastUpdated: now.at,
  profileData: null,
  isAdmin: false,
  customEmailVerified: false,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
};

class FakeSource extends EventTarget {
  readyState = 1;
  close(): void {
    this.readyState = 2;
  }
}

/** For tests in a browser: a screen of a signed-in person. */
export function showScreen(
  node: ReactNode,
  data: Parameters<typeof makeQueryClient>[0]["data"] = {},
  person: Partial<SessionUser> = {},
) {
  const sources: FakeSource[] = [];
  vi.stubGlobal("EventSource", function open() {
    const source = new FakeSource();
    sources.push(source);
    return source;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const session = makeSession({ ...user, ...person });
  const client = makeQueryClient({ data, at: now.at, onSessionLost: session.end });
  const { hook, history } = memoryLocation({ path: "/", record: true });
  mount(
    <Router hook={hook}>
      <SessionContext value={session}>
        <QueryClientProvider client={client}>
          <NowProvider at={now.at} timeZone={now.zone}>
            <LiveProvider position="e:1">{node}</LiveProvider>
          </NowProvider>
        </QueryClientProvider>
      </SessionContext>
    </Router>,
  );
  const hear = (change: LiveChange) => {
    const event = Object.assign(new Event("change"), {
      data: JSON.stringify(change),
      lastEventId: "",
    });
    for (const source of sources) if (source.readyState === 1) source.dispatchEvent(event);
  };
  return { client, session, history, hear };
}
