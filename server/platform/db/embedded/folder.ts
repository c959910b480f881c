import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
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

/** Where a folder is filled, and what that is called once it is whole and only has to be moved up. */
const unfinished = "cairn.unfinished";
const finished = "cairn.finished";

/** Whether a name in the folder is no part of the cluster: our own lock, and what a file system keeps in its root. */
export function isApart(name: string): boolean {
  return name.startsWith("cairn.") || name === "lost+found";
}

/** The folder that a file: address names, behind links: what lies beside it is the same by whichever of them. */
export function folderOf(url: string): string {
  const named = url.startsWith("file://") ? fileURLToPath(url) : resolve(url.slice("file:".length));
  if (existsSync(named)) return realpathSync.native(named);
  // To make what it leads to could be to make a database anew whose disk is not mounted.
  if (lstatSync(named, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new Error(
      `The database folder ${named} is a link to ${readlinkSync(named)}, which is not there. Make that folder, or mount its disk.`,
    );
  return named;
}

/** Whether a start has made a database in the folder, or would only have to complete one. */
export function holdsDatabase(folder: string): boolean {
  return existsSync(join(folder, finished)) || isWhole(folder);
}

/** Throws where the folder neither holds a whole database nor may get one. Nothing is written. */
export function refuseUnfit(folder: string): void {
  if (holdsDatabase(folder)) return;
  if (existsSync(markerOf(folder)))
    throw new FolderDamaged(`The database folder ${folder} has lost its files. ${advice}`);
  if (!existsSync(folder)) return;
  const found = readdirSync(folder).find((name) => !isApart(name));
  if (found !== undefined)
    throw new FolderDamaged(`${folder} holds ${found} and no whole database. ${advice}`);
}

/**
 * Makes the database in a locked folder unless it was made before. `fill` fills a folder in it, which is moved up when it
 * is whole: a first start that is killed at any moment is done again, or completed. The folder itself may be a mount point.
 */
export async function preparedFolder(
  folder: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  refuseUnfit(folder);
  if (!holdsDatabase(folder)) await make(folder, fill);
  if (existsSync(join(folder, finished))) moveUp(folder);
  const marker = markerOf(folder);
  if (!existsSync(marker)) mark(marker);
}

/** The reason of an engine that will not start on a folder, with what to do about it. */
export function damaged(folder: string, reason: string): FolderDamaged {
  return new FolderDamaged(`The database in ${folder} does not start: ${reason}. ${advice}`);
}

function markerOf(folder: string): string {
  return `${folder}.made`;
}

function isWhole(folder: string): boolean {
  return essential.every((name) => existsSync(join(folder, name)));
}

async function make(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const inner = join(folder, unfinished);
  rmSync(inner, { recursive: true, force: true });
  mkdirSync(inner, { mode: 0o700 });
  await fill(inner);
  flushTree(inner);
  renameSync(inner, join(folder, finished));
  flush(folder);
}

function moveUp(folder: string): void {
  const inner = join(folder, finished);
  for (const name of readdirSync(inner)) renameSync(join(inner, name), join(folder, name));
  flush(inner);
  flush(folder);
  rmdirSync(inner);
  flush(folder);
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
