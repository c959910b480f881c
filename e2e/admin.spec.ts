import { editProfile } from "#contract/account.ts";
import { newAdmin, signInAsAdmin } from "./admin.fixture.ts";
import { expect, test } from "./cairn.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { enter, people, signInUnseen } from "./sign-in.fixture.ts";

// People are disabled and deleted here: no other test may share them.
test.use({ alone: true });

const REFUSED = /^Failed to load resource: the server responded with a status of 4/;

test("an admin signs in, manages a person and leaves, by keyboard", async ({
  page,
  server,
  guard,
  openBrowser,
}) => {
  guard.tolerates(REFUSED);
  const admin = await newAdmin(server);
  const theirs = await (await openBrowser()).newPage();
  await signInUnseen(theirs, people.complete);
  await theirs.goto("/");
  const { press, type } = keyboard(page);
  const main = page.getByRole("main");

  await page.goto("/admin/users");
  await expect(page).toHaveURL("/admin/login");
  await type(page.getByLabel("Email"), "nobody@example.org");
  await type(page.getByLabel("Password"), "not the password");
  await press(page.getByRole("button", { name: "Sign in" }));
  await expect(page.getByRole("alert")).toHaveText("No user found with this email address.");
  await type(page.getByLabel("Email"), admin.email);
  await press(page.getByRole("button", { name: "Sign in" }));
  await expect(page.getByRole("alert")).toHaveText("Incorrect password.");
  await type(page.getByLabel("Password"), admin.password);
  await press(page.getByRole("button", { name: "Sign in" }));
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await expect(main.getByText("Total Users").locator("..")).toContainText("2");
  await expect(main.getByText("Active Users").locator("..")).toContainText("N/A");

  await press(page.getByRole("link", { name: "Users", exact: true }));
  await expect(page).toHaveURL("/admin/users");
  const row = page.getByRole("row", { name: people.complete });
  await expect(row).toContainText("Active");
  await press(row.getByRole("button", { name: `Disable ${people.complete}` }));
  await expect(page.getByRole("alert")).toHaveText("User successfully disabled.");
  await expect(row).toContainText("Disabled");
  await expect(theirs.getByText("Please log in to view your dashboard.")).toBeVisible();
  await press(row.getByRole("button", { name: `Enable ${people.complete}` }));
  await expect(page.getByRole("alert")).toHaveText("User successfully enabled.");

  await press(row.getByRole("button", { name: `Delete ${people.complete}` }));
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(
    /Are you sure you want to permanently delete user [A-Za-z0-9_-]{22}\? This cannot be undone\./,
  );
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row).toBeVisible();
  await press(row.getByRole("button", { name: `Delete ${people.complete}` }));
  await press(dialog.getByRole("button", { name: "Delete" }));
  await expect(page.getByRole("alert")).toHaveText("User successfully deleted.");
  await expect(row).toBeHidden();
  await expect(page.getByRole("heading", { name: "Users" })).toBeFocused();

  const own = page.getByRole("row", { name: "Admin User" });
  await expect(own).toContainText("Your own account");
  await expect(own.getByRole("button")).toHaveCount(0);
  await press(page.getByRole("button", { name: "Sync Users" }));
  await expect(page.getByRole("alert")).toHaveText(
    /^User sync completed\. Processed: \d+, Created: \d+, Updated: 0$/,
  );

  await press(page.getByRole("link", { name: "Dashboard", exact: true }));
  await expect(page.getByRole("row", { name: /Deleted a user/ })).toContainText(admin.email);
  await press(page.getByRole("button", { name: "Sign Out" }));
  await expect(page).toHaveURL("/admin/login");
  await page.goto("/admin");
  await expect(page).toHaveURL("/admin/login");
});

test("somebody who signs up appears by themselves, and so does what they write of themselves; a session that ends is said", async ({
  page,
  server,
  guard,
  openBrowser,
}) => {
  guard.tolerates(REFUSED);
  const admin = await newAdmin(server);
  await signInAsAdmin(page, admin);
  const total = page.getByRole("main").getByText("Total Users").locator("..");
  await expect(total).toContainText("1");
  const list = await page.context().newPage();
  await list.goto("/admin/users");
  const row = list.getByRole("row", { name: people.withoutEmail });
  await expect(list.getByRole("row")).toHaveCount(2);

  const theirs = (await openBrowser()).request;
  await enter(theirs, people.withoutEmail);
  await expect(row).toContainText("No email provided");
  await expect(total).toContainText("2");
  const written = { displayName: people.withoutEmail, email: "noor@example.org" };
  expect((await theirs.put(editProfile.path, { data: written })).ok()).toBe(true);
  await expect(row).toContainText("noor@example.org");

  await server.adminCommand(["reset", admin.email, "--password-stdin"], "five words of mine now");
  // A panel whose read was under way says it too.
  await expect(page.getByText("Error: Not logged in").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/admin/login");
});

test("ordinary people never see the admin area, nor any of its code", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await signInUnseen(page);
  for (const path of ["/admin", "/admin/users"])
    expect((await page.request.get(path)).url()).toMatch(/\/admin\/login$/);
  await page.goto("/admin/announcements");
  await expect(page).toHaveURL("/admin/login");
  await page.goto("/");
  const code = asked.filter((url) => url.includes("/assets/"));
  expect(code.length).toBeGreaterThan(1);
  expect(
    code.filter((url) =>
      /\/(admin-dashboard|rare-style|users-page|email-analytics|.*announcement)/.test(url),
    ),
  ).toEqual([]);
});
