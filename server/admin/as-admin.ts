import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { holdPerson } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readOpenedAt } from "#server/platform/sessions/session-writes.ts";
import { countWrite, hasSpent } from "#server/platform/write-counts.ts";

export interface AdminCall {
  readonly deps: Deps;
  readonly at: number;
  readonly address: string;
}

/** Counted, and refused if the admin's session has ended. */
export function asAdmin<T>(
  { deps, at }: AdminCall,
  { uid, sessionId }: Actor,
  write: (tx: Transaction) => Promise<Ruled<T>>,
): Promise<Ruled<T>> {
  return deps.db.transaction(async (tx) => {
    // Whoever held the lock before may have ended this session.
    const isHeld = await holdPerson(tx, uid);
    if (!isHeld || (await readOpenedAt(tx, sessionId)) === null) return refuse("session.missing");
    if (await hasSpent(tx, "admin", uid, at)) return refuse("request.rate");
    const written = await write(tx);
    if (!isRefused(written)) await countWrite(tx, "admin", uid, at);
    return written;
  });
}
