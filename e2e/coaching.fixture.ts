import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { addCheckIn } from "#contract/check-ins.ts";
import { addNote, markNoteRead, replyToNote, type CoachingNote } from "#contract/coaching.ts";
import type { NoteType } from "#domain/coaching-note.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { called } from "./calls.fixture.ts";
import { addGoal } from "./goal.fixture.ts";
import { acceptLink, inviteTo } from "./sharing.fixture.ts";

/** A goal of the first person that the second one coaches, made without the screens. */
export async function coachedGoal(
  owner: APIRequestContext,
  coach: APIRequestContext,
  draft: Partial<GoalDraft>,
): Promise<GoalCard> {
  const goal = await addGoal(owner, draft);
  await acceptLink(coach, (await inviteTo(owner, goal)).link);
  return goal;
}

/** Leaves a note without the screen. */
export async function leaveNote(
  coach: APIRequestContext,
  { id }: Pick<GoalCard, "id">,
  note: string,
  type: NoteType = "feedback",
): Promise<CoachingNote> {
  return (await called(coach, addNote, { note, type, form: "panel" }, { goalId: id })).note;
}

const placeOf = ({ goalId, id }: CoachingNote) => ({ goalId, noteId: id });

/** Answers a note without the screen. */
export async function answerNote(request: APIRequestContext, note: CoachingNote, text: string) {
  await called(request, replyToNote, { text }, placeOf(note));
}

/** Marks a note as read without the screen. */
export async function readNote(owner: APIRequestContext, note: CoachingNote): Promise<void> {
  await called(owner, markNoteRead, {}, placeOf(note));
}

/** Writes a check-in for the coach, without the screen. */
export async function checkIn(owner: APIRequestContext, { id }: GoalCard, message: string) {
  await called(owner, addCheckIn, { message, circle: "coach" }, { goalId: id });
}

/** What stands on the coach's screen of one goal. */
export function coachedCard(page: Page, description: string) {
  const card = page
    .getByRole("region", { name: "Goals you coach" })
    .getByRole("listitem", { name: description, exact: true });
  return { card, panel: notesIn(card) };
}

/** What stands in 'Coach Feedback', for both of its readers. */
export function notesIn(within: Locator) {
  const panel = within.getByRole("region", { name: "Coach Feedback" });
  return {
    panel,
    field: panel.getByLabel("Your note"),
    add: panel.getByRole("button", { name: "Add Note" }),
    notes: panel.getByRole("article"),
    markRead: panel.getByRole("button", { name: /^Mark as read/ }).first(),
    reply: panel.getByRole("button", { name: /^Reply to/ }).first(),
    replyField: panel.getByLabel("Your reply"),
    send: panel.getByRole("button", { name: "Send reply" }),
  };
}
