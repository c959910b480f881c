import { page } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
import { now } from "#web/app/moment.fixture.ts";
import { showScreen } from "#web/app/screen.fixture.tsx";
import { coached } from "./coached.fixture.ts";
import { CoachingPage } from "./coaching-page.tsx";
import { coachingServer, type CoachingServer } from "./coaching-server.fixture.ts";

/** For tests: in the place of what another folder draws. */
export function Details({ goal: { id } }: { readonly goal: GoalCard }) {
  return <p>Details of {id}</p>;
}

/** For tests in a browser: the coach's screen, its document carrying what the server knows. */
export function open(known: Partial<CoachingServer> = {}, path = "/coaching") {
  const server = coachingServer(known);
  const readCoaching = { goals: server.goals, notes: server.notes };
  return { server, ...showScreen(<CoachingPage Details={Details} />, { readCoaching }, path) };
}

export const list = page.getByRole("region", { name: "Goals you coach" });
export const card = (name: string) => list.getByRole("listitem", { name, exact: true });
export const titles = () =>
  list
    .getByRole("heading", { level: 2 })
    .elements()
    .map((title) => title.textContent);
export const press = (name: string) => page.getByRole("button", { name });
export const field = page.getByLabelText("Your note");

export const goals = [
  coached({ id: "one", description: "Chapter one", dueDate: "2027-02-01" }),
  coached({
    id: "two",
    description: "Air the doubts",
    category: "Skills",
    dueDate: "2027-01-10",
    lastProgressUpdateAt: now.at,
  }),
  coached({
    id: "three",
    description: "Be done",
    dueDate: "2027-04-01",
    measurable: { type: "Boolean", targetValue: null, currentValue: true, unit: "" },
    lastProgressUpdateAt: null,
  }),
];
