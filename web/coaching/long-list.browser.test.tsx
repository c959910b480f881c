import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { addDays } from "#domain/day.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { coached } from "./fixtures/coached.fixture.ts";
import { field, list, open, press, titles } from "./fixtures/coaching-screen.fixture.tsx";

const GOALS = 47;
const idOf = (at: number) => `goal-${at}`.padEnd(22, "-");
const titleOf = (at: number) => `Goal ${at}`;

/** Goals of one person, the first of them due first. */
const many = () =>
  Array.from({ length: GOALS }, (_, at) =>
    coached({
      id: idOf(at),
      description: titleOf(at),
      dueDate: addDays("2027-03-04", at),
      measurable: { type: "Numeric", targetValue: 100, currentValue: GOALS - at, unit: "" },
    }),
  );

const firstTitles = (count: number) => Array.from({ length: count }, (_, at) => titleOf(at));
const told = (words: string) => list.getByText(words, { exact: true });
const heading = (at: number) => list.getByRole("heading", { name: titleOf(at), exact: true });
const show = page.getByLabelText("Show").first();
const cardOf = (at: number) => list.getByRole("listitem", { name: titleOf(at), exact: true });

test("begins with twenty goals, says of how many, and goes on when asked; the focus stays where it was read to", async () => {
  const { server } = open({ goals: many() });
  await expect.element(told("20 of 47 goals")).toBeVisible();
  expect(titles()).toEqual(firstTitles(20));
  const numbers = [...document.querySelectorAll("dd")].map((count) => count.textContent);
  expect(numbers[0]).toBe("47");
  press("Show more").element().focus();
  await press("Show more").click();
  await expect.element(told("40 of 47 goals")).toBeVisible();
  await expect.element(heading(19)).toHaveFocus();
  expect(titles()).toEqual(firstTitles(40));
  await quickClick(press("Show more"));
  await expect.poll(titles).toEqual(firstTitles(GOALS));
  await expect.element(heading(39)).toHaveFocus();
  await expect.element(press("Show more")).not.toBeInTheDocument();
  expect(server.calls).toEqual(["GET /api/coaching?first=40", "GET /api/coaching?first=60"]);
});

test("what is chosen is chosen of all goals; where all are here, without a request", async () => {
  const { server } = open({ goals: many() });
  await page.getByLabelText("Sort by").selectOptions("Progress");
  await expect.poll(() => titles()[0]).toBe("Goal 46");
  expect(titles()).toHaveLength(20);
  await show.selectOptions("Needs attention");
  await expect.element(told("20 of 24 goals")).toBeVisible();
  await quickClick(press("Show more"));
  await expect.element(told("24 goals")).toBeVisible();
  await show.selectOptions("All goals");
  await expect.element(told("20 of 47 goals")).toBeVisible();
  for (const _ of [1, 2]) await press("Show more").click();
  await expect.poll(() => titles().length).toBe(GOALS);
  const asked = server.calls.length;
  await show.selectOptions("Completed");
  await expect.element(page.getByText("No goals match this filter.")).toBeVisible();
  expect(server.calls).toHaveLength(asked);
});

test("a goal beyond the first that the address points at is there, in focus and open", async () => {
  const { server } = open({ goals: many() }, `/coaching?highlight=${idOf(33)}`);
  await expect.element(heading(33)).toHaveFocus();
  await expect.element(page.getByText(`Details of ${idOf(33)}`)).toBeVisible();
  expect(titles()).toEqual([...firstTitles(20), "Goal 33"]);
  expect(server.calls[0]).toBe(`GET /api/coaching?keep=${idOf(33)}`);
});

test.each(["unknown", "%00", "a,b"])(
  "an address that points at %s asks for nothing more",
  async (id) => {
    const { server } = open({ goals: many() }, `/coaching?highlight=${id}`);
    await expect.element(told("20 of 47 goals")).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    expect(server.calls.filter((call) => call.startsWith("GET /api/coaching"))).toEqual([]);
  },
);

test("a goal that others push out of the first is not said to have left; one on which somebody writes stays", async () => {
  const { server, receive } = open({ goals: many() });
  await cardOf(18).getByRole("button", { name: "Add Note" }).click();
  await field.fill("One more thing");
  const early = [50, 51, 52].map((at) =>
    coached({ id: idOf(at), description: titleOf(at), dueDate: "2027-01-20" }),
  );
  server.goals = [...server.goals, ...early];
  receive({ entity: "goal", id: idOf(50), rev: 1 });
  await expect.element(told("21 of 50 goals")).toBeVisible();
  await expect.element(heading(19)).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("One more thing");
  expect(page.getByText(/^You no longer coach/).elements()).toEqual([]);
  server.goals = server.goals.filter(({ goal }) => goal.id !== idOf(18));
  receive({ entity: "goal", id: idOf(18), rev: 9 });
  await expect.element(page.getByText(/^You no longer coach “Goal 18”/)).toBeVisible();
  await expect.element(page.getByLabelText("Not sent")).toHaveValue("One more thing");
});

test("what could not be read is asked for again, and what was there stays", async () => {
  const { server } = open({ goals: many() });
  server.refusingReads = "server.failed";
  await quickClick(press("Show more"));
  await expect.element(page.getByText("These goals couldn't be loaded.")).toBeVisible();
  expect(titles()).toHaveLength(20);
  server.refusingReads = null;
  await press("Retry").click();
  await expect.poll(() => titles().length).toBe(40);
});
