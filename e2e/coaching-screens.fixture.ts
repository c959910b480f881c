import { expect, type APIRequestContext } from "@playwright/test";
import { readCoaching } from "#contract/coached-goals.ts";
import { chooseCoachConfirms } from "#contract/goal-life.ts";
import { goalPath } from "#contract/routes.ts";
import type { GoalCard } from "#domain/goal.ts";
import { hangs } from "./answers.fixture.ts";
import { called } from "./calls.fixture.ts";
import {
  answerNote,
  checkIn,
  coachedCard,
  coachedGoal,
  leaveNote,
  readNote,
} from "./coaching.fixture.ts";
import { cardOf, dayFromToday, everyKindOfGoal, lived, moveGoal } from "./goal.fixture.ts";
import type { Walk } from "./screens.fixture.ts";
import { enter, people, signIn, signInUnseen } from "./sign-in.fixture.ts";

async function talkedAbout(owner: APIRequestContext, coach: APIRequestContext): Promise<GoalCard> {
  const goal = await coachedGoal(owner, coach, {
    description: "Interview ten customers about their first week",
    measurable: { type: "Numeric", targetValue: "10", unit: "interviews" },
    dueDate: dayFromToday(12),
  });
  await moveGoal(owner, goal, { kind: "change", by: 4 });
  const first = await leaveNote(coach, goal, "A strong start. Which of them surprised you most?");
  await readNote(owner, first);
  await answerNote(owner, first, "The second one: she never saw the welcome mail at all.");
  await answerNote(coach, first, "Then that is your next question for the others.");
  await leaveNote(coach, goal, "Half of the way, and it was the harder half.", "milestone");
  await leaveNote(coach, goal, "Keep going!", "encouragement");
  await checkIn(owner, goal, "Two calls were moved, but the notes are getting better.");
  return moveGoal(owner, goal, { kind: "change", by: 1 });
}

const forbidden = JSON.stringify({ error: { code: "not-allowed", message: "No." } });

/** Every state of coaching that looks different. */
export const coachingWalks: readonly Walk[] = [
  {
    name: "coaching-without-goals",
    async walk({ page, guard, look }) {
      guard.tolerates(/^Failed to load resource: the server responded with a status of 403/);
      await signIn(page);
      const link = (name: string) => page.getByRole("link", { name, exact: true }).first();
      const read = `**${readCoaching.path}`;
      await page.route(read, (route) => route.fulfill({ status: 403, body: forbidden }));
      await link("Coaching").click();
      await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
      await look("coaching-not-allowed");
      await page.unroute(read);

      await link("Dashboard").click();
      await hangs(page, readCoaching.path);
      await link("Coaching").click();
      await expect(page.getByText("Loading the goals you coach...")).toBeAttached();
      await look("coaching-loading");
      await page.unroute(read);

      await page.goto("/coaching");
      await expect(page.getByRole("heading", { name: "How Coaching Works" })).toBeVisible();
      await look("coaching-empty");
    },
  },
  {
    name: "coaching",
    async walk({ page, guard, openBrowser, look }) {
      const owner = (await openBrowser()).request;
      await enter(owner, people.another);
      await signInUnseen(page, people.complete);
      const kinds = await everyKindOfGoal(owner, (draft) =>
        coachedGoal(owner, page.request, draft),
      );
      const goal = await talkedAbout(owner, page.request);
      const [, , walk, , certified] = kinds;
      if (walk === undefined || certified === undefined) throw new Error("There are six.");
      const at = { goalId: certified.id };
      await called(owner, chooseCoachConfirms, { coachConfirms: true }, at);
      await lived(owner, certified, "complete");

      await signInUnseen(page, people.another);
      await page.goto("/");
      const unread = cardOf(page, goal.description).getByText("2 unread coach notes");
      await expect(unread).toBeVisible();
      await look("dashboard-coached");

      await unread.click();
      const latest = page.getByRole("region", { name: "Latest from" });
      await latest.getByRole("button", { name: /^Reply/ }).click();
      await expect(latest.getByLabel("Your reply")).toBeFocused();
      await look("goal-owner");
      await page.getByRole("button", { name: "Wrong person?" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await look("goal-take-back");

      await page.goto(goalPath(certified.id));
      await expect(page.getByText(/^Waiting for .+ to confirm\./)).toBeVisible();
      await look("goal-waiting");

      await signInUnseen(page, people.complete);
      await page.goto(`/coaching?highlight=${goal.id}`);
      const { card, panel } = coachedCard(page, goal.description);
      await expect(panel.notes.first()).toBeVisible();
      await expect(card.getByRole("region", { name: "Goal details" })).toBeVisible();
      await expect(card).toHaveCSS("outline-style", "none");
      await look("coaching-goal");

      await page.goto(goalPath(goal.id));
      await expect(page.getByText(`${people.another}'s goal`)).toBeVisible();
      await page.getByRole("radio", { name: "Notes" }).check();
      await expect(page.getByRole("region", { name: "Coach Feedback" })).toBeVisible();
      const own = page.getByRole("region", { name: "Private notes" });
      await own.getByLabel("New private note").fill("She answers best in the evening.");
      await own.getByRole("button", { name: "Save note" }).click();
      await own.getByRole("button", { name: /^Edit the note/ }).click();
      await expect(own.getByLabel("Edit note")).toBeFocused();
      await look("goal-coach");
      await page.getByRole("button", { name: "Step down" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await look("goal-step-down");

      await page.goto("/coaching");
      await expect(page.getByRole("region", { name: "Goals you coach" })).toBeVisible();
      await look("coaching");
      const needs = page.getByRole("region", { name: /^Needs you/ });
      await needs.getByRole("button", { name: "Not yet" }).click();
      await expect(needs.getByLabel("What is missing?")).toBeFocused();
      await look("needs-you-not-yet");

      const filter = page.getByLabel("Show");
      await filter.selectOption("Recent notes");
      await card.getByRole("button", { name: "Add Note" }).click();
      await card.getByRole("button", { name: "Save note" }).click();
      await expect(card.getByText("Please enter a note")).toBeVisible();
      await look("coaching-note-refused");

      // What the card asks for before it knows that the goal is not theirs.
      guard.tolerates(/^Failed to load resource: the server responded with a status of 404/);
      await filter.selectOption("All goals");
      const lost = coachedCard(page, walk.description).card;
      await lost.getByRole("button", { name: "Add Note" }).click();
      await lost.getByLabel("Your note").fill("Three days more, and then");
      await lived(owner, walk, "complete");
      await expect(page.getByLabel("Not sent")).toBeVisible();
      await look("coaching-goal-lost");
    },
  },
];
