import { mkdirSync, renameSync, rmSync } from "node:fs";
import { openDatabase, type Database } from "#server/platform/db/database.ts";
import { FolderDamaged, folderOf } from "#server/platform/db/embedded/folder.ts";
import { FolderInUse, lockFolder } from "#server/platform/db/embedded/folder-lock.ts";
import { BackupRefused } from "./backup-refused.ts";

export interface Target {
  readonly db: Database;
  readonly movedTo: string | null;
}

export async function openTarget(
  url: string,
  template: string,
  replace: boolean,
  at: number,
): Promise<Target> {
  if (url === "memory://")
    throw new BackupRefused("A database in memory ends with its process: set DATABASE_URL.");
  const open = () => openDatabase({ url, template, log: () => {} });
  try {
    return { db: await open(), movedTo: null };
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new BackupRefused(`${error.message} Stop the server first.`);
    if (!(error instanceof FolderDamaged)) throw error;
    if (!replace)
      throw new BackupRefused(
        `${error.message} With --replace the folder is moved aside and the backup takes its place.`,
      );
    const movedTo = moveAside(folderOf(url), at);
    return { db: await open(), movedTo };
  }
}

function moveAside(folder: string, at: number): string {
  const aside = `${folder}.damaged-${at}`;
  // The folder may be gone while its marker still exists.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { release } = lockFolder(folder);
  try {
    renamed(folder, aside);
    // The path may be a symbolic link.
    mkdirSync(folder, { mode: 0o700 });
    rmSync(`${folder}.made`, { force: true });
  } finally {
    release();
  }
  return aside;
}

function renamed(folder: string, aside: string): void {
  try {
    renameSync(folder, aside);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EBUSY")) throw error;
    throw new BackupRefused(
      `${folder} is a mount point, which cannot be moved aside: move away what is in it, and ${folder}.made.`,
    );
  }
}
