import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { reportUnreachable } from "../send.ts";
import { offline, watchConnection } from "./connection.ts";

// Product 29.6.

const alive = () => Response.json({ alive: true });
const nobody = () => Promise.reject<Response>(new TypeError("Failed to fetch"));

/** What answers, how often it was asked, and whether the tab is hidden. */
const server = { answers: alive as () => Response | Promise<Response>, probes: 0, hidden: false };

/** So much time passes, in milliseconds. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function watching(): void {
  const stop = watchConnection();
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

beforeEach(() => {
  Object.assign(server, { answers: alive, probes: 0, hidden: false });
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    server.probes += 1;
    return server.answers();
  });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => server.hidden);
});

test("a server that is not there is asked anew after 1, 2, 4 and then every 5 seconds", async () => {
  watching();
  server.answers = nobody;
  reportUnreachable();
  await pass(0);
  expect([server.probes, offline.read()]).toEqual([1, true]);
  for (const [time, wait] of [1_000, 2_000, 4_000, 5_000, 5_000].entries()) {
    await pass(wait - 1);
    expect(server.probes).toBe(time + 1);
    await pass(1);
    expect(server.probes).toBe(time + 2);
  }
});

test("a hidden tab asks when it is shown, and a shown one only while the server is away", async () => {
  watching();
  const shown = async (isShown: boolean) => {
    server.hidden = !isShown;
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(0);
  };
  await shown(true);
  expect(server.probes).toBe(0);
  server.answers = nobody;
  await shown(false);
  reportUnreachable();
  await pass(60_000);
  expect([server.probes, offline.read()]).toEqual([1, true]);
  server.answers = alive;
  await shown(true);
  // A body comes when the browser has time for it.
  await expect.poll(() => [server.probes, offline.read()]).toEqual([2, false]);
});

test("a browser that begins without a network asks at once", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  watching();
  await pass(0);
  expect(server.probes).toBe(1);
});

test("what comes late of a question that was asked anew is not heard", async () => {
  watching();
  const late = Promise.withResolvers<Response>();
  server.answers = () => late.promise;
  reportUnreachable();
  await pass(0);
  server.answers = alive;
  dispatchEvent(new Event("online"));
  await pass(0);
  // By itself, without the doubt of a call that fails.
  late.resolve(new Response("Sign in to this network"));
  await pass(0);
  expect([server.probes, offline.read()]).toEqual([2, false]);
});

test("an answer counts that says so with success, within one and a half seconds", async () => {
  const limit = vi.spyOn(AbortSignal, "timeout");
  watching();
  server.answers = () => Response.json({ alive: true }, { status: 503 });
  reportUnreachable();
  await expect.poll(offline.read).toBe(true);
  expect(limit).toHaveBeenCalledWith(1_500);
});
