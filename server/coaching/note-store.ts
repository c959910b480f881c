import type { CoachingNote } from "#contract/coaching.ts";
import type { DraftedNote } from "#domain/coaching-note.ts";
import { namelessCoach } from "#domain/invitation.ts";
import { limits } from "#domain/limits.ts";
import { shownName } from "#server/account/shown-name.ts";
import { coachedBy } from "#server/goals/goal-row.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";

const columns = `n.id, n.goal_id as "goalId", n.coach_id as "coachId", n.coach_name as "coachName", n.note, n.type,
  n.created_at as "createdAt", n.is_read as "isRead", n.rev,
  coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'by', r.by, 'name', r.name, 'text', r.text,
    'createdAt', r.created_at) order by r.number) from note_replies r where r.note_id = n.id), '[]') as replies`;

const newestFirst = `order by n.created_at desc, n.id desc limit ${limits.notesShown}`;

const ofGoal: Statement = {
  name: "notes_of_goal",
  sql: `select ${columns} from coaching_notes n
    where n.goal_id = $1 and ($2::text is null or n.coach_id = $2) ${newestFirst}`,
};

/** The newest notes on a goal, newest first: a coach's own, or all of them where `coachId` is null. */
export function readNotes(
  db: Queryable,
  goalId: string,
  coachId: string | null,
): Promise<CoachingNote[]> {
  return db.run(ofGoal, [goalId, coachId]);
}

const ofCoach: Statement = {
  name: "notes_of_coach",
  sql: `select ${columns} from coaching_notes n
    join goals g on g.id = n.goal_id and ${coachedBy("n.coach_id")}
    where n.coach_id = $1 ${newestFirst}`,
};

/** A coach's newest notes on the goals that they coach now, newest first. */
export function readCoachNotes(db: Queryable, coachId: string): Promise<CoachingNote[]> {
  return db.run(ofCoach, [coachId]);
}

const one: Statement = {
  name: "note",
  sql: `select ${columns} from coaching_notes n where n.id = $1 and n.goal_id = $2`,
};

/** A note of a goal; null where the goal has none by that id. */
export async function readNote(
  db: Queryable,
  goalId: string,
  id: string,
): Promise<CoachingNote | null> {
  const [row] = await db.run<CoachingNote>(one, [id, goalId]);
  return row ?? null;
}

// The goal's row is shared until the note stands: who completes it waits, and who has completed it leaves no row here.
const add: Statement = {
  name: "note_add",
  sql: `with coached as (
    select g.id from goals g where g.id = $2 and ${coachedBy("$3")} and not g.completed for share)
  insert into coaching_notes (id, goal_id, coach_id, coach_name, note, type, created_at)
  select $1, coached.id, u.id, ${shownName("u", namelessCoach)}, $4, $5, $6
    from coached join users u on u.id = $3 returning id`,
};

/** A note to be written. */
export interface NewNote extends DraftedNote {
  readonly id: string;
  readonly goalId: string;
  readonly coachId: string;
  readonly createdAt: number;
}

/** Writes a note if its writer coaches the goal at that moment; false where they do not. */
export async function writeNote(tx: Transaction, note: NewNote): Promise<boolean> {
  const { id, goalId, coachId, note: text, type, createdAt } = note;
  return (await tx.run(add, [id, goalId, coachId, text, type, createdAt])).length > 0;
}

const markRead: Statement = {
  name: "note_mark_read",
  sql: `update coaching_notes n set is_read = true, rev = n.rev + 1
    where n.id = $1 and n.goal_id = $2 and not n.is_read returning n.id`,
};

/** Marks a note as read; false where it was before, or where there is no such note. */
export async function writeRead(db: Queryable, goalId: string, id: string): Promise<boolean> {
  return (await db.run(markRead, [id, goalId])).length > 0;
}

const recent: Statement = {
  name: "notes_of_hour",
  sql: `select (select count(*) from coaching_notes where coach_id = $1 and created_at > $2)
    + (select count(*) from note_replies where author_id = $1 and created_at > $2) as count`,
};

/** True where a person has written as many notes and replies in the last hour as they may. */
export async function hasWrittenOften(db: Queryable, uid: string, at: number): Promise<boolean> {
  const [row] = await db.run<{ count: number }>(recent, [uid, at - 3_600_000]);
  return (row?.count ?? 0) >= limits.notesPerHour;
}
