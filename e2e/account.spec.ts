import { readSession } from "#contract/account.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { chooseAtNetwork, people, signInUnseen, signOut, skipQuote } from "./sign-in.fixture.ts";

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

    await page.goto("/profile-setup");
    await expect(page.getByLabel("Name")).toHaveValue("Noor Haddad");
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
      await expect(page).toHaveURL(/\/login(\?returnTo=%2Fadd-goal)?$/);
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
