import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { JoinLink } from "#contract/join-links.ts";
import { errors } from "#contract/errors.ts";
import { DAY_MS } from "#domain/day.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { viewOf } from "#web/client/fixtures/view.fixture.ts";
import { ViewContext } from "#web/client/view-context.tsx";
import { clipboard } from "#web/sharing/fixtures/share-targets.fixture.ts";
import { showAdminScreen } from "../fixtures/admin-screen.fixture.tsx";
import { JoinLinks } from "./join-links.tsx";

const PATH = "/api/admin/join-links";
const AT = Date.UTC(2026, 2, 10, 12);

function link(invitee: string): JoinLink {
  const inviter = "admin@example.org";
  return { id: invitee, invitee, inviter, createdAt: AT, expiresAt: AT + 14 * DAY_MS };
}

let links: JoinLink[];
let refusing: RefusalCode | null;

beforeEach(() => {
  [links, refusing] = [[], null];
});

function show({ passkeys = true } = {}) {
  const asked = serve(({ method, path, body }) => {
    if (method === "GET") return { links };
    if (refusing !== null) return refusal(refusing);
    if (path !== PATH) {
      links = links.filter(({ id }) => path !== `${PATH}/${id}/withdraw`);
      return {};
    }
    const made = link((body as { invitee: string }).invitee);
    links = [made, ...links];
    return { token: `secret-${made.id}`, link: made };
  });
  showAdminScreen(
    <ViewContext value={viewOf({ passkeys })}>
      <JoinLinks />
    </ViewContext>,
  );
  return asked;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const invitee = page.getByRole("textbox", { name: "Who is it for?" });
const made = page.getByRole("textbox", { name: "Invitation link" });
const items = page.getByRole("listitem");
const status = page.getByRole("status");
const alert = page.getByRole("alert");
const unfold = page.getByText("Create an invitation link");
const addressOf = (token: string) => `${location.origin}/join?token=${token}`;
const focused = (one: { element(): Element }) => (one.element() as HTMLElement).focus();

test("by keyboard: one is created, in the list, and its link to be copied has the focus", async () => {
  const copied = clipboard();
  const asked = show();
  await expect.element(unfold).toBeVisible();
  focused(unfold);
  await userEvent.keyboard("{Enter}{Tab}Ada from sales{Enter}");
  await expect.element(made).toHaveValue(addressOf("secret-Ada from sales"));
  await expect.element(made).toHaveFocus();
  await expect
    .element(made)
    .toHaveAccessibleDescription("It won't be shown again. Copy it and send it to one person.");
  await expect
    .element(items)
    .toMatchTextContent(/^Ada from sales, by .*admin@example\.org.*, expires Mar 24, 2026/);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByText("Link copied.")).toBeVisible();
  expect(copied).toEqual([addressOf("secret-Ada from sales")]);
  expect(asked.filter(({ method }) => method === "POST")).toMatchObject([
    { path: PATH, body: { invitee: "Ada from sales" } },
  ]);
});

test("the next one takes the place of the link before", async () => {
  show();
  await unfold.click();
  await invitee.fill("Ada");
  await button("Create invitation link").click();
  await expect.element(made).toHaveValue(addressOf("secret-Ada"));
  await button("Copy link").click();
  await expect.element(invitee).toHaveValue("");
  await invitee.fill("Tom");
  await button("Create invitation link").click();
  await expect.element(made).toHaveValue(addressOf("secret-Tom"));
  expect(document.body.innerHTML).not.toContain("secret-Ada");
  await expect.poll(() => items.elements()).toHaveLength(2);
});

test("a link that can't be copied is selected", async () => {
  clipboard({ refuses: true });
  show();
  await unfold.click();
  await invitee.fill("Ada");
  await button("Create invitation link").click();
  await button("Copy link").click();
  await expect.element(alert).toMatchTextContent(/^The link couldn't be copied/);
  const field = made.element() as HTMLInputElement;
  expect(field.selectionEnd! - field.selectionStart!).toBe(field.value.length);
});

test("without a name or note nothing is created", async () => {
  const asked = show();
  await unfold.click();
  await button("Create invitation link").click();
  await expect.element(invitee).toHaveAccessibleDescription(/Please enter/);
  await expect.element(invitee).toHaveFocus();
  expect(asked.every(({ method }) => method === "GET")).toBe(true);
});

test("says why none is created", async () => {
  refusing = "join.too-many";
  show();
  await unfold.click();
  await invitee.fill("Ada");
  await button("Create invitation link").click();
  await expect.element(alert).toHaveTextContent(errors["join.too-many"].text());
  await expect.element(invitee).toHaveValue("Ada");
});

test("one is withdrawn, and the title has the focus", async () => {
  links = [link("Ada"), link("Tom")];
  show();
  const withdraw = button("Withdraw Ada");
  await expect.element(withdraw).toBeVisible();
  focused(withdraw);
  await userEvent.keyboard("{Enter}");
  await expect.element(status).toMatchTextContent(/^The link for “.*Ada.*” was withdrawn\.$/);
  await expect.element(page.getByRole("heading", { name: "Invitation links" })).toHaveFocus();
  await expect.element(withdraw).not.toBeInTheDocument();
  await expect.element(button("Withdraw Tom")).toBeVisible();
});

test("one that was used meanwhile says so, and leaves the list", async () => {
  links = [link("Ada")];
  show();
  await expect.element(button("Withdraw Ada")).toBeVisible();
  [links, refusing] = [[], "not-found"];
  await button("Withdraw Ada").click();
  await expect.element(alert).toHaveTextContent(errors["not-found"].text());
  await expect.element(items).not.toBeInTheDocument();
});

test("where passkeys aren't offered there are no links", async () => {
  const asked = show({ passkeys: false });
  await expect.element(page.getByText("Invitation links")).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
