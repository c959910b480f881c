import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { addCheckIn } from "#contract/check-ins.ts";
import { addNote, markNoteRead, replyToNote, type CoachingNote } from "#contract/coaching.ts";
import { KEY_HEADER } from "#contract/endpoint.ts";
import type { NoteType } from "#domain/coaching-note.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { addGoal } from "./goal.fixture.ts";
import { acceptLink, inviteTo } from "./sharing.fixture.ts";

async function posted(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const answer = await request.post(path, { data, headers: { [KEY_HEADER]: randomUUID() } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

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
  const path = addNote.path.replace(":goalId", id);
  const answer = await posted(coach, path, { note, type, form: "panel" });
  return (answer as { note: CoachingNote }).note;
}

function pathOf(path: string, { goalId, id }: CoachingNote): string {
  return path.replace(":goalId", goalId).replace(":noteId", id);
}

/** Answers a note without the screen. */
export async function answerNote(request: APIRequestContext, note: CoachingNote, text: string) {
  await posted(request, pathOf(replyToNote.path, note), { text });
}

/** Marks a note as read without the screen. */
export async function readNote(owner: APIRequestContext, note: CoachingNote): Promise<void> {
  await posted(owner, pathOf(markNoteRead.path, note), {});
}

/** Writes a check-in for the coach, without the screen. */
export async function checkIn(owner: APIRequestContext, { id }: GoalCard, message: string) {
  await posted(owner, addCheckIn.path.replace(":goalId", id), { message, circle: "coach" });
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
    send: panel.getByRole("button", { name: "Send Reply" }),
  };
}
