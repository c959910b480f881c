import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import type { Config } from "./config.ts";
import { folderOf } from "./db/embedded/folder.ts";
import { newSecret } from "./random.ts";

/** The configuration of a server that serves: it has a key, given or made. */
export interface ServedConfig extends Config {
  /** What links are signed with. Whoever knows it can make them. */
  readonly secretKey: string;
}

// Under another name first: a start that is killed half-way leaves no half key.
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

/** The key beside an embedded database's folder, made by its first start. The folder must be held. */
function keyBeside(folder: string): string {
  const path = `${folder}.key`;
  if (!existsSync(path)) return makeKey(path);
  const key = readFileSync(path, "utf8");
  // An empty file would be a key that everybody knows.
  if (key.length < 32)
    throw new Error(`The secret key in ${path} is damaged. Restore it, or remove it.`);
  return key;
}

/** The key that the operator gave, or the one beside the embedded database, whose folder must be held; else null. */
export function lastingKey({
  secretKey,
  databaseUrl,
}: Pick<Config, "secretKey" | "databaseUrl">): string | null {
  if (secretKey !== null) return secretKey;
  return databaseUrl.startsWith("file:") ? keyBeside(folderOf(databaseUrl)) : null;
}

/**
 * A configuration with the key that the operator gave, or else the one beside the embedded database. Where there is
 * neither, which only development mode allows, the key lives as long as the process.
 */
export function servedConfig(config: Config): ServedConfig {
  return { ...config, secretKey: lastingKey(config) ?? newSecret() };
}

/** Whether a server's key is the one beside its embedded database, not one that the operator gave. */
export function isKeyBeside({ secretKey, databaseUrl }: ServedConfig): boolean {
  if (!databaseUrl.startsWith("file:")) return false;
  const path = `${folderOf(databaseUrl)}.key`;
  return existsSync(path) && readFileSync(path, "utf8") === secretKey;
}
