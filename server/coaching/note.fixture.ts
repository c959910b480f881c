import type { NoteType } from "#domain/coaching-note.ts";
import { key } from "../goals/goal.fixture.ts";
import { newId } from "../random.ts";
import type { Person, Reply, TestApp } from "../test-app.fixture.ts";

/** A note as a coach types it into the panel. */
export const typed = { note: "Well begun, go on", type: "encouragement", form: "panel" } as const;

export function write(
  coach: Person,
  goalId: string,
  over: { note?: string; type?: NoteType; form?: "panel" | "dashboard" } = {},
  headers = key(),
): Promise<Reply> {
  return coach.send("POST", `/api/goals/${goalId}/notes`, { ...typed, ...over }, headers);
}

/** Leaves a note and answers it; throws where it is refused. */
export async function addNote(
  coach: Person,
  goalId: string,
  over: Parameters<typeof write>[2] = {},
) {
  const reply = await write(coach, goalId, over);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.note;
}

/** A note under which somebody writes, or that they mark. */
export interface NotePath {
  readonly goalId: string;
  readonly id: string;
}

export function answer(
  person: Person,
  { goalId, id }: NotePath,
  text: string,
  headers = key(),
): Promise<Reply> {
  return person.send("POST", `/api/goals/${goalId}/notes/${id}/replies`, { text }, headers);
}

export function markRead(person: Person, { goalId, id }: NotePath): Promise<Reply> {
  return person.send("POST", `/api/goals/${goalId}/notes/${id}/read`, {});
}

/** The notes of a goal as a person is told them; throws where it is refused. */
export async function notesOf(person: Person, goalId: string) {
  const reply = await person.send("GET", `/api/goals/${goalId}/notes`);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.notes;
}

/** A note that somebody left while they coached. */
export async function leaveNote({ deps }: TestApp, goalId: string, coach: Person): Promise<string> {
  const id = newId();
  await deps.db.kysely
    .insertInto("coaching_notes")
    .values({
      id,
      goal_id: goalId,
      coach_id: coach.uid,
      coach_name: "A Former Coach",
      note: "Before my time was over",
      type: "feedback",
      created_at: deps.clock(),
    })
    .execute();
  return id;
}

/** Completes a goal that is far enough; throws where it is refused. */
export async function complete(owner: Person, goalId: string) {
  const reply = await owner.send("POST", `/api/goals/${goalId}/complete`, {}, key());
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.goal;
}
