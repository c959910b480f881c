import { limits } from "#domain/limits.ts";
import { sql } from "kysely";
import type { Deps } from "./deps.ts";

const EVERY_MS = 10 * 60_000;
const BATCH = 1_000;

/** Deletes write keys that are older than a retry can be, a batch at a time, so that no lock is held for long. */
export async function sweepKeys(deps: Deps): Promise<void> {
  const before = deps.clock() - limits.idempotencyDays * 86_400_000;
  let swept = BATCH;
  while (swept === BATCH) {
    const { numAffectedRows = 0n } = await sql`delete from idempotency where ctid = any(array(
      select ctid from idempotency where created_at < ${before} limit ${BATCH}))`.execute(
      deps.db.kysely,
    );
    swept = Number(numAffectedRows);
  }
}

/** Runs the sweeps now and then, one round at a time; one that fails is logged and tried again next time. Returns how to stop. */
export function startSweeping(
  deps: Deps,
  sweeps: readonly ((deps: Deps) => Promise<void>)[],
  every: number = EVERY_MS,
): () => void {
  let running = false;
  const round = async (): Promise<void> => {
    if (running) return;
    running = true;
    for (const sweep of sweeps)
      await sweep(deps).catch((error: unknown) => deps.log.error("sweep.failed", error));
    running = false;
  };
  const timer = setInterval(() => void round(), every);
  timer.unref();
  return () => clearInterval(timer);
}
