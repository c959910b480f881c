import type { Hono } from "hono";
import {
  acknowledgeCheckIn,
  acknowledgeCheckIns,
  markRepliesRead,
  readNeedsYou,
} from "#contract/needs-you.ts";
import { refuse } from "#domain/refusal.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import { readWeekly } from "#server/goals/weekly-check-ins/weekly-check-in-store.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Slice } from "#server/platform/http/door.ts";
import { publishSeen } from "./publish-seen.ts";
import { readNeeds } from "./read-needs-you.ts";
import { readSeen, writeRepliesRead, writeSeen } from "./seen-store.ts";

const read: Slice<typeof readNeedsYou> = {
  endpoint: readNeedsYou,
  act: ({ deps, query, at }, { uid }) => readNeeds(deps.db, uid, at, query.all === "true"),
};

const acknowledge: Slice<typeof acknowledgeCheckIn, SeenGoal> = {
  endpoint: acknowledgeCheckIn,
  admit: admitToSee,
  act: async ({ deps, params: { goalId, checkInId }, input, at }, { uid }, goal) => {
    const shown = { goalId, checkInId, rev: input.rev ?? null };
    publishSeen(deps, uid, await writeSeen(deps.db, { coachId: uid, at }, [shown]));
    const checkIn = await readWeekly(deps.db, goal, checkInId);
    if (checkIn !== undefined && checkIn.seen !== null) return { checkIn };
    // A check-in for its owner alone is never seen by a coach.
    if (checkIn?.circle !== "coach" || checkIn.rev === (shown.rev ?? checkIn.rev))
      return refuse("not-found");
    return refuse("form.overtaken");
  },
};

const acknowledgeShown: Slice<typeof acknowledgeCheckIns> = {
  endpoint: acknowledgeCheckIns,
  act: async ({ deps, input: { shown }, at }, { uid }) => {
    publishSeen(deps, uid, await writeSeen(deps.db, { coachId: uid, at }, shown));
    return { seen: [...(await readSeen(deps.db, uid, shown))] };
  },
};

const repliesRead: Slice<typeof markRepliesRead, SeenGoal> = {
  endpoint: markRepliesRead,
  admit: admitToSee,
  act: async ({ deps, input }, { uid }, { id: goalId, rev }) => {
    await deps.db.transaction((tx) =>
      writeRepliesRead(tx, { goalId, coachId: uid, at: input.upTo }),
    );
    // Only the coach's other windows: nobody else learns what they have read.
    deps.live.publish({ entity: "note", id: goalId, rev }, [uid]);
    return {};
  },
};

export function mountNeedsYou(app: Hono, deps: Deps): void {
  handle(app, deps, read);
  handle(app, deps, acknowledge);
  handle(app, deps, acknowledgeShown);
  handle(app, deps, repliesRead);
}
