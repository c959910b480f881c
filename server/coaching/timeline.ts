import { readTimeline, type TimelineEntry, type TimelinePage } from "#contract/timeline.ts";
import { isForCoach } from "#domain/comeback.ts";
import * as limits from "#domain/limits.ts";
import { pauseEnds } from "#domain/pause-end.ts";
import { isRefused } from "#domain/refusal.ts";
import {
  boundOf,
  mergedPage,
  placeOf,
  sourcesOf,
  type TimelineBound,
  type TimelineKind,
  type TimelinePlace,
  type TimelineSource,
} from "#domain/timeline.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import { readComebacks } from "#server/goals/comeback-store.ts";
import { readBadgesBefore } from "#server/goals/badges/badge-store.ts";
import { readCheckInsBefore } from "#server/goals/check-ins/check-in-store.ts";
import { readChangesBefore } from "#server/goals/goal-change-store.ts";
import { readEntriesBefore } from "#server/goals/ledger-store.ts";
import {
  readMissed,
  readWeeklyBefore,
} from "#server/goals/weekly-check-ins/weekly-check-in-store.ts";
import { readDoneBefore } from "#server/goals/plan/plan-store.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { readNotesBefore } from "./notes/note-store.ts";
import { readAcceptancesBefore } from "./sharing/invitation-store.ts";

interface Part {
  readonly tie: string;
  readonly entry: TimelineEntry;
}

type Change = Extract<TimelineEntry, { kind: "change" }>["change"];

function changed(id: string, at: number, change: Change, tie = id): Part {
  return { tie, entry: { kind: "change", id, at, change } };
}

/** Only what the goal's reader may read (product 4.33). */
const parts: Record<
  TimelineSource,
  (db: Queryable, goal: SeenGoal, before: TimelineBound, now: number) => Promise<Part[]>
> = {
  created: async (_db, { created_at: at }, before) =>
    at < before.at ? [changed("created", at, { what: "created" }, "")] : [],
  changed: async (db, goal, before) =>
    (await readChangesBefore(db, goal, before)).map(({ id, number, at, change }) =>
      changed(id, at, change, String(number)),
    ),
  "pause-over": async (_db, goal, before, now) => {
    const by = Math.min(now, goal.completed_at ?? goal.closed_at ?? now);
    return pauseEnds(goal.pauses, { zone: goal.ownerZone, by })
      .filter(({ at }) => at < before.at)
      .map(({ at, from, days }) => changed(from, at, { what: "resumed", days, dueDate: null }));
  },
  progress: async (db, goal, before) =>
    (await readEntriesBefore(db, goal.id, before)).map(({ number, ...entry }) => ({
      tie: String(number),
      entry: { kind: "progress", id: entry.id, at: entry.at, entry },
    })),
  note: async (db, goal, before) =>
    (await readNotesBefore(db, goal, before)).map((note) => ({
      tie: note.id,
      entry: { kind: "note", id: note.id, at: note.createdAt, note },
    })),
  "check-in": async (db, goal, before) =>
    (await readCheckInsBefore(db, goal, before)).map(({ id, createdAt: at, message, circle }) => ({
      tie: id,
      entry: { kind: "check-in", id, at, message, circle },
    })),
  "weekly-check-in": async (db, goal, before) =>
    (await readWeeklyBefore(db, goal, before)).map((checkIn) => ({
      tie: checkIn.id,
      entry: { kind: "weekly-check-in", id: checkIn.id, at: checkIn.at, checkIn },
    })),
  "missed-check-in": async (db, goal, before, now) =>
    (await readMissed(db, goal, now))
      .filter(({ at }) => at < before.at)
      .map(({ from, days, at }) => changed(from, at, { what: "check-in-missed", days })),
  coached: async (db, goal, before) =>
    (await readAcceptancesBefore(db, goal, before)).map(({ id, at, name }) =>
      changed(id, at, { what: "coached", name }),
    ),
  badge: async (db, goal, before) =>
    goal.reader === "owner"
      ? (await readBadgesBefore(db, goal.id, before)).map(
          ({ badgeId, earnedAt, displayName: name, count }) =>
            changed(badgeId, earnedAt, { what: "badge", name, count }),
        )
      : [],
  comeback: async (db, goal, before) =>
    (await readComebacks(db, [goal.id]))
      .filter(
        (one) => goal.reader === "owner" || isForCoach(one, goal, goal.coached_at, goal.ownerZone),
      )
      .filter(({ at }) => at < before.at)
      .map(({ week, at, kind }) => changed(week, at, { what: "came-back", after: kind })),
  step: async (db, goal, before) =>
    (await readDoneBefore(db, goal.id, before)).map(({ id, at, text }) =>
      changed(id, at, { what: "step", text }),
    ),
};

interface Asked {
  readonly now: number;
  readonly kind?: TimelineKind | undefined;
  readonly after?: TimelinePlace | null;
}

export async function readTimelinePage(
  db: Queryable,
  goal: SeenGoal,
  { now, kind, after = null }: Asked,
): Promise<TimelinePage> {
  const read = async (source: TimelineSource) => {
    const part = await parts[source](db, goal, boundOf(after, source), now);
    return part.map(({ tie, entry }) => ({ at: entry.at, source, tie, entry }));
  };
  const all = await Promise.all(sourcesOf(kind).map(read));
  const { page, next } = mergedPage(all, limits.timelinePage);
  return { entries: page.map(({ entry }) => entry), next };
}

export const timelineSlice: Slice<typeof readTimeline, SeenGoal> = {
  endpoint: readTimeline,
  admit: admitToSee,
  act: async ({ deps, query: { kind, after: cursor }, at: now }, _actor, goal) => {
    const after = placeOf(cursor);
    return isRefused(after) ? after : readTimelinePage(deps.db, goal, { now, kind, after });
  },
};
