import { login } from "#contract/account.ts";
import { quotes } from "#domain/quotes.ts";
import { expect, test } from "./cairn.fixture.ts";
import { stopClock } from "./clock.fixture.ts";
import { callbackAddress, chooseAtNetwork, people, signOut, skipQuote } from "./sign-in.fixture.ts";

const [firstQuote, secondQuote] = quotes;
if (firstQuote === undefined || secondQuote === undefined) throw new Error("Quotes are missing.");
const FADE_OUT_MS = 300;

test.describe("signing in", () => {
  test("leads a visitor from / over the network and a quote to the dashboard", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    await expect(page).toHaveURL("/login");
    await chooseAtNetwork(page, people.complete);
    await expect(page.getByText(firstQuote.quote.split(" / ")[0] ?? "")).toBeVisible();
    await expect(page.getByText(firstQuote.author, { exact: true })).toBeVisible();
    await expect(page.getByText("Preparing your dashboard...")).toBeVisible();
    await expect(page).toHaveURL("/linkedin");
    await page.getByRole("button", { name: "Skip" }).click();
    await page.clock.runFor(FADE_OUT_MS);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeFocused();
    await expect(page).toHaveTitle("Dashboard · Cairn");
    await expect(page.getByText("Welcome back, Ada Moreau.")).toBeVisible();
  });

  test("says what it is doing while the function answers", async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**${login.path}`, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto("/");
    await chooseAtNetwork(page, people.complete);
    await expect(page.getByRole("status")).toHaveText("Signing you in with LinkedIn...");
    await expect(page.getByRole("img", { name: "Cairn" })).toBeVisible();
    resolve();
    await expect(page.getByRole("button", { name: "Skip" })).toBeVisible();
  });

  test("shows the quote for 5 seconds to whoever does not skip it", async ({ page }) => {
    const address = await callbackAddress(page.request, people.complete);
    await stopClock(page);
    await page.goto(address.href);
    const progress = page.getByRole("progressbar", { name: "Preparing your dashboard" });
    const splash = page.getByRole("main");
    await expect(progress).toHaveAttribute("aria-valuenow", "0");
    await expect(splash).toHaveCSS("opacity", "0");
    await page.clock.runFor(100);
    await expect(splash).toHaveCSS("opacity", "1");
    await page.clock.runFor(2_400);
    await expect(progress).toHaveAttribute("aria-valuenow", "50");
    await page.clock.runFor(2_450);
    await expect(progress).toHaveAttribute("aria-valuenow", "99");
    await expect(splash).toHaveCSS("opacity", "1");
    await page.clock.runFor(50);
    await expect(splash).toHaveCSS("opacity", "0");
    await page.clock.runFor(299);
    await expect(progress).toHaveAttribute("aria-valuenow", "100");
    await page.clock.runFor(1);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  });

  test("shows the next quote the next time, and the first where none is known", async ({
    page,
    guard,
  }) => {
    await stopClock(page);
    const shown = async (author: string) => {
      await page.goto("/");
      await chooseAtNetwork(page, people.complete);
      await expect(page.getByText(author, { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Skip" }).click();
      await page.clock.runFor(FADE_OUT_MS);
      await signOut(page, guard);
    };
    await shown(firstQuote.author);
    await shown(secondQuote.author);
    await page.evaluate(() => localStorage.setItem("cairn_quote_index", "50"));
    await shown(firstQuote.author);
  });

  test("shows the loading screen while the next screen is on its way", async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/dashboard-page*.js", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto("/");
    await chooseAtNetwork(page, people.complete);
    await skipQuote(page);
    await expect(page.getByRole("status")).toHaveText("Loading...");
    await expect(page.getByRole("img", { name: "Cairn" })).toBeVisible();
    resolve();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  });
});

test.describe("a sign-in that fails", () => {
  const http = /^Failed to load resource: the server responded with a status of (400|502)/;

  test.beforeEach(({ guard }) => guard.tolerates(http));

  test("because the person refuses", async ({ page, guard }) => {
    guard.expects("LinkedIn authorization failed");
    await page.goto("/");
    await chooseAtNetwork(page, people.refusing);
    await expect(
      page.getByRole("heading", { level: 1, name: "LinkedIn Authentication Failed" }),
    ).toBeFocused();
    const text = page.getByRole("alert");
    await expect(text).toHaveText("LinkedIn authorization failed");
    const [red = 0, green = 255, blue = 255] = await text.evaluate((element) =>
      (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("button", { name: "Sign in with LinkedIn" })).toBeVisible();
  });

  test("because the provider fails", async ({ page, guard }) => {
    guard.expects("Function failed: Provider unavailable");
    // For the operator.
    guard.expects(/"error":"NetworkFailure"/);
    await page.goto("/");
    await chooseAtNetwork(page, people.failing);
    await expect(page.getByRole("alert")).toHaveText("Function failed: Provider unavailable");
  });

  test("because no code came", async ({ page, guard }) => {
    guard.expects("No authorization code received");
    await page.goto("/linkedin?state=something");
    await expect(page.getByRole("alert")).toHaveText("No authorization code received");
  });

  test("because the state is forged", async ({ page, guard }) => {
    guard.expects("Function failed: Invalid state");
    const address = await callbackAddress(page.request, people.complete);
    address.searchParams.set("state", "A".repeat(43));
    await page.goto(address.href);
    await expect(page.getByRole("alert")).toHaveText("Function failed: Invalid state");
  });

  test("because it began in another browser", async ({ page, openBrowser, guard }) => {
    guard.expects("Function failed: Invalid state");
    const other = await openBrowser();
    const address = await callbackAddress(other.request, people.complete);
    // This browser has a sign-in of its own under way, too.
    await callbackAddress(page.request, people.another);
    await page.goto(address.href);
    await expect(page.getByRole("alert")).toHaveText("Function failed: Invalid state");
    await page.goto("/");
    await expect(page).toHaveURL("/login");
  });

  test("because it was finished before", async ({ page, guard }) => {
    guard.expects("Function failed: Invalid state");
    const address = await callbackAddress(page.request, people.complete);
    await page.goto(address.href);
    await skipQuote(page);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await page.goto(address.href);
    await expect(page.getByRole("alert")).toHaveText("Function failed: Invalid state");
  });
});
