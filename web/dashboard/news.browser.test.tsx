import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { badge, open, region } from "./fixtures/panels.fixture.tsx";

const words = [
  "You earned a badge: Consistency Champion.",
  /marked as complete!/,
  /Your browser is in/,
];

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

async function endCeremony(): Promise<void> {
  await quickClick(page.getByRole("dialog").getByRole("button", { name: "Close" }));
}

const completions = page.getByRole("status").filter({ hasText: /marked as complete!/ });
const dismiss = completions.getByRole("button", { name: "Dismiss" });

async function inWindow(width: number, height: number) {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
}

/** More news than fits into 300 pixels. */
async function openCrowded() {
  await inWindow(390, 300);
  const full = { ...goal.measurable, currentValue: 5 };
  const ids = ["one", "two", "three", "four"];
  open(ids.map((id) => ({ ...goal, id, description: id, measurable: full }) as typeof goal));
  for (const id of ids) {
    const card = page.getByRole("listitem", { name: id, exact: true });
    // Not by pointer: news may cover it.
    await quickClick(card.getByRole("button", { name: "Mark Complete" }));
    await expect.element(page.getByText(`Goal "${id}" marked as complete!`)).toBeInTheDocument();
    await endCeremony();
  }
}

test("of more news than the window holds the last are seen, scroll under the pointer, are reached by keyboard, and pressed", async () => {
  await openCrowded();
  await expect.element(completions.last()).toBeInViewport({ ratio: 1 });
  await completions.last().wheel({ direction: "up", times: 20 });
  await expect.element(completions.first()).toBeInViewport({ ratio: 1 });
  await completions.first().wheel({ direction: "down", times: 20 });
  await expect.element(completions.last()).toBeInViewport({ ratio: 1 });
  const buttons = dismiss.elements() as HTMLElement[];
  expect(buttons).toHaveLength(4);
  for (const button of buttons) {
    button.focus();
    const { top, bottom } = button.getBoundingClientRect();
    expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
  }
  for (const left of [3, 2, 1, 0]) {
    await dismiss.first().click();
    await expect.poll(() => dismiss.elements().length).toBe(left);
  }
});

test("a completion reads as a sentence, with the ways on in one row", async () => {
  await inWindow(1280, 800);
  const measurable = { ...goal.measurable, currentValue: 5 } as GoalCard["measurable"];
  open([{ ...goal, measurable, description: "Meet people along the coast ".repeat(3) }]);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await endCeremony();
  await expect.element(completions.getByRole("button", { name: "Undo" })).toBeVisible();
  const [undo, last] = completions.getByRole("button").elements().map(box);
  expect(undo?.top).toBe(last?.top);
  const link = completions.getByRole("link", { name: /^Meet people/ }).element();
  // The link wraps inside the sentence; as a block it would have one box.
  expect(link.getClientRects().length).toBeGreaterThan(1);
});

const box = (element: Element) => element.getBoundingClientRect();
const celebration = page.getByRole("status").filter({ hasText: /Well done!/ });
const dashboard = region("Your Achievements");

function numbered(count: number): GoalCard[] {
  const near = { ...goal.measurable, currentValue: 4 };
  const ids = Array.from({ length: count }, (_, index) => `Goal ${index}`);
  return ids.map(
    (name, index) =>
      ({ ...goal, id: `goal-${index}`, description: name, measurable: near }) as GoalCard,
  );
}

const row = (name: string) => region("Today").getByRole("listitem").filter({ hasText: name });

describe.each([
  [390, 844],
  [1280, 800],
])("at %i x %i", (width, height) => {
  test("all news of the dashboard stand beside one another, in half of the window, and the page ends above them", async () => {
    await inWindow(width, height);
    const pass = standingTime();
    const full = { ...goal.measurable, currentValue: 5 };
    const { server, receive } = open(
      [{ ...goal, measurable: full } as typeof goal],
      {},
      { timeZone: "Asia/Tokyo" },
    );
    await page.getByRole("button", { name: "Mark Complete" }).click();
    await endCeremony();
    await expect.element(page.getByRole("link", { name: "Share your achievement" })).toBeVisible();
    await expect.element(dashboard.getByRole("heading").nth(1)).toBeVisible();
    server.badges = [badge];
    receive({ entity: "badge", id: "AAAAAAAAAAAAAAAAAAAAAA", rev: 1 });
    await expect.element(page.getByText(badge.displayName).last()).toBeInTheDocument();
    await pass(3_000);
    const news = words.map((text) => page.getByRole("status").filter({ hasText: text }));
    for (const one of news) await expect.element(one.first()).toBeInViewport({ ratio: 1 });
    const boxes = news.map((one) => box(one.first().element()));
    const pairs = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).map((other) => overlap(one, other)),
    );
    expect(pairs).toEqual([false, false, false]);
    const top = Math.min(...boxes.map((one) => one.top));
    expect(top).toBeGreaterThan(height / 2);
    scrollTo(0, document.documentElement.scrollHeight);
    const end = Math.min(...news.map((one) => box(one.first().element()).top));
    // The window scrolls by whole pixels.
    expect(box(page.getByRole("main").element()).bottom).toBeLessThan(end + 1);
  });

  test("a celebration lies neither over what was pressed nor over what became of it", async () => {
    await inWindow(width, height);
    const pass = standingTime();
    open(numbered(8));
    for (const name of ["Goal 0", "Goal 7"]) {
      await quickClick(region("Today").getByRole("button", { name: "Show all 8" }));
      const pressed = row(name).getByRole("button", { name: `+1, ${name}` });
      pressed.element().scrollIntoView({ block: name === "Goal 0" ? "start" : "end" });
      await pressed.click();
      const note = page.getByText(/Well done!/);
      await expect.element(note).toBeInViewport({ ratio: 1 });
      await expect.element(row(name).getByText("Progress Updated!")).toBeVisible();
      const shown = celebration.element().firstElementChild ?? celebration.element();
      expect(overlap(box(shown), box(row(name).element()))).toBe(false);
      await pass(8_000);
      await expect.element(note).not.toBeInTheDocument();
      await quickClick(region("Today").getByRole("button", { name: "Show fewer" }));
    }
  });
});

describe("a celebration", () => {
  test("has its time alone: a completion and a badge wait for it", async () => {
    const pass = standingTime();
    const { server, receive } = open(numbered(1));
    await expect.element(dashboard.getByRole("heading").nth(1)).toBeVisible();
    await row("Goal 0").getByRole("button", { name: "+1, Goal 0" }).click();
    await expect.element(celebration).toBeVisible();
    server.badges = [badge];
    receive({ entity: "badge", id: "AAAAAAAAAAAAAAAAAAAAAA", rev: 1 });
    await page.getByRole("button", { name: "Mark Complete" }).click();
    const completion = page.getByText('Goal "Goal 0" marked as complete!');
    const earned = page.getByText("You earned a badge: Consistency Champion.");
    for (const waits of [completion, earned]) {
      await expect.element(waits).toBeInTheDocument();
      await expect.element(waits).not.toBeVisible();
    }
    await pass(3_000);
    await endCeremony();
    await expect.element(completion).toBeVisible();
    await expect.element(earned).toBeVisible();
  });

  test("of two goals at once comes after the other, and a step like any other ends neither", async () => {
    const pass = standingTime();
    open([...numbered(2), { ...goal, description: "Other" }]);
    const cairn = () => document.querySelectorAll("[data-celebration] svg").length;
    for (const name of ["Goal 0", "Goal 1"])
      await row(name)
        .getByRole("button", { name: `+1, ${name}` })
        .click();
    await expect.element(row("Goal 1").getByText("Progress Updated!")).toBeVisible();
    await expect.poll(cairn).toBe(1);
    const first = celebration.element().firstElementChild;
    await row("Other").getByRole("button", { name: "+1, Other" }).click();
    await expect.element(row("Other").getByText("Progress Updated!")).toBeVisible();
    await pass(2_999);
    expect(celebration.element().firstElementChild).toBe(first);
    await pass(1);
    expect(cairn()).toBe(1);
    expect(celebration.element().firstElementChild).not.toBe(first);
    await pass(2_999);
    expect(cairn()).toBe(1);
    await pass(1);
    expect(cairn()).toBe(0);
  });
});
