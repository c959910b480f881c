import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AuditLine } from "#contract/admin.ts";
import { serve } from "#web/client/fixtures/server.fixture.ts";
import { AuditTable } from "./audit-table.tsx";
import { showAdminScreen } from "./fixtures/admin-screen.fixture.tsx";

const GONE = "g".repeat(43);

function line(number: number, change: Partial<AuditLine> = {}): AuditLine {
  return {
    number,
    at: Date.UTC(2026, 2, 10, 12, number),
    action: "user.disable",
    actorName: "admin@example.org",
    actorHash: "a".repeat(43),
    targetName: null,
    targetHash: GONE,
    detail: null,
    ...change,
  };
}

/** Answers every search with these lines; gives the addresses that were asked for. */
function trailServer(entries: readonly AuditLine[]) {
  const asked = serve(() => ({ entries, next: null }));
  return () => asked.map(({ path }) => path);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const address =
  "/admin?act=user.disable&by=server&to=ada%40example.org&from=2026-03-01&until=2026-03-31";
const asked =
  "/api/admin/audit?action=user.disable&actor=server&target=ada%40example.org&from=2026-03-01&until=2026-03-31&timeZone=UTC";

test("its times are those of the browser, wherever the account is, and it says so", async () => {
  // The account is in London, an hour ahead of these browsers in July.
  trailServer([line(1, { at: Date.UTC(2026, 6, 10, 23, 30) })]);
  showAdminScreen(<AuditTable />, "/admin");
  await expect.element(page.getByText("Jul 10, 2026, 23:30")).toBeVisible();
  await expect.element(page.getByText("Dates and times are in UTC.")).toBeVisible();
});

test("where the browser has no zone they are those of the account", async () => {
  vi.spyOn(Temporal.Now, "timeZoneId").mockReturnValue("Etc/Unknown");
  onTestFinished(() => void vi.restoreAllMocks());
  trailServer([line(1, { at: Date.UTC(2026, 6, 10, 23, 30) })]);
  showAdminScreen(<AuditTable />, "/admin");
  await expect.element(page.getByText("Jul 11, 2026, 00:30")).toBeVisible();
  await expect.element(page.getByText("Dates and times are in Europe/London.")).toBeVisible();
});

test("is filtered by a form, which the address then says, by keyboard", async () => {
  const searches = trailServer([line(1)]);
  const { history } = showAdminScreen(<AuditTable />, "/admin");
  await expect.element(page.getByText("Disabled a user").nth(1)).toBeVisible();
  await page.getByLabelText("Action", { exact: true }).selectOptions("Disabled a user");
  await page.getByLabelText("By", { exact: true }).fill(" server");
  await page.getByLabelText("Affected person").fill("ada@example.org");
  await page.getByLabelText("From").fill("2026-03-01");
  await page.getByLabelText("Until").fill("2026-03-31");
  expect(searches()).toEqual(["/api/admin/audit"]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => searches().at(-1)).toBe(asked);
  await expect.poll(() => history.at(-1)).toBe(address);
  await expect.element(page.getByLabelText("Until")).toHaveFocus();
  await expect.element(page.getByText("1 action found.")).toBeVisible();
});

test("an address that was sent shows its filter, and everything again, with the focus in the form", async () => {
  const searches = trailServer([]);
  const { history } = showAdminScreen(<AuditTable />, address);
  await expect.element(page.getByText("No actions match this filter.")).toBeVisible();
  expect(searches()).toEqual([asked]);
  await expect.element(page.getByLabelText("Affected person")).toHaveValue("ada@example.org");
  await expect.element(page.getByLabelText("From")).toHaveValue("2026-03-01");
  await button("Clear filter").click();
  await expect.element(page.getByText("No actions yet.")).toBeVisible();
  await expect.element(page.getByLabelText("Action", { exact: true })).toHaveFocus();
  await expect.element(page.getByLabelText("Affected person")).toHaveValue("");
  await expect.element(button("Clear filter")).not.toBeInTheDocument();
  expect(history.at(-1)).toBe("/admin");
});

test("a name leads to the other lines of that person, also where they are gone", async () => {
  trailServer([line(1), line(2, { actorName: null, actorHash: null })]);
  const { history } = showAdminScreen(<AuditTable />, "/admin");
  await page.getByRole("link", { name: "admin@example.org" }).click();
  expect(history.at(-1)).toBe("/admin?by=admin%40example.org");
  await expect.element(page.getByLabelText("By", { exact: true })).toHaveValue("admin@example.org");
  await page.getByRole("link", { name: "Unknown (gggggggg)" }).first().click();
  expect(history.at(-1)).toBe(`/admin?by=admin%40example.org&to=${GONE}`);
  await page.getByRole("link", { name: "Server command" }).click();
  expect(history.at(-1)).toBe(`/admin?by=server&to=${GONE}`);
});
