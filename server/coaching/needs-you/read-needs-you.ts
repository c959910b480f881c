import type { NeedsYou } from "#contract/needs-you.ts";
import { nowIn } from "#domain/day.ts";
import { limits } from "#domain/limits.ts";
import { needsOf, personSummaries, waitingByPerson } from "#domain/needs-you.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { readWatched } from "./watched-store.ts";

/** What waits for a coach at an instant, each goal in its owner's own days; and whom they coach. */
export async function readNeeds(db: Queryable, coachId: string, at: number): Promise<NeedsYou> {
  const all = await readWatched(db, coachId);
  const goals = all.map(({ watched, excuse, timeZone }) => {
    const { goal, ownerId, ownerName } = watched;
    const needs = needsOf(watched, excuse, nowIn(at, timeZone));
    return { ownerId, ownerName, goalId: goal.id, description: goal.description, needs };
  });
  return {
    waiting: waitingByPerson(goals),
    people: personSummaries(all.map(({ watched }) => watched)),
    goals: goals.length,
    waits: goals.filter(({ needs }) => needs.length > 0).length,
  };
}

/** The first of what waits, and nothing that is drawn below it. */
export function firstNeeds(needs: NeedsYou): NeedsYou {
  return { ...needs, waiting: needs.waiting.slice(0, limits.linesShown), people: [] };
}
