import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Loop } from "#contract/admin.ts";
import { addDays } from "#domain/day.ts";
import { notations } from "#domain/notation.fixture.ts";
import { serve } from "#web/client/fixtures/server.fixture.ts";
import { NotationContext } from "#web/ui/notation.ts";
import { showAdminScreen } from "../fixtures/admin-screen.fixture.tsx";
import { LoopPanel } from "./loop-panel.tsx";

const AT = Date.UTC(2026, 2, 10, 11);
const none = { weeks: [], coached: 0, answerDays: null, countedAt: null };
const quiet = { done: 0, due: 0, missed: 0, excused: 0 };

/** Weeks up to that of 2026-03-09, of which the last ones are told. */
function loopOf(weeks: number, told: readonly Partial<Loop["weeks"][number]>[]): Loop {
  const first = addDays("2026-03-09", -7 * (weeks - 1));
  return {
    weeks: Array.from({ length: weeks }, (_, place) => {
      const week = addDays(first, 7 * place);
      return { ...quiet, ...told[place - weeks + told.length], week };
    }),
    coached: 12,
    answerDays: 1.5,
    countedAt: AT,
  };
}

function answering(answer: (weeks: number) => Loop) {
  const asked = serve(({ path }) =>
    answer(Number(new URL(path, "http://cairn.example").searchParams.get("weeks"))),
  );
  return () => asked.map(({ path }) => path);
}

function figures(): Record<string, string> {
  const cards = [...document.querySelectorAll("dl > div")];
  return Object.fromEntries(
    cards.map((card) => [
      card.querySelector("dt")?.textContent ?? "",
      card.querySelector("dd")?.textContent ?? "",
    ]),
  );
}

const chart = page.getByRole("img", { name: "Check-ins by week" });

test("shows twelve weeks: figures, bars, and the same as a table, as of when they were counted", async () => {
  const asked = answering((weeks) =>
    loopOf(weeks, [
      { done: 1_200, missed: 400, excused: 9 },
      { done: 1, due: 3 },
    ]),
  );
  showAdminScreen(<LoopPanel />);
  await expect.element(page.getByText("As of Mar 10, 2026, 11:00")).toBeVisible();
  expect(asked()).toEqual(["/api/admin/loop?weeks=12"]);
  expect(figures()).toEqual({
    "Goals with a coach": "12",
    Done: "1,201",
    Missed: "400",
    "Still due": "3",
    "Completion rate": "75%",
    "Median coach reply time": "1.5 days",
  });
  await expect.element(chart).toBeVisible();
  expect(chart.element().querySelectorAll("g")).toHaveLength(12);
  await userEvent.click(page.getByText("Check-ins by week as a table"));
  const rows = page.getByRole("row");
  await expect.element(rows.nth(0)).toMatchTextContent("Week ofDoneStill dueMissed");
  await expect.element(rows.nth(11)).toMatchTextContent("Mar 2, 20261,2000400");
  await expect.element(rows.nth(12)).toMatchTextContent("Mar 9, 2026130");
});

test("draws what was done at the foot of a bar, what was missed at its top, to one scale", async () => {
  answering((weeks) => loopOf(weeks, [{ done: 5, due: 2, missed: 1 }, { done: 8 }]));
  showAdminScreen(<LoopPanel />);
  await expect.element(chart).toBeVisible();
  const bars = [...chart.element().querySelectorAll("g")].slice(-2);
  const parts = bars.map((bar) =>
    [...bar.querySelectorAll("rect")].map((one) => [
      Number(one.getAttribute("y")),
      Number(one.getAttribute("height")),
    ]),
  );
  expect(parts[0]).toEqual([
    [37.5, 62.5],
    [12.5, 25],
    [0, 12.5],
  ]);
  expect(parts[1]?.[0]).toEqual([0, 100]);
  expect(bars[0]?.querySelector("title")?.textContent).toBe(
    "Week of Mar 2, 2026: done 5, still due 2, missed 1",
  );
});

test("other ranges are chosen, by keyboard too", async () => {
  const asked = answering((weeks) => loopOf(weeks, [{ done: 1 }]));
  showAdminScreen(<LoopPanel />);
  await expect.element(chart).toBeVisible();
  page.getByRole("radio", { name: "12 weeks" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => chart.element().querySelectorAll("g").length).toBe(52);
  expect(asked().at(-1)).toBe("/api/admin/loop?weeks=52");
});

test("says that it is being counted for the first time, and that nothing was due", async () => {
  let answer: Loop = none;
  answering(() => answer);
  const { unmount } = showAdminScreen(<LoopPanel />);
  await expect.element(page.getByText("Counting...")).toBeVisible();
  await expect.element(chart).not.toBeInTheDocument();
  unmount();
  answer = { ...loopOf(12, []), answerDays: null };
  showAdminScreen(<LoopPanel />);
  await expect.element(page.getByText("No check-ins were due in the last 12 weeks.")).toBeVisible();
  expect(figures()).toMatchObject({ "Completion rate": "N/A", "Median coach reply time": "N/A" });
});

test("figures have the form of their reader", async () => {
  answering((weeks) => ({
    ...loopOf(weeks, [{ done: 1_200 }]),
    coached: 30_000,
    answerDays: 1,
  }));
  showAdminScreen(
    <NotationContext value={notations["de-DE"]}>
      <LoopPanel />
    </NotationContext>,
  );
  await expect.poll(figures).toMatchObject({
    "Goals with a coach": "30.000",
    Done: "1.200",
    "Median coach reply time": "1 day",
  });
});
