import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deleteAccount, startSignIn } from "#contract/account.ts";
import { errors } from "#contract/errors.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { DeleteAccount } from "./delete-account.tsx";

/** A server that refuses to delete, and whose network is out of reach. */
const refusing = (code: RefusalCode) =>
  serve(({ path }) => refusal(path === startSignIn.path ? "sign-in.provider-failed" : code));

const dialog = () => page.getByRole("alertdialog", { name: "Delete your account?" });

async function confirm(): Promise<void> {
  await page.getByRole("button", { name: "Delete account" }).click();
  await dialog().getByLabelText("Type DELETE to confirm").fill("DELETE");
  await userEvent.keyboard("{Enter}");
}

test("a sign-in of long ago: says so, and leads through another one back to this page", async () => {
  const asked = refusing("account.sign-in-again");
  showScreen(<DeleteAccount />, {}, "/account");
  await confirm();
  await expect
    .element(dialog().getByRole("alert"))
    .toHaveTextContent(errors["account.sign-in-again"].text());
  await expect
    .element(
      dialog().getByText(
        "Nothing has been deleted. Sign in again with LinkedIn to come back to this page.",
      ),
    )
    .toBeVisible();
  // What was asked for cannot be asked again by a stray Enter.
  await expect
    .element(dialog().getByRole("button", { name: "Delete permanently" }))
    .not.toBeInTheDocument();
  await expect.element(dialog().getByRole("button", { name: "Keep my account" })).toHaveFocus();
  await dialog().getByRole("button", { name: "Sign in with LinkedIn" }).click();
  await expect.element(dialog().getByText(errors["sign-in.provider-failed"].text())).toBeVisible();
  expect(asked).toMatchObject([
    { path: deleteAccount.path, body: { confirmation: "DELETE" } },
    { path: startSignIn.path, body: { way: "network", returnTo: "/account" } },
  ]);
});

test("keeping the account closes the dialog, which then begins anew", async () => {
  refusing("account.sign-in-again");
  showScreen(<DeleteAccount />, {}, "/account");
  await confirm();
  await dialog().getByRole("button", { name: "Keep my account" }).click();
  await expect.element(page.getByRole("button", { name: "Delete account" })).toHaveFocus();
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect.element(dialog().getByLabelText("Type DELETE to confirm")).toHaveValue("");
  await expect.element(dialog().getByRole("alert")).not.toBeInTheDocument();
});

test("an admin signs in where admins do", async () => {
  refusing("account.sign-in-again");
  showScreen(<DeleteAccount />, {}, "/account", { role: "admin", isAdmin: true });
  await confirm();
  await expect
    .element(dialog().getByRole("link", { name: "Go to admin sign-in" }))
    .toHaveAttribute("href", "/admin/login?returnTo=/account");
  await expect
    .element(dialog().getByRole("button", { name: "Sign in with LinkedIn" }))
    .not.toBeInTheDocument();
});

test("any other refusal stands under the question", async () => {
  const asked = refusing("admin.last-admin");
  showScreen(<DeleteAccount />, {}, "/account");
  await confirm();
  await expect
    .element(dialog().getByRole("alert"))
    .toHaveTextContent(errors["admin.last-admin"].text());
  await expect.element(dialog().getByRole("button", { name: "Delete permanently" })).toBeVisible();
  expect(asked).toHaveLength(1);
});
