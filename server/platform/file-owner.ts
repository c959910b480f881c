import { lstatSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";

export function systemUser(uid: number): string {
  return nameOf(uid) ?? `user ${uid}`;
}

export function chownUser(uid: number): string {
  return nameOf(uid) ?? String(uid);
}

function nameOf(uid: number): string | undefined {
  const known = namesOfMachine().get(String(uid));
  if (known !== undefined || uid !== process.getuid?.()) return known;
  try {
    return userInfo().username;
  } catch {
    // A container may run as a uid without a name.
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
    return new Map();
  }
}

export interface OwnedPath {
  readonly path: string;
  readonly uid: number;
}

export function ownerOf(path: string): OwnedPath {
  try {
    return { path, uid: lstatSync(path).uid };
  } catch {
    return path === dirname(path) ? { path, uid: 0 } : ownerOf(dirname(path));
  }
}
