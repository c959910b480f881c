import { page } from "vitest/browser";
import type { GoalCard as Goal } from "#domain/goal.ts";
import type { Measure } from "#domain/measure.ts";
import { fakeServer } from "./goal-server.fixture.ts";
import { GoalAnnouncer } from "./goal-announcer.tsx";
import { GoalCard } from "./goal-card.tsx";
import { goal } from "./goal.fixture.ts";
import { showScreen } from "#web/app/screen.fixture.tsx";
import { useGoals } from "./use-goals.ts";

function Cards() {
  const goals = useGoals();
  if (goals.kind !== "ready") return <p>{goals.kind}</p>;
  return (
    <>
      <GoalAnnouncer />
      <ul>
        {goals.goals.map((shown) => (
          <GoalCard key={shown.id} goal={shown} />
        ))}
      </ul>
    </>
  );
}

/** For tests in a browser: the card of one goal, with what reads, writes and hears of it. */
export function show(row: Goal = goal) {
  const server = fakeServer([row]);
  const screen = showScreen(<Cards />, {
    readDashboard: { goals: [row], next: null, summary: null },
  });
  return { server, ...screen };
}

/** Holds back the answers of the server until it is called. */
export function held(server: { answering: Promise<void> }): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answering = promise;
  return resolve;
}

const measured = (measurable: Measure): Goal => ({ ...goal, measurable });
export const numeric = (currentValue: number) =>
  measured({ type: "Numeric", targetValue: 10, currentValue, unit: "pages" });
export const yesOrNo = (currentValue: boolean) =>
  measured({ type: "Boolean", targetValue: null, currentValue, unit: "" });
export const onDay = measured({
  type: "Date",
  targetValue: "2027-06-01",
  currentValue: null,
  unit: "",
});

export const card = page.getByRole("listitem", { name: goal.description });
export const status = card.getByRole("status");
export const update = card.getByRole("button", { name: "Update Progress" });
