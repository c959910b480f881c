import { namelessOwner } from "#domain/invitation.ts";
import { asksForHelp } from "#domain/weekly-check-in.ts";
import { shownName } from "#server/account/shown-name.ts";
import type { SideEffect } from "#server/goals/write-goal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { queueMail } from "./outbox-store.ts";

async function nameOf(tx: Transaction, uid: string): Promise<string> {
  const row = await tx.kysely
    .selectFrom("users as u")
    .select(shownName(namelessOwner).as("name"))
    .where("u.id", "=", uid)
    .executeTakeFirst();
  return row?.name ?? namelessOwner;
}

/** product 16.18 */
export function mailHelp({ config, newId }: Pick<Deps, "config" | "newId">): SideEffect {
  return async (tx, { ownerId, coachId }, change, at) => {
    if (change.kind !== "check-in" || coachId === null) return;
    const { id: checkInId, health, help } = change.checkIn;
    if (!asksForHelp(change.checkIn)) return;
    const { id: goalId, description } = change.goal;
    const words = { by: await nameOf(tx, ownerId), text: help };
    const facts = { goalId, description, checkInId, health, words };
    const { hostname: host } = config.publicUrl;
    const mail = { id: newId(), uid: coachId, period: checkInId, host, at };
    await queueMail(tx, { type: "coaching_help", facts, ...mail });
  };
}
