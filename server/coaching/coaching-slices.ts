import type { Hono } from "hono";
import { readCoaching } from "#contract/coached-goals.ts";
import { listNotes } from "#contract/coaching.ts";
import { readFeedback } from "#contract/feedback.ts";
import { nowIn } from "#domain/day.ts";
import type { Deps } from "#server/platform/deps.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { readOwnFeedback } from "./coached-store.ts";
import { stepDownSlice } from "./endings/step-down.ts";
import { takeBackAcceptanceSlice } from "./endings/take-back-acceptance.ts";
import { readNotes } from "./notes/note-store.ts";
import { readCoached } from "./read-coached.ts";
import { suggestStepSlice } from "./suggest-step.ts";
import { mountNeedsYou } from "./needs-you/needs-you-slices.ts";
import { briefSlice, personWeekSlice } from "./weeks/read-weeks.ts";
import { mountPrivateNotes } from "./private-notes/private-note-slices.ts";
import { timelineSlice } from "./timeline.ts";
import { addNoteSlice, markNoteReadSlice, replyToNoteSlice } from "./notes/write-notes.ts";

const coaching: Slice<typeof readCoaching> = {
  endpoint: readCoaching,
  act: ({ deps, query, at }, { uid, timeZone }) =>
    readCoached(deps.db, uid, nowIn(at, timeZone), query),
};

const feedback: Slice<typeof readFeedback> = {
  endpoint: readFeedback,
  act: ({ deps, at }, { uid }) => readOwnFeedback(deps.db, uid, at),
};

const list: Slice<typeof listNotes, SeenGoal> = {
  endpoint: listNotes,
  admit: admitToSee,
  act: async ({ deps }, _actor, goal) => ({ notes: await readNotes(deps.db, goal) }),
};

export function mountCoaching(app: Hono, deps: Deps): void {
  handle(app, deps, coaching);
  handle(app, deps, feedback);
  handle(app, deps, list);
  handle(app, deps, timelineSlice);
  handle(app, deps, addNoteSlice);
  handle(app, deps, markNoteReadSlice);
  handle(app, deps, replyToNoteSlice);
  handle(app, deps, suggestStepSlice);
  handle(app, deps, briefSlice);
  handle(app, deps, personWeekSlice);
  mountNeedsYou(app, deps);
  mountPrivateNotes(app, deps);
  handle(app, deps, takeBackAcceptanceSlice);
  handle(app, deps, stepDownSlice);
}
