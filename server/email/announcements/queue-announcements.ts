import type { Deps } from "#server/platform/deps.ts";
import { paced } from "#server/platform/paced.ts";
import { BATCH, hasOpen, holdQueueing, queueNext, settleQueued } from "./queue-store.ts";

type Desk = Pick<Deps, "db" | "clock" | "config" | "newId" | "mailBell">;

/** Queues the next batch of one announcement, in a transaction of its own; false where there is nothing to do. */
export function queueBatch(desk: Desk): Promise<boolean> {
  return desk.db.transaction(async (tx) => {
    const held = await holdQueueing(tx);
    if (held === undefined) return false;
    const { hostname: host } = desk.config.publicUrl;
    const ids = Array.from({ length: BATCH }, () => desk.newId());
    await queueNext(tx, held, { host, at: desk.clock(), ids });
    return true;
  });
}

/** Writes the mails of announcements that were confirmed, from wherever this or another server came to. */
export async function queueAnnouncements(desk: Desk): Promise<void> {
  if (!(await hasOpen(desk.db))) return;
  await paced(async () => {
    const more = await queueBatch(desk);
    if (more) desk.mailBell.ring();
    return more;
  });
  await settleQueued(desk.db);
}
