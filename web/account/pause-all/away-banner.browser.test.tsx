import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { resumeAll } from "#contract/goal-life.ts";
import { readSession, type SessionUser } from "#contract/session.ts";
import type { GoalCard } from "#domain/goal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { AwayBanner } from "./away-banner.tsx";

const since = "2027-01-08";
const over = { since, until: now.today };
const lasting = { since, until: "2027-02-01" };

function resting(id: string, description: string, until: string | null): GoalCard {
  const pauses = [{ from: since, until, answered: false }];
  return { ...goal, id: id.padEnd(22, "a"), description, pauses };
}

const both = (until: string | null) => [
  resting("choir", "Sing in a choir", until),
  { ...resting("chess", "Win at chess", until), dueDate: "2027-04-30" },
];

let refusing: boolean;

beforeEach(() => {
  refusing = false;
});

/** The dashboard's top; answering ends the absence. */
function show(away: SessionUser["away"], goals: readonly GoalCard[] = []) {
  let person: SessionUser = { ...user, away };
  const asked = serve(({ path, method }) => {
    if (path === readSession.path) return { user: person };
    if (method === "GET") return { goals, next: null };
    if (refusing) return refusal("server.failed");
    person = { ...user, away: null };
    return { goalIds: goals.map(({ id }) => id), user: person };
  });
  const answers = () => asked.filter(({ path }) => path === resumeAll.path);
  const screen = showScreen(
    <>
      <AwayBanner />
      <h1 tabIndex={-1}>Dashboard</h1>
    </>,
    {},
    "/",
    { away },
  );
  return {
    moved: () => answers().map(({ body }) => (body as { moveDueDates: string[] }).moveDueDates),
    keys: () => answers().map(({ key }) => key),
    ...screen,
  };
}

const back = page.getByRole("button", { name: "I'm back" });
const dialog = page.getByRole("dialog");
const card = page.getByRole("region", { name: "Welcome back" });
const move = page.getByRole("button", { name: "Move the dates" });
const leave = page.getByRole("button", { name: "Leave the dates" });
const title = page.getByRole("heading", { name: "Dashboard" });
const tick = (name: string) => page.getByRole("checkbox", { name });
const [choir, chess] = both(null).map(({ id }) => id);

test.each([
  ["until a day", lasting, "Away until Feb 1"],
  ["without an end", { since, until: null }, "Away"],
])("who is away %s sees so", async (_, away, words) => {
  show(away);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(back).toBeVisible();
});

test("who is not away sees nothing, whatever is paused", async () => {
  show(null, both(null));
  await expect.element(title).toBeVisible();
  expect(back.elements()).toEqual([]);
  expect(card.elements()).toEqual([]);
});

test("by keyboard: who is back moves the due dates of the goals that are ticked, and lands on the title", async () => {
  const { moved } = show(lasting, both(lasting.until));
  await expect.element(back).toBeVisible();
  (back.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(tick("Sing in a choir")).toBeChecked();
  await expect.element(tick("Sing in a choir")).toHaveFocus();
  // A week away.
  await expect.element(dialog.getByText("From Mar 1, 2027 to Mar 8, 2027")).toBeVisible();
  await expect.element(dialog.getByText("From Apr 30, 2027 to May 7, 2027")).toBeVisible();
  await userEvent.keyboard("{Tab} ");
  await expect.element(tick("Win at chess")).not.toBeChecked();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(moved()).toEqual([[choir]]);
  await expect.element(back).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
});

test("leaving the dates names no goal", async () => {
  const { moved } = show(lasting, both(lasting.until));
  await back.click();
  await leave.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(moved()).toEqual([[]]);
});

test("who comes back on the day of leaving is asked nothing", async () => {
  const today = { since: now.today, until: null };
  const { moved } = show(today, [
    { ...goal, pauses: [{ from: now.today, until: null, answered: false }] },
  ]);
  await back.click();
  await expect
    .element(dialog.getByText("Your goals go on today. No due date needs to move."))
    .toBeVisible();
  await dialog.getByRole("button", { name: "Resume all goals" }).click();
  await expect.element(back).not.toBeInTheDocument();
  expect(moved()).toEqual([[]]);
});

test("cancelled, somebody is still away", async () => {
  const { moved } = show(lasting, both(lasting.until));
  await back.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(back).toHaveFocus();
  expect(moved()).toEqual([]);
});

test("once the day has come a card asks for all goals together, once", async () => {
  const { moved } = show(over, both(over.until));
  await expect.element(card.getByText("You were away for 7 days.")).toBeVisible();
  expect(back.elements()).toEqual([]);
  await tick("Sing in a choir").click();
  (move.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(card).not.toBeInTheDocument();
  expect(moved()).toEqual([[chess]]);
  await expect.element(title).toHaveFocus();
});

test("the card leaves the dates by its other button", async () => {
  const { moved } = show(over, both(over.until));
  await leave.click();
  await expect.element(card).not.toBeInTheDocument();
  expect(moved()).toEqual([[]]);
  await expect.element(title).toHaveFocus();
});

test("what failed is said and sent again as the same answer; another answer is another write", async () => {
  const { keys } = show(over, both(over.until));
  refusing = true;
  await move.click();
  await expect
    .element(card.getByRole("alert"))
    .toHaveTextContent("Something went wrong. Please try again.");
  await move.click();
  await expect.poll(() => keys().length).toBe(2);
  await tick("Sing in a choir").click();
  await expect.element(card.getByRole("alert")).not.toBeInTheDocument();
  refusing = false;
  await move.click();
  await expect.element(card).not.toBeInTheDocument();
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test.each([
  ["where each was answered already", [goal]],
  ["of a goal that was paused alone and still is", [resting("alone", "Run", "2027-02-01")]],
])("no card asks %s", async (_, goals) => {
  const { client } = show(over, goals);
  const reads = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status);
  await expect.poll(reads).toEqual(["success"]);
  expect(card.elements()).toEqual([]);
});

test("who came back on another device is away no more here", async () => {
  const { receive } = show(lasting, both(lasting.until));
  await expect.element(back).toBeVisible();
  serve(() => ({ user: { ...user, away: null } }));
  receive({ entity: "user", id: user.uid, rev: 2 });
  await expect.element(back).not.toBeInTheDocument();
});
