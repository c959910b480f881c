import { expect, test } from "vitest";
import { numeric } from "#web/goals/fixtures/goal-card.fixture.tsx";
import { keptStep, other } from "#web/goals/fixtures/step-window.fixture.tsx";
import { deviceOf } from "../fixtures/device.fixture.ts";
import { user } from "../fixtures/user.fixture.ts";
import { deviceSteps } from "./device-steps.ts";
import type { DeviceStep } from "./device.ts";

const { rev } = numeric(3);
const set = (more: Partial<DeviceStep> = {}, over = rev) =>
  keptStep({ change: { kind: "set", value: 9, rev: over }, ...more });

test.each<[what: string, later: DeviceStep, made: number | null, over: number]>([
  ["over it", set(), rev + 1, rev + 1],
  ["over it and one before it", set({}, rev + 1), rev + 2, rev + 2],
  ["where something came in between", set(), rev + 2, rev],
  ["where nobody knows what it has made", set(), null, rev],
  ["that may have reached the server", set({ tried: true }), rev + 1, rev],
  ["over another row", set({ goal: { ...numeric(3), rev: rev - 1 } }), rev + 1, rev],
  ["on another goal", set({ goalId: other.id, goal: { ...other, rev } }), rev + 1, rev],
])("a value %s, once a step is counted", async (_, later, made, over) => {
  const device = await deviceOf(user.uid);
  await device.keep(keptStep());
  await device.keep(later);
  const [first] = await device.kept();
  if (first === undefined) throw new Error("Nothing is kept.");
  const asked = await deviceSteps(user.uid).count(first, made);
  const change = { kind: "set", value: 9, rev: over };
  expect(await device.kept()).toMatchObject([{ key: later.key, change }]);
  expect(asked.map(({ key }) => key)).toEqual(over === made ? [later.key] : []);
});

test("a value that was set before a step stays as it was", async () => {
  const device = await deviceOf(user.uid);
  await device.keep(set());
  await device.keep(keptStep());
  const last = (await device.kept()).at(-1);
  if (last === undefined) throw new Error("Nothing is kept.");
  await deviceSteps(user.uid).count(last, rev + 1);
  expect(await device.kept()).toMatchObject([{ change: { rev } }]);
});
