import { page } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
import { showScreen } from "#web/app/screen.fixture.tsx";
import { ShareGoalPage } from "./share-goal-page.tsx";
import { goal, sharingServer } from "./sharing-server.fixture.ts";

type Query = Readonly<Record<string, string>>;

/** For tests in a browser: the screen at an address, before a server that may be told first how to answer. */
export function show(query: Query = {}, goals: readonly GoalCard[] = [goal]) {
  const server = sharingServer(goals);
  const path = `/share-goal?${new URLSearchParams(query)}`;
  return { server, ...showScreen(<ShareGoalPage news={null} />, {}, path) };
}

/** The same with one goal chosen. */
export const showGoal = (query: Query = {}, row: GoalCard = goal) =>
  show({ goalId: row.id, ...query }, [row]);

export const preview = page.getByRole("textbox", { name: "Message preview" });
export const network = page.getByRole("button", { name: "Share on LinkedIn", exact: true });
export const copy = page.getByRole("button", { name: "Copy Message", exact: true });
export const progress = page.getByRole("radio", { name: "Share Progress" });
export const coach = page.getByRole("radio", { name: "Invite Coach" });
export const alert = page.getByRole("alert");
export const title = page.getByRole("heading", { level: 2, name: goal.description });
export const create = page.getByRole("button", { name: "Create invitation link" });
export const link = page.getByRole("textbox", { name: "Invitation link" });
