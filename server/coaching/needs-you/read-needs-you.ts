import type { NeedsYou } from "#contract/needs-you.ts";
import { addDays, nowIn } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { periodAt } from "#domain/check-in-period.ts";
import { needsOf, unseenOf, waitingByPerson, type KnownCheckIn } from "#domain/needs-you.ts";
import { weekRows } from "#server/goals/week/read-week.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { readMostUrgent } from "./most-urgent-store.ts";
import { readWatched, type Watched, type WatchedCard } from "./watched-store.ts";

function needsAt({ watched, excuse, timeZone }: Watched, at: number) {
  return needsOf(watched, excuse, nowIn(at, timeZone));
}

/** With what the check-ins that wait say. */
async function withSaid(
  db: Queryable,
  goals: readonly WatchedCard[],
  at: number,
): Promise<WatchedCard[]> {
  const asked = goals.flatMap(({ watched, excuse, timeZone }) =>
    unseenOf(watched).map(({ period: from }) => ({
      goal: watched.goal,
      period: { from, until: periodAt(watched.goal.rhythms, from)?.until ?? addDays(from, 7) },
      excuse,
      now: nowIn(at, timeZone),
    })),
  );
  const rows = await weekRows(db, "coach", asked);
  const byId = new Map(rows.flatMap((row) => (row.checkIn ? [[row.checkIn.id, row]] : [])));
  const saidOf = (one: KnownCheckIn): KnownCheckIn => {
    const row = byId.get(one.id);
    if (row?.checkIn == null) return one;
    const { change, promise: keptPromise, checkIn } = row;
    const { kept, obstacle, promise } = checkIn;
    return { ...one, said: { change, keptPromise, kept, obstacle, promise } };
  };
  return goals.map(({ watched, ...own }) => ({
    ...own,
    watched: { ...watched, checkIns: watched.checkIns.map(saidOf) },
  }));
}

/** Each goal in its owner's days. */
export async function readNeeds(
  db: Queryable,
  coachId: string,
  at: number,
  all = false,
): Promise<NeedsYou> {
  const goals = await readMostUrgent(db, coachId);
  const waits = goals
    .map((one) => {
      const { ownerId, ownerName } = one.watched;
      const { measurable } = one.watched.goal;
      const of = { goalId: one.goalId, ownerId, ownerName, description: "", measurable };
      return { ...of, needs: needsAt(one, at) };
    })
    .filter(({ needs }) => needs.length > 0);
  const people = waitingByPerson(waits).map(({ ownerId }) => ownerId);
  const shown = all ? people : people.slice(0, limits.linesShown);
  const watched =
    shown.length === 0 ? [] : await withSaid(db, await readWatched(db, coachId, shown), at);
  return {
    waiting: waitingByPerson(
      watched.map((one) => {
        const { id: goalId, description, measurable } = one.watched.goal;
        return { ...one.watched, goalId, description, measurable, needs: needsAt(one, at) };
      }),
    ),
    goals: goals.length,
    waits: waits.length,
  };
}
