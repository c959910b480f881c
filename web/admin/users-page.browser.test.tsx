import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { onePerson, showAdminScreen, somePeople, userServer } from "./admin-screen.fixture.tsx";
import { UsersPage } from "./users-page.tsx";

const rows = () => page.getByRole("row").elements().length - 1;
const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}\\b`) });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const alert = () => page.getByRole("alert");

test("shows ten users, with their status and date, and ten more when asked", async () => {
  userServer([{ ...onePerson(), disabled: true }, ...somePeople(24).slice(1)]);
  showAdminScreen(<UsersPage />);
  const first = row("Person 0");
  await expect
    .element(first)
    .toMatchTextContent("Person 0person-0@example.orgDisabledMar 10, 2026");
  await expect.element(page.getByText("10 users loaded.")).toBeVisible();
  await button("Load More").click();
  await expect.element(page.getByText("20 users loaded.")).toBeVisible();
  await button("Load More").click();
  await expect.element(page.getByText("24 users loaded.")).toBeVisible();
  expect(rows()).toBe(24);
  await expect.element(button("Load More")).not.toBeInTheDocument();
  await expect.element(button("Load All Users")).not.toBeInTheDocument();
});

test("loads all users page by page", async () => {
  const server = userServer(somePeople(345));
  showAdminScreen(<UsersPage />);
  await button("Load All Users").click();
  await expect.element(page.getByText("345 users loaded.")).toBeVisible();
  // The rows at the end are drawn when they come near the window, or when they are asked for: a frame of the test
  // runner that is not in front observes nothing.
  expect(rows()).toBe(200);
  button("Show more rows")
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.poll(rows, { timeout: 10_000 }).toBe(345);
  await expect.element(button("Show more rows")).not.toBeInTheDocument();
  const pages = server.asked.filter((path) => path.includes("size=100"));
  expect(pages).toHaveLength(4);
});

test("says how far loading all is, and keeps what has come when it is cancelled", async () => {
  const server = userServer(somePeople(500));
  showAdminScreen(<UsersPage />);
  await expect.element(page.getByText("10 users loaded.")).toBeVisible();
  let open = () => {};
  server.gate = new Promise((resolve) => (open = resolve));
  await button("Load All Users").click();
  await expect.element(page.getByText("Loading all users: 10 users so far...")).toBeVisible();
  const hold = new Promise<void>(() => {});
  open();
  server.gate = hold;
  await expect.element(page.getByText("Loading all users: 110 users so far...")).toBeVisible();
  await button("Cancel").click();
  await expect.element(page.getByText("110 users loaded.")).toBeVisible();
  await expect.element(alert()).not.toBeInTheDocument();
  server.gate = null;
  await button("Load All Users").click();
  await expect.element(page.getByText("500 users loaded.")).toBeVisible();
});

test("says which of the two loads failed", async () => {
  const server = userServer(somePeople(30));
  server.refusing.set("/api/admin/users", "server.failed");
  showAdminScreen(<UsersPage />);
  await expect.element(alert()).toHaveTextContent("Failed to fetch users.");
  server.refusing.clear();
  await button("Retry").click();
  await expect.element(page.getByText("10 users loaded.")).toBeVisible();
  server.refusing.set("/api/admin/users", "server.failed");
  await button("Load All Users").click();
  await expect.element(alert()).toHaveTextContent("Failed to fetch all users.");
  expect(rows()).toBe(10);
});

test("searches by what is typed, and says when nobody was found", async () => {
  userServer(somePeople(30));
  showAdminScreen(<UsersPage />);
  await expect.element(row("Person 0")).toBeVisible();
  const search = page.getByLabelText("Search by name or email");
  await search.fill("Person 2");
  await expect.element(row("Person 28")).toBeVisible();
  await expect.element(row("Person 0")).not.toBeInTheDocument();
  await search.fill("nobody");
  await expect.element(page.getByText("No user was found.")).toBeVisible();
  await search.fill("");
  await expect.element(row("Person 0")).toBeVisible();
});

test("disables and enables, with the words of the spec, and shows the row as it is now", async () => {
  const server = userServer(somePeople(3));
  showAdminScreen(<UsersPage />);
  await button("Disable Person 1").click();
  await expect.element(alert()).toHaveTextContent("User successfully disabled.");
  await expect.element(row("Person 1")).toMatchTextContent("Disabled");
  await button("Enable Person 1").click();
  await expect.element(alert()).toHaveTextContent("User successfully enabled.");
  server.refusing.set("/functions/manageUser", "admin.last-admin");
  await button("Disable Person 2").click();
  await expect
    .element(alert())
    .toHaveTextContent("Failed to disable user: At least one admin has to remain.");
  await expect.element(row("Person 2")).toMatchTextContent("Active");
});

test("deletes after the question alone, and by keyboard", async () => {
  const server = userServer(somePeople(2));
  showAdminScreen(<UsersPage />);
  await button("Delete Person 0").click();
  const dialog = page.getByRole("alertdialog");
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      "Are you sure you want to permanently delete user person-000000000000000? This cannot be undone.",
    );
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.asked.some((path) => path.startsWith("/functions/"))).toBe(false);
  await expect.element(button("Delete Person 0")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(alert()).toHaveTextContent("User successfully deleted.");
  await expect.element(row("Person 0")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Users" })).toHaveFocus();
  expect(server.asked).toContain(
    '/functions/manageUser {"data":{"uid":"person-000000000000000","action":"delete"}}',
  );
});

test("a row follows what other admins do, and a new user comes first", async () => {
  const server = userServer(somePeople(3));
  const { hear } = showAdminScreen(<UsersPage />);
  const [first, second] = server.users;
  await expect.element(row("Person 1")).toMatchTextContent("Active");
  server.users = server.users.map((user) =>
    user === second ? { ...user, disabled: true, rev: 2 } : user,
  );
  hear({ entity: "account", id: second?.uid ?? "", rev: 2 });
  await expect.element(row("Person 1")).toMatchTextContent("Disabled");
  server.users = server.users.filter((user) => user !== first);
  hear({ entity: "account", id: first?.uid ?? "", rev: 2 });
  await expect.element(row("Person 0")).not.toBeInTheDocument();
  const newest = { ...onePerson(), uid: "new", fullName: "Newest Person" };
  server.users = [newest, ...server.users];
  hear({ entity: "account", id: "new", rev: 1 });
  await expect.element(row("Newest Person")).toBeVisible();
  expect(rows()).toBe(3);
});

test("syncs, and says what it did or why not", async () => {
  const server = userServer(somePeople(1));
  showAdminScreen(<UsersPage />);
  await button("Sync Users").click();
  await expect
    .element(alert())
    .toHaveTextContent("User sync completed. Processed: 3, Created: 1, Updated: 2");
  server.refusing.set("/functions/syncUsersToFirestore", "admin.sync-running");
  await button("Sync Users").click();
  await expect
    .element(alert())
    .toHaveTextContent("Failed to sync users: A sync is already running.");
});
