import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { BackupRefused } from "./backup-refused.ts";

const LONGEST_LINE = 16 * 1024 * 1024;
const CHUNK = 256 * 1024;

/** Writes beside the target and renames, so the name is absent or whole. Never overwrites. */
export async function writeWhole(
  path: string,
  lines: AsyncIterable<string>,
  stop?: AbortSignal,
): Promise<void> {
  refuseExisting(path);
  const unfinished = `${path}.${randomBytes(4).toString("hex")}.unfinished`;
  const file = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
  try {
    await pipeline(Readable.from(lines), createGzip(), file, stop ? { signal: stop } : {});
    refuseExisting(path);
    await rename(unfinished, path);
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export function refuseExisting(path: string): void {
  if (existsSync(path))
    throw new BackupRefused(`${path} exists already. Choose a name that is not taken.`);
}

async function flushFolder(path: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export async function* linesIn(path: string): AsyncGenerator<string[]> {
  const file = createReadStream(path);
  const text = createGunzip({ chunkSize: CHUNK }).setEncoding("utf8");
  file.on("error", (error) => text.destroy(error));
  let rest = "";
  try {
    for await (const chunk of file.pipe(text) as AsyncIterable<string>) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > LONGEST_LINE) throw notOurs(path);
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    throw refusalOf(path, error);
  } finally {
    file.destroy();
    text.destroy();
  }
  if (rest !== "") throw notWhole(path);
}

export function notOurs(path: string): BackupRefused {
  return new BackupRefused(`${path} is not a backup of Cairn.`);
}

export function notWhole(path: string): BackupRefused {
  return new BackupRefused(`${path} is damaged or was cut short: it is not a whole backup.`);
}

function refusalOf(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  if (error.code === "ENOENT") return new BackupRefused(`There is no file ${path}.`);
  if (error.code === "Z_DATA_ERROR" && error.message === "incorrect header check")
    return notOurs(path);
  return String(error.code).startsWith("Z_") ? notWhole(path) : error;
}
