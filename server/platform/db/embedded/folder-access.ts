import { accessSync, constants, existsSync, lstatSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { chownUser, ownerOf, systemUser } from "../../file-owner.ts";

export class FolderForbidden extends Error {
  override name = "FolderForbidden";
}

const beside = [".lock", ".holder", ".made", ".key"];
const written = [".lock", ".holder"];

/** Checked first: the engine would report an unreadable database as damaged or missing. */
export function refuseForbidden(folder: string): void {
  refuseReadOnly(folder);
  const path = forbiddenIn(folder);
  if (path === null) return;
  const mine = process.getuid?.() ?? 0;
  const [owner, me] = [systemUser(ownerOf(path).uid), systemUser(mine)];
  const what = `The database in ${folder} is kept from ${me}, as whom this runs`;
  if (owner === me)
    throw new FolderForbidden(
      `${what}, by the mode of ${path}. Nothing is lost: chmod -R u+rwX ${path}`,
    );
  if (path === dirname(folder))
    throw new FolderForbidden(
      `${what}: its lock and its key lie beside it, in ${path}, which is ${owner}'s. Nothing is lost. Name a folder within one of ${me}'s, or where ${path} is Cairn's alone: sudo chown ${chownUser(mine)} ${path}`,
    );
  throw new FolderForbidden(
    `${what}: ${path} is ${owner}'s. Nothing is lost. Run this as ${owner} where the rest is ${owner}'s too, else give it back: sudo chown -R ${chownUser(mine)} ${folder} ${folder}.*`,
  );
}

/** A read-only mount: chmod and chown do not help. */
function refuseReadOnly(folder: string): void {
  const needed = [folder, dirname(folder)].map((path) => ownerOf(path).path);
  const path = needed.find((one) => access(one, constants.W_OK) === "EROFS");
  if (path === undefined) return;
  throw new FolderForbidden(
    `The disk of ${path} is read-only, so the database in ${folder}, with its lock and key beside it, cannot be opened. Nothing is lost: have the disk mounted for writing, or name a folder within one that is.`,
  );
}

function forbiddenIn(folder: string): string | null {
  if (process.platform === "win32") return null;
  const around = dirname(folder);
  const files = beside.map((ending) => `${folder}${ending}`).filter((path) => existsSync(path));
  const isLocked = written.every((ending) => files.includes(`${folder}${ending}`));
  const asked = isLocked ? constants.X_OK : constants.X_OK | constants.W_OK;
  if (existsSync(around) && !isOpen(around, asked)) return around;
  return (
    [...files.map(forbiddenFile), forbiddenBelow(folder)].find((path) => path !== null) ?? null
  );
}

function forbiddenBelow(folder: string): string | null {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return null;
  if (!isOpen(folder, constants.R_OK | constants.W_OK | constants.X_OK)) return folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const found = entry.isDirectory() ? forbiddenBelow(path) : forbiddenFile(path);
    if (found !== null && entry.name !== "lost+found") return found;
  }
  return null;
}

function forbiddenFile(path: string): string | null {
  const isFile = lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
  return isFile && !isOpen(path, constants.R_OK | constants.W_OK) ? path : null;
}

function isOpen(path: string, mode: number): boolean {
  return access(path, mode) === null;
}

function access(path: string, mode: number): string | null {
  try {
    accessSync(path, mode);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "unknown";
  }
}
