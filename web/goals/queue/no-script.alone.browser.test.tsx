import { expect, test, vi } from "vitest";
import { deviceOf } from "#web/client/fixtures/device.fixture.ts";
import { pressesLeft } from "#web/client/fixtures/left-press.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { card, numeric, show, status } from "../fixtures/goal-card.fixture.tsx";

// The network failed during hydration.
vi.mock("./step-queue.ts", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

test("where the script cannot be had that keeps steps, a press without an answer waits, and its goal is not completed over it", async () => {
  await deviceOf(user.uid);
  const { server } = show(numeric(10));
  server.lost = "before";
  await card.getByRole("button", { name: /^Add 1/ }).click();
  await expect.element(status).toHaveTextContent("Waiting to be sent");
  await expect.element(card).toMatchTextContent("11 of 10 pages");
  server.lost = null;
  await card.getByRole("button", { name: "Mark Complete" }).click();
  await expect.element(status).toHaveTextContent("Error updating");
  expect(server.goals[0]?.completed).toBe(false);
  expect(pressesLeft(user.uid)).toHaveLength(1);
});
