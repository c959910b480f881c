import { readSession } from "#contract/account.ts";
import { PLAN_KEY } from "#domain/plan.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import {
  chooseAtNetwork,
  people,
  signIn,
  signInUnseen,
  signOut,
  skipQuote,
} from "./sign-in.fixture.ts";

test.describe("a profile without an email", () => {
  test.use({ alone: true });

  test("is asked for it, and is complete from then on", async ({ page, guard }) => {
    const arrive = async () => {
      await page.goto("/");
      await chooseAtNetwork(page, people.withoutEmail);
      await skipQuote(page);
    };

    await arrive();
    await expect(page).toHaveURL("/profile-setup");
    const heading = page.getByRole("heading", { level: 1, name: "Complete your profile" });
    await expect(heading).toBeFocused();
    const kept = await page.evaluate(() => sessionStorage.getItem("linkedinMinimalAuth"));
    expect(JSON.parse(kept ?? "null")).toEqual({
      userId: expect.any(String),
      email: null,
      message: expect.any(String),
    });
    await page.getByRole("link", { name: "Skip for now" }).click();
    await expect(page.getByText("Welcome back, Noor Haddad.")).toBeVisible();
    await signOut(page, guard);

    await arrive();
    await expect(page.getByLabel("Name")).toHaveValue("Noor Haddad");
    await page.getByLabel("Email").fill("noor");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
    await page.getByLabel("Email").fill("noor.haddad@example.org");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeFocused();
    await signOut(page, guard);

    await arrive();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  });
});

test.describe("signing out", () => {
  test("leaves nothing private behind, and the old cookie opens nothing", async ({
    page,
    guard,
    playwright,
    server,
  }) => {
    await signInUnseen(page);
    const { description } = await addGoal(page.request, { description: "Known to me alone" });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: description }).first()).toBeVisible();
    await page.getByRole("link", { name: "Add Goal", exact: true }).click();
    await expect(page).toHaveURL("/add-goal");
    const old = await page.context().storageState();

    await signOut(page, guard);
    for (let steps = 0; steps < 2; steps += 1) {
      await page.goBack();
      await expect(page.getByRole("button", { name: "Sign in with LinkedIn" })).toBeVisible();
      await expect(page.getByText(description)).toHaveCount(0);
      await expect(page.getByRole("navigation")).toHaveCount(0);
      // Back may still be under way, and the next one would overtake it.
      await expect(page).toHaveURL("/login");
      await page.waitForLoadState();
    }
    const replay = await playwright.request.newContext({
      baseURL: server.origin,
      storageState: old,
    });
    expect((await replay.get("/api/dashboard")).status()).toBe(401);
    expect(await (await replay.get(readSession.path)).json()).toEqual({ user: null });
    await replay.dispose();
  });
});

test.describe("where addresses lead", () => {
  const screens = ["/add-goal", "/share-goal", "/coaching", "/email-preferences"];

  test("a visitor is sent to the login page from everywhere else", async ({ page }) => {
    for (const path of ["/", "/dashboard", ...screens, "/profile-setup", "/no/such/place"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/login");
    }
  });

  test("a signed-in person reaches their screens, and / from everywhere else", async ({ page }) => {
    await signInUnseen(page);
    for (const path of [...screens, "/profile-setup"]) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
    for (const path of ["/login", "/dashboard", "/no/such/place"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/");
    }
  });
});

test("a chosen plan is welcomed once, as text, after the sign-in", async ({ page }) => {
  await page.goto("/anything?plan=Pro<b>");
  await expect(page).toHaveURL("/login");
  const kept = () => page.evaluate((key) => localStorage.getItem(key), PLAN_KEY);
  await expect.poll(kept).toBe("Pro<b>");
  await chooseAtNetwork(page, people.complete);
  await skipQuote(page);
  const welcome = page.getByText(
    "Welcome! You're on the Pro<b> plan. Get started by setting your first goal!",
  );
  await expect(welcome).toBeVisible();
  await expect.poll(kept).toBeNull();
  const banner = page.getByRole("status").filter({ has: welcome });
  await banner.getByRole("button", { name: "Dismiss" }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens, leads on and closes by keyboard", async ({ page }) => {
    await signIn(page);
    const toggle = page.getByRole("button", { name: "Menu" });
    const link = page.getByRole("link", { name: "Add Goal", exact: true });
    await expect(link).toBeHidden();
    await toggle.focus();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(link).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");

    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/add-goal");
    await expect(link).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});
