import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import {
  onePerson,
  showAdminScreen,
  somePeople,
  userServer,
} from "../fixtures/admin-screen.fixture.tsx";
import { UsersPage } from "./users-page.tsx";

const rows = () => page.getByRole("row").elements().length - 1;
const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}\\b`) });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const alert = () => page.getByRole("alert");

/** Scrolls until a row is there: what was never drawn is not as high as was guessed. */
async function scrolledTo(where: "start" | "end", name: string): Promise<void> {
  const drawn = () => {
    scrollTo(0, where === "start" ? 0 : document.documentElement.scrollHeight);
    // A frame of the test runner that is not in front tells of no scrolling.
    dispatchEvent(new Event("scroll"));
    return row(name).elements().length;
  };
  await expect.poll(drawn).toBe(1);
}

test("shows ten users, with their status and date, and ten more when asked", async () => {
  userServer([{ ...onePerson(), disabled: true }, ...somePeople(24).slice(1)]);
  showAdminScreen(<UsersPage />);
  const first = row("Person 0");
  await expect
    .element(first.getByRole("link", { name: "Person 0" }))
    .toHaveAttribute("href", "/admin/users/person-000000000000000");
  await expect
    .element(first)
    .toMatchTextContent("Person 0person-0@example.orgDisabledMar 10, 2026");
  const columns = page.getByRole("columnheader").elements();
  expect(columns.map((column) => column.textContent)).toEqual([
    "Name",
    "Email",
    "Status",
    "Sign-up Date",
    "Actions",
  ]);
  await expect.element(page.getByText("10 users loaded.")).toBeVisible();
  await button("Load More").click();
  await expect.element(page.getByText("20 users loaded.")).toBeVisible();
  await quickClick(button("Load More"));
  await expect.element(page.getByText("24 users loaded.")).toBeVisible();
  expect(rows()).toBe(24);
  await expect.element(button("Load More")).toBeDisabled();
  await expect.element(button("Load All Users")).toBeDisabled();
  await expect.element(button("Sync Users")).toBeEnabled();
});

test("loads all users page by page, and draws those near the window", async () => {
  const server = userServer(somePeople(345));
  showAdminScreen(<UsersPage />);
  await button("Load All Users").click();
  await expect.element(page.getByText("345 users loaded.")).toBeVisible();
  expect(rows()).toBeLessThan(150);
  // The head is a row too.
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-rowcount", "346");
  await scrolledTo("end", "Person 344");
  await expect.element(row("Person 344")).toHaveAttribute("aria-rowindex", "346");
  await expect.element(row("Person 0")).not.toBeInTheDocument();
  await scrolledTo("start", "Person 0");
  await expect.element(row("Person 0")).toHaveAttribute("aria-rowindex", "2");
  expect(rows()).toBeLessThan(150);
  const pages = server.asked.filter((path) => path.includes("size=100"));
  expect(pages).toHaveLength(4);
});

test("stays as small with 60,000 users as with few, and shows them in two parts", async () => {
  const server = userServer(somePeople(60_000));
  server.pagesAtOnce = 50;
  showAdminScreen(<UsersPage />);
  await quickClick(button("Load All Users"));
  await expect.element(page.getByText("60000 users loaded.")).toBeVisible();
  const elements = () => document.querySelectorAll("*").length;
  expect(elements()).toBeLessThan(2_500);
  await scrolledTo("end", "Person 49999");
  expect(elements()).toBeLessThan(2_500);
  await button("Older users").click();
  await expect.element(page.getByText("Users 50,001 to 60,000 of 60,000")).toBeVisible();
  await expect.element(row("Person 50000")).toHaveAttribute("aria-rowindex", "50002");
  await scrolledTo("end", "Person 59999");
  expect(elements()).toBeLessThan(2_500);
});

test("goes on to rows that were not drawn by Tab alone", async () => {
  userServer(somePeople(345));
  showAdminScreen(<UsersPage />);
  await quickClick(button("Load All Users"));
  await expect.element(page.getByText("345 users loaded.")).toBeVisible();
  const last = rows() - 1;
  const before = `More actions for Person ${last}`;
  const next = page.getByRole("link", { name: `Person ${last + 1}`, exact: true });
  await expect.element(next).not.toBeInTheDocument();
  (button(before).element() as HTMLElement).focus();
  // Focus brings the row into view, and the rows behind it with it.
  dispatchEvent(new Event("scroll"));
  await expect.element(next).toBeInTheDocument();
  await userEvent.keyboard("{Tab}");
  await expect.element(next).toHaveFocus();
});

test("says how far loading all is, and keeps what has come when it is cancelled", async () => {
  const server = userServer(somePeople(500));
  showAdminScreen(<UsersPage />);
  await expect.element(page.getByText("10 users loaded.")).toBeVisible();
  let open = () => {};
  server.gate = new Promise((resolve) => (open = resolve));
  await quickClick(button("Load All Users"));
  await expect.element(page.getByText("Loading all users: 10 users so far...")).toBeVisible();
  await expect.element(button("Cancel")).toHaveFocus();
  const hold = new Promise<void>(() => {});
  open();
  server.gate = hold;
  await expect.element(page.getByText("Loading all users: 110 users so far...")).toBeVisible();
  await button("Cancel").click();
  await expect.element(page.getByText("110 users loaded.")).toBeVisible();
  await expect.element(alert()).not.toBeInTheDocument();
  server.gate = null;
  await quickClick(button("Load All Users"));
  await expect.element(page.getByText("500 users loaded.")).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^500 users loaded\./);
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
  await quickClick(button("Load All Users"));
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
  await expect.element(page.getByText("No users found.")).toBeVisible();
  await search.fill("");
  await expect.element(row("Person 0")).toBeVisible();
});

test("disables and enables, says so, and shows the row as it is now; nothing is offered for one's own account", async () => {
  const own = { ...onePerson(4), uid: user.uid };
  const server = userServer([...somePeople(3), own]);
  showAdminScreen(<UsersPage />);
  await expect.element(row("Person 4")).toMatchTextContent("Your own account");
  expect(row("Person 4").getByRole("button").elements()).toHaveLength(0);
  await button("Disable Person 1").click();
  await expect.element(alert()).toHaveTextContent("User successfully disabled.");
  await expect.element(row("Person 1")).toMatchTextContent("Disabled");
  await button("Enable Person 1").click();
  await expect.element(alert()).toHaveTextContent("User successfully enabled.");
  server.refusing.set("/functions/manageUser", "admin.last-admin");
  await button("Disable Person 2").click();
  await expect
    .element(alert())
    .toHaveTextContent("Failed to disable user: There must be at least one admin.");
  await expect.element(row("Person 2")).toMatchTextContent("Active");
});

test("says that it was done also where the row cannot be read again, and reads the list", async () => {
  const server = userServer(somePeople(3));
  showAdminScreen(<UsersPage />);
  server.refusing.set("/api/admin/user", "server.unavailable");
  await quickClick(button("Disable Person 1"));
  await expect.element(alert()).toHaveTextContent("User successfully disabled.");
  await expect.element(row("Person 1")).toMatchTextContent("Disabled");
  server.refusing.set("/api/admin/users", "server.failed");
  await quickClick(button("Enable Person 1"));
  await expect.element(alert()).toHaveTextContent("User successfully enabled.");
  expect(rows()).toBe(3);
});

test("deletes after the question alone, and by keyboard", async () => {
  const server = userServer(somePeople(2));
  showAdminScreen(<UsersPage />);
  const more = button("More actions for Person 0");
  await expect.element(more).toBeVisible();
  await expect.element(button("Delete Person 0")).not.toBeInTheDocument();
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}{Tab}");
  await expect.element(button("Delete Person 0")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard("{Enter}{Tab}{Enter}");
  const dialog = page.getByRole("alertdialog");
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      "Person 0, person-0@example.org Are you sure you want to permanently delete user person-000000000000000? This cannot be undone.",
    );
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.asked.some((path) => path.startsWith("/functions/"))).toBe(false);
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard("{Enter}{Tab}{Enter}");
  await expect.element(dialog).toBeVisible();
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
  const { receive } = showAdminScreen(<UsersPage />);
  const [first, second] = server.users;
  await expect.element(row("Person 1")).toMatchTextContent("Active");
  server.users = server.users.map((one) =>
    one === second ? { ...one, disabled: true, rev: 2 } : one,
  );
  receive({ entity: "account", id: second?.uid ?? "", rev: 2 });
  await expect.element(row("Person 1")).toMatchTextContent("Disabled");
  server.users = server.users.filter((one) => one !== first);
  receive({ entity: "account", id: first?.uid ?? "", rev: 2 });
  await expect.element(row("Person 0")).not.toBeInTheDocument();
  const newest = { ...onePerson(), uid: "new", fullName: "Newest Person" };
  server.users = [newest, ...server.users];
  receive({ entity: "account", id: "new", rev: 1 });
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
  await quickClick(button("Sync Users"));
  await expect
    .element(alert())
    .toHaveTextContent("Failed to sync users: A sync is already running.");
});

test("saves the list as a file, and says why where it cannot", async () => {
  const server = userServer(somePeople(2));
  const saved: string[] = [];
  const download = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => download.mockRestore());
  showAdminScreen(<UsersPage />);
  await button("Download as CSV").click();
  await expect.element(alert()).toHaveTextContent("Your download is ready.");
  expect(server.asked).toContain("/api/admin/users/export {}");
  expect(saved).toEqual(["cairn-users.csv"]);
  await expect.element(button("Download as CSV")).toHaveFocus();
  server.refusing.set("/api/admin/users/export", "request.rate");
  await quickClick(button("Download as CSV"));
  await expect
    .element(alert())
    .toHaveTextContent(
      "Failed to download the user list: Too many requests. Please try again later.",
    );
  expect(saved).toHaveLength(1);
  server.refusing.clear();
  await page.getByLabelText("Column separator").selectOptions("Semicolons, with decimals like 2,5");
  await quickClick(button("Download as CSV"));
  await expect.element(alert()).toHaveTextContent("Your download is ready.");
  expect(server.asked).toContain('/api/admin/users/export {"separator":"semicolon"}');
});
