import { createHmac, timingSafeEqual } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Config } from "./config.ts";
import { folderOf } from "./db/folder.ts";
import { newSecret } from "./random.ts";

/**
 * What only this server can make of a text: 256 bits, as 43 characters. Each purpose has a world of its own, so that
 * a token of one is none of another.
 */
export type Sign = (purpose: string, text: string) => string;

/** A signature under a secret. */
export function signUnder(secret: string): Sign {
  return (purpose, text) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

/** True where two texts are the same, in a time that does not tell where they differ. */
export function sameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The secret in a file that only its owner can read; made there at the first start. */
function keptSecret(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, newSecret(), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  chmodSync(file, 0o600);
  return readFileSync(file, "utf8");
}

/** The secret of a configuration: as it is set, or beside the embedded folder, or for as long as the process lives. */
export function secretOf({ secretKey, databaseUrl }: Config): string {
  if (secretKey !== null) return secretKey;
  return databaseUrl.startsWith("file:") ? keptSecret(`${folderOf(databaseUrl)}.key`) : newSecret();
}
