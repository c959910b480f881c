import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { coached, goal } from "./fixtures/coached.fixture.ts";
import { card, open } from "./fixtures/coaching-screen.fixture.tsx";
import { coachingServer } from "./fixtures/coaching-server.fixture.ts";
import { StepDown } from "./step-down.tsx";

describe("stepping down", () => {
  const question = page.getByRole("alertdialog", { name: "Step down as coach?" });

  test("asks first, and the goal leaves the list with what was typed on it", async () => {
    const { server } = open({
      goals: [coached(), coached({ id: "two", description: "Two" })],
    });
    await card("Meet new people").getByRole("button", { name: "Notes and Details" }).click();
    await page.getByLabelText("New private note").fill("Half a thought");
    await page.getByRole("button", { name: "Step down" }).click();
    await expect
      .element(question)
      .toMatchTextContent(/Tomás will be notified, and you.ll no longer see/);
    await expect.element(question.getByRole("button", { name: "Keep coaching" })).toHaveFocus();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect
      .element(page.getByText(/^You no longer coach “Meet new people”\. Coaching ends when the/))
      .toBeVisible();
    await expect.element(page.getByLabelText("Not sent")).toHaveValue("Half a thought");
    expect(server.goals.map((one) => one.goal.id)).toEqual(["two"]);
  });

  test("that fails says so, and is tried again under its key", async () => {
    const server = coachingServer({ refusingWrites: "server.failed" });
    showScreen(<StepDown goalId={goal.id} ownerName="Tomás" />);
    await quickClick(page.getByRole("button", { name: "Step down" }));
    const confirm = question.getByRole("button", { name: "Step down" });
    await confirm.click();
    await expect
      .element(question.getByRole("alert"))
      .toHaveTextContent("Something went wrong. Please try again.");
    server.refusingWrites = null;
    await quickClick(confirm);
    await expect.poll(() => new Set(server.keys).size).toBe(1);
    expect(server.keys).toHaveLength(2);
  });
});
