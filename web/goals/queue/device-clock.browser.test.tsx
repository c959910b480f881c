import { describe, expect, onTestFinished, test, vi } from "vitest";
import { addDays } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { deviceOf } from "#web/client/fixtures/device.fixture.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import type { DeviceStep } from "#web/client/offline/device.ts";
import { numeric, status } from "../fixtures/goal-card.fixture.tsx";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import {
  comeBack,
  keptStep,
  notSent,
  openFirst,
  openWindow,
  other,
  plusOne,
  valueOf,
} from "../fixtures/step-window.fixture.tsx";

const HOUR_MS = 3_600_000;
const days = limits.idempotencyDays;
const ago = (count: number) => ({
  at: now.at - count * 24 * HOUR_MS,
  day: addDays(now.today, -count),
});

/** `serverTime` is null where the server does not tell it. */
async function opened(step: Partial<DeviceStep>, serverTime: number | null) {
  const device = await deviceOf(user.uid);
  await device.keep(keptStep(step));
  const createdAt = ago(30).at;
  const server = fakeServer([{ ...numeric(3), createdAt }]);
  const ours = globalThis.fetch;
  let asked = 0;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const answer = await ours(address, init);
    if (address !== "/healthz") return answer;
    asked += 1;
    const date = serverTime === null ? {} : { date: new Date(serverTime).toUTCString() };
    return Response.json(await answer.json(), { headers: date });
  });
  openWindow(server);
  return { device, server, asked: () => asked };
}

describe("a step that may have left 7 days ago", () => {
  const old = { ...ago(days), tried: true };

  test.each<[string, number | null]>([
    ["by the server's clock, too,", now.at],
    ["and of which the server says nothing else", null],
  ])("%s is not sent", async (_, serverTime) => {
    const { server, asked } = await opened(old, serverTime);
    await expect.element(notSent).toMatchTextContent("Progress can be logged up to 7 days back.");
    expect(asked()).toBe(1);
    expect(server.keys).toEqual([]);
  });

  test("by a clock that was set meanwhile is sent", async () => {
    const { server, asked } = await opened(old, old.at + HOUR_MS);
    await expect.poll(() => valueOf(server)).toBe(4);
    expect(asked()).toBe(1);
    await expect.element(notSent).not.toBeInTheDocument();
  });

  test("waits while the server does not say what time it is", async () => {
    const device = await deviceOf(user.uid);
    await device.keep(keptStep(old));
    const server = fakeServer([numeric(3)]);
    server.lost = "before";
    openWindow(server);
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    await expect.poll(() => device.kept()).toMatchObject([{ refused: null }]);
    comeBack(server);
    await expect.element(notSent).toBeVisible();
    expect(server.keys).toEqual([]);
  });
});

test("the page of a network says nothing of the time, and holds up no other goal", async () => {
  const device = await deviceOf(user.uid);
  await device.keep(keptStep({ ...ago(days), tried: true }));
  await device.keep(keptStep({ goalId: other.id, goal: other }));
  const server = fakeServer([numeric(3), other]);
  const ours = globalThis.fetch;
  const page = new Response("Sign in.", { headers: { date: new Date(0).toUTCString() } });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) =>
    address === "/healthz" ? page.clone() : ours(address, init),
  );
  openWindow(server);
  await expect.poll(() => valueOf(server, other.id)).toBe(2);
  // The other step is released with its answer.
  await expect.poll(() => device.kept()).toMatchObject([{ ...ago(days), refused: null }]);
  vi.stubGlobal("fetch", ours);
  dispatchEvent(new Event("online"));
  await expect.element(notSent).toMatchTextContent("Progress can be logged up to 7 days back.");
  expect(valueOf(server)).toBe(3);
});

describe("a step that cannot have left is up to the server", () => {
  test("7 days after it was made", async () => {
    const { server, asked } = await opened(ago(days), null);
    await expect.poll(() => valueOf(server)).toBe(4);
    expect(server.entries.map(({ entry }) => entry.day)).toEqual([ago(days).day]);
    expect(asked()).toBe(0);
  });

  test("8 days after it was made", async () => {
    const { server } = await opened(ago(days + 1), null);
    await expect.element(notSent).toMatchTextContent("Progress can be logged up to 7 days back.");
    expect(server.keys).toHaveLength(1);
    expect(valueOf(server)).toBe(3);
  });
});

test("a step of a day to come, by a clock that was ahead, was made now", async () => {
  const device = await deviceOf(user.uid);
  await device.keep(keptStep({ at: now.at + 9 * 365 * 24 * HOUR_MS, day: "2036-01-13" }));
  const server = fakeServer([numeric(3)]);
  server.lost = "after";
  openWindow(server);
  await expect.poll(() => server.keys.length).toBeGreaterThan(1);
  const [step] = await device.kept();
  expect(step).toMatchObject({ day: now.today, tried: true });
  expect(Math.abs((step?.at ?? 0) - now.at)).toBeLessThan(60_000);
  comeBack(server);
  await expect.poll(() => device.kept()).toEqual([]);
  expect(server.bodies[0]).toEqual({ kind: "step" });
  expect(valueOf(server)).toBe(4);
});

test("a step is one of the day on which it is pressed, also before the screen has come to that", async () => {
  const { server } = await openFirst(numeric(3));
  await plusOne.click();
  await expect.poll(() => valueOf(server)).toBe(4);
  // The device wakes a night later: the screen's next minute is still to come.
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 24 * HOUR_MS);
  onTestFinished(() => clock.mockRestore());
  await plusOne.click();
  await expect.poll(() => valueOf(server)).toBe(5);
  expect(server.bodies).toEqual([{ kind: "step" }, { kind: "step" }]);
});

test("a clock that is set back by years while a screen is open changes no day", async () => {
  const device = await deviceOf(user.uid);
  const server = fakeServer([numeric(3)]);
  openWindow(server);
  const clock = vi.spyOn(Date, "now").mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  document.dispatchEvent(new Event("visibilitychange"));
  await device.keep(keptStep({ ...ago(1), tried: true }));
  dispatchEvent(new Event("online"));
  await expect.poll(() => valueOf(server)).toBe(4);
  expect(server.bodies).toEqual([{ kind: "step", day: ago(1).day }]);
});
