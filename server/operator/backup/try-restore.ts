import { openDatabase } from "#server/platform/db/database.ts";
import { BackupRefused } from "./backup-refused.ts";
import { checkBackup, type Checked } from "./read-backup.ts";
import { restore, type Order } from "./restore.ts";

/** Restores into memory, because a valid file may still hold rows that a table rejects. */
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
