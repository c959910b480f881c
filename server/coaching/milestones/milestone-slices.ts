import type { Hono } from "hono";
import {
  takeDownMilestonePage,
  writeMilestonePage,
  type MilestonePage,
} from "#contract/milestones.ts";
import { nowIn } from "#domain/day.ts";
import { milestoneOf } from "#domain/milestone-page.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import { cardOf } from "#server/goals/goal-row.ts";
import { lockGoal, readCard } from "#server/goals/goal-store.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { keyedWrite, type Made } from "#server/platform/keyed-write.ts";
import { hashOf } from "#server/platform/random.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readStoredPage, removePage, writePage } from "./milestone-store.ts";
import { slugOf } from "#server/goals/milestone-slug.ts";

type WriteCall = Call<typeof writeMilestonePage>;

/** Null also if another secret made the page. */
export async function readOwnPage(
  { config, sign }: Pick<Deps, "config" | "sign">,
  db: Queryable,
  goalId: string,
): Promise<MilestonePage | null> {
  const stored = await readStoredPage(db, goalId);
  if (stored === null) return null;
  const { goalId: _, slugHash, ...page } = stored;
  const slug = slugOf(sign, page.id);
  if (hashOf(slug) !== slugHash) return null;
  return { ...page, address: new URL(`/m/${slug}`, config.publicUrl).href };
}

async function writeOne(
  tx: Transaction,
  { deps, at, input }: WriteCall,
  { timeZone }: Actor,
  goalId: string,
): Promise<Ruled<Made<{ page: MilestonePage }>>> {
  await lockGoal(tx, goalId);
  const goal = await readCard(tx, goalId);
  if (goal === undefined) return refuse("not-found");
  const milestone = milestoneOf(cardOf(goal), input, nowIn(at, timeZone));
  if (isRefused(milestone)) return milestone;
  const before = await readOwnPage(deps, tx, goalId);
  if ((before?.id ?? null) !== input.pageId) return refuse("form.overtaken");
  const { id } = before ?? { id: deps.newId() };
  const slugHash = hashOf(slugOf(deps.sign, id));
  await writePage(tx, { goalId, id, slugHash, withName: input.withName, ...milestone, at });
  return again(deps, tx, goalId);
}

/** A retry after the page was removed does not create it again. */
async function again(
  deps: Deps,
  tx: Transaction,
  goalId: string,
): Promise<Ruled<Made<{ page: MilestonePage }>>> {
  const page = await readOwnPage(deps, tx, goalId);
  if (page === null) return refuse("form.overtaken");
  return { use: { subjectId: goalId, resultId: page.id }, answer: { page } };
}

function announce({ live }: Pick<Deps, "live">, goalId: string, uid: string): void {
  live.publish({ entity: "milestone", id: goalId, rev: 1 }, [uid]);
}

const writeSlice: Slice<typeof writeMilestonePage, SeenGoal> = {
  endpoint: writeMilestonePage,
  admit: admitToSee,
  act: async (call, actor, { id: goalId }) => {
    const { deps } = call;
    const outcome = await keyedWrite(call, actor.uid, {
      write: (tx) => writeOne(tx, call, actor, goalId),
      again: async (tx) => {
        const made = await again(deps, tx, goalId);
        return isRefused(made) ? made : made.answer;
      },
    });
    if (!isRefused(outcome)) announce(deps, goalId, actor.uid);
    return outcome;
  },
};

const takeDownSlice: Slice<typeof takeDownMilestonePage, SeenGoal> = {
  endpoint: takeDownMilestonePage,
  admit: admitToSee,
  act: async ({ deps }, { uid }, { id: goalId }) => {
    const removed = await deps.db.transaction(async (tx) => {
      await lockGoal(tx, goalId);
      return removePage(tx, goalId);
    });
    if (removed) announce(deps, goalId, uid);
    return {};
  },
};

/** product 30 */
export function mountMilestones(app: Hono, deps: Deps): void {
  handle(app, deps, writeSlice);
  handle(app, deps, takeDownSlice);
}
