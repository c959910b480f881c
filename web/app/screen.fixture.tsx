import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { onTestFinished, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { SessionUser } from "#contract/account.ts";
import type { LiveChange } from "#contract/live.ts";
import { mount } from "#web/ui/mount.fixture.ts";
import { LiveProvider } from "./live-changes.tsx";
import { now } from "./moment.fixture.ts";
import { NowProvider } from "./now.tsx";
import { makeQueryClient } from "./query.ts";
import { SessionContext } from "./session-context.tsx";
import { makeSession } from "./session.ts";
import { user } from "./user.fixture.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

class FakeSource extends EventTarget {
  readyState = 1;
  close(): void {
    this.readyState = 2;
  }
}

/** For tests in a browser: a screen of a signed-in person, at an address with its search. */
export function showScreen(
  node: ReactNode,
  data: Parameters<typeof makeQueryClient>[0]["data"] = {},
  path = "/",
  person: Partial<SessionUser> = {},
) {
  const sources: FakeSource[] = [];
  vi.stubGlobal("EventSource", function open() {
    const source = new FakeSource();
    sources.push(source);
    return source;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const session = makeSession({ ...user, timeZone, ...person });
  const client = makeQueryClient({ data, at: now.at, onSessionLost: session.end });
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  mount(
    <Router hook={hook} searchHook={searchHook}>
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
