import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { OwnToken } from "#contract/access-tokens.ts";
import { errors } from "#contract/errors.ts";
import { DAY_MS } from "#domain/day.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { clipboard } from "#web/sharing/fixtures/share-targets.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { AccessTokensCard } from "../access-tokens-card.tsx";

const HOUR = 3_600_000;
const TOKEN = `cairn_${"t".repeat(43)}`;

function token(name: string, over: Partial<OwnToken> = {}): OwnToken {
  const times = { createdAt: now.at - 2 * DAY_MS, expiresAt: now.at + DAY_MS, lastUsedAt: null };
  return { id: name.padEnd(22, "x"), name, scope: "read", ...times, ...over };
}

/** What the server has; a call that is refused says so first. */
let tokens: OwnToken[];
let refusing: RefusalCode[];
let asked: unknown[];

beforeEach(() => {
  [tokens, refusing, asked] = [[], [], []];
});

function show(person = {}) {
  serve(({ method, path, body }) => {
    if (method === "GET") return { tokens };
    asked.push([path, body]);
    const code = refusing.shift();
    if (code !== undefined) return refusal(code);
    if (path.endsWith("/revoke")) return {};
    const { name, scope, days } = body as { name: string; scope: "read"; days: number };
    const made = { createdAt: now.at, expiresAt: now.at + days * DAY_MS };
    return { token: TOKEN, accessToken: token(name.trim(), { scope, ...made }) };
  });
  return showScreen(<AccessTokensCard />, {}, "/account", person);
}

const row = (index: number) => page.getByRole("listitem").nth(index);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const status = page.getByRole("status");
const heading = page.getByRole("heading", { name: "Access tokens" });
const unfold = () => page.getByText("Create a token").click();
const focused = (one: { element(): Element }) => (one.element() as HTMLElement).focus();

test("each token says what it may, its times and its use", async () => {
  tokens = [
    token("Watch", { scope: "log", lastUsedAt: now.at - HOUR }),
    token("Old", { createdAt: now.at - 40 * DAY_MS, expiresAt: now.at }),
  ];
  show();
  await expect
    .element(row(0))
    .toMatchTextContent(
      /^WatchRead and log progress\. Created 2 days ago, expires .+\. Last used 1 hour ago\.Revoke Watch$/,
    );
  await expect
    .element(row(1))
    .toMatchTextContent(
      /^OldRead only\. Created 40 days ago, expired .+\. Not used yet\.Revoke Old$/,
    );
});

test("by keyboard: one is made, shown once with its line, copied, and gone from the screen", async () => {
  const copied = clipboard();
  show();
  await expect.element(page.getByText("No access tokens.")).toBeVisible();
  const docs = page.getByRole("link", { name: "the API" });
  await expect.element(docs).toHaveAttribute("href", "/api/docs");
  await expect.element(field("Name")).not.toBeInTheDocument();
  focused(page.getByText("Create a token"));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("radio", { name: "Read only", exact: true })).toBeChecked();
  focused(field("Name"));
  await userEvent.keyboard("Evening script{Tab}{ArrowDown}{Tab}{Tab}{Enter}");
  await expect
    .element(status)
    .toHaveTextContent("“Evening script” was created. Copy the token now.");
  const shown = field("Your new token");
  await expect.element(shown).toHaveValue(TOKEN);
  await expect.element(shown).toHaveFocus();
  expect(asked).toEqual([
    ["/api/account/tokens", { name: "Evening script", scope: "log", days: 90 }],
  ]);
  await expect
    .element(row(0))
    .toMatchTextContent(/^Evening scriptRead and log progress\. Created just now/);
  const command = `curl -H "Authorization: Bearer ${TOKEN}" ${location.origin}/api/goals`;
  await expect.element(field("Try it in a terminal")).toHaveValue(command);
  await button("Copy token").click();
  await expect.element(status).toHaveTextContent("Token copied.");
  await button("Copy command").click();
  await expect.element(status).toHaveTextContent("Command copied.");
  expect(copied).toEqual([TOKEN, command]);
  await button("Done").click();
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
  expect(document.body.innerHTML).not.toContain(TOKEN);
});

test("what the browser does not copy is selected, and says so", async () => {
  clipboard({ refuses: true });
  show();
  await unfold();
  await field("Name").fill("x");
  await button("Create token").click();
  await quickClick(button("Copy token"));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("That couldn't be copied. It's selected, so you can copy it yourself.");
  const { selectionStart, selectionEnd } = field("Your new token").element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, TOKEN.length]);
});

test.each([
  [" ", "90", "Name", "Please enter a name."],
  ["x", "0", "Expires after (days)", "A token can be valid for 1 to 365 days."],
  ["x", "366", "Expires after (days)", "A token can be valid for 1 to 365 days."],
  ["x", "1.5", "Expires after (days)", "A token can be valid for 1 to 365 days."],
])(
  "name %j and %j days are refused beside the field, and nothing is asked",
  async (name, days, at, text) => {
    show();
    await unfold();
    await field("Name").fill(name);
    await field("Expires after (days)").fill(days);
    await quickClick(button("Create token"));
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(field(at)).toHaveFocus();
    await expect.element(field(at)).toBeInvalid();
    expect(asked).toEqual([]);
    await field(at).fill("7");
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
  },
);

test("where there is no room for one more, it says so", async () => {
  tokens = Array.from({ length: 20 }, (_, index) => token(`t${index}`));
  show();
  await unfold();
  await field("Name").fill("x");
  await quickClick(button("Create token"));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("You can have up to 20 access tokens. Please revoke one first.");
  expect(asked).toEqual([]);
});

test.each([
  [{}, "Sign in with LinkedIn", "button"],
  [{ role: "admin", isAdmin: true }, "Go to admin sign-in", "link"],
] as const)("a sign-in of a while ago leads through another one: %j", async (person, way, role) => {
  refusing = ["token.sign-in-again"];
  show(person);
  await unfold();
  await field("Name").fill("Evening script");
  await quickClick(button("Create token"));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(errors["token.sign-in-again"].text());
  await expect.element(page.getByText(/^The token wasn't created\. /)).toBeVisible();
  await expect.element(page.getByRole(role, { name: way })).toBeVisible();
  await expect.element(button("Not now")).toHaveFocus();
  await button("Not now").click();
  await expect.element(field("Name")).toHaveValue("Evening script");
  await expect.element(heading).toHaveFocus();
});

test("by keyboard: a row goes, the result is said, and the focus is on the next row's button, at last on the heading", async () => {
  tokens = [token("Watch"), token("Phone")];
  show();
  await expect.element(button("Revoke Watch")).toBeVisible();
  focused(button("Revoke Watch"));
  await userEvent.keyboard("{Enter}");
  await expect.element(status).toHaveTextContent("“Watch” was revoked.");
  await expect.element(button("Revoke Phone")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText("No access tokens.")).toBeVisible();
});

test("one that has gone by itself counts as revoked; what fails is said, and the row stays", async () => {
  tokens = [token("Watch"), token("Phone")];
  refusing = ["not-found", "server.failed"];
  show();
  await button("Revoke Watch").click();
  await expect.element(status).toHaveTextContent("“Watch” was revoked.");
  await button("Revoke Phone").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(errors["server.failed"].text());
  await expect.element(button("Revoke Phone")).toBeVisible();
});
