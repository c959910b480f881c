import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import type { SessionUser } from "#contract/session.ts";
import { authenticator, begun, madeByIt } from "#web/client/fixtures/passkeys.fixture.ts";
import { showScreenOf } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { JoinPage } from "./join-page.tsx";

const before = location.href;
afterEach(() => history.replaceState(null, "", before));

type Answer = Parameters<typeof serve>[0];

const answers: Readonly<Record<string, object>> = {
  "/api/join/read": { inviter: "Grace" },
  "/api/join/begin": begun,
  "/api/join": { customToken: "once" },
  "/api/session": { user, returnTo: null },
};

function open(search: string, answer: Answer = () => undefined, person: SessionUser | null = null) {
  history.replaceState(null, "", `/join${search}`);
  const asked = serve((call) => answer(call) ?? answers[call.path]);
  const { unmount } = showScreenOf(person, <JoinPage />, { path: "/join" });
  return { asked, unmount };
}

const name = page.getByRole("textbox", { name: "Your name" });
const create = page.getByRole("button", { name: "Create a passkey" });
const alert = page.getByRole("alert");
const invited = page.getByText(/Grace.* invited you to Cairn/);

// product 38.8, threats T27
test("says who invites and changes nothing; the token leaves the address, but stays for a reload", async () => {
  const { asked, unmount } = open("?token=secret&utm=1");
  await expect.element(invited).toBeVisible();
  expect(location.search).toBe("?utm=1");
  expect(asked).toMatchObject([{ path: "/api/join/read", body: { token: "secret" } }]);
  unmount();
  showScreenOf(null, <JoinPage />, { path: "/join" });
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ path: "/api/join/read", body: { token: "secret" } });
});

test("by keyboard: a name and Enter create the passkey, and the person is signed in", async () => {
  const { create: created } = authenticator();
  const { asked } = open("?token=secret");
  await expect.element(name).toBeVisible();
  await userEvent.keyboard("{Tab}Ada Moreau{Enter}");
  await expect.element(page.getByRole("button", { name: "Skip" })).toBeVisible();
  expect(created).toHaveBeenCalledOnce();
  expect(asked.slice(1, 4)).toMatchObject([
    { path: "/api/join/begin", body: { token: "secret", name: "Ada Moreau" } },
    {
      path: "/api/join",
      body: { token: "secret", name: "Ada Moreau", credential: madeByIt },
    },
    { path: "/api/session", body: { customToken: "once" } },
  ]);
});

test("without a name nothing is asked", async () => {
  const { create: created } = authenticator();
  const { asked } = open("?token=secret");
  await create.click();
  await expect.element(name).toHaveAccessibleDescription(/Please enter/);
  await expect.element(name).toHaveFocus();
  expect(asked).toHaveLength(1);
  expect(created).not.toHaveBeenCalled();
});

test("a dialog of the browser that is closed says so, and the name stays", async () => {
  authenticator("NotAllowedError");
  open("?token=secret");
  await name.fill("Ada");
  await create.click();
  await expect.element(alert).toHaveTextContent("No passkey was used. Please try again.");
  await expect.element(name).toHaveValue("Ada");
});

test("a link that was used meanwhile says so at the press", async () => {
  authenticator();
  open("?token=secret", ({ path }) =>
    path === "/api/join" ? refusal("join.link-wrong") : undefined,
  );
  await name.fill("Ada");
  await create.click();
  await expect.element(alert).toHaveTextContent(errors["join.link-wrong"].text());
});

test("a link that is no longer valid says so, and leads to sign-in", async () => {
  open("?token=old", () => refusal("join.link-wrong"));
  await expect.element(alert).toHaveTextContent(errors["join.link-wrong"].text());
  await expect
    .element(page.getByRole("link", { name: "Go to sign-in" }))
    .toHaveAttribute("href", "/login");
  await expect.element(create).not.toBeInTheDocument();
});

test("without its token it says that it is incomplete", async () => {
  const { asked } = open("");
  await expect.element(alert).toMatchTextContent(/^This invitation link is incomplete/);
  expect(asked).toEqual([]);
});

test("who is signed in already is told as whom, and asks nothing of the link", async () => {
  const { asked } = open("?token=secret", undefined, user);
  await expect
    .element(page.getByText(/^You're already signed in as .*To use this invitation/))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Go to your dashboard" }))
    .toHaveAttribute("href", "/");
  await expect.element(create).not.toBeInTheDocument();
  expect(location.search).toBe("");
  expect(asked).toEqual([]);
});
