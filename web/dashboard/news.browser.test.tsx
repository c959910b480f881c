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
