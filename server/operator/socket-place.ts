import { createHash } from "node:crypto";
import { closeSync, constants, lstatSync, openSync, rmSync, statSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";
import { folderOf } from "#server/platform/db/embedded/folder.ts";

// Whoever listens where a command goes hears the passwords of new admins: it goes to a socket of this system user alone, and
// never through the temporary folder, where anybody may be first.

/** So many bytes a socket's path may have on every system. */
const LONGEST_PATH = 100;
const STICKY = 0o1000;
const isWindows = process.platform === "win32";

/** Where the server of an embedded database listens for its operator: beside the folder. */
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
  /** Ends it. */
  close(): void;
}

/** A path of a socket by which the system takes it: through its folder, held open, where its own is too long. */
export function shortPath(path: string): ShortPath {
  if (isWindows || isShort(path)) return { short: path, close: () => {} };
  if (process.platform !== "linux")
    throw new Error(`${path} is too long for a socket here: ${LONGEST_PATH} bytes at most.`);
  const folder = openSync(dirname(path), constants.O_RDONLY | constants.O_DIRECTORY);
  const short = join(`/proc/self/fd/${folder}`, path.slice(dirname(path).length));
  return { short, close: () => closeSync(folder) };
}

/** Takes away what a server that was killed has left. Throws where it is somebody else's. */
export function clearSocket(path: string): void {
  if (isWindows) return;
  checkFolder(path);
  checkOwner(path, lstatSync(path, { throwIfNoEntry: false }));
  rmSync(path, { force: true });
}

/** True where a socket of this system user is there. Throws where something else is, or where others could put theirs. */
export function hasOwnSocket(path: string): boolean {
  if (isWindows) return true;
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  checkFolder(path);
  checkOwner(path, found);
  if (!found.isSocket() || (found.mode & 0o077) !== 0)
    throw new Error(`${path} is no socket of Cairn: nothing was said to it.`);
  return true;
}

function checkOwner(path: string, found: Stats | undefined): void {
  if (found === undefined || found.uid === process.getuid?.()) return;
  throw new Error(
    `${path} belongs to another user of this machine (${found.uid}): nothing is said there. It has to be of the user that the server runs as, and so does this command.`,
  );
}

/** A link on the way is followed where it is ours, or the system's. */
function checkFolder(path: string): void {
  const folder = dirname(path);
  const target = statSync(folder, { throwIfNoEntry: false });
  if (target === undefined) return;
  for (const found of [lstatSync(folder), target]) if (found.uid !== 0) checkOwner(folder, found);
  const isOpen = (target.mode & 0o002) !== 0 && (target.mode & STICKY) === 0;
  if (isOpen)
    throw new Error(
      `Anybody may put something else in the place of ${path}: nothing is said there.`,
    );
}
