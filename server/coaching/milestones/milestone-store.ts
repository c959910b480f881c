import type { Language } from "#domain/language.ts";
import type { Milestone, MilestoneWish } from "#domain/milestone-page.ts";
import { ownName } from "#server/account/shown-name.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";

export interface WrittenPage extends Milestone, Pick<MilestoneWish, "withName"> {
  readonly goalId: string;
  readonly id: string;
  readonly slugHash: string;
  readonly at: number;
}

export interface StoredPage extends Omit<WrittenPage, "at"> {
  readonly changedAt: number;
}

const columns = [
  "p.goal_id as goalId",
  "p.id",
  "p.slug_hash as slugHash",
  "p.title",
  "p.with_name as withName",
  "p.percent",
  "p.completed",
  "p.day",
  "p.changed_at as changedAt",
] as const;

export async function readStoredPage(db: Queryable, goalId: string): Promise<StoredPage | null> {
  const row = await db.kysely
    .selectFrom("milestone_pages as p")
    .select(columns)
    .where("p.goal_id", "=", goalId)
    .executeTakeFirst();
  return row ?? null;
}

/** The goal must be locked. */
export async function writePage(tx: Transaction, { at, ...page }: WrittenPage): Promise<void> {
  const shown = {
    id: page.id,
    slug_hash: page.slugHash,
    title: page.title,
    with_name: page.withName,
    percent: page.percent,
    completed: page.completed,
    day: page.day,
    changed_at: at,
  };
  await tx.kysely
    .insertInto("milestone_pages")
    .values({ goal_id: page.goalId, created_at: at, ...shown })
    .onConflict((conflict) => conflict.column("goal_id").doUpdateSet(shown))
    .execute();
}

export async function removePage(db: Queryable, goalId: string): Promise<boolean> {
  const { numDeletedRows } = await db.kysely
    .deleteFrom("milestone_pages")
    .where("goal_id", "=", goalId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface ShownPage extends Milestone {
  readonly id: string;
  /** The owner's current name; null if hidden. */
  readonly name: string | null;
  /** The owner's. */
  readonly language: Language | null;
}

/** Null also if goal or owner is hidden from others (product 30.5). */
export async function readShownPage(db: Queryable, slugHash: string): Promise<ShownPage | null> {
  const row = await db.kysely
    .selectFrom("milestone_pages as p")
    .innerJoin("goals as g", "g.id", "p.goal_id")
    .innerJoin("users as u", "u.id", "g.owner_id")
    .select(["p.id", "p.title", "p.with_name as withName", "p.percent", "p.completed", "p.day"])
    .select(["u.language", ownName.as("name")])
    .where("p.slug_hash", "=", slugHash)
    .where("g.status", "<>", "closed")
    .where("g.deleted_at", "is", null)
    .where("u.disabled", "=", false)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { withName, ...page } = row;
  return { ...page, name: withName ? page.name : null };
}
