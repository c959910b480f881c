import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { routes } from "#contract/routes.ts";
import { reloads } from "#web/client/fixtures/reloads.fixture.ts";
import { admin, openScreen, person } from "./fixtures/open-screen.fixture.tsx";

const visitors = { public: null, "signed-out": null, "signed-in": person, admin } as const;

/** Reads whose failure is told in another way than by Retry, or leaves nothing out. */
const without: ReadonlySet<string> = new Set([
  // product 15.7: the defaults stand in their place
  "/email-preferences asks for /api/email-preferences",
  // Without it nothing is marked as unread.
  "/ asks for /api/coaching-feedback",
  // Without it no badge is told of.
  "/share-goal asks for /api/badges",
  // Sending asks again.
  "/admin/announcements asks for /api/admin/announcements/recipients",
]);

/** A server that answers nothing but that it is there; `expire` ends the patience of all who wait for it, `asked` tells for what. */
function silentServer() {
  const patience: AbortController[] = [];
  let asked: string[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const controller = new AbortController();
    patience.push(controller);
    return controller.signal;
  });
  vi.stubGlobal("fetch", (address: string, { method, signal }: RequestInit) => {
    if (method === "HEAD") return Promise.resolve(new Response());
    asked.push(new URL(address, location.href).pathname);
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return {
    asked: () => [...new Set(asked)].toSorted(),
    forget: () => (asked = []),
    expire: () =>
      patience.splice(0).forEach((one) => one.abort(new DOMException("", "TimeoutError"))),
  };
}

const waiting = () => [
  ...document.querySelectorAll('main [aria-busy="true"], main[aria-busy="true"]'),
];
const retries = () =>
  [...document.querySelectorAll("button")].filter(({ textContent }) => textContent === "Retry");

let server: ReturnType<typeof silentServer>;
beforeEach(() => {
  server = silentServer();
});

describe.each(routes)("what $path reads", ({ path, access, reads }) => {
  test("and nobody answers: it waits, says so in the end, and reads it again by Retry", async () => {
    const reloaded = reloads();
    await openScreen(path, visitors[access]);
    await expect.poll(() => document.querySelector("main h1")).not.toBeNull();
    // One read may follow another.
    await expect.poll(() => (server.expire(), waiting().length)).toBe(0);
    expect(server.asked().length).toBeGreaterThanOrEqual(reads === null ? 0 : 1);
    const asked = server.asked().filter((address) => !without.has(`${path} asks for ${address}`));
    server.forget();
    for (const button of retries()) button.click();
    await expect.poll(() => (reloaded() > 0 ? asked : server.asked())).toEqual(asked);
  });
});
