import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pagePerson, reportUnreachable } from "../send.ts";
import { deviceOf } from "../fixtures/device.fixture.ts";
import { showScreen } from "../fixtures/screen.fixture.tsx";
import { user } from "../fixtures/user.fixture.ts";
import { OfflineBanner } from "./offline-banner.tsx";

const banner = page.getByRole("status");
const WORDS =
  "You're offline. Progress you log is saved on this device and sent when you're back online.";

/** A screen with the banner, and a server that is there or not; `probes` counts how often it was asked. */
async function shown() {
  await deviceOf(user.uid);
  const server = { there: true, hangs: false, probes: 0 };
  vi.stubGlobal("fetch", async (address: string, { signal }: RequestInit) => {
    expect(address).toBe("/healthz");
    server.probes += 1;
    if (server.hangs)
      return new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason as Error)),
      );
    if (!server.there) throw new TypeError("Failed to fetch");
    return Response.json({ alive: true });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const screen = showScreen(<OfflineBanner />);
  // Its watch has begun.
  await expect.poll(pagePerson).toBe(user.uid);
  return { server, ...screen };
}

test.each<[string, () => void]>([
  ["the browser says so", () => dispatchEvent(new Event("offline"))],
  ["a call has no answer, or the stream broke", reportUnreachable],
])("where %s and no answer comes, it says so; and goes with the next answer", async (_, lost) => {
  const { server } = await shown();
  server.there = false;
  lost();
  await expect.element(banner).toHaveTextContent(WORDS);
  server.there = true;
  dispatchEvent(new Event("online"));
  await expect.element(banner).not.toBeInTheDocument();
});

test("it is asked anew by itself", async () => {
  const { server } = await shown();
  server.there = false;
  reportUnreachable();
  await expect.element(banner).toBeVisible();
  server.there = true;
  await expect.element(banner).not.toBeInTheDocument();
});

test("where the server answers, a doubt shows nothing", async () => {
  const { server } = await shown();
  reportUnreachable();
  dispatchEvent(new Event("offline"));
  await expect.poll(() => server.probes).toBe(1);
  await expect.element(banner).not.toBeInTheDocument();
});

test("under the words of an ended session there are none of these", async () => {
  const { server, session } = await shown();
  session.end();
  server.there = false;
  reportUnreachable();
  await expect.poll(() => server.probes).toBe(1);
  await expect.element(banner).not.toBeInTheDocument();
});

test("when the browser is back it is asked at once, whatever question is under way", async () => {
  const { server } = await shown();
  server.there = false;
  reportUnreachable();
  await expect.element(banner).toBeVisible();
  server.hangs = true;
  await expect.poll(() => server.probes).toBe(2);
  server.there = true;
  server.hangs = false;
  dispatchEvent(new Event("online"));
  await expect.poll(() => server.probes, { timeout: 500 }).toBe(3);
  await expect.element(banner, { timeout: 500 }).not.toBeInTheDocument();
});
