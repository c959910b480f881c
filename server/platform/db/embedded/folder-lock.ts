import { readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { DatabaseSync } from "node:sqlite";

/** Another process works on this folder. Two of them would silently lose each other's writes. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

/**
 * Keeps every other process off a database folder until it is released or this process ends, however it ends.
 * The lock is SQLite's on a file beside the folder: the system drops it with the process, even by kill -9.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = new DatabaseSync(`${folder}.lock`);
  try {
    file.exec("pragma journal_mode = memory; begin exclusive");
  } catch {
    file.close();
    throw new FolderInUse(`The database folder ${folder} is in use by ${holder(folder)}.`);
  }
  writeFileSync(`${folder}.holder`, `process ${process.pid} on ${hostname()}`);
  return { release: () => file.close() };
}

function holder(folder: string): string {
  try {
    return readFileSync(`${folder}.holder`, "utf8");
  } catch {
    // The lock is taken a moment before the name is written.
    return "another process";
  }
}
