import { accessSync, constants, existsSync, lstatSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { chownUser, ownerOf, systemUser } from "../../file-owner.ts";

/** The folder is another system user's, in whole or in part. Nothing is written to it, and nothing of it is lost. */
export class FolderForbidden extends Error {
  override name = "FolderForbidden";
}

/** What lies beside the folder, of which each is written or read at a start. */
const beside = [".lock", ".holder", ".made", ".key"];

/**
 * Throws where this system user may not read or write something that the folder holds: to the engine such a database is
 * damaged, and to who looks for its files it has none.
 */
export function refuseForbidden(folder: string): void {
  const path = forbiddenIn(folder);
  if (path === null) return;
  const mine = process.getuid?.() ?? 0;
  const [owner, me] = [systemUser(ownerOf(path).uid), systemUser(mine)];
  const what = `The database in ${folder} is kept from ${me}, as whom this runs`;
  if (owner === me)
    throw new FolderForbidden(
      `${what}, by the mode of ${path}. Nothing is lost: chmod -R u+rwX ${path}`,
    );
  throw new FolderForbidden(
    `${what}: ${path} is ${owner}'s. Nothing is lost. Run this as ${owner} where the rest is ${owner}'s too, else give it back: sudo chown -R ${chownUser(mine)} ${folder} ${folder}.*`,
  );
}

/** The first path that this user is kept from; null where there is none. */
function forbiddenIn(folder: string): string | null {
  if (process.platform === "win32") return null;
  const around = dirname(folder);
  if (existsSync(around) && !isOpen(around, constants.X_OK)) return around;
  const files = beside.map((ending) => `${folder}${ending}`).filter((path) => existsSync(path));
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
    // What a file system keeps in its root is root's.
    if (found !== null && entry.name !== "lost+found") return found;
  }
  return null;
}

function forbiddenFile(path: string): string | null {
  const isFile = lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
  return isFile && !isOpen(path, constants.R_OK | constants.W_OK) ? path : null;
}

function isOpen(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
