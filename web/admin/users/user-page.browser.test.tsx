import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as limits from "#domain/limits.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import {
  onePerson,
  showAdminScreen,
  somePeople,
  userServer,
} from "../fixtures/admin-screen.fixture.tsx";
import { UserPage } from "./user-page.tsx";

const at = (hour: number) => Date.UTC(2026, 2, 9, hour);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = () => page.getByRole("heading", { level: 1 });
const region = (name: string) => page.getByRole("region", { name });

function showUser(details = {}, users = [onePerson()]) {
  const server = userServer(users);
  server.details = details;
  const { uid } = users[0] ?? onePerson();
  return { server, uid, ...showAdminScreen(<UserPage uid={uid} />, `/admin/users/${uid}`) };
}

test("shows who it is, their sign-ins, and counts of check-ins and emails", async () => {
  showUser({
    identities: [
      { issuer: "https://www.linkedin.com/oauth", way: "network", lastSignInAt: at(8) },
      { issuer: "https://login.example.org/", way: null, lastSignInAt: at(7) },
    ],
    passkeys: 2,
    passkeyUsedAt: at(10),
    adminSignInAt: at(9),
    openSessions: 1,
    lastActiveAt: at(11),
    checkIns: { done: 5, missed: 2, due: 1 },
    mails: [
      { type: "announcement", sent: 0, failed: 1 },
      { type: "weekly_update", sent: 7, failed: 2 },
    ],
  });
  await expect.element(heading()).toHaveTextContent("Person 0");
  await expect
    .element(region("Account"))
    .toHaveTextContent(
      "AccountEmailperson-0@example.orgStatusActiveSign-up DateMar 10, 2026Last activeMar 9, 2026, 11:00",
    );
  await expect
    .element(region("Sign-ins"))
    .toHaveTextContent(
      "Sign-insLast sign-in with LinkedInMar 9, 2026, 08:00Last sign-in with login.example.orgMar 9, 2026, 07:00Passkeys2Last sign-in with a passkeyMar 9, 2026, 10:00Last sign-in to the admin areaMar 9, 2026, 09:00Signed in to 1 browser now.",
    );
  await expect
    .element(region("Check-ins"))
    .toHaveTextContent(
      "Check-insDone5 of 8Missed2Still due1Of check-ins in the last 8 weeks. Goals and answers aren't shown.",
    );
  const mails = region("Emails").getByRole("row").elements();
  expect(mails.map(({ textContent }) => textContent)).toEqual([
    "TypeSentFailed",
    "Announcements01",
    "Weekly summaries72",
    "Total73",
  ]);
});

test("says so where nothing is known", async () => {
  showUser();
  await expect.element(region("Account")).toMatchTextContent(/Last activeNever$/);
  await expect
    .element(region("Sign-ins"))
    .toMatchTextContent("No sign-ins yet.Not signed in anywhere now.");
  await expect.element(page.getByText("No check-ins were due in the last 8 weeks.")).toBeVisible();
  await expect.element(page.getByText("No emails in the last 400 days.")).toBeVisible();
});

test("a passkey that was never used is told", async () => {
  showUser({ passkeys: 1 });
  await expect
    .element(region("Sign-ins"))
    .toMatchTextContent("Passkeys1Last sign-in with a passkeyNeverNot signed in");
});

test.each([
  [limits.sessionsShown - 1, "Signed in to 99 browsers now."],
  [limits.sessionsShown, "Signed in to 100 browsers or more now."],
])("counts %d open sessions", async (openSessions, text) => {
  showUser({ openSessions });
  await expect.element(page.getByText(text)).toBeVisible();
});

test("disables, and deletes after the question, by keyboard; then says that the user is gone", async () => {
  const { server } = showUser();
  await button("Disable Person 0").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("User successfully disabled.");
  await expect.element(region("Account")).toMatchTextContent("Disabled");
  await expect.element(button("Enable Person 0")).toBeVisible();
  (button("More actions for Person 0").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}{Tab}{Enter}");
  await expect
    .element(page.getByRole("alertdialog"))
    .toHaveAccessibleDescription(/permanently delete user person-000000000000000\?/);
  expect(server.users).toHaveLength(1);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByText("This user no longer exists.")).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("User successfully deleted.");
  await expect.element(heading()).toHaveFocus();
  await expect.element(heading()).toHaveTextContent("User");
  expect(page.getByRole("button", { name: /Person 0/ }).elements()).toHaveLength(0);
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Back to users" }))
    .toHaveAttribute("href", "/admin/users");
});

test("offers nothing for one's own account", async () => {
  showUser({}, [{ ...onePerson(), uid: user.uid }]);
  await expect.element(page.getByText("Your own account")).toBeVisible();
  expect(page.getByRole("button", { name: /Person 0/ }).elements()).toHaveLength(0);
});

test("follows what other admins do to this user alone", async () => {
  const { server, uid, receive } = showUser({}, somePeople(2));
  await expect.element(region("Account")).toMatchTextContent("Active");
  server.users = server.users.map((one) => ({ ...one, disabled: true, rev: 2 }));
  const reads = () => server.asked.filter((path) => path.endsWith(uid)).length;
  const before = reads();
  receive({ entity: "account", id: "person-000000000000001", rev: 2 });
  receive({ entity: "account", id: uid, rev: 2 });
  await expect.element(region("Account")).toMatchTextContent("Disabled");
  expect(reads()).toBe(before + 1);
});

test("says that it could not be loaded, and tries again", async () => {
  const server = userServer([onePerson()]);
  const { uid } = onePerson();
  server.refusing.set(`/api/admin/users/${uid}`, "server.failed");
  showAdminScreen(<UserPage uid={uid} />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("This user couldn't be loaded.");
  server.refusing.clear();
  await quickClick(button("Retry"));
  await expect.element(heading()).toHaveTextContent("Person 0");
});
