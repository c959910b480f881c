import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mailTypes } from "#domain/mail.ts";
import { plainNotation, type Notation } from "#domain/notation.ts";
import { notations } from "#domain/notation.fixture.ts";
import { NotationContext } from "#web/ui/notation.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import styles from "./email-analytics.module.css";
import { EmailAnalytics } from "./email-analytics.tsx";
import { showAt } from "./fixtures/email-screen.fixture.tsx";
import { someMail, statsOf } from "./fixtures/email-stats.fixture.ts";

const POST = "POST /functions/getEmailStats";
const figure = (label: string) => page.getByText(label, { exact: true }).first();
const retry = page.getByRole("button", { name: "Retry" });
const alert = page.getByRole("alert");
const news = page.getByRole("status").first();

type Body = { readonly data: { readonly days: number } };
type Figures = Parameters<typeof statsOf>[1];

const answered = (stats: unknown) => ({ result: { success: true, stats } });

function show(answer: (days: number) => unknown, notation: Notation = plainNotation) {
  const analytics = (
    <NotationContext value={notation}>
      <EmailAnalytics />
    </NotationContext>
  );
  return showAt("/admin", analytics, {
    [POST]: (body) => answer((body as Body).data.days),
  });
}

const showing = (figures: Figures) => show((days) => answered(statsOf(days, figures)));

async function expectFigures(expected: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(expected)) {
    const stat = page.getByRole("definition").nth(Object.keys(expected).indexOf(label));
    await expect.element(figure(label)).toBeVisible();
    await expect.element(stat).toMatchTextContent(value);
  }
}

test("shows the last 30 days: figures, health, bars, and the types with their colours' names", async () => {
  const { calls } = showing([
    { type: "verification", sent: 3, failed: 0, pending: 1 },
    { type: "weekly_update", sent: 1_200, failed: 40, pending: 0 },
  ]);
  await expect.element(news).toMatchTextContent("1,244 emails in the last 30 days");
  expect(calls).toMatchObject([{ call: POST, body: { data: { days: 30 } } }]);
  await expectFigures({
    Total: "1,244",
    Sent: "1,203",
    Failed: "40",
    Pending: "1",
    "Success rate": "96.7%",
    Health: "Excellent",
  });
  const types = page.getByRole("table", { name: "Emails by type" });
  const rows = types.getByRole("row");
  await expect.element(rows.nth(1)).toMatchTextContent("Verification4301");
  await expect.element(rows.nth(2)).toMatchTextContent("Weekly summaries1,2401,200400");
  expect(rows.elements()).toHaveLength(3);
  await expect.element(page.getByRole("img", { name: "Emails by day and type" })).toBeVisible();
});

test("has a colour for each type", () => {
  expect(mailTypes.filter((type) => styles[type] === undefined)).toEqual([]);
});

test("tells of each day as a table too", async () => {
  showing([
    { type: "verification", sent: 10, failed: 0, pending: 0 },
    { type: "marketing", sent: 30, failed: 0, pending: 0 },
  ]);
  await page.getByText("Emails by day and type as a table").click();
  const row = page.getByRole("row", { name: "Mar 9 40 Verification 10, Tips and offers 30" });
  await expect.element(row).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Mar 10 0 none" })).toBeVisible();
});

test("without settled mail there is no rate and no health", async () => {
  showing(someMail(0, 0, 5));
  await expect.element(page.getByRole("definition").nth(4)).toMatchTextContent("N/A");
  await expect.element(page.getByRole("definition").nth(5)).toMatchTextContent("N/A");
  await expect.element(page.getByText(/Still pending/)).not.toBeInTheDocument();
});

test("more than 5 pending ask for somebody", async () => {
  showing(someMail(10, 0, 6));
  await expect.element(page.getByText(/^Still pending: 6 emails\./)).toBeVisible();
});

test("a range is chosen by keyboard; a year is drawn in weeks", async () => {
  const { calls } = show((days) => answered(statsOf(days, someMail(days))));
  await expect.element(news).toMatchTextContent("30 emails in the last 30 days");
  await expect.element(page.getByRole("radio", { name: "30 days" })).toBeChecked();
  page.getByRole("radio", { name: "30 days" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(news).toMatchTextContent("90 emails in the last 90 days");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(news).toMatchTextContent("365 emails in the last 365 days");
  await expect.element(page.getByRole("img", { name: "Emails by week and type" })).toBeVisible();
  await page.getByText("Emails by week and type as a table").click();
  const week = page.getByRole("row", { name: /^Mar 4.+10, 2026 365 Weekly summaries 365$/ });
  await expect.element(week).toBeVisible();
  await userEvent.click(page.getByRole("radio", { name: "7 days", exact: true }));
  await expect.element(news).toMatchTextContent("7 emails in the last 7 days");
  expect(calls.map(({ body }) => (body as Body).data.days)).toEqual([30, 90, 365, 7]);
});

test("its figures and days have the form of its reader", async () => {
  show((days) => answered(statsOf(days, someMail(9_499, 501))), notations["de-DE"]);
  await expect.element(news).toMatchTextContent("10.000 emails in the last 30 days");
  await expect.element(page.getByRole("definition").nth(4)).toMatchTextContent("94,9%");
  await quickClick(page.getByText("Emails by day and type as a table"));
  await expect.element(page.getByRole("row", { name: "10 Mar 0 none" })).toBeVisible();
  await userEvent.click(page.getByRole("radio", { name: "365 days", exact: true }));
  await quickClick(page.getByText("Emails by week and type as a table"));
  const week = page.getByRole("row", { name: /^4 Mar 2026 – 10 Mar 2026 10\.000 / });
  await expect.element(week).toBeVisible();
});

test("without any mail it says so, and the range can still be chosen", async () => {
  show((days) => answered(statsOf(days, days === 7 ? [] : someMail(2))));
  await expect.element(news).toMatchTextContent("2 emails in the last 30 days");
  await userEvent.click(page.getByRole("radio", { name: "7 days", exact: true }));
  await expect
    .element(page.getByRole("heading", { name: "No Email Data Available" }))
    .toBeVisible();
  await userEvent.click(page.getByRole("radio", { name: "90 days" }));
  await expect.element(news).toMatchTextContent("2 emails in the last 90 days");
});

const refusal = (status: string, message: string, code: number) => () =>
  Response.json({ error: { status, message } }, { status: code });

test.each([
  [
    "a refusal",
    refusal("PERMISSION_DENIED", "You're not allowed to do this.", 403),
    "Error: You're not allowed to do this.",
  ],
  [
    "a lost session",
    refusal("UNAUTHENTICATED", "Error: Not logged in", 401),
    "Error: Failed to fetch email statistics",
  ],
  ["no success", () => ({ result: { success: false, error: "No figures" } }), "Error: No figures"],
  [
    "what is no answer",
    () => new Response("<h1>Bad gateway</h1>", { status: 500 }),
    "Error: Failed to fetch email statistics",
  ],
  [
    "nobody",
    () => {
      throw new TypeError("Failed to fetch");
    },
    "Error: Unable to connect to the server. Please check your internet connection and try again.",
  ],
])("%s is an error with Retry", async (_, answer, text) => {
  let failing = true;
  show((days) => (failing ? answer() : answered(statsOf(days, someMail(3)))));
  await expect.element(alert).toMatchTextContent(text);
  await retry.click();
  await expect.element(alert).toMatchTextContent(text);
  failing = false;
  await quickClick(retry);
  await expect.element(news).toMatchTextContent("3 emails in the last 30 days");
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Email analytics" })).toHaveFocus();
});

test("the days that are named stand under their bars on a wide screen too", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(1280, 800);
  showing(someMail(3));
  const chart = page.getByRole("img", { name: "Emails by day and type" });
  await expect.element(chart).toBeVisible();
  const names = chart.element().nextElementSibling;
  const drawn = chart.element().getBoundingClientRect();
  expect(names?.getBoundingClientRect().width).toBeCloseTo(drawn.width, 0);
});
