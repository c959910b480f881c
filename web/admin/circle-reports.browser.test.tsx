import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { CircleReport } from "#contract/circle-reports.ts";
import { errors } from "#contract/errors.ts";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { CircleReports } from "./circle-reports.tsx";
import { showAdminScreen } from "./fixtures/admin-screen.fixture.tsx";

const AT = Date.UTC(2026, 2, 10, 12);

function oneReport(name: string, over: Partial<CircleReport> = {}): CircleReport {
  return {
    id: name.padEnd(22, "r"),
    reporterUid: name.padEnd(22, "u"),
    reporterName: name,
    text: `${name} reports spam.`,
    createdAt: AT,
    closedAt: null,
    ...over,
  };
}

const title = page.getByRole("heading", { name: "Reports from circles" });
const close = (name: string) =>
  page.getByRole("button", { name: `Close report from ${name}`, exact: true });

const shown = () =>
  [...document.querySelectorAll("li")].map((item) =>
    [...item.querySelectorAll("a, p")].map(({ textContent }) => textContent).join(" | "),
  );

test("without a report there is no section; a new one appears, with its words and who sent it", async () => {
  let reports: CircleReport[] = [];
  const asked = serve(() => ({ reports }));
  const { receive } = showAdminScreen(<CircleReports />, "/admin");
  await expect.poll(() => asked).toHaveLength(1);
  await expect.element(title).not.toBeInTheDocument();
  reports = [oneReport("Ada")];
  receive({ entity: "circle-report", id: reports[0]?.id ?? "", rev: 1 });
  await expect.element(title).toBeVisible();
  expect(shown()).toEqual(["Ada | Ada reports spam. | Sent Mar 10, 2026, 12:00."]);
  await expect
    .element(page.getByRole("link", { name: "Ada", exact: true }))
    .toHaveAttribute("href", `/admin/users/${reports[0]?.reporterUid}`);
  reports = [];
  receive({ entity: "account", id: "of-whoever-was-deleted", rev: 1 });
  await expect.element(title).not.toBeInTheDocument();
});

test("an open report is closed, and the focus goes to the heading", async () => {
  let reports = [oneReport("Ada"), oneReport("Tom")];
  const asked = serve(({ method }) => {
    if (method === "GET") return { reports };
    reports = [oneReport("Tom"), oneReport("Ada", { closedAt: AT + 60_000 })];
    return {};
  });
  showAdminScreen(<CircleReports />, "/admin");
  await close("Ada").click();
  await expect.element(close("Ada")).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
  await expect.element(close("Tom")).toBeVisible();
  expect(shown()).toEqual([
    "Tom | Tom reports spam. | Sent Mar 10, 2026, 12:00.",
    "Ada | Ada reports spam. | Sent Mar 10, 2026, 12:00. Closed Mar 10, 2026, 12:01.",
  ]);
  expect(asked.filter(({ method }) => method === "POST")).toMatchObject([
    {
      path: "/api/admin/circle-reports/close",
      body: { reportId: "Ada".padEnd(22, "r") },
    },
  ]);
});

test("a report that cannot be closed says so, and one that cannot be read can be read again", async () => {
  let works = false;
  serve(({ method }) => {
    if (method === "POST") return refusal("request.rate");
    return works ? { reports: [oneReport("Ada")] } : refusal("server.failed");
  });
  showAdminScreen(<CircleReports />, "/admin");
  await expect.element(page.getByRole("alert")).toHaveTextContent(errors["server.failed"].text());
  works = true;
  await page.getByRole("button", { name: "Retry" }).click();
  await close("Ada").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(errors["request.rate"].text());
});
