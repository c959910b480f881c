import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { plainNotation } from "#domain/notation.ts";
import { goalMessage, invitationMessage } from "#domain/share-message.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { quickClick } from "#web/ui/fixtures/quick-click.fixture.ts";
import { mailAddress } from "./share-targets.ts";
import { clipboard } from "./fixtures/share-targets.fixture.ts";
import {
  alert,
  coach,
  copy,
  create,
  link,
  network,
  preview,
  progress,
  showGoal,
  title,
} from "./fixtures/share-goal-page.fixture.tsx";
import { coached, completedGoal, goal, invitation } from "./fixtures/sharing-server.fixture.ts";

describe("Invite Coach", () => {
  test("is chosen by keyboard, excludes Share Progress, and writes nothing by itself", async () => {
    const { server } = showGoal();
    await expect.element(progress).toBeChecked();
    progress.element().focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(coach).toBeChecked();
    await expect.element(progress).not.toBeChecked();
    await expect
      .element(preview)
      .toHaveTextContent(invitationMessage(goal, null, null), { normalizeWhitespace: false });
    await expect.element(network).toBeDisabled();
    await expect.element(copy).toBeDisabled();
    await expect
      .element(page.getByRole("group", { name: "Ways to share" }))
      .toHaveAccessibleDescription("Create the invitation link first. It's added to this message.");
    expect(server.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  });

  test("comes first where the address asks for it, and writes nothing either", async () => {
    const { server } = showGoal({ type: "coachInvitation" });
    await expect.element(coach).toBeChecked();
    await expect.element(create).toBeVisible();
    expect(server.calls).toEqual([`GET /api/goals/${goal.id}/sharing`]);
  });

  test("creates the link, says until when it holds and what is seen, and joins the message", async () => {
    const held = clipboard();
    const { server } = showGoal({ type: "coachInvitation" });
    await create.click();
    await expect.element(link).toHaveValue(invitation.link);
    await expect
      .element(link)
      .toHaveAccessibleDescription(
        "The first person to accept becomes your coach. Valid until Jan 29, 2027, in 14 days.",
      );
    await expect.element(page.getByRole("heading", { name: "Your invitation" })).toHaveFocus();
    await expect.element(page.getByText("Invitation link created.")).toBeVisible();
    await expect
      .element(page.getByText(/^Your name, Ada, and the goal's description/))
      .toBeVisible();
    await expect
      .element(preview)
      .toHaveTextContent(invitationMessage(goal, invitation.link, null), {
        normalizeWhitespace: false,
      });
    await expect
      .element(page.getByRole("group", { name: "Ways to share" }))
      .toHaveAccessibleDescription(
        "LinkedIn opens in a new window with this message. Send this to one person instead of posting it. The first person to accept becomes your coach.",
      );
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect.element(alert).toHaveTextContent("Link copied to clipboard!");
    await copy.click();
    await expect.poll(() => server.counted).toHaveLength(1);
    expect(held).toEqual([invitation.link, invitationMessage(goal, invitation.link, null)]);
  });

  test("shows the link that is open already, with words of the person's own; an expired one is none", async () => {
    const asked = { type: "coachInvitation", text: "Would you?" };
    const { server, unmount } = showGoal(asked, goal, { invitation });
    await expect.element(link).toHaveValue(invitation.link);
    const mail = page.getByRole("link", { name: "Send by email" });
    const message = `Would you?\n\n${invitation.link}`;
    await expect
      .element(mail)
      .toHaveAttribute("href", mailAddress("Would you be my accountability coach?", message));
    await expect.element(preview).toHaveTextContent(message, { normalizeWhitespace: false });
    expect(server.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
    unmount();
    showGoal(asked, goal, { invitation: { ...invitation, expiresAt: now.at } });
    await expect.element(create).toBeVisible();
  });

  test("selects the link where it cannot be copied", async () => {
    clipboard({ refuses: true });
    showGoal({ type: "coachInvitation" });
    await quickClick(create);
    await quickClick(page.getByRole("button", { name: "Copy link" }));
    await expect.element(alert).toHaveTextContent("Failed to copy link.");
    expect(getSelection()?.toString()).toBe(invitation.link);
  });

  test("withdraws by keyboard, after asking once", async () => {
    const { server } = showGoal({ type: "coachInvitation" });
    await quickClick(create);
    const withdraw = page.getByRole("button", { name: "Withdraw", exact: true });
    await expect.element(withdraw).toBeVisible();
    withdraw.element().focus();
    await userEvent.keyboard("{Enter}");
    const keep = page.getByRole("button", { name: "Keep it" });
    await expect.element(keep).toHaveFocus();
    await expect
      .element(page.getByText("Withdraw this invitation? Its link stops working right away."))
      .toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(withdraw).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
    await expect.element(create).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Your invitation" })).toHaveFocus();
    await expect
      .element(page.getByText("Invitation withdrawn. Its link no longer works."))
      .toBeVisible();
    await expect
      .element(preview)
      .toHaveTextContent(invitationMessage(goal, null, null), { normalizeWhitespace: false });
    expect(server.invitation).toBeNull();
  });

  test("says why a link could not be created or withdrawn, and keeps it", async () => {
    const { server } = showGoal({ type: "coachInvitation" });
    server.refusing = { path: "/invitation", code: "request.rate" };
    await quickClick(create);
    await expect.element(alert).toHaveTextContent("Too many requests. Please try again later.");
    server.refusing = { path: "/withdraw", code: "server.failed" };
    await quickClick(create);
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await page.getByRole("button", { name: "Withdraw invitation" }).click();
    await expect.element(alert).toHaveTextContent("Something went wrong. Please try again.");
    await expect.element(link).toHaveValue(invitation.link);
  });

  test.each([
    [
      "coached by somebody without a name",
      { ...goal, ...coached, coachName: null },
      "Coach already coaches this goal.",
    ],
    [
      "completed",
      { ...goal, status: "completed" as const, completed: true },
      "This goal is complete. Only active goals can have a coach.",
    ],
  ])("is not to be chosen on a goal that is %s, and says why", async (_, row, why) => {
    showGoal({ type: "coachInvitation" }, row);
    await expect.element(coach).toBeDisabled();
    await expect.element(coach).toHaveAccessibleDescription(why);
    await expect.element(progress).toBeChecked();
    await expect
      .element(preview)
      .toHaveTextContent(goalMessage(row, now, plainNotation), { normalizeWhitespace: false });
    await expect.element(copy).toBeEnabled();
    expect(create.elements()).toHaveLength(0);
  });

  test("tells of somebody who accepts, and keeps focus on the screen", async () => {
    const { server, receive } = showGoal({ type: "coachInvitation" });
    await quickClick(create);
    await expect.element(link).toBeVisible();
    page.getByRole("button", { name: "Copy link" }).element().focus();
    server.goals = [{ ...goal, ...coached, rev: 5 }];
    server.invitation = null;
    receive({ entity: "goal", id: goal.id, rev: 5 });
    await expect.element(page.getByText("Grace Okafor is now coaching this goal.")).toBeVisible();
    await expect.element(coach).toBeDisabled();
    await expect.element(progress).toBeChecked();
    await expect.element(title).toHaveFocus();
    expect(link.elements()).toHaveLength(0);
  });

  test("hears of an invitation that was withdrawn in another tab, and of no other goal's", async () => {
    const { server, receive } = showGoal({ type: "coachInvitation" });
    await quickClick(create);
    await expect.element(link).toBeVisible();
    server.invitation = null;
    const read = server.calls.length;
    receive({ entity: "invitation", id: completedGoal.id, rev: 2 });
    receive({ entity: "invitation", id: goal.id, rev: 2 });
    await expect.element(create).toBeVisible();
    expect(server.calls.slice(read)).toEqual([`GET /api/goals/${goal.id}/sharing`]);
    server.invitation = invitation;
    receive({ entity: "invitation", id: goal.id, rev: 3 });
    await expect.element(link).toHaveValue(invitation.link);
  });

  test("gives way to the message of a goal that is completed elsewhere", async () => {
    const { server, receive } = showGoal({ type: "coachInvitation" });
    await quickClick(create);
    await expect.element(link).toBeVisible();
    server.goals = [{ ...goal, status: "completed", completed: true, rev: 5 }];
    receive({ entity: "goal", id: goal.id, rev: 5 });
    await expect.element(coach).toBeDisabled();
    await expect
      .element(preview)
      .toHaveTextContent(goalMessage(server.goals[0]!, now, plainNotation), {
        normalizeWhitespace: false,
      });
  });
});
