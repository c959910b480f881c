import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import type { Config } from "./config/config.ts";
import { folderOf } from "./db/embedded/folder.ts";
import { newSecret } from "./random.ts";

export interface ServedConfig extends Config {
  readonly secretKey: string;
}

// Written under another name and renamed: a killed start leaves no half key.
function makeKey(path: string): string {
  const key = newSecret();
  const unfinished = `${path}.unfinished`;
  const file = openSync(unfinished, "w", 0o600);
  writeSync(file, key);
  fsyncSync(file);
  closeSync(file);
  renameSync(unfinished, path);
  return key;
}

/** The folder must be locked. */
function keyBeside(folder: string): string {
  const path = `${folder}.key`;
  if (!existsSync(path)) return makeKey(path);
  const key = readFileSync(path, "utf8");
  // An empty file would be a key that everybody knows.
  if (key.length < 32)
    throw new Error(`The secret key in ${path} is damaged. Restore it, or remove it.`);
  return key;
}

/** The folder must be locked. */
export function lastingKey({
  secretKey,
  databaseUrl,
}: Pick<Config, "secretKey" | "databaseUrl">): string | null {
  if (secretKey !== null) return secretKey;
  return databaseUrl.startsWith("file:") ? keyBeside(folderOf(databaseUrl)) : null;
}

/** Without a lasting key (development mode) the key lives as long as the process. */
export function servedConfig(config: Config): ServedConfig {
  return { ...config, secretKey: lastingKey(config) ?? newSecret() };
}

export function isKeyBeside({ secretKey, databaseUrl }: ServedConfig): boolean {
  if (!databaseUrl.startsWith("file:")) return false;
  const path = `${folderOf(databaseUrl)}.key`;
  return existsSync(path) && readFileSync(path, "utf8") === secretKey;
}
