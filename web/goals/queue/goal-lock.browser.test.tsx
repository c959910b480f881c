import { expect, onTestFinished, test } from "vitest";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { status } from "../fixtures/goal-card.fixture.tsx";
import { goal } from "../fixtures/goal.fixture.ts";
import { openFirst, plusOne, valueOf } from "../fixtures/step-window.fixture.tsx";

/** Returns how to release it. */
async function held(): Promise<() => Promise<void>> {
  const { promise: frozen, resolve: thaw } = Promise.withResolvers<void>();
  const { promise: holds, resolve: hold } = Promise.withResolvers<void>();
  const done = navigator.locks.request(`cairn/${user.uid}/${goal.id}`, () => {
    hold();
    return frozen;
  });
  onTestFinished(() => thaw());
  await holds;
  return () => {
    thaw();
    return done;
  };
}

test("a goal that a frozen window holds is waited for 10 seconds once, and again when it was let go", async () => {
  const passes = standingTime();
  const { server, device } = await openFirst();
  const letGo = await held();
  await plusOne.click();
  await expect.poll(() => device.kept()).toHaveLength(1);
  await passes(9_999);
  expect(server.keys).toEqual([]);
  await expect.element(status).toHaveTextContent("Updating...");
  await passes(1);
  await expect.poll(() => valueOf(server)).toBe(4);
  await expect.element(status).toHaveTextContent("Progress Updated!");

  await plusOne.click();
  await expect.poll(() => valueOf(server)).toBe(5);

  await letGo();
  await plusOne.click();
  await expect.poll(() => valueOf(server)).toBe(6);
  await expect.element(status).toHaveTextContent("Progress Updated!");
  const holdAgain = await held();
  await plusOne.click();
  await expect.poll(() => device.kept()).toHaveLength(1);
  await passes(9_999);
  expect(valueOf(server)).toBe(6);
  await holdAgain();
  await expect.poll(() => valueOf(server)).toBe(7);
  expect(new Set(server.keys).size).toBe(4);
});
