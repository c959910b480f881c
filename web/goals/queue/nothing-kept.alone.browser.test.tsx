import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pressesLeft } from "#web/client/fixtures/left-press.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { sendFor } from "#web/client/send.ts";
import { card, numeric, status } from "../fixtures/goal-card.fixture.tsx";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import { goOffline, openWindow, plusOne, valueOf } from "../fixtures/step-window.fixture.tsx";

// A private window of some browsers.
vi.mock("idb", () => ({ openDB: () => Promise.reject(new Error("Not here.")) }));

test("a browser that keeps nothing says so, and does as before", async () => {
  sendFor(user.uid);
  const server = fakeServer([numeric(3)]);
  openWindow(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answering = promise;
  await plusOne.click();
  await expect.poll(() => server.keys).toHaveLength(1);
  // Its tab may be closed before the answer has come.
  expect(pressesLeft(user.uid)).toEqual(server.keys);
  resolve();
  await expect.element(status).toHaveTextContent("Progress Updated!");
  expect(pressesLeft(user.uid)).toEqual([]);
  expect(valueOf(server)).toBe(4);
  await goOffline(server);
  await expect.element(page.getByText("Offline. What you log now cannot be saved.")).toBeVisible();
  await plusOne.click();
  await expect.element(status).toHaveTextContent("Error updating");
  await expect.element(card).toMatchTextContent("4 of 10 pages");
  // They know that it failed, and may press again.
  expect(pressesLeft(user.uid)).toEqual([]);
});
