import type { Hono } from "hono";
import { importLedger, previewImport } from "#contract/ledger-import.ts";
import { askedAfter } from "#domain/completion.ts";
import { nowIn, type Now } from "#domain/day.ts";
import type { Goal, GoalCard } from "#domain/goal.ts";
import { imported, type Imported, type ImportTable } from "#domain/ledger-import.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "#domain/refusal.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { StaleRefusal } from "#server/platform/http/answer.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { rateCap } from "#server/platform/http/rate-cap.ts";
import { keyedWrite, type Made } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { admitToSee, readSeenGoal, type SeenGoal } from "../admit-to-goal.ts";
import { giveBadges } from "../badges/badge-store.ts";
import { announceBadges, newBadges } from "../badges/new-badges.ts";
import { acceptedCoach, cardOf, goalOf } from "../goal-row.ts";
import { lockGoal } from "../goal-store.ts";
import { readLastDay, writeImport } from "./import-store.ts";
import { importTable } from "./import-table.ts";

async function decided(
  db: Queryable,
  goal: GoalCard,
  table: ImportTable,
  now: Now,
): Promise<Ruled<Imported>> {
  return imported(goal, table, await readLastDay(db, goal.id), now);
}

function previewSlice(): Slice<typeof previewImport, SeenGoal> {
  const mayLook = rateCap(limits.importPreviewsPerMinute);
  return {
    endpoint: previewImport,
    admit: admitToSee,
    act: async ({ deps, input, at }, { uid, timeZone }, seen) => {
      if (!mayLook(uid, at)) return refuse("request.rate");
      const table = await importTable(input);
      if (isRefused(table)) return table;
      const goal = cardOf(seen);
      const found = await decided(deps.db, goal, table, nowIn(at, timeZone));
      if (isRefused(found)) return found;
      const { entries, unchanged, measurable } = found;
      return {
        entries: entries.length,
        unchanged,
        first: entries[0].day,
        last: (entries.at(-1) ?? entries[0]).day,
        before: goal.measurable.currentValue,
        after: measurable.currentValue,
        rev: goal.rev,
      };
    },
  };
}

/** The audience is empty if the key was used before. */
interface Done {
  readonly goal: Goal;
  readonly audience: readonly string[];
  readonly badges: boolean;
}

function stale(refusal: Refusal, goal: GoalCard): StaleRefusal {
  return { ...refusal, goal };
}

type ImportCall = Call<typeof importLedger>;

/** Decides again on the locked goal, and writes all or nothing. */
async function writeHeld(
  tx: Transaction,
  { deps, input, params: { goalId }, at }: ImportCall,
  { uid, timeZone }: Actor,
  table: ImportTable,
): Promise<Ruled<Made<Done>>> {
  await lockGoal(tx, goalId);
  const seen = await readSeenGoal(tx, uid, goalId);
  if (seen?.reader !== "owner") return refuse("not-found");
  const before = cardOf(seen);
  const now = nowIn(at, timeZone);
  const found = await decided(tx, before, table, now);
  if (isRefused(found)) return stale(found, before);
  if (input.rev !== before.rev) return stale(refuse("import.goal-moved"), before);
  const { measurable, entries } = found;
  const askedAt = askedAfter({ ...before, measurable }, now);
  const news = { goalId, measurable, askedAt, entries, newId: deps.newId, at };
  const rev = await writeImport(tx, news);
  const goal = { ...goalOf(seen), measurable, completionAskedAt: askedAt, rev };
  const badges = newBadges({ before, after: goal, activeDays: [], counts: false }, now);
  if (badges.length > 0)
    await giveBadges(
      tx,
      badges.map((badge) => ({ uid, badge })),
    );
  const coach = acceptedCoach(seen);
  const audience = coach === null ? [uid] : [uid, coach];
  const use = { subjectId: goalId, resultId: null };
  return { use, answer: { goal, audience, badges: badges.length > 0 } };
}

async function answeredAgain(tx: Transaction, uid: string, goalId: string): Promise<Ruled<Done>> {
  const seen = await readSeenGoal(tx, uid, goalId);
  return seen === null ? refuse("not-found") : { goal: goalOf(seen), audience: [], badges: false };
}

const importSlice: Slice<typeof importLedger, SeenGoal> = {
  endpoint: importLedger,
  admit: admitToSee,
  act: async (call, actor, seen) => {
    const { uid } = actor;
    const table = await importTable(call.input);
    if (isRefused(table)) return table;
    const done = await keyedWrite<Done>(call, uid, {
      amount: table.lines.length,
      write: (tx) => writeHeld(tx, call, actor, table),
      again: (tx, { subjectId }) => answeredAgain(tx, uid, subjectId),
    });
    if (isRefused(done)) return done;
    const { goal, audience, badges } = done;
    const { live } = call.deps;
    if (audience.length > 0) live.publish({ entity: "goal", id: seen.id, rev: goal.rev }, audience);
    if (badges) announceBadges(call.deps, uid);
    return { goal };
  },
};

export function mountImport(app: Hono, deps: Deps): void {
  handle(app, deps, previewSlice());
  handle(app, deps, importSlice);
}
