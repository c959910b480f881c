import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { endOtherSessions, listSessions, type OwnSession } from "#contract/account.ts";
import { errors } from "#contract/errors.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { OpenSessions } from "./open-sessions.tsx";

const HOUR = 3_600_000;

const here: OwnSession = {
  id: "h".repeat(22),
  kind: "user",
  signedInAt: now.at - HOUR,
  lastUsedAt: now.at,
  present: true,
};

/** Another browser, which signed in so many days ago and was used so many hours ago. */
function other(days: number, hours: number): OwnSession {
  const times = { signedInAt: now.at - days * 24 * HOUR, lastUsedAt: now.at - hours * HOUR };
  return { id: String(days).repeat(22), kind: "user", ...times, present: false };
}

/** What the server has; a write that is refused says so first. */
let sessions: OwnSession[];
let refusing: RefusalCode[];

beforeEach(() => {
  [sessions, refusing] = [[here, other(2, 1), other(3, 5)], []];
});

/** The screen over such a server. */
function show(person = {}) {
  const asked = serve(({ method }) => {
    const code = refusing.shift();
    if (code !== undefined) return refusal(code);
    return method === "GET" ? { sessions } : { ended: 2 };
  });
  showScreen(<OpenSessions />, {}, "/account", person);
  return () => asked.map(({ call }) => call);
}

const heading = () => page.getByRole("heading", { name: "Where you're signed in" });
const rows = () => page.getByRole("listitem");
const button = (days: number) =>
  page.getByRole("button", { name: `Sign out the browser that signed in ${days} days ago` });
const everywhere = () => page.getByRole("button", { name: "Sign out everywhere else" });

test("each browser has a row with its times, and each but this one its button", async () => {
  show();
  await expect.element(rows().nth(0)).toHaveTextContent("This browserSigned in 1 hour ago");
  await expect
    .element(rows().nth(1))
    .toMatchTextContent("Another browserSigned in 2 days ago, last used 1 hour ago");
  await expect.element(rows().nth(2)).toMatchTextContent("last used 5 hours ago");
  await expect.poll(() => page.getByRole("button").elements().length).toBe(3);
});

test("a browser in the admin area says so, on its row and on its button", async () => {
  sessions = [here, { ...other(2, 1), kind: "admin" }];
  show({ role: "admin" });
  await expect
    .element(rows().nth(1))
    .toMatchTextContent(
      "Another browserSigned in to the admin area 2 days ago, last used 1 hour ago",
    );
  const name = "Sign out the browser that signed in to the admin area 2 days ago";
  await expect.element(page.getByRole("button", { name })).toBeVisible();
});

test("by keyboard: a row goes, the result is said, and the focus is on the next row's button, at last on the heading", async () => {
  const asked = show();
  await expect.element(button(2)).toBeVisible();
  (button(2).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent("That browser was signed out.");
  await expect.element(button(3)).toHaveFocus();
  await expect.element(button(2)).not.toBeInTheDocument();
  // One other is signed out by its own button.
  await expect.element(everywhere()).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(heading()).toHaveFocus();
  await expect.element(page.getByText("You're not signed in anywhere else.")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
  expect(asked()).toEqual([
    `GET ${listSessions.path}`,
    `POST /api/account/sessions/${"2".repeat(22)}/end`,
    `POST /api/account/sessions/${"3".repeat(22)}/end`,
  ]);
});

test("everywhere else at once", async () => {
  const asked = show();
  await everywhere().click();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("You were signed out everywhere else.");
  await expect.element(heading()).toHaveFocus();
  await expect.poll(() => rows().elements().length).toBe(1);
  expect(asked().at(-1)).toBe(`POST ${endOtherSessions.path}`);
});

test("what failed is said, and may be tried again; a browser that has gone by itself goes from the list as well", async () => {
  show();
  await expect.element(button(2)).toBeVisible();
  refusing = ["server.failed", "not-found"];
  await button(2).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(errors["server.failed"].text());
  await button(2).click();
  await expect.element(button(2)).not.toBeInTheDocument();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
