import type { Deps } from "#server/platform/deps.ts";
import { runThrottled } from "#server/platform/throttled.ts";
import { BATCH, hasOpen, holdQueueing, queueNext, settleQueued } from "./queue-store.ts";
import { withdrawStopped } from "./stop-store.ts";

type QueueDeps = Pick<Deps, "db" | "clock" | "config" | "newId" | "outboxSignal">;

export function queueBatch(deps: QueueDeps): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const held = await holdQueueing(tx);
    if (held === undefined) return false;
    const { hostname: host } = deps.config.publicUrl;
    const ids = Array.from({ length: BATCH }, () => deps.newId());
    await queueNext(tx, held, { host, at: deps.clock(), ids });
    return true;
  });
}

/** Continues where this or another server stopped. */
export async function queueAnnouncements(deps: QueueDeps): Promise<void> {
  if (!(await hasOpen(deps.db))) return;
  await runThrottled(async () => {
    // Withdraw before queuing more.
    if (await withdrawStopped(deps.db)) return true;
    const more = await queueBatch(deps);
    if (more) deps.outboxSignal.notify();
    return more;
  });
  await settleQueued(deps.db);
}
