import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { deleteUntil } from "./delete-until.ts";
import type { Deps } from "../deps.ts";

export async function sweepKeys({ db, clock }: Deps): Promise<void> {
  const oldest = clock() - limits.idempotencyDays * DAY_MS;
  await deleteUntil(db, "idempotency", "created_at", oldest - 1);
}

export function startSweeping(
  deps: Deps,
  sweeps: readonly ((deps: Deps) => Promise<void>)[],
  every: number,
  may: () => boolean = () => true,
): () => void {
  let running = false;
  const round = async (): Promise<void> => {
    if (running || !may()) return;
    running = true;
    for (const sweep of sweeps)
      await sweep(deps).catch((error: unknown) => deps.log.error("sweep.failed", error));
    running = false;
  };
  const timer = setInterval(() => void round(), every);
  timer.unref();
  return () => clearInterval(timer);
}
