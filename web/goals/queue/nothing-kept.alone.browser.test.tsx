import type * as Idb from "idb";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pressesLeft } from "#web/client/fixtures/left-press.fixture.ts";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { forgetDevice } from "#web/client/offline/forget-device.ts";
import { setPagePerson } from "#web/client/send.ts";
import { card, numeric, status } from "../fixtures/goal-card.fixture.tsx";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import {
  comeBack,
  goOffline,
  offlineBanner,
  openWindow,
  plusOne,
  valueOf,
} from "../fixtures/step-window.fixture.tsx";

const browser = vi.hoisted(() => ({ keeps: false }));

// A private window in some browsers, or a fault.
vi.mock("idb", async (original) => {
  const idb = await original<typeof Idb>();
  const openDB = (name: string, version: number, callbacks: object) =>
    browser.keeps ? idb.openDB(name, version, callbacks) : Promise.reject(new Error("Not here."));
  return { ...idb, openDB };
});

test("a browser that keeps nothing says so, does as before, and is asked anew after 30 seconds", async () => {
  const passes = standingTime();
  setPagePerson(user.uid);
  const server = fakeServer([numeric(3)]);
  openWindow(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answering = promise;
  await plusOne.click();
  await expect.poll(() => server.keys).toHaveLength(1);
  // Its tab may close before the answer.
  expect(pressesLeft(user.uid)).toEqual(server.keys);
  resolve();
  await expect.element(status).toHaveTextContent("Progress Updated!");
  expect(pressesLeft(user.uid)).toEqual([]);
  expect(valueOf(server)).toBe(4);
  await goOffline(server);
  await expect
    .element(page.getByText("You're offline. Progress you log now can't be saved."))
    .toBeVisible();
  await plusOne.click();
  // Three tries.
  await expect.poll(() => server.keys).toHaveLength(2);
  await passes(400);
  await expect.poll(() => server.keys).toHaveLength(3);
  await passes(1_200);
  await expect.element(status).toHaveTextContent("Error updating");
  await expect.element(card).toMatchTextContent("4 of 10 pages");
  // They know that it failed and may press again.
  expect(pressesLeft(user.uid)).toEqual([]);

  browser.keeps = true;
  await passes(30_000);
  comeBack(server);
  await expect.element(offlineBanner).not.toBeInTheDocument();
  await goOffline(server);
  await expect.element(offlineBanner).toMatchTextContent(/saved on this device/);
  await plusOne.click();
  await expect.element(status).toHaveTextContent("Waiting to be sent");
  await forgetDevice(user.uid);
});
