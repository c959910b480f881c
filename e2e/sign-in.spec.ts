import { goalPath } from "#contract/routes.ts";
import { quotes } from "#domain/quotes.ts";
import { PLAN_KEY } from "#domain/plan.ts";
import { expect, test } from "./cairn.fixture.ts";
import { stopClock } from "./clock.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { chooseAtNetwork, enter, people, signOut, skipQuote } from "./sign-in.fixture.ts";

const [firstQuote, secondQuote] = quotes;
if (firstQuote === undefined || secondQuote === undefined) throw new Error("Quotes are missing.");
const FADE_OUT_MS = 300;

test("leads a visitor over the network and a quote of 5 seconds to the dashboard, and the next time over the next quote", async ({
  page,
  guard,
}) => {
  await stopClock(page);
  await page.goto("/anything?plan=Pro<b>");
  await expect(page).toHaveURL("/login");
  const kept = () => page.evaluate((key) => localStorage.getItem(key), PLAN_KEY);
  await expect.poll(kept).toBe("Pro<b>");
  await chooseAtNetwork(page, people.complete);
  await expect(page.getByText(firstQuote.quote.split(" / ")[0] ?? "")).toBeVisible();
  await expect(page.getByText(firstQuote.author, { exact: true })).toBeVisible();
  await expect(page.getByText("Preparing your dashboard...")).toBeVisible();
  await expect(page).toHaveURL("/linkedin");
  const splash = page.getByRole("main");
  await page.clock.runFor(100);
  await expect(splash).toHaveCSS("opacity", "1");
  await page.clock.runFor(4_900);
  await expect(splash).toHaveCSS("opacity", "0");
  await page.clock.runFor(FADE_OUT_MS);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeFocused();
  await expect(page).toHaveTitle("Dashboard · Cairn");
  await expect(page.getByText("Welcome, Ada.")).toBeVisible();
  const welcome = page.getByText(
    "Welcome! You're on the Pro<b> plan. Get started by setting your first goal!",
  );
  await expect(welcome).toBeVisible();
  await expect.poll(kept).toBeNull();

  await signOut(page, guard);
  await chooseAtNetwork(page, people.complete);
  await expect(page.getByText(secondQuote.author, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.clock.runFor(FADE_OUT_MS);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(welcome).toHaveCount(0);

  // A quote that does not come is not waited for.
  await signOut(page, guard);
  await page.reload();
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  // Held for good.
  await page.route("**/assets/quotes*.js", () => resolve());
  await chooseAtNetwork(page, people.complete);
  await asked;
  await expect(async () => {
    await page.clock.runFor(3_000);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  }).toPass();
});

test("who opens a goal signed out is at the goal after the sign-in; after Sign Out the next person is at home", async ({
  page,
  openBrowser,
  guard,
}) => {
  const other = await openBrowser();
  await enter(other.request, people.complete);
  const { id, description } = await addGoal(other.request);
  await page.goto(goalPath(id));
  await chooseAtNetwork(page, people.complete);
  await skipQuote(page);
  await expect(page).toHaveURL(goalPath(id));
  await expect(page.getByRole("heading", { level: 1, name: description })).toBeVisible();
  await expect(page).toHaveTitle(`${description} · Cairn`);
  await page.reload();
  await expect(page).toHaveTitle(`${description} · Cairn`);

  await signOut(page, guard);
  await chooseAtNetwork(page, people.another);
  await skipQuote(page);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});
