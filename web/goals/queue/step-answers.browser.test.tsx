import { describe, expect, test, vi } from "vitest";
import { deviceOf } from "#web/client/fixtures/device.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { askServer } from "#web/client/offline/connection.ts";
import { openDevice } from "#web/client/offline/device.ts";
import { card, numeric, status } from "../fixtures/goal-card.fixture.tsx";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import {
  comeBack,
  goOffline,
  keptStep,
  notSent,
  offlineBanner,
  openFirst,
  openWindow,
  other,
  plusOne,
  valueOf,
} from "../fixtures/step-window.fixture.tsx";

/** A proxy that answers writes. Returns how to remove it. */
function between(answer: () => Response, of = ""): { tries: number; goes: () => void } {
  const ours = globalThis.fetch;
  const proxy = { tries: 0, goes: () => vi.stubGlobal("fetch", ours) };
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    if (init.method !== "POST" || !address.includes(of)) return ours(address, init);
    proxy.tries += 1;
    return Promise.resolve(answer());
  });
  return proxy;
}

const html = (code: number) => new Response("<h1>Sign in</h1>", { status: code });

describe("a step that waits", () => {
  test.each<[string, () => Response]>([
    ["a page with 200", () => html(200)],
    ["words of its own with 200", () => Response.json({ ok: true })],
    ["a page with 403", () => html(403)],
    [
      "an error of its own",
      () => Response.json({ error: { code: 403, message: "Forbidden" } }, { status: 403 }),
    ],
  ])(
    "is kept where a proxy answers with %s, and counts once it lets it through",
    async (_, answer) => {
      const device = await deviceOf(user.uid);
      await device.keep(keptStep());
      const server = fakeServer([numeric(3)]);
      const proxy = between(answer);
      const { unmount } = openWindow(server);
      await expect.poll(() => proxy.tries).toBeGreaterThan(0);
      await expect.element(status).toHaveTextContent("Waiting to be sent");
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await device.kept()).toMatchObject([{ refused: null }]);
      await expect.element(notSent).not.toBeInTheDocument();
      unmount();
      proxy.goes();
      openWindow(server);
      await expect.poll(() => valueOf(server)).toBe(4);
      await expect.poll(() => device.kept()).toEqual([]);
    },
  );
});

test("what no rule is behind holds up its own goal alone, and is asked for again", async () => {
  const device = await deviceOf(user.uid);
  await device.keep(keptStep());
  await device.keep(keptStep());
  await device.keep(keptStep({ goalId: other.id, goal: other }));
  const server = fakeServer([numeric(3), other]);
  const proxy = between(() => html(500), goal.id);
  openWindow(server);
  await expect.poll(() => valueOf(server, other.id)).toBe(2);
  await expect.poll(() => device.kept()).toHaveLength(2);
  expect(valueOf(server)).toBe(3);
  proxy.goes();
  askServer();
  await expect.poll(() => valueOf(server)).toBe(5);
});

test("a value that was set after a step of one's own counts after it", async () => {
  const { server, device, unmount } = await openFirst();
  await goOffline(server);
  unmount();
  await device.keep(keptStep());
  await device.keep(keptStep());
  await device.keep(keptStep({ change: { kind: "set", value: 9, rev: goal.rev } }));
  openWindow(server);
  await expect.element(card).toMatchTextContent("9 of 10 pages");
  comeBack(server);
  await expect.poll(() => valueOf(server)).toBe(9);
  await expect.poll(() => device.kept()).toEqual([]);
  await expect.element(card).toMatchTextContent("9 of 10 pages");
  await expect.element(notSent).not.toBeInTheDocument();
});

test("a value that was set is not put over what another device logged between a step and it", async () => {
  const { server, device, unmount } = await openFirst();
  await goOffline(server);
  unmount();
  await device.keep(keptStep());
  await device.keep(keptStep({ change: { kind: "set", value: 9, rev: goal.rev } }));
  server.moved(goal.id, { kind: "step" });
  openWindow(server);
  comeBack(server);
  await expect.element(notSent).toMatchTextContent("This goal was changed in another window.");
  expect(valueOf(server)).toBe(5);
});

test("what the browser has closed under the app is opened anew", async () => {
  const { server } = await openFirst();
  await plusOne.click();
  await expect.poll(() => valueOf(server)).toBe(4);
  // Another window upgrades the store, or the browser closes it.
  const opened = await openDevice();
  opened?.dispatchEvent(
    new IDBVersionChangeEvent("versionchange", { oldVersion: 1, newVersion: 2 }),
  );
  await goOffline(server);
  await plusOne.click();
  await expect.element(status).toHaveTextContent("Waiting to be sent");
  comeBack(server);
  await expect.poll(() => valueOf(server)).toBe(5);
  await expect.element(status).toHaveTextContent("");
  await expect.element(card).toMatchTextContent("5 of 10 pages");
});

test.each<[string, () => Response]>([
  ["a page", () => html(200)],
  ["words", () => Response.json({ ok: true })],
  ["a failure", () => Response.json({ alive: true }, { status: 500 })],
])("%s of a proxy is not the server", async (_, answer) => {
  const { server } = await openFirst();
  await goOffline(server);
  const ours = globalThis.fetch;
  let probes = 0;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    if (address !== "/healthz") return ours(address, init);
    probes += 1;
    return Promise.resolve(answer());
  });
  dispatchEvent(new Event("online"));
  await expect.poll(() => probes).toBeGreaterThan(1);
  await expect.element(offlineBanner).toBeVisible();
});
