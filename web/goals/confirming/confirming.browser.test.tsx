import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DAY_MS } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { open } from "#web/goal-page/fixtures/goal-page.fixture.tsx";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { card, numeric, show } from "../fixtures/goal-card.fixture.tsx";

const coached: GoalCard = {
  ...numeric(9),
  coachName: "Grace Okafor",
  coachStatus: "accepted",
};
const waiting: GoalCard = { ...coached, completionAskedAt: now.at - DAY_MS };
const words =
  "Waiting for Grace Okafor to confirm. Without an answer it completes on Jan 21, 2027.";
const markComplete = page.getByRole("button", { name: "Mark Complete" });
const takeBack = page.getByRole("button", { name: /^Take back/ });
const ceremony = page.getByRole("dialog", { name: /marked as complete!$/ });
const choice = page.getByRole("checkbox", { name: "My coach confirms that it's done" });

test("a card whose goal asks the coach says so instead of celebrating, and takes it back", async () => {
  const { server } = show(coached);
  server.long = { coachConfirms: true };
  await markComplete.click();
  await expect.element(card).toMatchTextContent(/Waiting for .*Grace Okafor.* to confirm/);
  await expect.element(markComplete).not.toBeInTheDocument();
  await expect.element(card).not.toMatchTextContent("Completed!");
  expect(ceremony.elements()).toEqual([]);
  await quickClick(takeBack);
  await expect.element(markComplete).toBeVisible();
  await expect.element(card.getByRole("heading")).toHaveFocus();
});

test("a goal's page says until when it waits; then the choice cannot be changed", async () => {
  open(waiting, { long: { coachConfirms: true } });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(choice).toBeChecked();
  await expect.element(choice).toBeDisabled();
  await quickClick(takeBack);
  await expect.element(markComplete).toBeVisible();
  await quickClick(choice);
  await expect.element(choice).not.toBeChecked();
});

test("the choice is there with a coach and while the goal is under way", async () => {
  const { server } = open(coached);
  await quickClick(choice);
  await expect.element(choice).toBeChecked();
  expect(server.bodies).toEqual([{ coachConfirms: true }]);
});

test.each([
  ["without a coach", numeric(9)],
  ["once completed", { ...numeric(9), status: "completed", completed: true } as const],
])("the choice is not there %s", async (_name, row) => {
  open(row);
  await expect.element(page.getByRole("link", { name: "Share this goal" })).toBeVisible();
  expect(choice.elements()).toEqual([]);
});

test("a goal that its coach confirmed is celebrated once", async () => {
  const done = { ...coached, status: "completed", completed: true, completedAt: now.at } as const;
  const { server } = show({ ...done, coachName: null, completionAskedAt: now.at - DAY_MS });
  await expect.element(ceremony).toBeVisible();
  expect(server.calls.filter((call) => call.endsWith("/celebrated"))).toHaveLength(1);
  expect(server.goals[0]?.completionAskedAt).toBeNull();
});

test("a goal that another window celebrates is not celebrated here", async () => {
  const done = { ...coached, status: "completed", completed: true, completedAt: now.at } as const;
  const { server } = show({ ...done, coachName: null, completionAskedAt: now.at - DAY_MS });
  server.goals = [{ ...done, coachName: null, completionAskedAt: null }];
  await expect.poll(() => server.calls.some((call) => call.endsWith("/celebrated"))).toBe(true);
  await expect.element(card).toBeVisible();
  expect(ceremony.elements()).toEqual([]);
});

test("a coach confirms, or says what is missing, on the goal's page", async () => {
  const { server } = open(waiting, { reader: "coach", long: { coachConfirms: true } });
  const notYet = page.getByRole("button", { name: "Not yet", exact: true });
  await expect.element(page.getByText(/Ada.* says it's done\./)).toBeVisible();
  await quickClick(notYet);
  await page.getByLabelText("What is missing?").fill("One more talk");
  server.refusingWrites = "completion.not-asked";
  await quickClick(page.getByRole("button", { name: "Send “Not yet”" }));
  await expect.element(page.getByText("This request is no longer open.")).toBeVisible();
  server.refusingWrites = null;
  await quickClick(page.getByRole("button", { name: /^Confirm/ }));
  await expect.element(notYet).not.toBeInTheDocument();
  expect(server.bodies.at(-1)).toEqual({ askedAt: waiting.completionAskedAt });
});
