import { openDatabase } from "#server/platform/db/database.ts";
import { BackupRefused } from "./backup-refused.ts";
import { checkBackup, type Checked } from "./read-backup.ts";
import { restore, type Order } from "./restore.ts";

/**
 * Restores a backup into an embedded database in memory, which then goes: a whole file may still hold what no table takes,
 * and that is to be known before the day on which it is needed. Refuses what a restore would refuse. A list of erasures is
 * read alone.
 */
export async function tryRestore(
  order: Pick<Order, "file" | "migrations" | "erasures" | "at">,
  template: string,
): Promise<Checked> {
  const checked = await checkBackup(order.file);
  if (checked.heading.content === "erasures") return checked;
  const db = await openDatabase({ url: "memory://", template, log: () => {} });
  try {
    return await restore(db, { ...order, replace: false, move: false });
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupRefused(`${order.file} is whole, but cannot be restored: ${reason}.`);
  } finally {
    await db.close();
  }
}
