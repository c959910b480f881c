import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { KeptHere } from "#web/account/device/kept-here.tsx";
import { deviceOf } from "#web/client/fixtures/device.fixture.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { forgetDevice } from "#web/client/offline/forget-device.ts";
import { keepsGoals } from "#web/client/offline/keeps-goals.ts";
import {
  beginKeepingGoals,
  forgetKeptGoals,
  keepGoals,
  lastPerson,
  readKeptGoals,
} from "#web/client/offline/kept-goals.ts";
import { keyOf } from "#web/client/query.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
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

function Leaving() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? "Away" : "Back"}
      </button>
      {isHere && <KeptHere />}
    </>
  );
}

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
  await expect.element(page.getByRole("status")).toHaveTextContent("Last updated just now.");
  expect(await keptValue()).toEqual([3]);
  await quickClick(keep);
  await expect.element(page.getByRole("status")).toHaveTextContent("");
  await expect.element(keep).not.toBeChecked();
  expect(await keptValue()).toBeNull();
});

test("what cannot be read is not kept, and says why", async () => {
  await deviceOf(user.uid);
  fakeServer([numeric(3)]).refusingReads = "server.failed";
  showScreen(<KeptHere />);
  await quickClick(keep);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Something went wrong. Please try again.");
  await expect.element(keep).not.toBeChecked();
});

const otherWindow = {
  begins: () => keeping(),
  ceases: () => forgetKeptGoals(null),
  "signs out": () => forgetDevice(user.uid),
  "is of somebody else by now": () => forgetKeptGoals(GRACE),
};

test.each(["ceases", "signs out", "is of somebody else by now"] as const)(
  "the switch that another window has turned on is on, and goes off when that one %s",
  async (ends) => {
    await deviceOf(user.uid);
    showScreen(<KeptHere />);
    await expect.element(keep).not.toBeChecked();
    (keep.element() as HTMLElement).focus();
    await otherWindow.begins();
    await expect.element(keep).toBeChecked();
    await expect.element(page.getByRole("status")).toMatchTextContent(/^Last updated/);
    await otherWindow[ends]();
    await expect.element(keep).not.toBeChecked();
    await expect.element(page.getByRole("status")).toHaveTextContent("");
    await expect.element(keep).toHaveFocus();
  },
);

test("what another window does to somebody else's goals leaves the switch", async () => {
  await deviceOf(user.uid);
  await keeping();
  showScreen(<KeptHere />);
  await expect.element(keep).toBeChecked();
  await keeping(GRACE);
  await forgetKeptGoals(user.uid);
  await forgetDevice(GRACE);
  await expect.poll(() => keptValue(GRACE)).toBeNull();
  await expect.element(keep).toBeChecked();
});

test("why it stayed off goes when another window turns it on", async () => {
  await deviceOf(user.uid);
  fakeServer([numeric(3)]).refusingReads = "server.failed";
  showScreen(<KeptHere />);
  await quickClick(keep);
  await expect.element(page.getByRole("alert")).toBeVisible();
  await otherWindow.begins();
  await expect.element(keep).toBeChecked();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("goals that are read when the session is over already are not kept", async () => {
  await deviceOf(user.uid);
  const read = Promise.withResolvers<Response>();
  const { session } = showScreen(
    <>
      <KeptHere />
      <GoalKeeper />
    </>,
  );
  vi.stubGlobal("fetch", () => read.promise);
  await quickClick(keep);
  await expect.element(keep).toBeChecked();
  session.end();
  read.resolve(Response.json(dashboard(3)));
  await expect.element(keep).not.toBeChecked();
  expect(await keptValue()).toBeNull();
});

test("a press while goals are read for the one before changes nothing", async () => {
  await deviceOf(user.uid);
  const read = Promise.withResolvers<Response>();
  showScreen(<KeptHere />);
  vi.stubGlobal("fetch", () => read.promise);
  await quickClick(keep);
  await expect.element(keep).toBeChecked();
  await quickClick(keep);
  await expect.element(keep).toBeChecked();
  read.resolve(Response.json(dashboard(3)));
  await expect.poll(() => keptValue()).toEqual([3]);
  await expect.element(keep).toBeChecked();
});

test("a switch that comes back shows what was changed while it was away", async () => {
  await deviceOf(user.uid);
  await keeping();
  showScreen(<Leaving />);
  await expect.element(keep).toBeChecked();
  await page.getByRole("button").click();
  await expect.element(keep).not.toBeInTheDocument();
  await otherWindow.ceases();
  await quickClick(page.getByRole("button"));
  await expect.element(keep).toBeVisible();
  await expect.element(keep).not.toBeChecked();
});

test("goals are kept as they were read last, as of when by the server's clock, whatever this device's says", async () => {
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

test("who is here is kept as the last one, in their zone and by the server's clock", async () => {
  await deviceOf(user.uid);
  showScreen(<GoalKeeper />);
  await expect.poll(async () => (await lastPerson())?.uid).toBe(user.uid);
  const { zone, behind } = (await lastPerson())!;
  expect(zone).toBe(now.zone);
  expect(Math.abs(Date.now() + behind - now.at)).toBeLessThan(60_000);
});

test("a page of nobody asks for goals while some are kept, of whomever", async () => {
  await deviceOf(user.uid);
  await keeping();
  await keeping(GRACE);
  await forgetKeptGoals(user.uid);
  expect(keepsGoals()).toBe(true);
  await forgetKeptGoals(null);
  expect(keepsGoals()).toBe(false);
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
