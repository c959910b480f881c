import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import { expectAccessible } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { keyboard, mouse, type Hands } from "./hands.fixture.ts";
import type { Server } from "./server.fixture.ts";
import { chooseAtNetwork, people, signIn, signInUnseen, skipQuote } from "./sign-in.fixture.ts";

// The live stream ends with its server and its session, and a refusal is an answer of 403.
const CUT_OFF = /^Failed to load resource/;

// People delete themselves here: no other test may share them.
test.use({ alone: true });

test("a person takes their data along and deletes their account, by keyboard", async ({
  page,
  guard,
}) => {
  guard.tolerates(CUT_OFF);
  await signIn(page, people.complete);
  await addGoal(page.request, { description: "Take everything along" });
  const { press, type } = keyboard(page);
  await press(page.getByRole("link", { name: "Account", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeFocused();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press(page.getByRole("link", { name: "Download your data" })),
  ]);
  expect(download.suggestedFilename()).toBe("cairn-export.json");
  const file = JSON.parse(await readFile(await download.path(), "utf8")) as {
    data: { goals: object[]; user: object[] };
  };
  expect(file.data.goals).toMatchObject([{ description: "Take everything along" }]);
  expect(file.data.user).toMatchObject([{ displayName: people.complete }]);

  await press(page.getByRole("button", { name: "Delete account" }));
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await type(dialog.getByLabel("Type DELETE to confirm"), "delete");
  await press(dialog.getByRole("button", { name: "Delete for good" }));
  await expect(dialog.getByText("Please type DELETE in capital letters.")).toBeVisible();
  await type(dialog.getByLabel("Type DELETE to confirm"), "DELETE");
  await press(dialog.getByRole("button", { name: "Delete for good" }));
  await expect(page).toHaveURL("/login");
  // The same person is somebody new.
  await signIn(page, people.complete);
  await expect(page.getByText("Take everything along")).toBeHidden();
});

/** From the account screen up to the last press. */
async function remove(page: Page, { press, type }: Hands): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await press(page.getByRole("button", { name: "Delete account" }));
  await type(dialog.getByLabel("Type DELETE to confirm"), "DELETE");
  await press(dialog.getByRole("button", { name: "Delete for good" }));
}

/** The account screen, so many minutes after the server began. */
async function accountAfter(minutes: number, page: Page, server: Server): Promise<void> {
  await server.stop();
  await server.start(minutes);
  await page.goto("/account");
}

test("five minutes after the sign-in none is asked for", async ({ guard, page, server }) => {
  guard.tolerates(CUT_OFF);
  await signIn(page, people.complete);
  await accountAfter(5, page, server);
  await remove(page, mouse());
  await expect(page).toHaveURL("/login");
});

test("eleven minutes after the sign-in another is asked for, which leads back", async ({
  guard,
  page,
  server,
}) => {
  guard.tolerates(CUT_OFF);
  const dialog = page.getByRole("alertdialog");
  await signIn(page, people.complete);
  await addGoal(page.request, { description: "Still there until then" });
  await accountAfter(11, page, server);
  await remove(page, mouse());
  await expect(dialog.getByRole("alert")).toHaveText(
    "You signed in more than 10 minutes ago. Please sign in again, then delete your account.",
  );
  await expect(dialog.getByRole("button", { name: "Keep my account" })).toBeFocused();
  await expectAccessible(page);
  await chooseAtNetwork(page, people.complete);
  await skipQuote(page);
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await remove(page, mouse());
  await expect(page).toHaveURL("/login");
  await signIn(page, people.complete);
  await expect(page.getByText("Still there until then")).toBeHidden();
});

test("an admin is led through the admins' sign-in, and back", async ({ guard, page, server }) => {
  guard.tolerates(CUT_OFF);
  const hands = keyboard(page);
  const admin = await newAdmin(server);
  // The last admin may not go.
  await newAdmin(server);
  await signInAsAdmin(page, admin);
  await accountAfter(11, page, server);
  await remove(page, hands);
  await hands.press(page.getByRole("link", { name: "Go to the admin sign-in" }));
  await hands.type(page.getByLabel("Email"), admin.email);
  await hands.type(page.getByLabel("Password"), admin.password);
  await hands.press(page.getByRole("button", { name: "Sign in" }));
  await expect(page).toHaveURL("/account");
  await remove(page, hands);
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
  // What the other browsers were about to ask for is refused.
  guard.tolerates(CUT_OFF);
  const elsewhere = async () => {
    const other = await (await openBrowser()).newPage();
    await signIn(other);
    return other;
  };
  const [phone, work, library] = [await elsewhere(), await elsewhere(), await elsewhere()];
  await signInUnseen(page);
  await page.goto("/account");
  const section = page.getByRole("region", { name: "Where you are signed in" });
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText("This browser");
  const { press } = keyboard(page);

  await press(rows.nth(1).getByRole("button", { name: /^Sign out/ }));
  await expect(section.getByRole("status")).toHaveText("That browser is signed out.");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1).getByRole("button")).toBeFocused();
  const ended = (one: Page) => one.getByText("Please log in to view your dashboard.");
  // The one that signed in last was the first of the others.
  await expect(ended(library)).toBeVisible();
  await expect(ended(phone)).toBeHidden();
  expect((await library.request.get("/api/dashboard")).status()).toBe(401);
  expect((await work.request.get("/api/dashboard")).status()).toBe(200);

  await press(section.getByRole("button", { name: "Sign out everywhere else" }));
  await expect(section.getByRole("status")).toHaveText("You are signed out everywhere else.");
  await expect(section.getByText("You are signed in nowhere else.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeFocused();
  for (const one of [phone, work]) await expect(ended(one)).toBeVisible();
  await phone.reload();
  await expect(phone).toHaveURL("/login");
});
