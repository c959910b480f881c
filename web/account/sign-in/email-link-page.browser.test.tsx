import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreenOf } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { EmailLinkPage } from "./email-link-page.tsx";

const login = {
  success: true,
  customToken: "once",
  userId: user.uid,
  email: "ada@example.org",
  displayName: "Ada",
  profileData: { name: null, givenName: null, familyName: null, locale: null },
  message: "Welcome",
} as const;

type Answer = Parameters<typeof serve>[0];

function arrive(search: string, finish: Answer = () => login) {
  const asked = serve((call) => {
    if (call.path === "/api/session") return { user, returnTo: null };
    return call.path.endsWith("/finish") ? finish(call) : {};
  });
  vi.spyOn(window.history, "replaceState").mockImplementation(() => undefined);
  showScreenOf(null, <EmailLinkPage />, { path: `/sign-in/email${search}` });
  return asked;
}

afterEach(() => vi.restoreAllMocks());

const press = page.getByRole("button", { name: "Sign in" });

// product 40.4, threats T96
test("the link asks for a press, and only then signs in", async () => {
  const asked = arrive("?token=secret");
  await expect.element(press).toBeVisible();
  expect(asked).toEqual([]);
  expect(window.history.replaceState).toHaveBeenCalledWith(history.state, "", "/sign-in/email");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByRole("button", { name: "Skip" })).toBeVisible();
  expect(asked).toMatchObject([
    { path: "/api/sign-in/email/finish", body: { proof: "secret" } },
    { path: "/api/session", body: { customToken: "once" } },
    {},
  ]);
});

test("in another browser it says where to type the code", async () => {
  arrive("?token=secret", () => refusal("sign-in.other-browser"));
  await press.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(
      "You asked for this link in another browser. Type the code from the email there.",
    );
  await expect
    .element(page.getByRole("link", { name: "Go to sign-in" }))
    .toHaveAttribute("href", "/login");
});

test("without its token it says that it is incomplete", async () => {
  const asked = arrive("");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^This link is incomplete/);
  expect(asked).toEqual([]);
});
