import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { PastGoal } from "#contract/goal-life.ts";
import { DAY_MS } from "#domain/day.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import { PastGoalsPage } from "./past-goals-page.tsx";

const PAGE = 30;

function completed(description: string, daysAgo: number): PastGoal {
  const completedAt = now.at - daysAgo * DAY_MS;
  const id = description.replaceAll(" ", "-");
  const past = { ...goal, id, description, status: "completed", completed: true } as const;
  return { goal: { ...past, completedAt }, learned: "" };
}

function closed(description: string, daysAgo: number, learned = ""): PastGoal {
  const past = completed(description, daysAgo).goal;
  const end = { status: "closed", completed: false, completedAt: null } as const;
  return { goal: { ...past, ...end, closedAt: past.completedAt }, learned };
}

function server(goals: PastGoal[]) {
  const known = { goals, refusing: null as RefusalCode | null };
  const asked = serve(({ method, path }) => {
    if (known.refusing !== null) return refusal(known.refusing);
    if (method !== "GET") return { goal: { ...goal, rev: 9 } };
    const after = Number(new URL(path, "http://cairn").searchParams.get("after") ?? 0);
    const next = known.goals.length > after + PAGE ? `${after + PAGE}` : null;
    return { goals: known.goals.slice(after, after + PAGE), next };
  });
  const writes = () => asked.filter(({ method }) => method !== "GET");
  return Object.assign(known, { writes });
}

const open = () => showScreen(<PastGoalsPage />, {}, "/goals");
const card = (name: string) => page.getByRole("listitem", { name });
const older = page.getByRole("button", { name: "Show older" });

test("each goal says what it was, when it ended and what was learned, the last one first", async () => {
  server([
    closed("Run a marathon", 1, "Begin with ten kilometres."),
    completed("Read ten books", 40),
  ]);
  open();
  const run = card("Run a marathon");
  await expect
    .element(run.getByRole("link", { name: "Run a marathon" }))
    .toHaveAttribute("href", "/goals/Run-a-marathon");
  const again = run.getByRole("link", { name: "Start over" });
  await expect.element(again).toHaveAttribute("href", "/add-goal?again=Run-a-marathon");
  await expect.element(again).toHaveAccessibleDescription("Run a marathon");
  await expect.element(run).toMatchTextContent("CareerClosed Jan 14, 2027");
  await expect.element(run.getByRole("blockquote")).toHaveTextContent("Begin with ten kilometres.");
  const read = card("Read ten books");
  await expect.element(read).toMatchTextContent("Completed Dec 6, 2026");
  expect(read.getByRole("blockquote").elements()).toEqual([]);
  const names = page.getByRole("heading", { level: 3 }).elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(["Run a marathon", "Read ten books"]);
  const years = page.getByRole("heading", { level: 2 }).elements();
  expect(years.map(({ textContent }) => textContent)).toEqual(["2027", "2026"]);
});

test.each([
  [[completed("A", 1)], "1 past goal: 1 completed, 0 closed"],
  [[closed("A", 1)], "1 past goal: 0 completed, 1 closed"],
  [[completed("A", 1), closed("B", 2), completed("C", 3)], "3 past goals: 2 completed, 1 closed"],
])("the landscape is one picture, which says what it shows: %#", async (goals, name) => {
  server(goals);
  open();
  await expect.element(page.getByRole("img")).toHaveAttribute("aria-label", name);
  // A whole cairn has seven stones and its shade, an open one four.
  const stones = goals.map(({ goal: { status } }) => (status === "completed" ? 8 : 5)).toReversed();
  const drawn = [...page.getByRole("img").element().querySelectorAll("span > svg")];
  expect(drawn.map(({ children }) => children.length)).toEqual(stones);
});

test("a cairn is the larger the longer its goal took, and smaller in a crowd", async () => {
  const took = (name: string, weeks: number): PastGoal => {
    const past = completed(name, 1);
    const createdAt = now.at - (weeks * 7 + 1) * DAY_MS;
    return { ...past, goal: { ...past.goal, createdAt } };
  };
  const known = server([took("Year", 52), took("Season", 12), took("Day", 0)]);
  const { receive } = open();
  const widths = () =>
    [...page.getByRole("img").element().querySelectorAll("span > svg")].map((cairn) =>
      Number(cairn.getAttribute("width")),
    );
  await expect.element(page.getByText("52 weeks")).toBeVisible();
  await expect.element(page.getByText("less than a week")).toBeVisible();
  expect(widths()).toEqual([48, 103, 163]);
  known.goals = Array.from({ length: 9 }, (_, at) => took(`Goal ${at}`, 0));
  receive({ entity: "goal", id: "Goal-0", rev: 2 });
  await expect.poll(() => widths()[0]).toBe(34);
});

test("a goal is taken up again within 30 days of its end, and its page is next", async () => {
  const known = server([closed("Run a marathon", 30), completed("Read ten books", 31)]);
  const { history } = open();
  await expect.element(card("Read ten books")).toBeVisible();
  expect(card("Read ten books").getByRole("button").elements()).toEqual([]);
  const take = card("Run a marathon").getByRole("button", { name: "Reopen" });
  await expect.element(take).toHaveAccessibleDescription("Run a marathon");
  (take.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => history?.at(-1)).toBe("/goals/Run-a-marathon");
  expect(known.writes()).toMatchObject([{ call: "POST /api/goals/Run-a-marathon/reopen" }]);
});

test("why a goal cannot be taken up again is said on its card, and another try is the same write", async () => {
  const known = server([closed("Run a marathon", 3), closed("Read ten books", 4)]);
  open();
  const run = card("Run a marathon");
  await expect.element(run).toBeVisible();
  known.refusing = "goal.too-many";
  await run.getByRole("button").click();
  await expect
    .element(run.getByRole("alert"))
    .toHaveTextContent("You have reached the limit of 200 goals.");
  expect(card("Read ten books").getByRole("alert").elements()).toEqual([]);
  await run.getByRole("button").click();
  await expect.poll(known.writes).toHaveLength(2);
  expect(known.writes()[1]?.key).toBe(known.writes()[0]?.key);
});

test("older goals come by pages, into the picture too, the focus where they begin; a page that fails is read again", async () => {
  const known = server(Array.from({ length: 61 }, (_, at) => completed(`Goal ${at + 1}`, at + 1)));
  open();
  await expect.element(card("Goal 30")).toBeInTheDocument();
  expect(page.getByRole("listitem").elements()).toHaveLength(30);
  older.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(card("Goal 60")).toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Goal 30" })).toHaveFocus();
  known.refusing = "server.failed";
  await older.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Your older goals couldn't be loaded.");
  expect(page.getByRole("listitem").elements()).toHaveLength(60);
  known.refusing = null;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(card("Goal 61")).toBeInTheDocument();
  await expect.element(older).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("img").last())
    .toHaveAttribute("aria-label", "47 past goals: 47 completed, 0 closed");
  expect(document.activeElement).not.toBe(document.body);
});

test("nothing has ended yet", async () => {
  server([]);
  open();
  await expect
    .element(page.getByText("Goals you complete or close will appear here."))
    .toBeVisible();
  expect(page.getByRole("img").elements()).toEqual([]);
});

test("a goal that ends elsewhere joins the others", async () => {
  const known = server([completed("Read ten books", 1)]);
  const { receive } = open();
  await expect.element(card("Read ten books")).toBeVisible();
  known.goals = [closed("Run a marathon", 0), ...known.goals];
  receive({ entity: "goal", id: "Run-a-marathon", rev: 2 });
  await expect.element(card("Run a marathon")).toBeVisible();
});
