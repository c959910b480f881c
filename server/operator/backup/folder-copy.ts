import { constants, existsSync, rmSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { basename } from "node:path";
import type { Database } from "#server/platform/db/database.ts";
import { isApart } from "#server/platform/db/embedded/folder.ts";
import { FolderInUse, lockPath } from "#server/platform/db/embedded/folder-lock.ts";
import { BackupRefused } from "./backup-refused.ts";

/** Copies an open embedded folder: a long read of its one connection would block every request. */
export async function copyFolder(db: Database, folder: string): Promise<string> {
  const copy = copyOf(folder);
  // Twice, so the second, which blocks requests, has little to write.
  await db.maintenance((connection) => connection.script("checkpoint"));
  await db.maintenance(async (connection) => {
    await connection.script("checkpoint");
    // A killed backup's copy may still be running until here.
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
      // Never touch our own lock file: closing it would drop the lock.
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

export interface CopyClaim {
  end(): void;
}

/** The lock file is not removed with the copy, else two processes could lock different files. */
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

/** A killed backup's copy still contains people who were erased since. */
export function dropStaleCopy(folder: string): void {
  if (!existsSync(copyOf(folder))) return;
  try {
    claimCopy(folder).end();
  } catch (error) {
    // Another process is reading it and will remove it.
    if (!(error instanceof BackupRefused)) throw error;
  }
}
