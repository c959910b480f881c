import { addNote, markNoteRead, replyToNote, type CoachingNote } from "#contract/coaching.ts";
import { draftedNote, draftedReply } from "#domain/coaching-note.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { keyedWrite, type KeyUse } from "#server/platform/keyed-write.ts";
import { announceNote } from "./note-audience.ts";
import { mailWords } from "./note-mail.ts";
import { hasWrittenOften, readNote, writeNote, writeRead } from "./note-store.ts";
import { holdThread, writeReply } from "./reply-store.ts";

type WriteCall = Call<typeof addNote> | Call<typeof replyToNote>;

/** A note after a write; `fresh` is false for a retry. */
interface Noted {
  readonly note: CoachingNote;
  readonly fresh: boolean;
}

/** Writes under the call's key, within the person's rate. `write` answers the note that it wrote to and what it made. */
async function noted(
  call: WriteCall,
  { uid }: Actor,
  write: (tx: Transaction, id: string) => Promise<Ruled<string>>,
): Promise<Ruled<{ note: CoachingNote }>> {
  const { deps, at, params } = call;
  const told = async (tx: Transaction, noteId: string, fresh: boolean): Promise<Ruled<Noted>> => {
    const note = await readNote(tx, params.goalId, noteId);
    return note === null ? refuse("not-found") : { note, fresh };
  };
  const outcome = await keyedWrite<Noted>(call, uid, {
    write: async (tx) => {
      if (await hasWrittenOften(tx, uid, at)) return refuse("request.rate");
      const id = deps.newId();
      const noteId = await write(tx, id);
      if (isRefused(noteId)) return noteId;
      const answer = await told(tx, noteId, true);
      if (isRefused(answer)) return answer;
      const host = deps.config.publicUrl.hostname;
      await mailWords(tx, answer.note, uid, { id: deps.newId(), wordsId: id, host, at });
      return { use: { subjectId: noteId, resultId: id }, answer };
    },
    again: (tx, { subjectId }: KeyUse) => told(tx, subjectId, false),
  });
  if (isRefused(outcome)) return outcome;
  const { note, fresh } = outcome;
  if (fresh) {
    await announceNote(deps, note);
    deps.outboxSignal.notify();
  }
  return { note };
}

export const addNoteSlice: Slice<typeof addNote, SeenGoal> = {
  endpoint: addNote,
  admit: admitToSee,
  act: async (call, actor, { id: goalId }) => {
    const drafted = draftedNote(call.input);
    if (isRefused(drafted)) return drafted;
    return noted(call, actor, async (tx, id) => {
      const note = { id, goalId, coachId: actor.uid, createdAt: call.at, ...drafted };
      return (await writeNote(tx, note)) ? id : refuse("not-found");
    });
  },
};

export const replyToNoteSlice: Slice<typeof replyToNote, SeenGoal> = {
  endpoint: replyToNote,
  admit: admitToSee,
  act: async (call, actor, { id: goalId }) => {
    const text = draftedReply(call.input.text);
    if (isRefused(text)) return text;
    return noted(call, actor, async (tx, id) => {
      const thread = await holdThread(tx, goalId, call.params.noteId, actor.uid);
      if (thread === null) return refuse("not-found");
      const reply = { id, ...thread, authorId: actor.uid, text, createdAt: call.at };
      return (await writeReply(tx, reply)) ? thread.noteId : refuse("reply.too-many");
    });
  },
};

export const markNoteReadSlice: Slice<typeof markNoteRead, SeenGoal> = {
  endpoint: markNoteRead,
  admit: admitToSee,
  act: async ({ deps, params }, _actor, { id: goalId }) => {
    const changed = await writeRead(deps.db, goalId, params.noteId);
    const note = await readNote(deps.db, goalId, params.noteId);
    if (note === null) return refuse("not-found");
    if (changed) await announceNote(deps, note);
    return { note };
  },
};
