import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { PastYear } from "#domain/year.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { YearPage } from "./year-page.tsx";

const year: PastYear = {
  year: 2026,
  previous: 2025,
  next: 2027,
  completed: [{ goalId: "read", description: "Read ten books", day: "2026-12-06", weeks: 12 }],
  learned: [{ goalId: "run", description: "Run a marathon", text: "Begin with ten kilometres." }],
  days: ["2026-01-01", "2026-12-31"],
  checkIns: { done: 18, due: 29 },
  promises: { kept: 4, answered: 7 },
  weeks: { kept: 3, due: 10, longestRun: 2 },
};
const nothing: PastYear = {
  ...year,
  completed: [],
  learned: [],
  days: [],
  checkIns: { done: 0, due: 0 },
  promises: { kept: 0, answered: 0 },
  weeks: { kept: 0, due: 0, longestRun: 0 },
};

const title = page.getByRole("heading", { level: 1 });
const picture = page.getByRole("img", { name: "2026 in review" });

function open(answer: PastYear | null, png: () => unknown = () => refusal("server.failed")) {
  serve(({ path }) => {
    if (path.endsWith("/picture")) return png();
    return answer ?? refusal("not-found");
  });
  return showScreen(<YearPage year="2026" />, {}, "/year/2026");
}

const figure = (name: string) =>
  page.getByRole("term").filter({ hasText: name }).element().nextElementSibling?.textContent;

test("a year says what was done in it, kept and learned", async () => {
  open(year);
  await expect.element(title).toHaveTextContent("2026 in review");
  for (const [name, value] of [
    ["Goals completed", "1"],
    ["Days with progress", "2"],
    ["Weeks kept", "3 of 10"],
    ["Longest run", "2 weeks"],
    ["Check-ins done", "18 of 29"],
    ["Promises kept", "4 of 7"],
  ] as const)
    expect([name, figure(name)]).toEqual([name, value]);
  await expect
    .element(page.getByRole("link", { name: "Read ten books" }))
    .toHaveAttribute("href", "/goals/read");
  await expect.element(page.getByRole("blockquote")).toMatchTextContent(/^Begin with ten/);
  await expect.element(page.getByText("Only you can see this page.")).toBeVisible();
});

test("its days are drawn, a square each, a column for each week", async () => {
  open(year);
  const days = page.getByRole("img", { name: "2 days with progress" });
  await expect.element(days).toBeVisible();
  const [all, logged] = [...days.element().children].map((path) => path.getAttribute("d") ?? "");
  expect(all?.match(/M/g)).toHaveLength(365);
  // January 1, 2026 was a Thursday, and so was December 31.
  expect(logged).toBe("M0 36h9v9h-9zM624 36h9v9h-9z");
});

test("leads to the years beside it", async () => {
  open(year);
  const years = page.getByRole("navigation", { name: "Years" });
  await expect.element(years).toBeVisible();
  const links = years.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/year/2025",
    "/year/2027",
    "/goals",
  ]);
});

test.each([
  [nothing, "Nothing was recorded in 2026."],
  [null, "There is no review of that year."],
])("without anything to show it says so: %#", async (answer, words) => {
  open(answer);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole("img").elements()).toEqual([]);
});

test("figures that nothing was due for are left out", async () => {
  open({ ...nothing, days: ["2026-05-01"] });
  await expect.element(page.getByRole("term").first()).toBeVisible();
  expect(page.getByRole("term").elements()).toHaveLength(2);
});

test("its picture is made on a press, seen first, and then downloaded; what fails is said", async () => {
  const answers = { png: (): unknown => refusal("request.rate") };
  open(year, () => answers.png());
  const create = page.getByRole("button", { name: "Create picture" });
  await create.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Too many requests. Please try again later.");
  answers.png = () => ({ png: "iVBORw0KGgo=" });
  await create.click();
  await expect.element(picture).toHaveAttribute("src", "data:image/png;base64,iVBORw0KGgo=");
  expect(page.getByRole("alert").elements()).toEqual([]);
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await page.getByRole("button", { name: "Download picture" }).click();
  click.mockRestore();
  expect(names).toEqual(["cairn-2026.png"]);
});
