import { lstatSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";

/** A system user as people know them: by name where the machine has one, else by number. */
export function systemUser(uid: number): string {
  if (uid === process.getuid?.()) return userInfo().username;
  return namesOfMachine().get(String(uid)) ?? `user ${uid}`;
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

/** The number of the system user whose a path is; of what is not there, or cannot be looked at, the folder's around it. */
export function ownerOf(path: string): number {
  try {
    return lstatSync(path).uid;
  } catch {
    return path === dirname(path) ? 0 : ownerOf(dirname(path));
  }
}
