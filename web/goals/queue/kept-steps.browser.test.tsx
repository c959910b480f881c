import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { DAY_MS, addDays } from "#domain/day.ts";
import type { GoalCard as Goal } from "#domain/goal.ts";
import * as limits from "#domain/limits.ts";
import { deviceOf } from "#web/client/fixtures/device.fixture.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import type { DeviceStep } from "#web/client/offline/device.ts";
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

describe("a step of another day", () => {
  const yesterday = { at: now.at - DAY_MS, day: addDays(now.today, -1) };

  test("carries its day", async () => {
    const device = await deviceOf(user.uid);
    await device.keep(keptStep(yesterday));
    const server = fakeServer([numeric(3)]);
    openWindow(server);
    await expect.poll(() => valueOf(server)).toBe(4);
    expect(server.bodies).toEqual([{ kind: "step", day: yesterday.day }]);
    expect(server.entries.map(({ entry }) => entry.source)).toEqual(["back-dated"]);
  });

  test("that was counted on its day under its key is not counted again", async () => {
    const { server, device, unmount } = await openFirst();
    server.lost = "after";
    await plusOne.click();
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    unmount();
    const [step] = await device.kept();
    await device.clear();
    await device.keep({ ...keptStep(), ...step, ...yesterday });
    openWindow(server);
    comeBack(server);
    await expect.poll(() => device.kept()).toEqual([]);
    await expect.element(status).toHaveTextContent("");
    expect(valueOf(server)).toBe(4);
    await expect.element(notSent).not.toBeInTheDocument();
  });

  test("is not sent after 7 days, and says so until it is dismissed; later ones are", async () => {
    const device = await deviceOf(user.uid);
    const days = limits.idempotencyDays;
    const old = { at: now.at - days * DAY_MS, day: addDays(now.today, -days), tried: true };
    await device.keep(keptStep(old));
    await device.keep(keptStep());
    const server = fakeServer([numeric(3)]);
    const first = openWindow(server);
    await expect
      .element(notSent)
      .toMatchTextContent(
        "Not sent: +1 on “Meet new people”, Jan 8, 2027. Progress can be logged up to 7 days back.",
      );
    await expect.poll(() => valueOf(server)).toBe(4);
    expect(server.bodies).toEqual([{ kind: "step" }]);
    first.unmount();
    openWindow(server);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect.element(notSent).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "Goals" })).toHaveFocus();
    expect(await device.kept()).toEqual([]);
  });
});

describe("what the server refuses", () => {
  test.each<[string, Partial<DeviceStep>, Partial<Goal>]>([
    [
      "+2 pages on “Meet new people”, Jan 15, 2027. This goal is closed. Your note: “on the train”",
      { change: { kind: "change", by: 2, note: "on the train" } },
      { status: "closed" },
    ],
    [
      "9 pages on “Meet new people”, Jan 15, 2027. This goal was changed in another window.",
      { change: { kind: "set", value: 9, rev: goal.rev - 1 } },
      {},
    ],
  ])("after it waited is told: %s", async (words, step, row) => {
    const device = await deviceOf(user.uid);
    await device.keep(keptStep(step));
    await device.keep(keptStep({ goalId: other.id, goal: other }));
    const server = fakeServer([{ ...numeric(3), ...row }, other]);
    openWindow(server);
    await expect.element(notSent).toHaveTextContent(`Not sent: ${words}`);
    await expect.poll(() => valueOf(server, other.id)).toBe(2);
    expect(valueOf(server)).toBe(3);
  });

  test("at once is told on the card alone", async () => {
    const { server, device } = await openFirst();
    server.refusingWrites = "server.failed";
    await quickClick(plusOne);
    await expect.element(status).toHaveTextContent("Error updating");
    await expect.element(card).toMatchTextContent("3 of 10 pages");
    await expect.poll(() => device.kept()).toEqual([]);
    await expect.element(notSent).not.toBeInTheDocument();
  });
});

test("a device keeps 500 steps of a person, and refuses the next in words", async () => {
  const { server, device } = await openFirst();
  await goOffline(server);
  await device.fill(
    Array.from({ length: limits.stepsOnDevice - 1 }, () =>
      keptStep({ goalId: other.id, goal: other }),
    ),
  );
  await quickClick(plusOne);
  await expect.element(status).toHaveTextContent("Waiting to be sent");
  await quickClick(plusOne);
  await expect
    .element(status)
    .toHaveTextContent(
      "Up to 500 changes can wait on this device until you're online. This one wasn't logged.",
    );
  await expect.element(card).toMatchTextContent("4 of 10 pages");
});
