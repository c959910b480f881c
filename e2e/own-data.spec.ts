import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readDashboard } from "#contract/goals.ts";
import { newAdmin } from "./admin.fixture.ts";
import { expectAccessible } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { chooseAtNetwork, enter, people, signInUnseen, skipQuote } from "./sign-in.fixture.ts";

// The live stream ends with its server and its session, and a refusal is an answer of 403.
const CUT_OFF = /^Failed to load resource/;

// People delete themselves here: no other test may share them.
test.use({ alone: true });

test("a person takes their data along and deletes their account, by keyboard", async ({
  page,
  guard,
}) => {
  guard.tolerates(CUT_OFF);
  await signInUnseen(page);
  await addGoal(page.request, { description: "Take everything along" });
  await page.goto("/email-preferences");
  const { press, type } = keyboard(page);
  await press(page.getByRole("link", { name: "Account", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeFocused();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press(page.getByRole("link", { name: "Download your data" })),
  ]);
  expect(download.suggestedFilename()).toBe("cairn-export.json");
  await expect(page.getByText("Your data are saved as cairn-export.json.")).toBeVisible();
  const file = JSON.parse(await readFile(await download.path(), "utf8")) as {
    data: { goals: object[]; user: object[] };
  };
  expect(file.data.goals).toMatchObject([{ description: "Take everything along" }]);
  expect(file.data.user).toMatchObject([{ displayName: people.complete }]);

  const [table] = await Promise.all([
    page.waitForEvent("download"),
    press(page.getByRole("link", { name: "Goals", exact: true })),
  ]);
  expect(table.suggestedFilename()).toBe("cairn-goals.csv");
  expect(await readFile(await table.path(), "utf8")).toContain('"Take everything along"');

  await press(page.getByRole("button", { name: "Delete account" }));
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await type(dialog.getByLabel("Type DELETE to confirm"), "delete");
  await press(dialog.getByRole("button", { name: "Delete for good" }));
  await expect(dialog.getByText("Please type DELETE in capital letters.")).toBeVisible();
  await type(dialog.getByLabel("Type DELETE to confirm"), "DELETE");
  await press(dialog.getByRole("button", { name: "Delete for good" }));
  await expect(page).toHaveURL("/login");
  // The same person is somebody new.
  await signInUnseen(page);
  expect(await goalsOf(page)).toEqual([]);
});

async function goalsOf({ request }: Page): Promise<object[]> {
  return ((await (await request.get(readDashboard.path)).json()) as { goals: object[] }).goals;
}

/** From the account screen up to the last press. */
async function remove(page: Page): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await page.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
}

test("eleven minutes after the sign-in another is asked for, which leads back", async ({
  guard,
  page,
  server,
}) => {
  guard.tolerates(CUT_OFF);
  const dialog = page.getByRole("alertdialog");
  await signInUnseen(page);
  await addGoal(page.request, { description: "Still there until then" });
  await server.stop();
  await server.start(11);
  await page.goto("/account");
  await remove(page);
  await expect(dialog.getByRole("alert")).toHaveText(
    "You signed in more than 10 minutes ago. Please sign in again, then delete your account.",
  );
  await expect(dialog.getByRole("button", { name: "Keep my account" })).toBeFocused();
  await expectAccessible(page);
  await chooseAtNetwork(page, people.complete);
  await skipQuote(page);
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await remove(page);
  await expect(page).toHaveURL("/login");
  await signInUnseen(page);
  expect(await goalsOf(page)).toEqual([]);
});

test("an admin's sign-in leads back to their account, which they delete", async ({
  guard,
  page,
  server,
}) => {
  guard.tolerates(CUT_OFF);
  const admin = await newAdmin(server);
  // The last admin may not go.
  await newAdmin(server);
  await page.goto("/admin/login?returnTo=%2Faccount");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/account");
  await remove(page);
  await expect(page).toHaveURL("/login");
  expect(await server.adminCommand(["reset", admin.email], "").catch(String)).toContain(
    "There is no admin account with this address.",
  );
});

test("a person sees where they are signed in, and signs out there, by keyboard", async ({
  guard,
  openBrowser,
  page,
}) => {
  // What the other browser was about to ask for is refused.
  guard.tolerates(CUT_OFF);
  const [phone, work] = [(await openBrowser()).request, (await openBrowser()).request];
  for (const one of [phone, work]) await enter(one, people.complete);
  const library = await (await openBrowser()).newPage();
  await signInUnseen(library);
  await library.goto("/add-goal");
  await expect(library.getByRole("button", { name: "Start from scratch" })).toBeVisible();
  await signInUnseen(page);
  await page.goto("/account");
  const section = page.getByRole("region", { name: "Where you are signed in" });
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText("This browser");
  const { press } = keyboard(page);

  // The one that signed in last is the first of the others.
  await press(rows.nth(1).getByRole("button", { name: /^Sign out/ }));
  await expect(section.getByRole("status")).toHaveText("That browser is signed out.");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1).getByRole("button")).toBeFocused();
  await expect(library.getByText("You must be logged in to save a goal.")).toBeVisible();
  expect((await library.request.get("/api/dashboard")).status()).toBe(401);
  expect((await phone.get("/api/dashboard")).status()).toBe(200);

  await press(section.getByRole("button", { name: "Sign out everywhere else" }));
  await expect(section.getByRole("status")).toHaveText("You are signed out everywhere else.");
  await expect(section.getByText("You are signed in nowhere else.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeFocused();
  for (const one of [phone, work]) expect((await one.get("/api/dashboard")).status()).toBe(401);
});
