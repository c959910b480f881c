import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { errors } from "#contract/errors.ts";
import { pauseAll } from "#contract/goal-life.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Pause } from "#domain/pause.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { Away } from "./away.tsx";

const openEnded: Pause = { from: now.today, until: null, answered: false };

/** A goal of which nothing is asked but its state. */
function goalOf(id: string, more: Partial<GoalCard> = {}): GoalCard {
  return {
    id,
    description: id,
    category: "Career",
    measurable: { type: "Boolean", targetValue: null, currentValue: false, unit: "" },
    dueDate: "2027-03-01",
    createdAt: now.at,
    status: "active",
    completed: false,
    completedAt: null,
    closedAt: null,
    nextStep: null,
    pauses: [],
    rhythms: [],
    checkedIn: null,
    lastProgressUpdateAt: null,
    coachName: null,
    coachStatus: null,
    rev: 1,
    ...more,
  };
}

const done = goalOf("done", { status: "completed", completed: true, completedAt: now.at });

let goals: GoalCard[];
let bodies: unknown[];
let keys: (string | null)[];
/** The next answers are these refusals. */
let refusing: { readonly code: RefusalCode; readonly field?: string }[];

beforeEach(() => {
  [goals, bodies, keys, refusing] = [[goalOf("one"), goalOf("two"), done], [], [], []];
});

function changed(path: string): string[] {
  const pauses = path === pauseAll.path ? [openEnded] : [];
  const others = goals.filter(
    ({ status, pauses: before }) => status === "active" && before.length !== pauses.length,
  );
  goals = goals.map((goal) => (others.includes(goal) ? { ...goal, pauses } : goal));
  return others.map(({ id }) => id);
}

/** The section over such a server. */
function show() {
  vi.stubGlobal("fetch", async (path: string, { method, headers, body }: RequestInit) => {
    const refused = refusing.shift();
    if (method !== "GET") {
      bodies.push(typeof body === "string" && JSON.parse(body));
      keys.push(new Headers(headers).get(KEY_HEADER));
    }
    if (refused !== undefined) {
      const { code, ...field } = refused;
      const { status, text } = errors[code];
      return Response.json({ error: { code, message: text, ...field } }, { status });
    }
    return Response.json(method === "GET" ? { goals, next: null } : { goalIds: changed(path) });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return showScreen(<Away />, {}, "/account");
}

const away = page.getByRole("button", { name: "I am away" });
const back = page.getByRole("button", { name: "I am back" });
const dialog = page.getByRole("dialog");
const day = dialog.getByLabelText("First day back");
const why = dialog.getByLabelText("Why? (optional)");
const pause = dialog.getByRole("button", { name: "Pause my goals" });
const news = page.getByRole("status");

test("by keyboard: all goals rest until I am back, with a reason, and it is said how many", async () => {
  show();
  await expect.element(away).toBeVisible();
  expect(back.elements()).toEqual([]);
  (away.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("radio", { name: "Until a day" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(day).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}A month abroad{Enter}");
  await expect.element(news).toHaveTextContent("2 goals paused.");
  await expect.element(page.getByText("2 of 2 goals are paused now.")).toBeVisible();
  expect(bodies).toEqual([{ until: null, why: "A month abroad" }]);
  // What was pressed is gone.
  await expect.element(page.getByRole("heading", { name: "Being away" })).toHaveFocus();
  await expect.element(away).not.toBeInTheDocument();
});

test("all goals rest until a day, two weeks ahead unless another is chosen, at most 90", async () => {
  show();
  await away.click();
  await expect.element(day).toHaveValue("2027-01-29");
  await expect.element(day).toHaveAttribute("min", "2027-01-16");
  await expect.element(day).toHaveAttribute("max", "2027-04-15");
  await day.fill("2027-02-01");
  await pause.click();
  await expect.element(news).toHaveTextContent("2 goals paused.");
  expect(bodies).toEqual([{ until: "2027-02-01", why: "" }]);
});

test("what was filled in is there again after a reload", async () => {
  const { unmount } = show();
  await quickClick(away);
  await day.fill("2027-02-01");
  await why.fill("A month abroad");
  await dialog.getByRole("radio", { name: "Until I am back" }).click();
  unmount();
  show();
  await quickClick(away);
  await expect.element(why).toHaveValue("A month abroad");
  await expect.element(dialog.getByRole("radio", { name: "Until I am back" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Until a day" }).click();
  await expect.element(day).toHaveValue("2027-02-01");
});

test("a day that cannot be is said at its field, which takes the focus, and another one is another write", async () => {
  show();
  await quickClick(away);
  refusing = [{ code: "pause.day-invalid", field: "until" }];
  await quickClick(pause);
  await expect.element(day).toHaveAttribute("aria-invalid", "true");
  await expect.element(day).toHaveFocus();
  await expect.element(dialog.getByText("Choose a day within the next 90 days.")).toBeVisible();
  await day.fill("2027-02-02");
  await expect.element(day).not.toHaveAttribute("aria-invalid");
  await quickClick(pause);
  await expect.element(news).toHaveTextContent("2 goals paused.");
  expect(keys[1]).not.toBe(keys[0]);
});

test("what failed is said, and the next try of the same is the same write", async () => {
  show();
  await quickClick(away);
  refusing = [{ code: "server.failed" }];
  await quickClick(pause);
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("Something went wrong. Please try again.");
  await quickClick(pause);
  await expect.element(news).toHaveTextContent("2 goals paused.");
  expect(keys[1]).toBe(keys[0]);
});

test("a reason that was not sent is there again", async () => {
  show();
  await quickClick(away);
  await why.fill("A month abroad");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(away).toHaveFocus();
  await quickClick(away);
  await expect.element(why).toHaveValue("A month abroad");
});

test.each([
  ["Move each by the days that its goal was paused", true],
  ["Keep them", false],
])("who is back is asked about due dates: %s", async (choice, moveDueDate) => {
  goals = [goalOf("one", { pauses: [openEnded] }), goalOf("two"), done];
  show();
  await expect.element(page.getByText("1 of 2 goals is paused now.")).toBeVisible();
  await expect.element(away).toBeVisible();
  await back.click();
  await dialog.getByRole("radio", { name: choice }).click();
  await dialog.getByRole("button", { name: "Resume my goals" }).click();
  await expect.element(news).toHaveTextContent("1 goal resumed.");
  expect(bodies).toEqual([{ moveDueDate }]);
  await expect.element(back).not.toBeInTheDocument();
});

test("without a goal under way there is nothing to press", async () => {
  goals = [done];
  show();
  await expect.element(page.getByText("You have no goal under way.")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("goals that could not be read are read again by Retry", async () => {
  refusing = [{ code: "server.failed" }];
  show();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(away).toBeVisible();
});

test("a goal that is paused elsewhere counts", async () => {
  const { receive } = show();
  await expect.element(away).toBeVisible();
  goals = [goalOf("one", { pauses: [openEnded] }), goalOf("two")];
  receive({ entity: "goal", id: "one", rev: 2 });
  await expect.element(back).toBeVisible();
});
