import type { Deps } from "#server/platform/deps.ts";
import { runThrottled } from "#server/platform/throttled.ts";
import { BATCH, hasOpen, holdQueueing, queueNext, settleQueued } from "./queue-store.ts";
import { withdrawStopped } from "./stop-store.ts";

type QueueDeps = Pick<Deps, "db" | "clock" | "config" | "newId" | "outboxSignal">;

/** Queues the next batch of one announcement, in a transaction of its own; false where there is nothing to do. */
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

/** Withdraws what waits of announcements that were stopped, and writes the mails of those that were confirmed, from wherever this or another server came to. */
export async function queueAnnouncements(deps: QueueDeps): Promise<void> {
  if (!(await hasOpen(deps.db))) return;
  await runThrottled(async () => {
    // What was stopped is withdrawn before more is written.
    if (await withdrawStopped(deps.db)) return true;
    const more = await queueBatch(deps);
    if (more) deps.outboxSignal.notify();
    return more;
  });
  await settleQueued(deps.db);
}
