import { addNote, markNoteRead, replyToNote, type CoachingNote } from "#contract/coaching.ts";
import { draftedNote, draftedReply } from "#domain/coaching-note.ts";
import { nowIn } from "#domain/day.ts";
import { nudgeRefusal } from "#domain/needs-you.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "#domain/refusal.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import type { KeyedCall, Slice } from "#server/platform/http/door.ts";
import { keyedWrite } from "#server/platform/keyed-write.ts";
import { mailNote, publishNote, readReaders, type Readers } from "./announce-note.ts";
import { publishSeen } from "../needs-you/publish-seen.ts";
import { writeSeenByNote, type Seeing } from "../needs-you/seen-store.ts";
import { readWatchedGoal } from "../needs-you/watched-store.ts";
import { readNote, writeNote, writeRead } from "./note-store.ts";
import { holdThread, writeReply } from "./reply-store.ts";

export const addNoteSlice: Slice<typeof addNote, SeenGoal> = {
  endpoint: addNote,
  admit: admitToSee,
  act: async (call, actor, { id: goalId }) => {
    const drafted = draftedNote(call.input);
    if (isRefused(drafted)) return drafted;
    return writeUnderKey(call, actor, async (tx, id) => {
      const { nudge = false, upTo } = call.input;
      const seeing = { goalId, coachId: actor.uid, at: call.at };
      const refused = nudge ? await whyNoNudge(tx, seeing) : null;
      if (refused) return refused;
      const note = { id, goalId, coachId: actor.uid, createdAt: call.at, nudge, ...drafted };
      if (!(await writeNote(tx, note))) return refuse("not-found");
      // Without `upTo` nothing is marked as seen.
      const seen = upTo === undefined ? [] : await writeSeenByNote(tx, seeing, upTo);
      return { noteId: id, seen, isQuiet: call.input.praise === true };
    });
  },
};

async function whyNoNudge(
  tx: Transaction,
  { goalId, coachId, at }: Seeing,
): Promise<Refusal | null> {
  const known = await readWatchedGoal(tx, coachId, goalId);
  if (known === undefined) return refuse("not-found");
  const { watched, excuse, timeZone } = known;
  return nudgeRefusal(watched, excuse, nowIn(at, timeZone));
}

export const replyToNoteSlice: Slice<typeof replyToNote, SeenGoal> = {
  endpoint: replyToNote,
  admit: admitToSee,
  act: async (call, actor, { id: goalId }) => {
    const text = draftedReply(call.input.text);
    if (isRefused(text)) return text;
    return writeUnderKey(call, actor, async (tx, id) => {
      const thread = await holdThread(tx, goalId, call.params.noteId, actor.uid);
      if (thread === null) return refuse("not-found");
      const reply = { id, ...thread, authorId: actor.uid, text, createdAt: call.at };
      if (!(await writeReply(tx, reply))) return refuse("reply.too-many");
      return { noteId: thread.noteId, seen: [] };
    });
  },
};

type WriteCall = KeyedCall & { readonly params: { readonly goalId: string } };

/** The audience is empty if nothing changed. */
interface Written {
  readonly note: CoachingNote;
  readonly readers: Readers | null;
}

interface WrittenTo {
  readonly noteId: string;
  readonly seen: readonly string[];
  /** Without a mail of its own. */
  readonly isQuiet?: boolean;
}

export async function writeUnderKey(
  call: WriteCall,
  { uid }: Actor,
  write: (tx: Transaction, id: string) => Promise<Ruled<WrittenTo>>,
): Promise<Ruled<{ note: CoachingNote }>> {
  const { deps, at, params } = call;
  const outcome = await keyedWrite<Written & Pick<WrittenTo, "seen">>(call, uid, {
    write: async (tx) => {
      const id = deps.newId();
      const written = await write(tx, id);
      if (isRefused(written)) return written;
      const { noteId, seen, isQuiet = false } = written;
      const note = await readNote(tx, params.goalId, noteId);
      const readers = await readReaders(tx, noteId);
      if (note === undefined || readers === null) return refuse("not-found");
      const host = deps.config.publicUrl.hostname;
      const mail = { id: deps.newId(), wordsId: id, host, at };
      if (!isQuiet) await mailNote(tx, note, readers, uid, mail);
      return { use: { subjectId: noteId, resultId: id }, answer: { note, readers, seen } };
    },
    again: async (tx, { subjectId }) => {
      const note = await readNote(tx, params.goalId, subjectId);
      return note === undefined ? refuse("not-found") : { note, readers: null, seen: [] };
    },
  });
  if (isRefused(outcome)) return outcome;
  const { note, readers, seen } = outcome;
  if (readers !== null) {
    publishNote(deps, note, readers);
    publishSeen(
      deps,
      uid,
      seen.map((id) => ({ id, ownerId: readers.ownerId })),
    );
    deps.outboxSignal.notify();
  }
  return { note };
}

export const markNoteReadSlice: Slice<typeof markNoteRead, SeenGoal> = {
  endpoint: markNoteRead,
  admit: admitToSee,
  act: async ({ deps, params }, _actor, { id: goalId }) => {
    const read = await deps.db.transaction((tx) => readAndMark(tx, goalId, params.noteId));
    if (read === null) return refuse("not-found");
    const { note, readers } = read;
    if (readers !== null) publishNote(deps, note, readers);
    return { note };
  },
};

async function readAndMark(tx: Transaction, goalId: string, id: string): Promise<Written | null> {
  const changed = await writeRead(tx, goalId, id);
  const note = await readNote(tx, goalId, id);
  if (note === undefined) return null;
  return { note, readers: changed ? await readReaders(tx, id) : null };
}
