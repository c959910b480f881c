import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { resumeAll } from "#contract/goal-life.ts";
import type { GoalCard } from "#domain/goal.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { serve } from "#web/client/fixtures/server.fixture.ts";
import { goal } from "#web/goals/fixtures/goal.fixture.ts";
import { AwayBanner } from "./away-banner.tsx";

const back = page.getByRole("button", { name: "I'm back" });
const paused = (until: string | null): GoalCard => ({
  ...goal,
  pauses: [{ from: now.today, until, answered: false }],
});

test("whoever paused all goals sees until when, and is back with one answer for all due dates", async () => {
  const asked = serve(({ path }) =>
    path === resumeAll.path ? { goalIds: ["one"] } : { goals: [] },
  );
  showScreen(<AwayBanner goals={[paused("2027-02-01"), paused(null)]} />);
  await expect
    .element(page.getByText("All your goals are paused until Feb 1, 2027."))
    .toBeVisible();
  await back.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Keep them as they are" }).click();
  await dialog.getByRole("button", { name: "Resume all goals" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    { moveDueDate: false },
  ]);
});

function Dashboard() {
  const [goals, setGoals] = useState([paused(null)]);
  return (
    <>
      <AwayBanner goals={goals} />
      <h1 tabIndex={-1}>Dashboard</h1>
      <button onClick={() => setGoals([goal])}>Resumed</button>
    </>
  );
}

test("after the return focus is on the page's title", async () => {
  showScreen(<Dashboard />);
  await expect.element(back).toBeVisible();
  const title = page.getByRole("heading", { name: "Dashboard" });
  (back.element() as HTMLElement).focus();
  // Leaves focus where it is.
  (page.getByRole("button", { name: "Resumed" }).element() as HTMLElement).click();
  await expect.element(back).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
});

test("a pause without an end has no day", async () => {
  showScreen(<AwayBanner goals={[paused(null)]} />);
  await expect.element(page.getByText("All your goals are paused.")).toBeVisible();
});

test("whoever has a goal that goes on sees nothing of it", async () => {
  showScreen(<AwayBanner goals={[paused(null), goal]} />);
  expect(back.elements()).toEqual([]);
});
