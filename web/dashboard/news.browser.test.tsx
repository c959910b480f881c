import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
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

const completions = page.getByRole("status").filter({ hasText: /marked as complete!/ });
const dismiss = completions.getByRole("button", { name: "Dismiss" });

/** More news than a window of 300 pixels holds. */
async function openCrowded() {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(390, 300);
  onTestFinished(() => page.viewport(width, height));
  const full = { ...goal.measurable, currentValue: 5 };
  const ids = ["one", "two", "three", "four"];
  open(ids.map((id) => ({ ...goal, id, description: id, measurable: full }) as typeof goal));
  for (const id of ids) {
    const card = page.getByRole("listitem", { name: id, exact: true });
    const complete = card.getByRole("button", { name: "Mark Complete" });
    await expect.element(complete).toBeInTheDocument();
    // Not by the pointer: news may lie over it.
    (complete.element() as HTMLElement).click();
    await expect.element(page.getByText(`Goal "${id}" marked as complete!`)).toBeInTheDocument();
  }
}

test("more news than the window holds are reached by keyboard, and pressed", async () => {
  await openCrowded();
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

test("what came last is seen, and they scroll under the pointer", async () => {
  await openCrowded();
  await expect.element(completions.last()).toBeInViewport({ ratio: 1 });
  await completions.last().wheel({ direction: "up", times: 20 });
  await expect.element(completions.first()).toBeInViewport({ ratio: 1 });
  await completions.first().wheel({ direction: "down", times: 20 });
  await expect.element(completions.last()).toBeInViewport({ ratio: 1 });
});

test("all news of the dashboard stand beside one another, each within the window and in reach", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(width, height));
  const full = { ...goal.measurable, currentValue: 5 };
  const { server, receive } = open(
    [{ ...goal, measurable: full } as typeof goal],
    {},
    { timeZone: "Asia/Tokyo" },
  );
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect.element(page.getByRole("link", { name: "Share your achievement" })).toBeVisible();
  await expect.element(region("Your Achievements").getByRole("heading").nth(1)).toBeVisible();
  server.badges = [badge];
  receive({ entity: "badge", id: "AAAAAAAAAAAAAAAAAAAAAA", rev: 1 });
  const news = words.map((text) => page.getByRole("status").filter({ hasText: text }));
  for (const one of news) await expect.element(one.first()).toBeInViewport({ ratio: 1 });
  const boxes = news.map((one) => one.first().element().getBoundingClientRect());
  const pairs = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).map((other) => overlap(one, other)),
  );
  expect(pairs).toEqual([false, false, false]);
});
