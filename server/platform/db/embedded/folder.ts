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

export class FolderDamaged extends Error {
  override name = "FolderDamaged";
}

/** If one is missing, PGlite would create an empty database in its place, or not start. */
const essential = [
  "PG_VERSION",
  "global/pg_control",
  "pg_wal",
  "pg_xact",
  "base",
  "postgresql.conf",
];
const advice = "Restore a backup or move the folder away.";

const unfinished = "cairn.unfinished";
const finished = "cairn.finished";

/** Not part of the cluster: our lock, and the file system's own lost+found. */
export function isApart(name: string): boolean {
  return name.startsWith("cairn.") || name === "lost+found";
}

/** Resolves links, so files beside the folder have one path. */
export function folderOf(url: string): string {
  const named = url.startsWith("file://") ? fileURLToPath(url) : resolve(url.slice("file:".length));
  if (existsSync(named)) return realpathSync.native(named);
  // A dangling link may be an unmounted disk: never create a new database there.
  if (lstatSync(named, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new Error(
      `The database folder ${named} is a link to ${readlinkSync(named)}, which is not there. Make that folder, or mount its disk.`,
    );
  return named;
}

export function holdsDatabase(folder: string): boolean {
  return existsSync(join(folder, finished)) || isWhole(folder);
}

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
 * Filled in a subfolder and moved up when whole, so a killed first start can be repeated.
 * The folder itself may be a mount point, so it cannot be renamed.
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

export function damagedFolder(folder: string, reason: string): FolderDamaged {
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
  // Windows cannot open a folder, nor flush a file that is open for reading only.
  if (process.platform === "win32") return;
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}
