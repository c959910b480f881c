import type { Page } from "@playwright/test";
import { readCoaching } from "#contract/coached-goals.ts";
import { listNotes } from "#contract/coaching.ts";
import { expect, test } from "./cairn.fixture.ts";
import { checkIn, coachedCard, coachedGoal, notesIn } from "./coaching.fixture.ts";
import { addGoal, cardOf, moveGoal, ownName } from "./goal.fixture.ts";
import { keyboard } from "./hands.fixture.ts";
import { shareAddress } from "./sharing.fixture.ts";
import { people, signInUnseen } from "./sign-in.fixture.ts";

const measurable = { type: "Numeric", targetValue: "10", unit: "pages" };

function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

test("owner and coach see each other's steps without a reload, by keyboard", async ({
  page: owner,
  openBrowser,
  guard,
}) => {
  // The coach's open card asks once more, before it knows that the goal is not theirs.
  guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
  const coach = await (await openBrowser()).newPage();
  const [mine, theirs] = [keyboard(owner), keyboard(coach)];
  await signInUnseen(owner);
  await signInUnseen(coach, people.another);
  const description = ownName("Write");
  const goal = await addGoal(owner.request, { description, measurable });

  // Invite.
  await owner.goto(shareAddress(goal, { type: "coachInvitation" }));
  await mine.press(owner.getByRole("button", { name: "Create invitation link" }));
  const link = owner.getByRole("textbox", { name: "Invitation link" });
  await expect(link).not.toHaveValue("");

  // Accept: the owner is told where they are.
  await coach.goto(await link.inputValue());
  await theirs.press(coach.getByRole("button", { name: "Accept Invitation" }));
  await expect(owner.getByText(`${people.another} is now coaching this goal.`)).toBeVisible();
  const coached = coachedCard(coach, description);
  await theirs.press(coach.getByRole("link", { name: "View Coaching Goals" }));
  await expect(coach).toHaveURL(new RegExp(`/coaching\\?highlight=${goal.id}$`));
  await expect(coached.card.getByRole("heading", { name: description })).toBeFocused();
  await expect(coached.panel.panel).toBeVisible();

  await owner.goto("/");
  const card = cardOf(owner, description);
  await expect(card).toBeVisible();
  const [ownerLoads, coachLoads] = [loadsOf(owner), loadsOf(coach)];

  // Progress.
  await mine.press(card.getByRole("button", { name: `Add 1 to ${description}` }));
  await expect(coached.card.getByText("1 of 10 pages").first()).toBeVisible();
  await checkIn(owner.request, goal, "Two good mornings");
  await expect(coached.card.getByText("Two good mornings")).toBeVisible();

  // Note.
  await theirs.type(coached.panel.field, "A good beginning");
  await theirs.press(coached.panel.add);
  await expect(coached.panel.notes).toContainText("Not read yet");
  const marker = card.getByRole("link", { name: "1 unread coach note" });
  await expect(marker).toBeVisible();

  // Read.
  await mine.press(marker);
  await expect(owner.getByRole("heading", { level: 1, name: description })).toBeFocused();
  const timeline = owner.getByRole("region", { name: "Timeline" });
  const feedback = notesIn(timeline);
  await mine.choose(timeline.getByRole("radio", { name: "Notes" }));
  await expect(feedback.notes).toContainText("A good beginning");
  await mine.press(feedback.markRead);
  await expect(feedback.notes).toBeFocused();
  await expect(coached.panel.notes).not.toContainText("Not read yet");

  // Reply, and answer back.
  await mine.press(feedback.reply);
  await mine.type(feedback.replyField, "Thank you");
  await mine.press(feedback.send);
  await expect(coached.panel.notes.getByText("Thank you")).toBeVisible();
  await theirs.press(coached.panel.reply);
  await theirs.type(coached.panel.replyField, "With pleasure");
  await theirs.press(coached.panel.send);
  await expect(feedback.notes.getByText("With pleasure")).toBeVisible();
  await mine.press(owner.getByRole("navigation", { name: "Back" }).getByRole("link"));
  await expect(card).toBeVisible();
  await expect(marker).toBeHidden();

  // Complete: the coach's words are kept, and nothing is theirs to read any more.
  await theirs.type(coached.panel.field, "Nearly there");
  await moveGoal(owner.request, goal, { kind: "change", by: 8 });
  await expect(coached.card.getByText("9 of 10 pages").first()).toBeVisible();
  await mine.press(card.getByRole("button", { name: "Mark Complete" }));
  await expect(coach.getByText(`You no longer coach “${description}”`)).toBeVisible();
  await expect(coach.getByLabel("Not sent")).toHaveValue("Nearly there");
  await expect(coached.card).toBeHidden();
  await expect(coach.getByRole("heading", { name: "How Coaching Works" })).toBeVisible();
  const notes = await coach.request.get(listNotes.path.replace(":goalId", goal.id));
  expect(notes.status()).toBe(404);
  expect(await (await coach.request.get(readCoaching.path)).json()).toMatchObject({
    goals: [],
    ids: [],
  });
  expect([ownerLoads(), coachLoads()]).toEqual([0, 0]);
});

test("a coach says 'Not yet', then confirms, and the owner celebrates, by keyboard", async ({
  page: owner,
  openBrowser,
  guard,
}) => {
  // A goal that ends under its coach's eyes is asked for once more.
  guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
  const coach = await (await openBrowser()).newPage();
  const [mine, theirs] = [keyboard(owner), keyboard(coach)];
  await signInUnseen(owner);
  await signInUnseen(coach, people.another);
  const description = ownName("Publish");
  const goal = await coachedGoal(owner.request, coach.request, { description, measurable });
  await moveGoal(owner.request, goal, { kind: "change", by: 9 });
  await owner.goto(`/goals/${goal.id}`);
  const choice = owner.getByRole("checkbox", { name: "My coach confirms that it's done" });
  await mine.tick(choice);
  await expect(choice).toBeChecked();
  const complete = owner.getByRole("button", { name: "Mark Complete" });
  const waiting = owner.getByText(/^Waiting for .+ to confirm\./);

  await coach.goto("/coaching");
  const needs = coach.getByRole("region", { name: /^Needs you/ });
  const ask = async () => {
    await mine.press(complete);
    await expect(waiting).toBeVisible();
    await expect(complete).toBeHidden();
    await expect(needs.getByText("says it's done")).toBeVisible();
  };
  await ask();
  await theirs.press(needs.getByRole("button", { name: "Not yet" }));
  await theirs.type(needs.getByLabel("What is missing?"), "Ask the other team first.");
  await theirs.press(needs.getByRole("button", { name: "Send “Not yet”" }));
  await expect(waiting).toBeHidden();
  await expect(owner.getByText("Ask the other team first.").first()).toBeVisible();

  await ask();
  await theirs.press(needs.getByRole("button", { name: "Confirm" }));
  const ceremony = owner.getByRole("dialog", { name: /marked as complete!$/ });
  await expect(ceremony.getByRole("button", { name: "Close" })).toBeFocused();
  await mine.press(ceremony.getByRole("button", { name: "Close" }));
  await expect(owner.getByText(/^Confirmed by /)).toBeVisible();
  await owner.reload();
  await expect(owner.getByText(/^Confirmed by /)).toBeVisible();
  await expect(ceremony).toBeHidden();
});
