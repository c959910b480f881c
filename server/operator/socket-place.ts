import { createHash } from "node:crypto";
import { closeSync, constants, lstatSync, openSync, rmSync, statSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";
import { FolderInUse } from "#server/platform/db/embedded/folder-lock.ts";
import { folderOf } from "#server/platform/db/embedded/folder.ts";
import { chownUser, systemUser } from "#server/platform/file-owner.ts";
import { reasonOf } from "#server/platform/reason-of.ts";

// Commands carry passwords of new admins, so the socket must belong to this system user.
// Never use the temporary folder, where anybody could create it first.

/** Bytes. The shortest limit for a socket path among operating systems. */
const LONGEST_PATH = 100;
const STICKY = 0o1000;
const isWindows = process.platform === "win32";

export function socketPath(databaseUrl: string): string {
  const folder = folderOf(databaseUrl);
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 24);
  if (isWindows) return `\\\\.\\pipe\\cairn-${hash}`;
  const beside = `${folder}.sock`;
  return isShort(beside) ? beside : join(dirname(folder), `.cairn-${hash}.sock`);
}

function isShort(path: string): boolean {
  return Buffer.byteLength(path) <= LONGEST_PATH;
}

interface ShortPath {
  readonly short: string;
  close(): void;
}

export function shortPath(path: string): ShortPath {
  if (isWindows || isShort(path)) return { short: path, close: () => {} };
  if (process.platform !== "linux")
    throw new Error(`${path} is too long for a socket here: ${LONGEST_PATH} bytes at most.`);
  const folder = openSync(dirname(path), constants.O_RDONLY | constants.O_DIRECTORY);
  const short = join(`/proc/self/fd/${folder}`, path.slice(dirname(path).length));
  return { short, close: () => closeSync(folder) };
}

export function clearSocket(path: string): void {
  if (isWindows) return;
  checkFolder(path);
  checkOwner(path, lstatSync(path, { throwIfNoEntry: false }));
  rmSync(path, { force: true });
}

/** Throws if the path is not a socket, or if others could replace it. */
export function hasOwnSocket(path: string): boolean {
  if (isWindows) return true;
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  checkFolder(path);
  checkOwner(path, found);
  if (!found.isSocket() || (found.mode & 0o077) !== 0)
    throw new Error(
      `${path} is no socket of Cairn, or others may write to it: no command goes there. Remove it, and restart the server.`,
    );
  return true;
}

export async function openUnasked<T>(url: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new FolderInUse(
      `${error.message} ${unaskable(socketPath(url))} Or stop the server and run this again: it then opens the folder itself.`,
      { cause: error },
    );
  }
}

function unaskable(path: string): string {
  try {
    shortPath(path).close();
    if (!isWindows) checkFolder(path);
    if (!isWindows && hasOwnSocket(path))
      return `Nobody answers at ${path}: that process is another command, or a server that is starting, ending or on another machine. Wait for it, or restart it.`;
  } catch (error) {
    return reasonOf(error);
  }
  return `It has no socket at ${path}: if it is a server that has started, its log says why (operator.unreachable), as on a file system that takes no sockets. If somebody removed the socket, restart the server.`;
}

function checkOwner(path: string, found: Stats | undefined): void {
  const mine = process.getuid?.();
  if (found === undefined || mine === undefined || found.uid === mine) return;
  const [owner, me] = [systemUser(found.uid), systemUser(mine)];
  const what = `${path} is ${owner}'s, and this runs as ${me}: no command goes there.`;
  throw new Error(
    found.isDirectory()
      ? `${what} Run the server and its commands as ${owner}, or where that folder is Cairn's alone: sudo chown ${chownUser(mine)} ${path}`
      : `${what} Run the server and its commands as one user (sudo -u). If both are ${me}, remove ${path} and restart the server.`,
  );
}

/** A symbolic link is followed if it is ours or root's. */
function checkFolder(path: string): void {
  const folder = dirname(path);
  const target = statSync(folder, { throwIfNoEntry: false });
  if (target === undefined) return;
  for (const found of [lstatSync(folder), target]) if (found.uid !== 0) checkOwner(folder, found);
  const isOpen = (target.mode & 0o002) !== 0 && (target.mode & STICKY) === 0;
  if (isOpen)
    throw new Error(
      `Everybody may write to ${folder}, and so replace ${path}: no command goes there. Run: chmod o-w ${folder} Where you may not (an emptyDir, NFS), stop the server, move the database and what lies beside it under its name into a folder of mode 0700 there, and name that place in DATABASE_URL. Then restart the server.`,
    );
}
