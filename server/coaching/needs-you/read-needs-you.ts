import type { NeedsYou } from "#contract/needs-you.ts";
import { nowIn } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { needsOf, waitingByPerson } from "#domain/needs-you.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { readMostUrgent } from "./most-urgent-store.ts";
import { readWatched, type Watched } from "./watched-store.ts";

function needsAt({ watched, excuse, timeZone }: Watched, at: number) {
  return needsOf(watched, excuse, nowIn(at, timeZone));
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
      return { goalId: one.goalId, ownerId, ownerName, description: "", needs: needsAt(one, at) };
    })
    .filter(({ needs }) => needs.length > 0);
  const people = waitingByPerson(waits).map(({ ownerId }) => ownerId);
  const shown = all ? people : people.slice(0, limits.linesShown);
  const watched = shown.length === 0 ? [] : await readWatched(db, coachId, shown);
  return {
    waiting: waitingByPerson(
      watched.map((one) => {
        const { id: goalId, description } = one.watched.goal;
        return { ...one.watched, goalId, description, needs: needsAt(one, at) };
      }),
    ),
    goals: goals.length,
    waits: waits.length,
  };
}
