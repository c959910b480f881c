import type { Hono } from "hono";
import {
  addPrivateNote,
  changePrivateNote,
  listPrivateNotes,
  removePrivateNote,
  type PrivateNote,
} from "#contract/private-notes.ts";
import { draftedPrivateNote } from "#domain/coach-private-note.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { keyedWrite } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import * as store from "./private-note-store.ts";

const list: Slice<typeof listPrivateNotes, SeenGoal> = {
  endpoint: listPrivateNotes,
  admit: admitToSee,
  act: async ({ deps }, { uid: coachId }, { id: goalId }) => ({
    notes: await store.readPrivateNotes(deps.db, { goalId, coachId }),
  }),
};

type WriteCall =
  | Call<typeof addPrivateNote>
  | Call<typeof changePrivateNote>
  | Call<typeof removePrivateNote>;

type Now = PrivateNote | null;

function writeOwn(
  call: WriteCall,
  { uid: coachId }: Actor,
  write: (tx: Transaction, keeper: store.Keeper) => Promise<Ruled<string>>,
): Promise<Ruled<Now>> {
  const keeper = { goalId: call.params.goalId, coachId };
  const read = async (tx: Transaction, id: string): Promise<Now> =>
    (await store.readPrivateNote(tx, keeper, id)) ?? null;
  return keyedWrite<Now>(call, coachId, {
    write: async (tx) => {
      if (!(await store.holdCoached(tx, keeper))) return refuse("not-found");
      const id = await write(tx, keeper);
      if (isRefused(id)) return id;
      return { use: { subjectId: id, resultId: null }, answer: await read(tx, id) };
    },
    again: (tx, { subjectId }) => read(tx, subjectId),
  });
}

/** Only the coach's own windows. */
function publishOwn(
  { live }: Pick<Deps, "live">,
  { uid }: Actor,
  { id, rev }: Pick<PrivateNote, "id" | "rev">,
): void {
  live.publish({ entity: "note", id, rev }, [uid]);
}

/** A retry may find that the note was removed since. */
function answered(call: WriteCall, actor: Actor, now: Ruled<Now>): Ruled<{ note: PrivateNote }> {
  if (isRefused(now)) return now;
  if (now === null) return refuse("not-found");
  publishOwn(call.deps, actor, now);
  return { note: now };
}

const add: Slice<typeof addPrivateNote, SeenGoal> = {
  endpoint: addPrivateNote,
  admit: admitToSee,
  act: async (call, actor) => {
    const text = draftedPrivateNote(call.input.text);
    if (isRefused(text)) return text;
    const written = await writeOwn(call, actor, async (tx, keeper) => {
      const id = call.deps.newId();
      const note = { ...keeper, id, text, createdAt: call.at };
      return (await store.addPrivateNote(tx, note)) ? id : refuse("private-note.too-many");
    });
    return answered(call, actor, written);
  },
};

async function shownNote(
  tx: Transaction,
  keeper: store.Keeper,
  id: string,
  rev: number,
): Promise<Ruled<string>> {
  const note = await store.readPrivateNote(tx, keeper, id);
  if (note === undefined) return refuse("not-found");
  return note.rev === rev ? id : refuse("form.overtaken");
}

const change: Slice<typeof changePrivateNote, SeenGoal> = {
  endpoint: changePrivateNote,
  admit: admitToSee,
  act: async (call, actor) => {
    const { params, input, at } = call;
    const text = draftedPrivateNote(input.text);
    if (isRefused(text)) return text;
    const written = await writeOwn(call, actor, async (tx, keeper) => {
      const id = await shownNote(tx, keeper, params.privateNoteId, input.rev);
      if (!isRefused(id)) await store.writePrivateText(tx, id, text, at);
      return id;
    });
    return answered(call, actor, written);
  },
};

const remove: Slice<typeof removePrivateNote, SeenGoal> = {
  endpoint: removePrivateNote,
  admit: admitToSee,
  act: async (call, actor) => {
    const { params, input } = call;
    const written = await writeOwn(call, actor, async (tx, keeper) => {
      const id = await shownNote(tx, keeper, params.privateNoteId, input.rev);
      if (!isRefused(id)) await store.deletePrivateNote(tx, id);
      return id;
    });
    if (isRefused(written)) return written;
    publishOwn(call.deps, actor, { id: params.privateNoteId, rev: input.rev + 1 });
    return {};
  },
};

export function mountPrivateNotes(app: Hono, deps: Deps): void {
  handle(app, deps, list);
  handle(app, deps, add);
  handle(app, deps, change);
  handle(app, deps, remove);
}
