import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { againPath } from "#contract/routes.ts";
import type { GoalCard } from "#domain/goal.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { field, go, heading, next } from "../fixtures/goal-form.fixture.tsx";
import { fakeServer, type FakeServer } from "../fixtures/goal-server.fixture.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import { AddGoalPage } from "./add-goal-page.tsx";

// Created on 2027-01-10, due 50 days later; now is 2027-01-15.
const closed: GoalCard = { ...goal, status: "closed", closedAt: Date.UTC(2027, 0, 14) };
const chooser = page.getByRole("button", { name: "Start from scratch" });
const begun = page.getByText("We kept your draft.");

function open(known: Partial<FakeServer> = {}, goalId = closed.id) {
  const server = Object.assign(fakeServer([closed]), known);
  return { server, ...showScreen(<AddGoalPage />, {}, againPath(goalId)) };
}

test("the form is filled from the goal that the address asks for, due after as many days; no template is offered before", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { history } = open({ answering: promise });
  await expect.element(page.getByText("Loading the goal...")).toBeInTheDocument();
  expect(chooser.elements()).toEqual([]);
  resolve();
  await expect.element(heading).toHaveTextContent("Create New SMART Goal (1/7)");
  await expect.element(field("Description")).toHaveValue(closed.description);
  await next.click();
  await expect.element(page.getByRole("radio", { name: "Career" })).toBeChecked();
  await next.click();
  await expect
    .element(field("Specific"))
    .toHaveValue("Talk to five people whom I do not know yet.");
  await next.click();
  await expect.element(field("Target")).toHaveValue("5");
  await expect.element(field("Unit")).toHaveValue("new connections");
  await go(3);
  await expect.element(field("Due date")).toHaveValue("2027-03-06");
  // A reload finds the form and does not fill it again.
  expect(history?.at(-1)).not.toContain("again");
});

test("words that were left in the form stay, until they are given up for the goal", async () => {
  fakeServer([]);
  const before = showScreen(<AddGoalPage />, {}, "/add-goal");
  await chooser.click();
  await field("Description").fill("Walk before work");
  before.unmount();
  open();
  await expect
    .element(page.getByText(`“Start over” replaces your draft with “${closed.description}”.`))
    .toBeVisible();
  await expect.element(begun).toBeVisible();
  await expect.element(field("Description")).toHaveValue("Walk before work");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.element(field("Description")).toHaveValue(closed.description);
  await expect.element(heading).toHaveFocus();
});

test.each([
  ["that is gone", {}, "another"],
  ["of somebody else's, whom the person coaches", { reader: "coach" } as const, closed.id],
])("a goal %s is said not to be there, and the form is", async (_, known, goalId) => {
  open(known, goalId);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("That goal doesn't exist. Please start from another one.");
  await chooser.click();
  await expect.element(field("Description")).toHaveValue("");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("a goal that could not be read is read again by Retry", async () => {
  const { server } = open({ refusingReads: "server.failed" });
  await expect.element(page.getByRole("alert")).toHaveTextContent("The goal couldn't be loaded.");
  await expect.element(chooser).toBeVisible();
  server.refusingReads = null;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(field("Description")).toHaveValue(closed.description);
});
