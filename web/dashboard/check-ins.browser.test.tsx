import { expect, test } from "vitest";
import type { CheckIn } from "#contract/check-ins.ts";
import * as limits from "#domain/limits.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { weeklyCheckIn } from "#web/coaching/fixtures/coached.fixture.ts";
import { goals, open, region } from "./fixtures/panels.fixture.tsx";

const checkIns = region("Recent Check-ins");

function checkInAt(number: number): CheckIn {
  return {
    id: `check-in-${number}`,
    circle: "private",
    message: `Note ${number}`,
    createdAt: now.at - number * 3_600_000,
    category: "Skills",
    goal: { id: "three", description: "Goal three" },
  };
}

test("check-ins: the newest at first, more when asked", async () => {
  open(goals, { checkIns: Array.from({ length: limits.checkInsShown }, (_, at) => checkInAt(at)) });
  const lines = checkIns.getByRole("listitem");
  await expect.poll(() => lines.elements().length).toBe(limits.checkInsFirst);
  const more = checkIns.getByRole("button", { name: "Show more" });
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  await more.click();
  expect(lines.elements()).toHaveLength(20);
  await checkIns.getByRole("button", { name: "Show fewer" }).click();
  expect(lines.elements()).toHaveLength(limits.checkInsFirst);
});

test("check-ins: newest first, with their time, as they are written", async () => {
  const { server, receive } = open();
  await expect.element(checkIns.getByText("Your check-ins will appear here.")).toBeVisible();
  server.checkIns = [{ ...checkInAt(3), message: "Two chapters before breakfast." }];
  receive({ entity: "check-in", id: "check-in-1", rev: 1 });
  await expect.element(checkIns.getByText("Two chapters before breakfast.")).toBeVisible();
  await expect.element(checkIns.getByText(/3 hours ago, visible to only you/)).toBeVisible();
});

test("weekly check-ins stand among them, the newest twenty of both", async () => {
  const weekly = (number: number) => ({
    checkIn: weeklyCheckIn(`weekly-${number}`, number + 0.5, { promise: "ask her" }),
    category: "Skills",
    goal: { id: "three", description: "Goal three" },
  });
  const many = Array.from({ length: limits.checkInsShown }, (_, at) => at);
  open(goals, { checkIns: many.map(checkInAt), weekly: many.map(weekly) });
  const lines = checkIns.getByRole("listitem");
  await expect.element(lines.first()).toMatchTextContent(/^Note 0/);
  await checkIns.getByRole("button", { name: "Show more" }).click();
  await expect.element(lines.nth(1)).toMatchTextContent(/^Check-in: at risk\. I will ask her/);
  await expect
    .element(lines.nth(1))
    .toMatchTextContent(/30 minutes ago, visible to you and your coach/);
  expect(lines.elements()).toHaveLength(limits.checkInsShown);
});
