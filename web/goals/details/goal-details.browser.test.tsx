import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { numeric, showPart } from "../fixtures/goal-card.fixture.tsx";
import { GoalDetails } from "./goal-details.tsx";

const words = page.getByRole("region", { name: "Goal details" });
const show = () => showPart(numeric(3), (goal) => <GoalDetails goal={goal} />);

test("the goal in full has its five fields, also where only Retry has read it", async () => {
  const { server } = show();
  server.refusingReads = "server.failed";
  await expect.element(words.getByRole("alert")).toHaveTextContent("The goal couldn't be loaded.");
  server.refusingReads = null;
  await words.getByRole("button", { name: "Retry" }).click();
  await expect.element(words.getByText("There is a meetup every second week.")).toBeVisible();
  const names = ["Specific", "Measurable", "Achievable", "Relevant", "Time-bound"];
  for (const name of names) await expect.element(words.getByText(name)).toBeInTheDocument();
});
