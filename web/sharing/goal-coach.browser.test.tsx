import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useState } from "react";
import type { Invitation } from "#contract/sharing.ts";
import { DAY_MS } from "#domain/day.ts";
import type { Goal } from "#domain/goal.ts";
import { useLiveChanges } from "#web/client/live-changes.tsx";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { GoalCoach } from "./goal-coach.tsx";
import {
  coached,
  completedGoal,
  goal,
  invitation,
  sharingServer,
} from "./fixtures/sharing-server.fixture.ts";

const part = page.getByRole("region", { name: "Coach" });
const link = part.getByRole("textbox", { name: "Invitation link" });
const invite = part.getByRole("link", { name: "Invite Coach" });

function show(row: Goal = goal, open: Invitation | null = null) {
  const server = Object.assign(sharingServer([row]), { invitation: open });
  return { server, ...showScreen(<GoalCoach goal={row} formerCoach={null} />) };
}

test("a goal without a coach leads to Invite Coach", async () => {
  const { history } = show();
  await invite.click();
  expect(history.at(-1)).toBe(`/share-goal?goalId=${goal.id}&type=coachInvitation`);
});

test("an open invitation stands there with its link, and is withdrawn after asking", async () => {
  const { server } = show(goal, invitation);
  await expect.element(link).toHaveValue(invitation.link);
  await expect.element(link).toHaveAccessibleDescription(/Valid until Jan 29, 2027, in 14 days\.$/);
  await expect.element(part.getByRole("button", { name: "Copy link" })).toBeVisible();
  await part.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect.element(part.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
  await expect.element(invite).toBeVisible();
  await expect.element(part.getByRole("heading", { name: "Coach" })).toHaveFocus();
  await expect
    .element(part.getByText("Invitation withdrawn. Its link no longer works."))
    .toBeVisible();
  expect(server.invitation).toBeNull();
});

test("a coach is named, and nothing is read", async () => {
  const { server } = show({ ...goal, ...coached });
  await expect.element(part.getByText("Grace Okafor is coaching this goal.")).toBeVisible();
  expect(server.calls).toEqual([]);
});

test("a completed goal says nothing of a coach", async () => {
  show(completedGoal);
  expect(page.getByRole("heading").elements()).toHaveLength(0);
});

describe("an acceptance", () => {
  const doubt = part.getByRole("button", { name: "Wrong person?" });
  const question = page.getByRole("alertdialog", { name: "Wrong person?" });

  function Shown({ known }: { readonly known: () => Goal }) {
    const [row, setRow] = useState(known);
    useLiveChanges("goal", () => setRow(known()));
    return <GoalCoach goal={row} formerCoach={null} />;
  }

  function open(over: Partial<Goal> = {}) {
    const server = sharingServer([{ ...goal, ...coached, ...over }]);
    const screen = showScreen(<Shown known={() => server.goals[0] as Goal} />);
    return { server, ...screen };
  }

  test("is taken back after asking, by keyboard, and the way to another coach is there", async () => {
    const { server, receive } = open();
    await expect.element(doubt).toBeVisible();
    await userEvent.tab();
    await expect.element(doubt).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(question).toMatchTextContent(/Grace Okafor will no longer see this goal/);
    await expect.element(question.getByRole("button", { name: "Keep Grace Okafor" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(question).not.toBeInTheDocument();
    expect(server.goals[0]?.coachStatus).toBe("declined_by_user");
    receive({ entity: "goal", id: goal.id, rev: 5 });
    await expect.element(invite).toBeVisible();
    await expect.element(part.getByText("Grace Okafor no longer coaches this goal.")).toBeVisible();
    await expect.element(part.getByRole("heading", { name: "Coach" })).toHaveFocus();
  });

  test("keeps the focus in its part where the news come before the answer", async () => {
    const { server, receive } = open();
    await doubt.click();
    server.goals = [goal];
    receive({ entity: "goal", id: goal.id, rev: 5 });
    await expect.element(invite).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(part.getByRole("heading", { name: "Coach" })).toHaveFocus();
  });

  test("of another coach than was asked about is not taken back, and it is said why", async () => {
    const { server } = open({ coachedAt: now.at - DAY_MS });
    await doubt.click();
    server.goals = [{ ...goal, ...coached, coachedAt: now.at } as Goal];
    await question.getByRole("button", { name: "Remove coach" }).click();
    await expect
      .element(question.getByRole("alert"))
      .toHaveTextContent("Someone else coaches this goal now.");
  });

  test.each([
    [7 * DAY_MS, 1],
    [7 * DAY_MS + 1, 0],
  ])("%d milliseconds ago is in doubt %d times", async (ago, times) => {
    open({ coachedAt: now.at - ago });
    await expect.element(part.getByText("Grace Okafor is coaching this goal.")).toBeVisible();
    expect(doubt.elements()).toHaveLength(times);
  });
});
