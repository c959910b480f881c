import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { authenticator, begun, signedByIt } from "../fixtures/passkeys.fixture.ts";
import { showScreenOf } from "../fixtures/screen.fixture.tsx";
import { refusal, serve } from "../fixtures/server.fixture.ts";
import { PasskeyButton } from "./passkey-button.tsx";

const button = page.getByRole("button", { name: "Sign in with a passkey" });

test("by keyboard: a press asks for a passkey and opens a session", async () => {
  authenticator();
  const opened = { user: { uid: "ada" }, returnTo: "/account" };
  const asked = serve(({ path }) => {
    if (path.endsWith("/begin")) return begun;
    return path === "/api/session" ? opened : { customToken: "once" };
  });
  const onSignedIn = vi.fn();
  showScreenOf(null, <PasskeyButton returnTo="/account" onSignedIn={onSignedIn} />);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.poll(() => onSignedIn.mock.calls[0]?.[0]).toEqual(opened);
  expect(asked.map(({ path, body }) => [path, body])).toMatchObject([
    ["/api/passkeys/sign-in/begin", { returnTo: "/account" }],
    ["/api/passkeys/sign-in", { assertion: signedByIt }],
    ["/api/session", { customToken: "once" }],
  ]);
});

test("a passkey that is refused says why under the button", async () => {
  authenticator();
  serve(({ path }) => (path.endsWith("/begin") ? begun : refusal("passkey.wrong")));
  showScreenOf(null, <PasskeyButton onSignedIn={vi.fn()} />);
  await button.click();
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(errors["passkey.wrong"].text());
});
