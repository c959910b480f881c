import { describe, expect, onTestFinished, test, vi } from "vitest";
import { DAY_MS, addDays } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { deviceOf } from "#web/client/fixtures/device.fixture.ts";
import { leavePress, pressesLeft } from "#web/client/fixtures/left-press.fixture.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { forgetDevice } from "#web/client/offline/forget-device.ts";
import { pressesOf } from "#web/client/offline/pending-step.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { card, numeric, status } from "../fixtures/goal-card.fixture.tsx";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import {
  comeBack,
  goOffline,
  keptStep,
  notSent,
  openFirst,
  openWindow,
  other,
  plusOne,
  valueOf,
} from "../fixtures/step-window.fixture.tsx";

const GRACE = "GGGGGGGGGGGGGGGGGGGGGG";

/** Tabs closed right after these presses. */
async function closedAfter(...presses: ReturnType<typeof keptStep>[]) {
  const device = await deviceOf(user.uid);
  for (const press of presses) leavePress(press);
  return { device, server: fakeServer([numeric(3), other]) };
}

const keysOf = (steps: readonly { readonly key: string }[]) => steps.map(({ key }) => key);

describe("a press whose tab was closed before anything had kept it", () => {
  test("is counted once by the next document", async () => {
    const { device, server } = await closedAfter(keptStep());
    openWindow(server);
    await expect.poll(() => valueOf(server)).toBe(4);
    await expect.poll(() => device.kept()).toEqual([]);
    expect(pressesLeft(user.uid)).toEqual([]);
    expect(server.keys).toHaveLength(1);
    await expect.element(card).toMatchTextContent("4 of 10 pages");
  });

  test("waits without an Undo where there is no server: it may have been sent", async () => {
    const { device, server } = await closedAfter(keptStep());
    server.lost = "before";
    openWindow(server);
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    await expect.element(card).toMatchTextContent("4 of 10 pages");
    expect(await device.kept()).toMatchObject([{ tried: true, refused: null }]);
    expect(pressesLeft(user.uid)).toEqual([]);
    comeBack(server);
    await expect.poll(() => valueOf(server)).toBe(4);
  });

  test("is not counted again where it was counted already, or is kept already", async () => {
    const press = keptStep();
    const { device, server } = await closedAfter(press);
    const first = openWindow(server);
    await expect.poll(() => valueOf(server)).toBe(4);
    await expect.poll(() => device.kept()).toEqual([]);
    first.unmount();
    leavePress(press);
    await device.keep(press);
    openWindow(server);
    await expect.poll(() => device.kept()).toEqual([]);
    expect(pressesLeft(user.uid)).toEqual([]);
    expect(valueOf(server)).toBe(4);
  });

  test("is sent in the order of all, before what is pressed next", async () => {
    const { device, unmount } = await openFirst();
    unmount();
    const presses = Array.from({ length: 12 }, (_, at) =>
      keptStep({ change: { kind: "change", by: 1, note: `${at}` } }),
    );
    for (const press of presses) {
      leavePress(press);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const server = fakeServer([numeric(3)]);
    server.lost = "before";
    openWindow(server);
    await plusOne.click();
    await expect.poll(() => device.kept()).toHaveLength(13);
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    expect(keysOf(await device.kept()).slice(0, 12)).toEqual(keysOf(presses));
  });

  test("counts once where two windows come upon it at once", async () => {
    const { device, server } = await closedAfter(
      keptStep(),
      keptStep({ goalId: other.id, goal: other }),
    );
    openWindow(server);
    openWindow(server);
    await expect.poll(() => valueOf(server)).toBe(4);
    await expect.poll(() => valueOf(server, other.id)).toBe(2);
    await expect.poll(() => device.kept()).toEqual([]);
    expect(new Set(server.keys).size).toBe(2);
  });

  test("is shown and counted by a window that was open before", async () => {
    const { server, device } = await openFirst();
    await quickClick(plusOne);
    await expect.poll(() => valueOf(server)).toBe(4);
    leavePress(keptStep());
    server.lost = "before";
    await quickClick(plusOne);
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    expect(await device.kept()).toMatchObject([{ tried: true }, { tried: false }]);
    leavePress(keptStep());
    comeBack(server);
    await expect.poll(() => valueOf(server)).toBe(7);
    expect(pressesLeft(user.uid)).toEqual([]);
  });

  test("and that another window was refused meanwhile is shown no more by its own", async () => {
    const { device } = await openFirst();
    const key = "A".repeat(24);
    await device.keep(keptStep({ key, refused: "goal.closed" }));
    // Its own window has been slow to load the queue.
    const zero = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => bytes);
    onTestFinished(() => zero.mockRestore());
    await quickClick(plusOne);
    await expect.element(card).toMatchTextContent("3 of 10 pages");
    expect(await device.kept()).toMatchObject([{ key, refused: "goal.closed" }]);
    expect(pressesLeft(user.uid)).toEqual([]);
  });

  test("is kept beyond the 500, since it was shown as logged", async () => {
    const { device, server } = await closedAfter(keptStep());
    server.lost = "before";
    const full = Array.from({ length: limits.stepsOnDevice }, () => keptStep());
    await device.fill(full);
    openWindow(server);
    await expect.poll(() => device.kept()).toHaveLength(limits.stepsOnDevice + 1);
    // Two tries, then it gives up.
    await expect.poll(() => server.keys.length).toBe(2);
    expect(pressesLeft(user.uid)).toEqual([]);
  });

  test("is told as not sent once it is 7 days old", async () => {
    const days = limits.idempotencyDays;
    const old = { at: now.at - days * DAY_MS, day: addDays(now.today, -days) };
    const { server } = await closedAfter(keptStep(old));
    openWindow(server);
    await expect.element(notSent).toMatchTextContent("Progress can be logged up to 7 days back.");
    expect(server.keys).toEqual([]);
  });

  test("of somebody else is neither sent nor shown", async () => {
    const { server } = await closedAfter(keptStep({ uid: GRACE }), keptStep());
    openWindow(server);
    await expect.poll(() => valueOf(server)).toBe(4);
    await expect.element(status).toHaveTextContent("");
    expect(server.keys).toHaveLength(1);
    expect(pressesLeft(GRACE)).toHaveLength(1);
  });

  test("is forgotten at a sign-out, and nobody else's", async () => {
    await closedAfter(keptStep({ uid: GRACE }), keptStep());
    await forgetDevice(user.uid);
    expect(pressesLeft(user.uid)).toEqual([]);
    expect(pressesLeft(GRACE)).toHaveLength(1);
  });

  test.each([
    ["no JSON", "{"],
    ["nothing", "null"],
    ["another shape", JSON.stringify({ goalId: goal.id, change: { kind: "step" } })],
    ["somebody else's", JSON.stringify({ ...keptStep({ uid: GRACE }), since: 1 })],
  ])("that cannot be read (%s) is dropped, and the others count", async (_, words) => {
    const { server } = await closedAfter(keptStep());
    localStorage.setItem(`${pressesOf(user.uid)}broken`, words);
    openWindow(server);
    await expect.poll(() => valueOf(server)).toBe(4);
    expect(pressesLeft(user.uid)).toEqual([]);
    await expect.element(notSent).not.toBeInTheDocument();
  });

  test("stays where the device cannot keep it, and counts with the next document", async () => {
    const { device, server } = await closedAfter(keptStep());
    const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw new DOMException("It is full.", "QuotaExceededError");
    });
    onTestFinished(() => full.mockRestore());
    const first = openWindow(server);
    await expect.poll(() => full.mock.calls.length).toBeGreaterThan(0);
    expect(pressesLeft(user.uid)).toHaveLength(1);
    first.unmount();
    full.mockRestore();
    openWindow(server);
    await expect.poll(() => valueOf(server)).toBe(4);
    await expect.poll(() => device.kept()).toEqual([]);
  });
});

describe("a press", () => {
  test("is written down before anything else is done, until this device keeps it", async () => {
    const { server, device } = await openFirst();
    await goOffline(server);
    const button = plusOne.element() as HTMLButtonElement;
    button.click();
    expect(pressesLeft(user.uid)).toHaveLength(1);
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    expect(pressesLeft(user.uid)).toEqual([]);
    expect(await device.kept()).toMatchObject([{ tried: false }]);
  });

  test("that is refused is struck out", async () => {
    const { server } = await openFirst();
    server.refusingWrites = "server.failed";
    await quickClick(plusOne);
    await expect.element(status).toHaveTextContent("Error updating");
    expect(pressesLeft(user.uid)).toEqual([]);
  });

  test("counts where the browser writes nothing down", async () => {
    const { server } = await openFirst();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("It is full.", "QuotaExceededError");
    });
    onTestFinished(() => full.mockRestore());
    await quickClick(plusOne);
    await expect.element(status).toHaveTextContent("Progress Updated!");
    expect(valueOf(server)).toBe(4);
  });
});
