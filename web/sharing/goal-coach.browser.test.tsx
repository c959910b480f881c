import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { GoalCard } from "#domain/goal.ts";
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

function show(row: GoalCard = goal) {
  const server = sharingServer([row]);
  return { server, ...showScreen(<GoalCoach goal={row} formerCoach={null} />) };
}

function showInvited() {
  const server = sharingServer();
  server.invitation = invitation;
  return { server, ...showScreen(<GoalCoach goal={goal} formerCoach={null} />) };
}

test("a goal without a coach leads to Invite Coach", async () => {
  const { history } = show();
  await invite.click();
  expect(history.at(-1)).toBe(`/share-goal?goalId=${goal.id}&type=coachInvitation`);
});

test("an open invitation stands there with its link, and is withdrawn after asking", async () => {
  const { server } = showInvited();
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

test("an invitation that was opened in another tab comes by itself", async () => {
  const { server, receive } = show();
  await expect.element(invite).toBeVisible();
  server.invitation = invitation;
  receive({ entity: "invitation", id: goal.id, rev: 1 });
  await expect.element(link).toHaveValue(invitation.link);
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

test("a failed read says so, and Retry reads again", async () => {
  const server = sharingServer();
  server.refusing = { path: "/sharing", code: "server.failed" };
  showScreen(<GoalCoach goal={goal} formerCoach={null} />);
  await expect
    .element(part.getByRole("alert"))
    .toHaveTextContent("The invitation could not be loaded.");
  server.refusing = null;
  await part.getByRole("button", { name: "Retry" }).click();
  await expect.element(invite).toBeVisible();
});
