import { lstatSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";

/** A system user as people know them: by name where the machine has one, else by number. */
export function systemUser(uid: number): string {
  return nameOf(uid) ?? `user ${uid}`;
}

/** The same user as `chown` takes them. */
export function chownUser(uid: number): string {
  return nameOf(uid) ?? String(uid);
}

function nameOf(uid: number): string | undefined {
  const known = namesOfMachine().get(String(uid));
  if (known !== undefined || uid !== process.getuid?.()) return known;
  try {
    return userInfo().username;
  } catch {
    // A container runs as any number, of which its base may know nothing.
    return undefined;
  }
}

function namesOfMachine(): ReadonlyMap<string, string> {
  try {
    const lines = readFileSync("/etc/passwd", "utf8").split("\n");
    return new Map(
      lines.map((line) => line.split(":")).map(([name = "", , id = ""]) => [id, name]),
    );
  } catch {
    // A machine that keeps its users elsewhere: a number says enough.
    return new Map();
  }
}

/** A path that can be looked at, with the number of the system user whose it is. */
export interface Owned {
  readonly path: string;
  readonly uid: number;
}

/** Whose a path is; of what is not there, or cannot be looked at, the nearest folder around it. */
export function ownerOf(path: string): Owned {
  try {
    return { path, uid: lstatSync(path).uid };
  } catch {
    return path === dirname(path) ? { path, uid: 0 } : ownerOf(dirname(path));
  }
}
