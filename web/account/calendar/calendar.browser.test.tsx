import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CalendarFeed } from "#contract/calendar.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { clipboard } from "#web/sharing/fixtures/share-targets.fixture.ts";
import { CalendarCard } from "../calendar-card.tsx";

const addressOf = (name: string) => `https://cairn.example/calendar/${name}.ics`;
const field = page.getByRole("textbox", { name: "Calendar link" });
const confirm = (name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const status = page.getByRole("status");

interface Shown {
  readonly feed?: CalendarFeed | null;
  /** Which writes are refused. */
  readonly refuses?: boolean;
}

/** The card over a server that keeps one address; what was asked of it. */
function show({ feed = null, refuses = false }: Shown = {}) {
  let kept: CalendarFeed | null = feed;
  const asked: unknown[] = [];
  serve(({ method, path, body }) => {
    if (method === "GET") return { feed: kept };
    asked.push([path, body]);
    if (refuses) return refusal("request.rate");
    const made = { address: addressOf(`made-${asked.length}`), createdAt: 1, lastReadAt: null };
    kept = path.endsWith("/remove") ? null : made;
    return kept === null ? {} : { feed: kept };
  });
  showScreen(<CalendarCard />, {}, "/account");
  return asked;
}

const there = { address: addressOf("first"), createdAt: 1, lastReadAt: null };

test("an address is made by keyboard, and copied", async () => {
  const copied = clipboard();
  const asked = show();
  await expect.element(button("Create calendar link")).toBeVisible();
  (button("Create calendar link").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue(addressOf("made-1"));
  await expect.element(status).toHaveTextContent("Calendar link created.");
  await expect.element(page.getByRole("heading", { name: "Your calendar" })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(status).toHaveTextContent("Calendar link copied.");
  expect(copied).toEqual([addressOf("made-1")]);
  expect(asked).toEqual([["/api/account/calendar", { replace: false }]]);
});

test("an address that the browser does not copy is selected", async () => {
  clipboard({ refuses: true });
  show({ feed: there });
  await button("Copy link").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("The link couldn't be copied. It's selected, so you can copy it yourself.");
  await expect.element(field).toHaveFocus();
});

test.each([
  ["not read yet", null, "Not used by a calendar yet."],
  ["read", now.at - 2 * 3_600_000, "Last used 2 hours ago."],
])("it says when it was read: %s", async (_, lastReadAt, words) => {
  show({ feed: { ...there, lastReadAt } });
  await expect
    .element(field)
    .toHaveAccessibleDescription(`Subscribe to this link in your calendar app. ${words}`);
});

test("replacing asks first; the new address stands there, and the focus is on the button", async () => {
  const asked = show({ feed: there });
  await button("Replace link").click();
  const dialog = page.getByRole("alertdialog", { name: "Replace this calendar link?" });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      "The old link stops working right away. Add the new one to every calendar that used it.",
    );
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toEqual([]);
  await button("Replace link").click();
  await confirm("Replace link").click();
  await expect.element(field).toHaveValue(addressOf("made-1"));
  await expect
    .element(status)
    .toHaveTextContent("Calendar link replaced. The old one no longer works.");
  await expect.element(button("Replace link")).toHaveFocus();
  expect(asked).toEqual([["/api/account/calendar", { replace: true }]]);
});

test("taking it away asks first, and leaves the way to another one", async () => {
  const asked = show({ feed: there });
  await button("Remove link").click();
  await confirm("Remove link").click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(status).toHaveTextContent("Calendar link removed.");
  await expect.element(button("Create calendar link")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Your calendar" })).toHaveFocus();
  expect(asked).toEqual([["/api/account/calendar/remove", {}]]);
});

test("what is refused says so where it was asked, and changes nothing", async () => {
  show({ feed: there, refuses: true });
  await button("Replace link").click();
  await confirm("Replace link").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Too many requests. Please try again later.");
  await button("Cancel").click();
  await expect.element(field).toHaveValue(addressOf("first"));
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("an address that is not made says so beside the button", async () => {
  show({ refuses: true });
  await button("Create calendar link").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Too many requests. Please try again later.");
  await expect.element(button("Create calendar link")).toHaveFocus();
});
