import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showAdminScreen, somePeople, userServer } from "../fixtures/admin-screen.fixture.tsx";
import { UsersPage } from "./users-page.tsx";

const PATH = "/api/admin/users/invitations";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog", { name: "Invite colleagues" });
const field = () => page.getByLabelText("Email addresses");

test("invites by keyboard, says what came of it, and gives the focus back", async () => {
  const server = userServer(somePeople(2));
  showAdminScreen(<UsersPage />);
  await button("Invite colleagues").click();
  await expect
    .element(dialog())
    .toHaveAccessibleDescription(
      "Each person gets one email with your name and a link to sign in. The invitation itself creates no account and grants no access.",
    );
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("ada@example.net, grace@example.net, tom@example.net");
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(
      /^2 invitations are on their way\. 1 address was skipped: it already has an account/,
    );
  await expect.element(button("Invite colleagues")).toHaveFocus();
  const addresses = "ada@example.net, grace@example.net, tom@example.net";
  expect(server.asked).toContain(`${PATH} ${JSON.stringify({ addresses })}`);
  await button("Invite colleagues").click();
  await expect.element(field()).toHaveValue("");
});

test("tells which invitations failed, and nothing where none has", async () => {
  const server = userServer(somePeople(2));
  const heading = page.getByRole("heading", { name: "Failed invitations" });
  const reason = "550 5.1.1 No such user";
  server.failed = [{ address: "jane@example.net", at: Date.UTC(2026, 2, 9), reason }];
  const { unmount } = showAdminScreen(<UsersPage />);
  await expect.element(heading).toBeVisible();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "jane@example.net" }))
    .toHaveTextContent(`jane@example.net, Mar 9, 2026: ${reason}`);
  unmount();
  server.failed = [];
  showAdminScreen(<UsersPage />);
  await expect.element(page.getByRole("row", { name: /^Person 1/ })).toBeVisible();
  await expect.poll(() => server.asked.filter((path) => path === `${PATH}/failed`)).toHaveLength(2);
  await expect.element(heading).not.toBeInTheDocument();
});

test("says which is no address and leads to it, and keeps what is typed where it is closed", async () => {
  const server = userServer(somePeople(2));
  showAdminScreen(<UsersPage />);
  await button("Invite colleagues").click();
  await button("Send invitations").click();
  await expect.element(page.getByText("Please enter an email address.")).toBeVisible();
  await field().fill("ada@example.net, grace@");
  await button("Send invitations").click();
  await expect.element(page.getByText("“grace@” isn't an email address.")).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await button("Invite colleagues").click();
  await expect.element(field()).toHaveValue("ada@example.net, grace@");
  await field().fill("ada@example.net");
  server.refusing.set(PATH, "request.rate");
  await button("Send invitations").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Too many requests. Please try again later.");
  await expect.element(field()).toHaveValue("ada@example.net");
  expect(server.asked.filter((path) => path.startsWith(`${PATH} `))).toHaveLength(1);
});
