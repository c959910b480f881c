import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreenOf } from "../fixtures/screen.fixture.tsx";
import { refusal, serve } from "../fixtures/server.fixture.ts";
import { viewOf } from "../fixtures/view.fixture.ts";
import { ViewContext } from "../view-context.tsx";
import { SignInWays } from "./sign-in-ways.tsx";

type Answer = Parameters<typeof serve>[0];

const onSignedIn = vi.fn<(opened: object) => void>();

function show(answer: Answer, returnTo: string | null = null) {
  const asked = serve((call) => (call.path === "/api/session" ? { user: null } : answer(call)));
  showScreenOf(
    null,
    <ViewContext value={viewOf({ signInByEmail: true })}>
      <SignInWays returnTo={returnTo} onSignedIn={onSignedIn} />
    </ViewContext>,
    { path: "/login" },
  );
  return asked;
}

const email = page.getByLabelText("Email");
const code = page.getByLabelText("Code from the email");

// product 40.2
test("LinkedIn stays first; by keyboard, an address is asked for, then its code", async () => {
  const login = { customToken: "once", success: true };
  const asked = show(({ path }) => (path.endsWith("/finish") ? login : {}), "/week");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Sign in with LinkedIn" })).toHaveFocus();
  await userEvent.keyboard("{Tab}ada@example.org{Enter}");
  await expect.element(code).toHaveFocus();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(
      /^If ada@example\.org can sign in here, an email with a link is on its way\./,
    );
  await expect
    .element(page.getByRole("button", { name: "Sign in with LinkedIn" }))
    .not.toBeInTheDocument();
  await userEvent.keyboard("123 456{Enter}");
  await expect.poll(() => onSignedIn.mock.calls[0]?.[0]).toEqual({ user: null });
  expect(asked.filter(({ path }) => path.startsWith("/api/sign-in"))).toMatchObject([
    { path: "/api/sign-in/email", body: { address: "ada@example.org", returnTo: "/week" } },
    { path: "/api/sign-in/email/finish", body: { proof: "123 456" } },
  ]);
});

test("an address that is none is said at its field, which keeps what was typed", async () => {
  show(() => refusal("profile.email-invalid", { field: "address" }));
  await email.fill("ada@");
  await userEvent.keyboard("{Enter}");
  await expect.element(email).toHaveAccessibleDescription("Please enter a valid email address.");
  await expect.element(email).toHaveValue("ada@");
});

test("a wrong code is said at its field; another address can be typed", async () => {
  show(({ path }) => (path.endsWith("/finish") ? refusal("sign-in.code-wrong") : {}));
  await email.fill("ada@example.org");
  await userEvent.keyboard("{Enter}");
  await code.fill("000000");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(code)
    .toHaveAccessibleDescription(
      "Six digits This code is wrong or has expired. Use the code in the newest email.",
    );
  await expect.element(code).toHaveFocus();
  await page.getByRole("button", { name: "Use another address" }).click();
  await expect.element(email).toHaveValue("ada@example.org");
});
