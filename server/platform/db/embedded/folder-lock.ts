import { readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reasonOf } from "../../reason-of.ts";

/** Two processes on one folder would silently lose each other's writes. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

export interface Lock {
  release(): void;
}

/** The inner lock holds for every path (decision 23); old versions know only the outer one. */
export function lockFolder(folder: string): Lock {
  const beside = lockPath(folder);
  try {
    const within = lockPath(join(folder, "cairn"), folder);
    return {
      release: () => {
        within.release();
        beside.release();
      },
    };
  } catch (error) {
    beside.release();
    throw error;
  }
}

/**
 * SQLite's lock on `PATH.lock`: the system drops it with the process, even after kill -9.
 * It is also dropped if anything in this process opens and closes that file.
 */
export function lockPath(path: string, what = path): Lock {
  const file = openLock(`${path}.lock`, what);
  try {
    file.exec("pragma journal_mode = memory; begin exclusive");
    writeFileSync(`${path}.holder`, `process ${process.pid} on ${hostname()}, as ${what}`);
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw unlockable(what, error);
    throw new FolderInUse(`The database folder ${what} is in use by ${holder(path)}.`);
  }
  return { release: () => file.close() };
}

function openLock(file: string, what: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw unlockable(what, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

function unlockable(what: string, error: unknown): Error {
  return new Error(`The database folder ${what} cannot be locked: ${reasonOf(error)}.`, {
    cause: error,
  });
}

function holder(path: string): string {
  try {
    return readFileSync(`${path}.holder`, "utf8");
  } catch {
    // The lock is taken a moment before the name is written.
    return "another process";
  }
}
