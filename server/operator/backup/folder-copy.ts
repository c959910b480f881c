import { constants, existsSync, rmSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { basename } from "node:path";
import type { Database } from "#server/platform/db/database.ts";
import { isApart } from "#server/platform/db/embedded/folder.ts";
import { FolderInUse, type Lock, lockPath } from "#server/platform/db/embedded/folder-lock.ts";
import { BackupRefused } from "./backup-refused.ts";

/**
 * Copies the folder of an open embedded database beside itself, for another process to read at leisure. It has one
 * connection, so a long read would keep everybody waiting: they wait for the copying of files alone.
 */
export async function copyFolder(db: Database, folder: string): Promise<string> {
  const copy = copyOf(folder);
  const lock = lockCopy(copy);
  try {
    removeFiles(copy);
    await mkdir(copy, { mode: 0o700 });
    // Twice, so that the second has next to nothing to write while everybody waits.
    await db.maintenance((connection) => connection.script("checkpoint"));
    await db.maintenance(async (connection) => {
      await connection.script("checkpoint");
      await cp(folder, copy, {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
        // The server's own lock must not be touched: closing that file would drop it.
        filter: (path) => path === folder || !isApart(basename(path)),
      });
    });
    return copy;
  } catch (error) {
    removeFiles(copy);
    if (error instanceof Error && "code" in error && error.code === "ENOSPC")
      throw new BackupRefused(`The disk of ${folder} has no room for a copy beside it.`);
    throw error;
  } finally {
    lock.release();
  }
}

function copyOf(folder: string): string {
  return `${folder}.copy`;
}

function lockCopy(copy: string): Lock {
  try {
    return lockPath(copy);
  } catch (error) {
    if (error instanceof FolderInUse) throw new BackupRefused("Another backup is under way.");
    throw error;
  }
}

function removeFiles(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  rmSync(`${copy}.made`, { force: true });
}

/** Removes a copy that nobody has open any more. */
export function removeCopy(copy: string): void {
  removeFiles(copy);
  for (const file of ["lock", "holder"]) rmSync(`${copy}.${file}`, { force: true });
}

/** Removes what a backup that was killed has left: people who are erased since are in it. */
export function dropStaleCopy(folder: string): void {
  const copy = copyOf(folder);
  if (!existsSync(copy)) return;
  try {
    lockPath(copy).release();
  } catch (error) {
    // Somebody reads it just now, and will remove it.
    if (error instanceof FolderInUse) return;
    throw error;
  }
  removeCopy(copy);
}
