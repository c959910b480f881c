import type { Page } from "@playwright/test";
import { readBadges } from "#contract/badges.ts";
import { network } from "#domain/network.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal, cardOf, moveGoal, ownName } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import {
  acceptLink,
  composerOpenedBy,
  inviteTo,
  shareAddress,
  sharing,
} from "./sharing.fixture.ts";
import { people, signIn, signInUnseen } from "./sign-in.fixture.ts";

const pages = { type: "Numeric", targetValue: "10", unit: "pages" };

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
});

function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function shareCount(page: Page): Promise<number> {
  const answer = await page.request.get(readBadges.path);
  return ((await answer.json()) as { shareCount: number }).shareCount;
}

test.describe("by keyboard", () => {
  test.use({ alone: true });

  test("a goal is chosen, copied and shared; the third time earns a badge", async ({
    page,
    guard,
  }) => {
    const { press } = keyboard(page);
    await signIn(page);
    const goal = await addGoal(page.request, { description: ownName("Read"), measurable: pages });
    await moveGoal(page.request, goal, { kind: "change", by: 4 });
    await page.getByRole("link", { name: "Share Goals" }).click();
    await press(page.getByRole("link", { name: `Select ${goal.description}` }));
    const { preview, copy, composer } = sharing(page);
    await expect(preview).toHaveValue(/I am 40% of the way: 4 of 10 pages\. 6 more to go by /);
    const message = await preview.inputValue();

    await press(copy);
    await expect(page.getByRole("alert")).toHaveText("Message copied to clipboard!");
    expect(await clipboardOf(page)).toBe(message);
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

  test("a completed goal is shared from its banner, and back to the dashboard", async ({
    page,
    guard,
  }) => {
    const { press } = keyboard(page);
    await signInUnseen(page);
    const goal = await addGoal(page.request, { description: ownName("Done"), measurable: pages });
    await moveGoal(page.request, goal, { kind: "change", by: 9 });
    await page.goto("/");
    await cardOf(page, goal.description).getByRole("button", { name: "Mark Complete" }).click();
    await press(page.getByRole("link", { name: "Share your achievement" }));
    const { preview, composer } = sharing(page);
    await expect(preview).toHaveValue(new RegExp(`^I reached a goal .*${goal.description}`));
    await expect(page.getByRole("radio", { name: "Invite Coach" })).toBeDisabled();
    const address = await composerOpenedBy(page, guard, () => press(composer));
    expect(address.searchParams.get("text")).toBe(await preview.inputValue());
    await press(page.getByRole("link", { name: "Back to Dashboard" }));
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeFocused();
  });

  test("a coach is invited from the goal's modal, and the invitation withdrawn", async ({
    page,
  }) => {
    const { press } = keyboard(page);
    await signInUnseen(page);
    const goal = await addGoal(page.request, { description: ownName("Go"), measurable: pages });
    await page.goto("/");
    const update = cardOf(page, goal.description).getByRole("button", {
      name: "Update Progress",
    });
    await press(update);
    await press(page.getByRole("dialog").getByRole("link", { name: "Invite Coach" }));
    await expect(page.getByRole("radio", { name: "Invite Coach" })).toBeChecked();
    await press(page.getByRole("button", { name: "Create invitation link" }));
    const link = page.getByRole("textbox", { name: "Invitation link" });
    await expect(link).toHaveValue(/\/coach-onboarding\?inviterId=.+&invite=/);
    await expect(link).toHaveAccessibleDescription(/Valid until .+, in 14 days\.$/);
    await press(page.getByRole("button", { name: "Copy link" }));
    await expect(page.getByRole("alert")).toHaveText("Link copied to clipboard!");
    expect(await clipboardOf(page)).toBe(await link.inputValue());
    const { preview } = sharing(page);
    await expect(preview).toHaveValue(/\n\nhttp.+$/);
    expect(await preview.inputValue()).toContain(await link.inputValue());

    await press(page.getByRole("link", { name: "Dashboard", exact: true }));
    await press(update);
    const dialog = page.getByRole("dialog", { name: /.+/ });
    await expect(dialog.getByRole("textbox", { name: "Invitation link" })).not.toHaveValue("");
    await press(dialog.getByRole("button", { name: "Withdraw", exact: true }));
    await press(dialog.getByRole("button", { name: "Withdraw invitation" }));
    await expect(dialog.getByRole("link", { name: "Invite Coach" })).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Coach", exact: true })).toBeFocused();
  });
});

test("whoever accepts is named on the open screen, without a reload", async ({
  page,
  openBrowser,
}, info) => {
  const coach = await (await openBrowser()).newPage();
  await signInUnseen(coach, people.another);
  await signInUnseen(page);
  const goal = await addGoal(page.request, { description: ownName("Go"), measurable: pages });
  await page.goto(shareAddress(goal, { type: "coachInvitation" }));
  await page.getByRole("button", { name: "Create invitation link" }).click();
  const link = page.getByRole("textbox", { name: "Invitation link" });
  await expect(link).not.toHaveValue("");
  const began = Date.now();
  await acceptLink(coach.request, await link.inputValue());
  await expect(page.getByText(`${people.another} is now coaching this goal.`)).toBeVisible();
  info.annotations.push({ type: "ms to be named", description: String(Date.now() - began) });
  await expect(page.getByRole("radio", { name: "Invite Coach" })).toBeDisabled();
  await expect(link).toHaveCount(0);
  await page.goto("/");
  await cardOf(page, goal.description).getByRole("button", { name: "Update Progress" }).click();
  await expect(page.getByText(`${people.another} is coaching this goal.`)).toBeVisible();
});

test("an invitation opened or withdrawn in one browser shows in another", async ({
  page,
  openBrowser,
}) => {
  await signInUnseen(page);
  const goal = await addGoal(page.request, { description: ownName("Go"), measurable: pages });
  const address = shareAddress(goal, { type: "coachInvitation" });
  const other = await (await openBrowser()).newPage();
  await signInUnseen(other);
  await other.goto(address);
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Create invitation link" })).toBeVisible();
  await other.getByRole("button", { name: "Create invitation link" }).click();
  await expect(page.getByRole("textbox", { name: "Invitation link" })).not.toHaveValue("");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByRole("button", { name: "Withdraw invitation" }).click();
  await expect(other.getByRole("button", { name: "Create invitation link" })).toBeVisible();
});

test("a goal completed elsewhere leaves the list, and its own screen says so", async ({
  page,
  openBrowser,
}) => {
  await signInUnseen(page);
  const goal = await addGoal(page.request, { description: ownName("Full"), measurable: pages });
  await moveGoal(page.request, goal, { kind: "change", by: 10 });
  await inviteTo(page.request, goal);
  await page.goto("/share-goal");
  const listed = page.getByRole("listitem", { name: goal.description });
  await expect(listed).toBeVisible();
  const other = await (await openBrowser()).newPage();
  await signIn(other);
  const card = cardOf(other, goal.description);
  const own = await page.context().newPage();
  await own.goto(shareAddress(goal, { type: "coachInvitation" }));
  await expect(own.getByRole("textbox", { name: "Invitation link" })).not.toHaveValue("");
  await card.getByRole("button", { name: "Mark Complete" }).click();
  await expect(listed).toHaveCount(0);
  await expect(own.getByRole("radio", { name: "Invite Coach" })).toBeDisabled();
  await expect(sharing(own).preview).toHaveValue(/^I reached a goal /);
});

test("a crafted text is only ever text (threats T23)", async ({ page, guard }) => {
  const text = `<script>alert(1)</script>"><img src=x onerror=alert(1)>&url=https://evil.example/?a#b %26text=2`;
  await signIn(page);
  const goal = await addGoal(page.request, { description: ownName("Go"), measurable: pages });
  await page.goto(shareAddress(goal, { text }));
  const { preview, composer } = sharing(page);
  await expect(preview).toHaveValue(text);
  expect(await page.locator("main img, main script").count()).toBe(0);
  const address = await composerOpenedBy(page, guard, () => composer.click());
  expect(address.origin).toBe(new URL(network.composer).origin);
  expect([...address.searchParams]).toEqual([
    ["shareActive", "true"],
    ["text", text],
  ]);
  expect(address.hash).toBe("");
});

test("another person's goal is not to be found", async ({ page, openBrowser, guard }) => {
  guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
  const owner = await (await openBrowser()).newPage();
  await signIn(owner, people.third);
  const goal = await addGoal(owner.request, { description: ownName("Hers"), measurable: pages });
  await signIn(page);
  await page.goto(shareAddress(goal));
  await expect(page.getByRole("alert")).toHaveText("Could not find the specified goal to share.");
  await expect(page.getByText(goal.description)).toHaveCount(0);
});

test("nothing is opened by arriving", async ({ page }) => {
  await signIn(page);
  const goal = await addGoal(page.request, { description: ownName("Go"), measurable: pages });
  const writes: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && writes.push(request.url()));
  await page.goto(shareAddress(goal, { type: "coachInvitation" }));
  await page.getByRole("radio", { name: "Share Progress" }).check();
  await page.getByRole("radio", { name: "Invite Coach" }).check();
  await expect(page.getByRole("button", { name: "Create invitation link" })).toBeVisible();
  expect(writes).toEqual([]);
});

test("a press on Copy while the server is away is counted once it is back", async ({
  page,
  context,
  guard,
}) => {
  guard.tolerates(/net::ERR_/);
  await signIn(page, people.third);
  const goal = await addGoal(page.request, { description: ownName("Go"), measurable: pages });
  await page.goto(shareAddress(goal));
  const { copy } = sharing(page);
  await expect(copy).toBeEnabled();
  const before = await shareCount(page);
  const keys: (string | undefined)[] = [];
  let answers = 0;
  await context.route("**/api/shares", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    // The first is counted, and its answer lost.
    if ((answers += 1) === 1) await route.fetch();
    if (answers <= 4) return route.abort();
    return route.continue();
  });
  await copy.click();
  await expect(page.getByRole("alert")).toHaveText("Message copied to clipboard!");
  await expect.poll(() => answers, { timeout: 60_000 }).toBe(5);
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => shareCount(page)).toBe(before + 1);
});
