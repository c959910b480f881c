import { describe, expect, test } from "vitest";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { page, userEvent } from "vitest/browser";
import { goalPath } from "#contract/routes.ts";
import { completionMessage, milestoneMessage } from "#domain/celebration.ts";
import { DAY_MS } from "#domain/day.ts";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { lasting } from "#web/ui/fixtures/lasting.fixture.ts";
import { preferMotion } from "#web/ui/fixtures/media.fixture.ts";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { goal } from "./fixtures/goal.fixture.ts";
import { card, held, numeric, show, status, update } from "./fixtures/goal-card.fixture.tsx";

const plusOne = card.getByRole("button", { name: `Add 1 to ${goal.description}` });
const undo = card.getByRole("button", { name: /^Undo/ });
const heading = card.getByRole("heading", { name: goal.description });
const dialog = page.getByRole("dialog", { name: "Update Progress" });
const markComplete = card.getByRole("button", { name: "Mark Complete" });
const ceremony = page.getByRole("dialog", { name: /marked as complete!$/ });
const closing = ceremony.getByRole("button", { name: "Close" });
const celebration = () => document.querySelector("[data-celebration]");

describe("Undo", () => {
  test("takes a step back, at once on screen, and leaves focus on the card", async () => {
    const { server } = show(numeric(3));
    await plusOne.click();
    await expect.element(card).toMatchTextContent("4 of 10 pages");
    await expect.element(undo).toBeVisible();
    const release = held(server);
    await undo.click();
    await expect.element(card).toMatchTextContent("3 of 10 pages");
    await expect.element(heading).toHaveFocus();
    release();
    await expect.element(status).toHaveTextContent("Undone.");
    await expect.element(card).toMatchTextContent("3 of 10 pages");
    expect(undo.elements()).toHaveLength(0);
    expect(server.entries.map(({ entry }) => entry.source)).toEqual(["step", "undo"]);
    expect(new Set(server.keys).size).toBe(2);
  });

  test("says why where something was logged meanwhile", async () => {
    const { server } = show(numeric(3));
    await quickClick(plusOne);
    await expect.element(undo).toBeVisible();
    server.moved(goal.id, { kind: "change", by: 4 });
    await quickClick(undo);
    await expect
      .element(status)
      .toHaveTextContent("Other progress was logged after this change, so it can't be undone.");
    await expect.element(card).toMatchTextContent("8 of 10 pages");
  });

  test("is offered for 10 seconds, longer than the news of the change", async () => {
    const pass = standingTime();
    show(numeric(3));
    await quickClick(plusOne);
    await expect.element(undo).toBeVisible();
    undo.element().focus();
    const place = undo.element().getBoundingClientRect().left;
    await pass(2_000);
    expect(status.element().textContent).toBe("");
    // Not from under the pointer.
    expect(undo.element().getBoundingClientRect().left).toBe(place);
    await pass(7_999);
    expect(undo.elements()).toHaveLength(1);
    await pass(1);
    expect(undo.elements()).toHaveLength(0);
    await expect.element(heading).toHaveFocus();
  });
});

describe("praise", () => {
  test("a gain of 25 points is celebrated for 3 seconds, after the modal has closed", async () => {
    const pass = standingTime();
    show(numeric(3));
    await quickClick(update);
    await dialog.getByRole("radio", { name: "Set Value" }).click();
    await dialog.getByLabelText("New value (pages)").fill("8");
    await quickClick(dialog.getByRole("button", { name: "Save" }));
    await expect.poll(celebration).not.toBeNull();
    await expect.element(dialog).not.toBeInTheDocument();
    await pass(2_999);
    expect(celebration()).not.toBeNull();
    await pass(1);
    expect(celebration()).toBeNull();
    const said = page.getByText(milestoneMessage(30, 80) ?? "none");
    await pass(4_999);
    expect(said.elements()).toHaveLength(1);
    await pass(1);
    expect(said.elements()).toHaveLength(0);
  });

  test.each([
    ["no-preference", "the stones come to rest one after the other"],
    ["reduce", "they stand still, for as long"],
  ] as const)("where motion is '%s' %s", async (motion, _what) => {
    await preferMotion(motion);
    const pass = standingTime();
    show(numeric(9));
    let stones: Element[] = [];
    let [moving, settled] = [0, false];
    // Stones move only at first.
    lasting(celebration, (shown) => {
      stones = [...shown.querySelectorAll("path")];
      moving = shown.getAnimations({ subtree: true }).length;
      settled = stones.every((stone) => getComputedStyle(stone).opacity === "1");
    });
    await quickClick(plusOne);
    await expect.poll(() => stones.length).toBeGreaterThan(0);
    await pass(2_999);
    expect(celebration()).not.toBeNull();
    await pass(1);
    expect(celebration()).toBeNull();
    expect(stones.length).toBeGreaterThan(3);
    expect(moving > 0).toBe(motion === "no-preference");
    expect(settled || moving > 0).toBe(true);
  });

  test("a milestone is said without a celebration, and Undo takes it away", async () => {
    show(numeric(4));
    await quickClick(plusOne);
    const said = page.getByText(milestoneMessage(40, 50) ?? "none");
    await expect.element(said).toBeVisible();
    expect(celebration()).toBeNull();
    await quickClick(undo);
    await expect.element(said).not.toBeInTheDocument();
  });
});

test("a completed goal is announced, with a way to share it, until dismissed", async () => {
  show(numeric(9));
  await markComplete.click();
  await closing.click();
  const banner = page.getByText(`Goal "${goal.description}" marked as complete!`);
  await expect.element(banner).toBeVisible();
  await expect
    .element(banner.getByRole("link", { name: goal.description }))
    .toHaveAttribute("href", goalPath(goal.id));
  const link = page.getByRole("link", { name: "Share your achievement" });
  const address = new URL(link.element().getAttribute("href") ?? "", "https://cairn.invalid");
  expect(address.pathname).toBe("/share-goal");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    milestone: "goalComplete",
    goalId: goal.id,
    text: completionMessage({ ...goal, completedAt: now.at }),
  });
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(banner).not.toBeInTheDocument();
});

describe("the ceremony of a completed goal", () => {
  test("fills the window with its title and the weeks that it took, and leads to sharing", async () => {
    show({ ...numeric(9), createdAt: now.at - 38 * DAY_MS });
    await quickClick(markComplete);
    await expect.element(ceremony).toHaveAccessibleDescription("It took 5 weeks.");
    const { width, height } = ceremony.element().getBoundingClientRect();
    expect([width, height]).toEqual([document.body.clientWidth, innerHeight]);
    await expect.element(closing).toHaveFocus();
    const link = ceremony.getByRole("link", { name: "Share" });
    expect(link.element().getAttribute("href")).toContain("milestone=goalComplete");
  });

  test.each([
    ["Close", () => closing.click()],
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["a press beside it", () => ceremony.click({ position: { x: 5, y: 5 } })],
  ])("ends at %s, and the focus returns", async (_way, end) => {
    show(numeric(9));
    await markComplete.click();
    await expect.element(closing).toBeVisible();
    await end();
    await expect.element(ceremony).not.toBeInTheDocument();
    await expect.element(page.getByText(/marked as complete!$/)).toBeVisible();
    await expect.element(heading).toHaveFocus();
  });

  test("ends with an undo of the completion, the focus where it was", async () => {
    show(numeric(9));
    await markComplete.click();
    await ceremony.getByRole("button", { name: "Undo" }).click();
    await expect.element(ceremony).not.toBeInTheDocument();
    await expect.element(markComplete).toBeVisible();
    expect(page.getByText(/marked as complete!$/).elements()).toEqual([]);
    await expect.element(heading).toHaveFocus();
  });

  test("keeps the focus once Undo is gone", async () => {
    const pass = standingTime();
    show(numeric(9));
    await quickClick(markComplete);
    const undoing = ceremony.getByRole("button", { name: "Undo" });
    await expect.element(undoing).toBeVisible();
    undoing.element().focus();
    await pass(10_000);
    expect(undoing.elements()).toEqual([]);
    await expect.element(closing).toHaveFocus();
  });

  test.each([
    ["an error", <p key="error" role="alert" />],
    ["another dialog", <dialog key="dialog" open />],
  ])("never covers %s", async (_what, shown) => {
    mount(shown);
    show(numeric(9));
    await markComplete.click();
    await expect.element(page.getByText(/marked as complete!$/)).toBeVisible();
    expect(ceremony.elements()).toEqual([]);
  });

  test.each([
    ["no-preference", "is laid once, in less than a second", 1],
    ["reduce", "lies at once", 0],
  ] as const)("where motion is '%s' the last stone %s", async (motion, _what, moving) => {
    await preferMotion(motion);
    const found: ComputedEffectTiming[] = [];
    lasting(
      () => ceremony.elements()[0]?.querySelector("svg") ?? null,
      (stones) => {
        for (const { effect } of stones.getAnimations({ subtree: true }))
          if (effect) found.push(effect.getComputedTiming());
      },
    );
    show(numeric(9));
    await quickClick(markComplete);
    await expect.element(closing).toBeVisible();
    expect(found).toHaveLength(moving);
    for (const { endTime, iterations } of found) {
      expect(iterations).toBe(1);
      expect(Number(endTime)).toBeLessThan(1_000);
    }
  });
});
