import type { Page } from "@playwright/test";
import { readBadges } from "#contract/badges.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, moveGoal, ownName } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { composerOpenedBy, sharing } from "./sharing.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";

const pages = { type: "Numeric", targetValue: "10", unit: "pages" };

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
});

async function shareCount(page: Page): Promise<number> {
  const answer = await page.request.get(readBadges.path);
  return ((await answer.json()) as { shareCount: number }).shareCount;
}

test("a goal is chosen, copied and shared by keyboard; the third time earns a badge", async ({
  page,
  guard,
}) => {
  const { press } = keyboard(page);
  await signInUnseen(page, people.third);
  const goal = await addGoal(page.request, { description: ownName("Read"), measurable: pages });
  await moveGoal(page.request, goal, { kind: "change", by: 4 });
  await page.goto("/share-goal");
  await press(page.getByRole("link", { name: `Select ${goal.description}` }));
  const { preview, copy, composer } = sharing(page);
  await expect(preview).toHaveValue(/I am 40% of the way: 4 of 10 pages\. 6 more to go by /);
  const message = await preview.inputValue();

  await press(copy);
  await expect(page.getByRole("alert")).toHaveText("Message copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  const address = await composerOpenedBy(page, guard, () => press(composer));
  expect(address.origin + address.pathname).toBe("https://www.linkedin.com/feed/");
  expect([...address.searchParams]).toEqual([
    ["shareActive", "true"],
    ["text", message],
  ]);
  await expect.poll(() => shareCount(page)).toBe(2);

  await press(copy);
  await expect(page.getByText("You earned a badge: Sharing Enthusiast.")).toBeVisible();
  expect(await shareCount(page)).toBe(3);
});
