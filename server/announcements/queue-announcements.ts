import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.ts";
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
  for (;;) {
    const began = performance.now();
    if (!(await queueBatch(desk))) break;
    desk.mailBell.ring();
    // As long as it took belongs to those who ask the server meanwhile.
    await pause(performance.now() - began);
  }
  await settleQueued(desk.db);
}
