import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import type { OwnIdentity } from "#contract/identities.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import type { NamedProvider } from "#domain/named-providers.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { viewOf } from "#web/client/fixtures/view.fixture.ts";
import { ViewContext } from "#web/client/view-context.tsx";
import { IdentitiesCard } from "../identities-card.tsx";

const HOUR = 3_600_000;
const linkedin = { issuer: "https://www.linkedin.com/oauth", way: "network" } as const;
const works = { issuer: "https://id.example.org", way: "organization" } as const;
const former = { issuer: "https://old.example.org/realms/x", way: null };
const ways = {
  network: { way: "network", name: "LinkedIn" },
  works: { way: "organization", name: "Example Works" },
  union: { way: "organization-1", name: "Example Union" },
} as const;

/** What the server has; a write that is refused says so first. */
let identities: OwnIdentity[];
let refusing: RefusalCode[];
let asked: unknown[];

beforeEach(() => {
  [identities, refusing, asked] = [[], [], []];
});

type Known = Pick<OwnIdentity, "issuer" | "way"> & Partial<OwnIdentity>;

function has(...known: readonly Known[]): void {
  identities = known.map((one, place) => ({
    address: null,
    ...one,
    lastSignInAt: now.at - place * HOUR,
  }));
}

function show(
  offered: readonly NamedProvider[] = [ways.network, ways.works],
  signInByEmail = false,
) {
  serve(({ method, path, body }) => {
    if (method === "GET") return { identities };
    asked.push([path, body]);
    const code = refusing.shift();
    if (code !== undefined) return refusal(code);
    // The way to a provider never answers: the test stays on its page.
    if (path.endsWith("/join-email")) return { address: "ada@example.org" };
    return path.endsWith("/part") ? {} : new Promise(() => undefined);
  });
  const card = (
    <ViewContext value={viewOf({ ways: offered, signInByEmail })}>
      <IdentitiesCard />
    </ViewContext>
  );
  return showScreen(card, {}, "/account");
}

const row = (index: number) => page.getByRole("listitem").nth(index);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const status = page.getByRole("status");
const title = page.getByRole("heading", { name: "Sign-in options" });
const focused = (one: { element(): Element }) => (one.element() as HTMLElement).focus();

test.each([ways.network, ways.works])(
  "of a server with one way it is not shown: %j",
  async (way) => {
    show([way]);
    await expect.element(title).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  },
);

test("email alone is shown, with its address", async () => {
  has({ issuer: "email", way: "email", address: "ada@example.org" });
  show([], true);
  await expect
    .element(row(0))
    .toMatchTextContent(/^Email \(ada@example\.org\).*This is your only way to sign in/);
});

test("each way says what the person has of it; the only one cannot be left", async () => {
  has(linkedin);
  show();
  await expect
    .element(row(0))
    .toMatchTextContent(/^LinkedInLast sign-in just now\. This is your only way to sign in$/);
  await expect
    .element(row(1))
    .toMatchTextContent(/^Example WorksNot connectedConnect Example Works$/);
});

test("each of several organizations has a line of its own, and joins by its own way", async () => {
  has(works);
  show(Object.values(ways));
  await expect.element(row(1)).toMatchTextContent(/^Example WorksLast sign-in just now/);
  await expect.element(row(2)).toMatchTextContent(/^Example UnionNot connected/);
  await button("Connect Example Union").click();
  expect(asked).toEqual([["/api/account/identities/join", { way: "organization-1" }]]);
});

test("by keyboard: another is joined, and waits for its provider", async () => {
  has(linkedin);
  show();
  const join = button("Connect Example Works");
  await expect.element(join).toBeVisible();
  focused(join);
  await userEvent.keyboard("{Enter}");
  await expect.element(join).toHaveAttribute("aria-busy", "true");
  expect(asked).toEqual([["/api/account/identities/join", { way: "organization" }]]);
});

test("long after a sign-in it asks for another, by a way that leads to this person", async () => {
  has(works);
  refusing = ["identity.sign-in-again"];
  show();
  await button("Connect LinkedIn").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(errors["identity.sign-in-again"].text());
  const words = page.getByText(
    "No sign-in option was added. Sign in again with Example Works to come back to this page.",
  );
  await expect.element(words).toBeVisible();
  await expect.element(button("Not now")).toHaveFocus();
  await expect.element(button("Sign in with LinkedIn")).not.toBeInTheDocument();
  await expect.element(button("Sign in with Example Works")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Connect LinkedIn")).toBeVisible();
  await expect.element(title).toHaveFocus();
});

test("by keyboard: one of two is parted, the focus stays, and it is said what ended", async () => {
  has(linkedin, works);
  show();
  const part = button("Disconnect Example Works");
  await expect.element(part).toBeVisible();
  focused(part);
  await userEvent.keyboard("{Enter}");
  await expect
    .element(status)
    .toHaveTextContent(
      "You no longer sign in with Example Works. You were signed out everywhere else.",
    );
  expect(asked).toEqual([["/api/account/identities/part", { issuer: works.issuer }]]);
  await expect.element(button("Connect Example Works")).toHaveFocus();
  await expect.element(row(0)).toMatchTextContent(/This is your only way to sign in$/);
});

test("one that is offered no more is named by its host, and goes with its row", async () => {
  has(linkedin, former);
  show();
  await expect
    .element(row(2))
    .toMatchTextContent(/^old\.example\.orgLast sign-in 1 hour ago\. No longer available here/);
  // It counts for nothing.
  await expect.element(button("Disconnect LinkedIn")).not.toBeInTheDocument();
  const part = button("Disconnect old.example.org");
  focused(part);
  await userEvent.keyboard("{Enter}");
  await expect.element(row(2)).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
});

test("what the server refuses is said, and stays as it was", async () => {
  has(linkedin, works);
  refusing = ["identity.last"];
  show();
  await button("Disconnect LinkedIn").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("You need at least one way to sign in.");
  await expect.element(button("Disconnect LinkedIn")).toBeVisible();
});

// product 40.5
test("by keyboard: an email address is joined by the link or the code that is sent to it", async () => {
  has(linkedin);
  show([ways.network], true);
  await expect.element(row(1)).toMatchTextContent(/^EmailNot connectedConnect email$/);
  focused(button("Connect email"));
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/^An email with a link is on its way to ada@example\.org/);
  await expect.element(page.getByLabelText("Code from the email")).toHaveFocus();
  expect(asked).toEqual([["/api/account/identities/join-email", {}]]);
});

test("one that is joined shows its address, and can be left by its name", async () => {
  has(linkedin, { issuer: "email", way: "email", address: "ada@example.org" });
  show([ways.network], true);
  await expect
    .element(row(1))
    .toMatchTextContent(/^Email \(ada@example\.org\)Last sign-in 1 hour ago/);
  await button("Disconnect email").click();
  await expect.element(status).toMatchTextContent(/^You no longer sign in with email\./);
  await expect.element(button("Connect email")).toBeVisible();
});

test("long after a sign-in, who signs in by email is offered a link to that address", async () => {
  has({ issuer: "email", way: "email", address: "ada@example.org" });
  refusing = ["identity.sign-in-again"];
  show([ways.network], true);
  await button("Connect LinkedIn").click();
  await expect.element(button("Email a sign-in link to ada@example.org")).toBeVisible();
  await expect.element(button("Sign in with LinkedIn")).not.toBeInTheDocument();
});
