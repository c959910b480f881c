import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { RefusalCode } from "#domain/refusal.ts";
import { browserZone } from "#web/client/browser-zone.ts";
import { AdminLoginPage } from "./admin-login-page.tsx";
import { showAdminScreen, userServer } from "./fixtures/admin-screen.fixture.tsx";

const PATH = "/api/admin/session";
const email = page.getByLabelText("Email");
const password = page.getByLabelText("Password");
const code = page.getByLabelText("Code from your authenticator app");

async function signIn() {
  await page.getByRole("button", { name: "Sign in" }).click();
}

test.each<[RefusalCode, string]>([
  ["admin.wrong-password", "Incorrect password."],
  // Whatever else goes wrong reads as a failed sign-in.
  ["server.unavailable", "Failed to log in. Please check your email and password."],
])("%s reads %s", async (refusal, text) => {
  const server = userServer([]);
  server.refusing.set(PATH, refusal);
  showAdminScreen(<AdminLoginPage />);
  await email.fill("ada@example.org");
  await password.fill("not the password");
  await signIn();
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
  await expect.element(password).toHaveFocus();
  await expect.element(email).toHaveValue("ada@example.org");
});

test("asks for the code only where the account has one, and sends it by Enter", async () => {
  const server = userServer([]);
  server.refusing.set(PATH, "admin.code-missing");
  showAdminScreen(<AdminLoginPage />);
  await expect.element(code).not.toBeInTheDocument();
  await email.fill("ada@example.org");
  await password.fill("four words of mine");
  await signIn();
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard("123456{Enter}");
  await expect
    .poll(() => server.asked.at(-1))
    .toBe(
      `${PATH} {"email":"ada@example.org","password":"four words of mine","code":"123456","timeZone":"${browserZone()}"}`,
    );
  server.refusing.set(PATH, "admin.code-wrong");
  await signIn();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("This code is wrong or was already used.");
  await expect.element(code).toHaveFocus();
});

test("both fields are asked for", async () => {
  const server = userServer([]);
  showAdminScreen(<AdminLoginPage />);
  await signIn();
  expect(server.asked).toEqual([]);
  await expect.element(email).toHaveFocus();
});
