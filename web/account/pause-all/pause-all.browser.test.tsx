import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pauseAll } from "#contract/goal-life.ts";
import type { SessionUser } from "#contract/session.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Pause } from "#domain/pause.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { PauseAll } from "./pause-all.tsx";

const openEnded: Pause = { from: now.today, until: null, answered: false };

const goalOf = (id: string, more: Partial<GoalCard> = {}): GoalCard => ({ ...goal, id, ...more });
const done = goalOf("done", { status: "completed", completed: true, completedAt: now.at });

let goals: GoalCard[];
let absence: SessionUser["away"];
/** The next writes are refused. */
let refusing: [code: RefusalCode, field?: string][];

beforeEach(() => {
  [goals, absence, refusing] = [[goalOf("one"), goalOf("two"), done], null, []];
});

function changed(path: string, until: string | null) {
  const isLeaving = path === pauseAll.path;
  absence = isLeaving ? { since: now.today, until } : null;
  const pauses = isLeaving ? [{ ...openEnded, until }] : [];
  const others = goals.filter(
    ({ status, pauses: before }) => status === "active" && before.length !== pauses.length,
  );
  goals = goals.map((one) => (others.includes(one) ? { ...one, pauses } : one));
  return { goalIds: others.map(({ id }) => id), user: { ...user, away: absence } };
}

/** The section over such a server. */
function show() {
  const asked = serve(({ method, path, body }) => {
    if (method === "GET") return { goals, next: null };
    const [code, field] = refusing.shift() ?? [];
    if (code !== undefined) return refusal(code, { field });
    return changed(path, (body as { until?: string | null }).until ?? null);
  });
  const writes = () => asked.filter(({ method }) => method !== "GET");
  const bodies = () => writes().map(({ body }) => body);
  const keys = () => writes().map(({ key }) => key);
  return { bodies, keys, ...showScreen(<PauseAll />, {}, "/account", { away: absence }) };
}

const away = page.getByRole("button", { name: "Set time away" });
const back = page.getByRole("button", { name: "I'm back" });
const resume = page.getByRole("button", { name: "Resume all goals" });
const dialog = page.getByRole("dialog");
const day = dialog.getByLabelText("First day back");
const why = dialog.getByLabelText("Reason (optional)");
const pause = dialog.getByRole("button", { name: "Set time away" });
const news = page.getByRole("status");

test("by keyboard: all goals rest until I am back, with a reason, and it is said how many", async () => {
  const { bodies } = show();
  await expect.element(away).toBeVisible();
  expect(back.elements()).toEqual([]);
  (away.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("radio", { name: "Until a date" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(day).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}A month abroad{Enter}");
  await expect.element(news).toHaveTextContent("Time away set. 2 goals paused.");
  await expect.element(page.getByText("2 of 2 goals are paused now.")).toBeVisible();
  expect(bodies()).toEqual([{ until: null, why: "A month abroad" }]);
  await expect.element(page.getByText("Away", { exact: true })).toBeVisible();
  // What was pressed is gone.
  await expect.element(page.getByRole("heading", { name: "Time away" })).toHaveFocus();
  await expect.element(away).not.toBeInTheDocument();
});

test("all goals rest until a day, two weeks ahead unless another is chosen, at most 90", async () => {
  const { bodies } = show();
  await away.click();
  await expect.element(day).toHaveValue("2027-01-29");
  await expect.element(day).toHaveAttribute("min", "2027-01-16");
  await expect.element(day).toHaveAttribute("max", "2027-04-15");
  await day.fill("2027-02-01");
  await pause.click();
  await expect.element(news).toHaveTextContent("Time away set. 2 goals paused.");
  expect(bodies()).toEqual([{ until: "2027-02-01", why: "" }]);
});

test("what was filled in is there again after a reload", async () => {
  const { unmount } = show();
  await quickClick(away);
  await day.fill("2027-02-01");
  await why.fill("A month abroad");
  await dialog.getByRole("radio", { name: "Until I'm back" }).click();
  unmount();
  show();
  await quickClick(away);
  await expect.element(why).toHaveValue("A month abroad");
  await expect.element(dialog.getByRole("radio", { name: "Until I'm back" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Until a date" }).click();
  await expect.element(day).toHaveValue("2027-02-01");
});

test("what failed is said, and tried again by the same write; a day that cannot be is said at its field, and another one is another write", async () => {
  const { keys } = show();
  await quickClick(away);
  refusing = [["server.failed"], ["pause.day-invalid", "until"]];
  await quickClick(pause);
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("Something went wrong. Please try again.");
  await quickClick(pause);
  await expect.element(day).toHaveAttribute("aria-invalid", "true");
  await expect.element(day).toHaveFocus();
  await expect
    .element(dialog.getByText("Please choose a day within the next 90 days."))
    .toBeVisible();
  await day.fill("2027-02-02");
  await expect.element(day).not.toHaveAttribute("aria-invalid");
  await quickClick(pause);
  await expect.element(news).toHaveTextContent("Time away set. 2 goals paused.");
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test("who is away sees until when, and changes the day", async () => {
  absence = { since: "2027-01-10", until: "2027-02-01" };
  goals = [goalOf("one", { pauses: [{ ...openEnded, until: absence.until }] })];
  const { bodies } = show();
  await expect.element(page.getByText("Away until Feb 1", { exact: true })).toBeVisible();
  expect(away.elements()).toEqual([]);
  await page.getByRole("button", { name: "Change time away" }).click();
  await expect.element(day).toHaveValue("2027-02-01");
  await day.fill("2027-02-08");
  await dialog.getByRole("button", { name: "Change time away" }).click();
  await expect.element(page.getByText("Away until Feb 8", { exact: true })).toBeVisible();
  expect(bodies()).toEqual([{ until: "2027-02-08", why: "" }]);
});

test("who is back is asked about the due dates, and it is said how many goals go on", async () => {
  absence = { since: "2027-01-08", until: null };
  goals = [goalOf("one", { pauses: [{ ...openEnded, from: absence.since }] }), done];
  const { bodies } = show();
  await back.click();
  await expect.element(dialog.getByRole("checkbox", { name: goal.description })).toBeChecked();
  await dialog.getByRole("button", { name: "Move the dates" }).click();
  await expect.element(news).toHaveTextContent("1 goal resumed.");
  expect(bodies()).toEqual([{ moveDueDates: ["one"] }]);
  await expect.element(page.getByRole("heading", { name: "Time away" })).toHaveFocus();
  await expect.element(away).toBeVisible();
});

test("without an absence, all that was paused one by one is resumed together", async () => {
  goals = [goalOf("one", { pauses: [openEnded] }), goalOf("two"), done];
  const { bodies } = show();
  await expect.element(page.getByText("1 of 2 goals is paused now.")).toBeVisible();
  expect(back.elements()).toEqual([]);
  await resume.click();
  await dialog.getByRole("button", { name: "Resume all goals" }).click();
  await expect.element(news).toHaveTextContent("1 goal resumed.");
  expect(bodies()).toEqual([{ moveDueDates: [] }]);
  await expect.element(resume).not.toBeInTheDocument();
});

test("without a goal under way one can be away too", async () => {
  goals = [done];
  show();
  await expect.element(page.getByText("You have no active goals.")).toBeVisible();
  await away.click();
  await pause.click();
  await expect.element(news).toHaveTextContent("Time away set.");
  await back.click();
  await dialog.getByRole("button", { name: "Resume all goals" }).click();
  await expect.element(news).toHaveTextContent("Welcome back.");
});

test("a goal that is paused elsewhere counts", async () => {
  const { receive } = show();
  await expect.element(away).toBeVisible();
  goals = [goalOf("one", { pauses: [openEnded] }), goalOf("two")];
  receive({ entity: "goal", id: "one", rev: 2 });
  await expect.element(resume).toBeVisible();
});
