import { readSession } from "#contract/session.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { enter, people, signInUnseen, signOut } from "./sign-in.fixture.ts";

test("a person sees where they are signed in and signs out there, by keyboard; a sign-out here leaves nothing private, and is said in each tab", async ({
  guard,
  openBrowser,
  page,
  playwright,
  server,
}) => {
  // What the other browser was about to ask for is refused.
  guard.tolerates(/^Failed to load resource/);
  const [phone, work] = [(await openBrowser()).request, (await openBrowser()).request];
  for (const one of [phone, work]) await enter(one, people.complete);
  const library = await (await openBrowser()).newPage();
  await signInUnseen(library);
  await library.goto("/add-goal");
  await expect(library.getByRole("button", { name: "Start from scratch" })).toBeVisible();
  await signInUnseen(page);
  await page.goto("/account");
  const section = page.getByRole("region", { name: "Where you're signed in" });
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText("This browser");
  const { press } = keyboard(page);

  await test.step("elsewhere", async () => {
    // The one that signed in last is the first of the others.
    await press(rows.nth(1).getByRole("button", { name: /^Sign out/ }));
    await expect(section.getByRole("status")).toHaveText("That browser was signed out.");
    await expect(rows).toHaveCount(3);
    await expect(library.getByText("You must be logged in to save a goal.")).toBeVisible();
    expect((await library.request.get("/api/dashboard")).status()).toBe(401);
    expect((await phone.get("/api/dashboard")).status()).toBe(200);
    await press(section.getByRole("button", { name: "Sign out everywhere else" }));
    await expect(section.getByRole("status")).toHaveText("You were signed out everywhere else.");
    for (const one of [phone, work]) expect((await one.get("/api/dashboard")).status()).toBe(401);
  });

  await test.step("here", async () => {
    const { description } = await addGoal(page.request, { description: "Known to me alone" });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: description }).first()).toBeVisible();
    await page.getByRole("link", { name: "Add Goal", exact: true }).click();
    await expect(page).toHaveURL("/add-goal");
    const other = await page.context().newPage();
    await other.goto("/add-goal");
    await expect(other.getByRole("button", { name: "Start from scratch" })).toBeVisible();
    const old = await page.context().storageState();
    await signOut(page, guard);
    await expect(other.getByText("You must be logged in to save a goal.")).toBeVisible();
    await other.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(other).toHaveURL("/login");
    for (let steps = 0; steps < 2; steps += 1) {
      await page.goBack();
      await expect(page.getByRole("button", { name: "Sign in with LinkedIn" })).toBeVisible();
      await expect(page.getByText(description)).toHaveCount(0);
      await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
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
