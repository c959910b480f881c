import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import type { OwnPasskey } from "#contract/passkeys.ts";
import { DAY_MS } from "#domain/day.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { authenticator, begun, madeByIt } from "#web/client/fixtures/passkeys.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { viewOf } from "#web/client/fixtures/view.fixture.ts";
import { ViewContext } from "#web/client/view-context.tsx";
import { IdentitiesCard } from "../identities-card.tsx";

function passkey(name: string, over: Partial<OwnPasskey> = {}): OwnPasskey {
  const facts = { backedUp: false, forAdmin: false, worksHere: true };
  const id = name.padEnd(22, "x");
  return { id, name, createdAt: now.at - DAY_MS, lastUsedAt: null, ...facts, ...over };
}

let passkeys: OwnPasskey[];
let refusing: RefusalCode[];
let asked: unknown[];

beforeEach(() => {
  [passkeys, refusing, asked] = [[], [], []];
});

function show({ person = {}, identities = [] as object[], network = false } = {}) {
  serve(({ method, path, body }) => {
    if (path === "/api/account/identities") return { identities };
    if (method === "GET") return { passkeys };
    asked.push([method, path, body]);
    const code = refusing.shift();
    if (code !== undefined) return refusal(code);
    if (path.endsWith("/begin")) return begun;
    const { name } = body as { name: string };
    return path === "/api/account/passkeys" ? { passkey: passkey(name) } : {};
  });
  const ways = network ? [{ way: "network", name: "LinkedIn" } as const] : [];
  const card = (
    <ViewContext value={viewOf({ ways, passkeys: true })}>
      <IdentitiesCard />
    </ViewContext>
  );
  return showScreen(card, {}, "/account", person);
}

const row = (index: number) => page.getByRole("listitem").nth(index);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = page.getByRole("textbox", { name: "Name" });
const status = page.getByRole("status");
const title = page.getByRole("heading", { name: "Passkeys" });
const focused = (one: { element(): Element }) => (one.element() as HTMLElement).focus();
const path = (name: string) => `/api/account/passkeys/${name.padEnd(22, "x")}`;

test("each says its times and what else is special about it", async () => {
  passkeys = [
    passkey("Phone", { backedUp: true, forAdmin: true, lastUsedAt: now.at - DAY_MS }),
    passkey("Old", { worksHere: false }),
  ];
  show();
  await expect
    .element(row(0))
    .toMatchTextContent(
      /^PhoneCreated 1 day ago\. Last used 1 day ago\. Synced to your other devices\. Also opens the admin area\./,
    );
  await expect
    .element(row(1))
    .toMatchTextContent(/^OldCreated 1 day ago\. Not used yet\. Doesn't work at this address\./);
});

test("by keyboard: one is added under its name, and the title has the focus", async () => {
  const { create } = authenticator();
  show();
  const unfold = page.getByText("Add a passkey");
  await expect.element(unfold).toBeVisible();
  focused(unfold);
  await userEvent.keyboard("{Enter}{Tab}Work laptop{Enter}");
  await expect.element(status).toHaveTextContent("“Work laptop” was added.");
  await expect.element(title).toHaveFocus();
  await expect.element(row(0)).toMatchTextContent(/^Work laptop/);
  expect(create).toHaveBeenCalledOnce();
  expect(asked).toEqual([
    ["POST", "/api/account/passkeys/begin", {}],
    ["POST", "/api/account/passkeys", { name: "Work laptop", credential: madeByIt }],
  ]);
});

test("without a name nothing is asked", async () => {
  show();
  await page.getByText("Add a passkey").click();
  await button("Create passkey").click();
  await expect.element(field).toHaveAccessibleDescription(/Please enter a name\./);
  await expect.element(field).toHaveFocus();
  expect(asked).toEqual([]);
});

test.each([
  ["NotAllowedError", "No passkey was used. Please try again."],
  ["InvalidStateError", "This device already has a passkey for your account."],
  ["SecurityError", "The passkey couldn't be used. Please try again."],
])("a browser's %s says what happened, and nothing is added", async (name, text) => {
  authenticator(name);
  show();
  await page.getByText("Add a passkey").click();
  await field.fill("Phone");
  await button("Create passkey").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
  expect(asked).toHaveLength(1);
});

test("one is renamed, and its button has the focus again", async () => {
  passkeys = [passkey("Phone")];
  show();
  await button("Rename Phone").click();
  await expect.element(field).toHaveValue("Phone");
  await field.fill("Laptop");
  await userEvent.keyboard("{Enter}");
  await expect.element(status).toHaveTextContent("Renamed to “Laptop”.");
  await expect.element(button("Rename Laptop")).toHaveFocus();
  expect(asked).toEqual([["PUT", path("Phone"), { name: "Laptop" }]]);
});

test("one is removed, and the next is in focus", async () => {
  passkeys = [passkey("Phone"), passkey("Laptop")];
  show();
  const remove = button("Remove Phone");
  await expect.element(remove).toBeVisible();
  focused(remove);
  await userEvent.keyboard("{Enter}");
  await expect
    .element(status)
    .toHaveTextContent("“Phone” was removed. You were signed out everywhere else.");
  await expect.element(button("Rename Laptop")).toHaveFocus();
  expect(asked).toEqual([["POST", `${path("Phone")}/remove`, {}]]);
});

test("the last way to sign in stays, and says why", async () => {
  passkeys = [passkey("Phone")];
  refusing = ["identity.last"];
  show();
  await button("Remove Phone").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(errors["identity.last"].text());
  await expect.element(row(0)).toBeVisible();
});

test("long after a sign-in it asks for another, also with a passkey", async () => {
  passkeys = [passkey("Phone")];
  refusing = ["passkey.sign-in-again"];
  show();
  await button("Remove Phone").click();
  await expect.element(page.getByText(errors["passkey.sign-in-again"].text())).toBeVisible();
  await expect.element(button("Sign in with a passkey")).toBeVisible();
  await expect.element(button("Not now")).toHaveFocus();
  await button("Not now").click();
  await expect.element(title).toHaveFocus();
});

test("an admin allows one in the admin area", async () => {
  passkeys = [passkey("Phone"), passkey("Laptop", { forAdmin: true })];
  show({ person: { isAdmin: true } });
  await button("Allow in admin area Phone").click();
  await expect.element(status).toHaveTextContent("“Phone” now also opens the admin area.");
  await expect.element(button("Allow in admin area Laptop")).not.toBeInTheDocument();
  expect(asked).toEqual([["PUT", path("Phone"), { forAdmin: true }]]);
});

test("beside a passkey the only account elsewhere can be disconnected", async () => {
  passkeys = [passkey("Phone")];
  const issuer = "https://www.linkedin.com/oauth";
  show({ network: true, identities: [{ issuer, way: "network", lastSignInAt: now.at }] });
  await expect.element(button("Disconnect LinkedIn")).toBeVisible();
});
