import { editProfile } from "#contract/account.ts";
import { newAdmin } from "./admin.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { deleteAccount } from "./account.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { enter, people, signInUnseen } from "./sign-in.fixture.ts";

// People are disabled and deleted here: no other test may share them.
test.use({ alone: true });

const REFUSED = /^Failed to load resource: the server responded with a status of 4/;

test("an admin signs in, sees who signs up, manages a person, leaves and deletes their account, by keyboard; others see nothing of that", async ({
  page,
  server,
  guard,
  openBrowser,
}) => {
  guard.tolerates(REFUSED);
  const admin = await newAdmin(server);
  const theirs = await (await openBrowser()).newPage();
  const asked: string[] = [];
  theirs.on("request", (request) => asked.push(request.url()));
  await signInUnseen(theirs, people.complete);
  await theirs.goto("/admin/announcements");
  await expect(theirs).toHaveURL("/admin/login");
  await theirs.goto("/");
  const ofAdmins = /\/(admin-dashboard|rare-style|users?-page|email-analytics|.*announcement)/;
  const code = asked.filter((url) => url.includes("/assets/"));
  expect(code.length).toBeGreaterThan(1);
  expect(code.filter((url) => ofAdmins.test(url))).toEqual([]);
  const { press, type } = keyboard(page);

  await page.goto("/admin/users");
  await expect(page).toHaveURL("/admin/login");
  await type(page.getByLabel("Email"), admin.email);
  await type(page.getByLabel("Password"), admin.password);
  await press(page.getByRole("button", { name: "Sign in" }));
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();

  await press(page.getByRole("link", { name: "Users", exact: true }));
  await expect(page).toHaveURL("/admin/users");
  await test.step("who signs up appears, and what they write of themselves", async () => {
    const row = page.getByRole("row", { name: people.withoutEmail });
    await expect(page.getByRole("row")).toHaveCount(3);
    const newcomer = (await openBrowser()).request;
    await enter(newcomer, people.withoutEmail);
    await expect(row).toContainText("No email provided");
    const written = { displayName: people.withoutEmail, email: "noor@example.org" };
    expect((await newcomer.put(editProfile.path, { data: written })).ok()).toBe(true);
    await expect(row).toContainText("noor@example.org");
  });

  const row = page.getByRole("row", { name: people.complete });
  await expect(row).toContainText("Active");
  await press(row.getByRole("button", { name: `Disable ${people.complete}` }));
  await expect(page.getByRole("alert")).toHaveText("User successfully disabled.");
  await expect(row).toContainText("Disabled");
  await expect(theirs.getByText("Please log in to view your dashboard.")).toBeVisible();

  await test.step("the name leads to the person's page", async () => {
    await press(row.getByRole("link", { name: people.complete }));
    await expect(page).toHaveURL(/\/admin\/users\/[\w-]{22}$/);
    await expect(page.getByRole("heading", { level: 1, name: people.complete })).toBeFocused();
    await expect(page.getByRole("region", { name: "Account" })).toContainText("Disabled");
    await page.goBack();
  });

  await press(row.getByRole("button", { name: `More actions for ${people.complete}` }));
  await press(page.getByRole("button", { name: `Delete ${people.complete}` }));
  const dialog = page.getByRole("alertdialog");
  await press(dialog.getByRole("button", { name: "Delete" }));
  await expect(page.getByRole("alert")).toHaveText("User successfully deleted.");
  await expect(row).toBeHidden();
  await expect(page.getByRole("heading", { name: "Users" })).toBeFocused();

  await press(page.getByRole("link", { name: "Dashboard", exact: true }));
  await expect(page.getByRole("row", { name: /Deleted a user/ })).toContainText(admin.email);
  await press(page.getByRole("button", { name: "Sign Out" }));
  await expect(page).toHaveURL("/admin/login");

  await test.step("the sign-in leads back to the account, whose session ends elsewhere first", async () => {
    // The last admin may not go.
    await newAdmin(server);
    const signIn = async (password: string) => {
      await page.goto("/admin/login?returnTo=%2Faccount");
      await page.getByLabel("Email").fill(admin.email);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page).toHaveURL("/account");
    };
    await signIn(admin.password);
    await page.goto("/admin");
    const password = "five words of mine now";
    await server.adminCommand(["reset", admin.email, "--password-stdin"], password);
    // A panel whose read was under way says it too.
    await expect(page.getByText("Error: Not logged in").first()).toBeVisible();
    const again = page.getByRole("link", { name: "Sign in" });
    await expect(again).toHaveAttribute("href", "/admin/login");
    await signIn(password);
    await deleteAccount(page);
    await expect(page).toHaveURL("/login");
    expect(await server.adminCommand(["reset", admin.email], "").catch(String)).toContain(
      "There is no admin account with this address.",
    );
  });
});
