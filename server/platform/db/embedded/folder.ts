import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder is not what it was when it was made. Nothing is written to it. */
export class FolderDamaged extends Error {
  override name = "FolderDamaged";
}

/** Without one of these PGlite would make an empty database in the place of the old one, or not start. */
const essential = [
  "PG_VERSION",
  "global/pg_control",
  "pg_wal",
  "pg_xact",
  "base",
  "postgresql.conf",
];
const advice = "Restore a backup or move the folder away.";

/** The folder that a file: address names. */
export function folderOf(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : resolve(url.slice("file:".length));
}

/**
 * Makes the folder unless it was made before. `fill` fills an empty one, under another name: a first start that
 * is killed half-way leaves nothing under the real name.
 */
export async function preparedFolder(
  folder: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const marker = `${folder}.made`;
  if (isWhole(folder)) {
    // The first start was killed between its last two steps.
    if (!existsSync(marker)) mark(marker);
    return;
  }
  if (existsSync(marker)) {
    throw new FolderDamaged(`The database folder ${folder} has lost its files. ${advice}`);
  }
  refuseForeign(folder);
  await make(folder, fill);
  mark(marker);
}

/** The reason of an engine that will not start on a folder, with what to do about it. */
export function damaged(folder: string, reason: string): FolderDamaged {
  return new FolderDamaged(`The database in ${folder} does not start: ${reason}. ${advice}`);
}

function isWhole(folder: string): boolean {
  return essential.every((name) => existsSync(join(folder, name)));
}

function refuseForeign(folder: string): void {
  if (!existsSync(folder)) return;
  const [found] = readdirSync(folder);
  if (found === undefined) return;
  throw new FolderDamaged(`${folder} holds ${found} and no whole database. ${advice}`);
}

async function make(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  await fill(unfinished);
  flushTree(unfinished);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  flush(dirname(folder));
}

function mark(marker: string): void {
  writeFileSync(marker, `${new Date().toISOString()}\n`, { flush: true });
  flush(dirname(marker));
}

function flushTree(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) flush(join(entry.parentPath, entry.name));
  flush(folder);
}

function flush(path: string): void {
  // Windows cannot open a folder, and flushes no file that is open for reading only.
  if (process.platform === "win32") return;
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}
