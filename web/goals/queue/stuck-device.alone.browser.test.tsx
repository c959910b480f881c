import type * as Idb from "idb";
import { expect, test, vi } from "vitest";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { leavePress } from "#web/client/fixtures/left-press.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { setPagePerson } from "#web/client/send.ts";
import { numeric, status } from "../fixtures/goal-card.fixture.tsx";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import {
  comeBack,
  goOffline,
  keptStep,
  openWindow,
  plusOne,
  valueOf,
} from "../fixtures/step-window.fixture.tsx";

const browser = vi.hoisted(() => ({ answers: false }));

// A tab of another release, or a browser fault, blocks opening the store.
vi.mock("idb", async (original) => {
  const idb = await original<typeof Idb>();
  const openDB = (name: string, version: number, callbacks: object) =>
    browser.answers ? idb.openDB(name, version, callbacks) : new Promise(() => {});
  return { ...idb, openDB };
});

test("a browser that does not answer is waited for 3 seconds, and asked anew after 30", async () => {
  const passes = standingTime();
  setPagePerson(user.uid);
  const server = fakeServer([numeric(3)]);
  openWindow(server);
  await plusOne.click();
  await passes(2_999);
  expect(server.keys).toEqual([]);
  await passes(1);
  await expect.element(status).toHaveTextContent("Progress Updated!");
  expect(valueOf(server)).toBe(4);

  // The second press does not wait again.
  await plusOne.click();
  await expect.poll(() => valueOf(server)).toBe(5);

  leavePress(keptStep());
  browser.answers = true;
  await passes(29_999);
  expect(valueOf(server)).toBe(5);
  await passes(1);
  await expect.poll(() => valueOf(server)).toBe(6);
  await goOffline(server);
  await plusOne.click();
  await expect.element(status).toHaveTextContent("Waiting to be sent");
  comeBack(server);
  await expect.poll(() => valueOf(server)).toBe(7);
});
