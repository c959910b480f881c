import { readFile } from "node:fs/promises";
import { readDashboard } from "#contract/goals.ts";
import { deleteAccount } from "./account.fixture.ts";
import { expectAccessible } from "./axe.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { called } from "./calls.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { chooseAtNetwork, people, signInUnseen, skipQuote } from "./sign-in.fixture.ts";

// The live stream ends with its server and its session, and a refusal is an answer of 403.
const CUT_OFF = /^Failed to load resource/;

// Its clock goes on.
test.use({ alone: true });

test("a person takes their data along and, after another sign-in, deletes their account, by keyboard", async ({
  page,
  guard,
  server,
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
    press(page.getByRole("link", { name: "Download my data" })),
  ]);
  expect(download.suggestedFilename()).toBe("cairn-export.json");
  await expect(page.getByText("Your data was saved as cairn-export.json.")).toBeVisible();
  const file = JSON.parse(await readFile(await download.path(), "utf8")) as {
    data: { goals: object[]; user: object[] };
  };
  expect(file.data.goals).toMatchObject([{ description: "Take everything along" }]);
  expect(file.data.user).toMatchObject([{ displayName: people.complete }]);

  // Eleven minutes after the sign-in.
  await server.stop();
  await server.start(11);
  await page.goto("/account");
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await press(page.getByRole("button", { name: "Delete account" }));
  await type(dialog.getByLabel("Type DELETE to confirm"), "DELETE");
  await press(dialog.getByRole("button", { name: "Delete permanently" }));
  await expect(page.getByRole("alertdialog").getByRole("alert")).toHaveText(
    "You signed in more than 10 minutes ago. Please sign in again to delete your account.",
  );
  await expectAccessible(page);
  await chooseAtNetwork(page, people.complete);
  await skipQuote(page);
  await expect(page).toHaveURL("/account");
  await deleteAccount(page);
  await expect(page).toHaveURL("/login");
  // The same person is somebody new.
  await signInUnseen(page);
  expect((await called(page.request, readDashboard)).goals).toEqual([]);
});
