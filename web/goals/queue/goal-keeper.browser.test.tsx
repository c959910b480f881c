import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { KeptHere } from "#web/account/device/kept-here.tsx";
import { deviceOf } from "#web/client/fixtures/device.fixture.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { beginKeepingGoals, keepGoals, readKeptGoals } from "#web/client/offline/kept-goals.ts";
import { keyOf } from "#web/client/query.ts";
import { numeric } from "../fixtures/goal-card.fixture.tsx";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import { GoalKeeper } from "./goal-keeper.tsx";

const GRACE = "GGGGGGGGGGGGGGGGGGGGGG";
const keep = page.getByRole("switch", { name: "Keep my goals on this device" });
const dashboard = (value: number) => ({
  goals: [numeric(value)],
  next: null,
  today: null,
  summary: null,
});

/** The value of the goal that is kept of a person; null where none is. */
async function keptValue(uid = user.uid) {
  const kept = await readKeptGoals(uid);
  return kept && kept.goals.map(({ measurable }) => measurable.currentValue);
}

function keeping(uid = user.uid, value = 1) {
  return beginKeepingGoals({ uid, goals: [numeric(value)], at: now.at });
}

test("the switch is off, keeps the goals once it is on, and forgets them once it is off", async () => {
  await deviceOf(user.uid);
  fakeServer([numeric(3)]);
  showScreen(<KeptHere />);
  await expect.element(keep).not.toBeChecked();
  expect(await keptValue()).toBeNull();
  await keep.click();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("Kept as they were read: just now.");
  expect(await keptValue()).toEqual([3]);
  await keep.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("");
  await expect.element(keep).not.toBeChecked();
  expect(await keptValue()).toBeNull();
});

test("what cannot be read is not kept, and says why", async () => {
  await deviceOf(user.uid);
  fakeServer([numeric(3)]).refusingReads = "server.failed";
  showScreen(<KeptHere />);
  await keep.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Something went wrong. Please try again.");
  await expect.element(keep).not.toBeChecked();
});

test("goals are kept as they were read last", async () => {
  await deviceOf(user.uid);
  await keeping();
  const { client } = showScreen(<GoalKeeper />, { readDashboard: dashboard(2) });
  await expect.poll(() => keptValue()).toEqual([2]);
  client.setQueryData(keyOf("readDashboard"), dashboard(5));
  await expect.poll(() => keptValue()).toEqual([5]);
});

test("they are kept as of when they were read by the server's clock, whatever this device's says", async () => {
  await deviceOf(user.uid);
  await keeping();
  const keptAt = async () => (await readKeptGoals(user.uid))?.at ?? 0;
  const { client } = showScreen(<GoalKeeper />, { readDashboard: dashboard(2) });
  await expect.poll(() => keptValue()).toEqual([2]);
  expect(Math.abs((await keptAt()) - now.at)).toBeLessThan(60_000);
  client.setQueryData(keyOf("readDashboard"), dashboard(5));
  await expect.poll(() => keptValue()).toEqual([5]);
  expect(Math.abs((await keptAt()) - now.at)).toBeLessThan(60_000);
});

test("nothing is kept of a person who has not asked for it", async () => {
  await deviceOf(user.uid);
  await keepGoals(user.uid, [numeric(2)], now.at);
  expect(await keptValue()).toBeNull();
});

test("another person's goals go when somebody signs in", async () => {
  await deviceOf(user.uid);
  await keeping(GRACE);
  await keeping();
  showScreen(<GoalKeeper />);
  await expect.poll(() => keptValue(GRACE)).toBeNull();
  expect(await keptValue()).toEqual([1]);
});

test("they go with the session", async () => {
  await deviceOf(user.uid);
  await keeping();
  const { session } = showScreen(<GoalKeeper />, { readDashboard: dashboard(2) });
  await expect.poll(() => keptValue()).toEqual([2]);
  session.end();
  await expect.poll(() => keptValue()).toBeNull();
});
