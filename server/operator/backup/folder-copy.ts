import { constants, existsSync, rmSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { basename } from "node:path";
import type { Database } from "#server/platform/db/database.ts";
import { isApart } from "#server/platform/db/embedded/folder.ts";
import { FolderInUse, lockPath } from "#server/platform/db/embedded/folder-lock.ts";
import { BackupRefused } from "./backup-refused.ts";

/**
 * Copies the folder of an open embedded database beside itself, for another process to read at leisure. It has one
 * connection, so a long read would keep everybody waiting: they wait for the copying of files alone. Whoever asks for it has
 * claimed it.
 */
export async function copyFolder(db: Database, folder: string): Promise<string> {
  const copy = copyOf(folder);
  // Twice, so that the second has next to nothing to write while everybody waits.
  await db.maintenance((connection) => connection.script("checkpoint"));
  await db.maintenance(async (connection) => {
    await connection.script("checkpoint");
    // Of a backup that was killed the copy may be under way until here.
    await copyFiles(folder, copy);
  });
  return copy;
}

async function copyFiles(folder: string, copy: string): Promise<void> {
  removeCopy(copy);
  try {
    await mkdir(copy, { mode: 0o700 });
    await cp(folder, copy, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      // The server's own lock must not be touched: closing that file would drop it.
      filter: (path) => path === folder || !isApart(basename(path)),
    });
  } catch (error) {
    removeCopy(copy);
    if (error instanceof Error && "code" in error && error.code === "ENOSPC")
      throw new BackupRefused(`The disk of ${folder} has no room for a copy beside it.`);
    throw error;
  }
}

function copyOf(folder: string): string {
  return `${folder}.copy`;
}

function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  for (const file of ["made", "lock", "holder"]) rmSync(`${copy}.${file}`, { force: true });
}

/** The right to a folder's copy: nobody else has it made, opens it or removes it. */
export interface CopyClaim {
  /** Removes the copy, which nobody has open any more. */
  end(): void;
}

/** Claims the copy of a folder, before it is asked for. Its lock is not among what is removed: of two processes each could lock another file of that name. */
export function claimCopy(folder: string): CopyClaim {
  const lock = lockedForBackup(folder);
  return {
    end: () => {
      try {
        removeCopy(copyOf(folder));
      } finally {
        lock.release();
      }
    },
  };
}

function lockedForBackup(folder: string): ReturnType<typeof lockPath> {
  try {
    return lockPath(`${folder}.backup`);
  } catch (error) {
    if (error instanceof FolderInUse) throw new BackupRefused("Another backup is under way.");
    throw error;
  }
}

/** Removes what a backup that was killed has left: people who are erased since are in it. */
export function dropStaleCopy(folder: string): void {
  if (!existsSync(copyOf(folder))) return;
  try {
    claimCopy(folder).end();
  } catch (error) {
    // Somebody reads it just now, and will remove it.
    if (!(error instanceof BackupRefused)) throw error;
  }
}
