import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pLimit, { type LimitFunction } from "p-limit";
import * as limits from "#domain/limits.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { isCommonPassword } from "./common-passwords.ts";

const derive = promisify(argon2);

/** Known browsers never queue behind strangers. */
export type Lane = "known" | "stranger";

// Only the head of each lane waits for the hash, so the lanes alternate.
const lanes: Readonly<Record<Lane, LimitFunction>> = { known: pLimit(1), stranger: pLimit(1) };
const one = pLimit(1);
/** Pause for 3 hash times: passwords take at most a quarter of a core (decision 50). */
const RESTS = 3;
/** Caps the pause if a hash was slow because the process or laptop slept. */
const LONGEST_REST_MS = 1_000;
let rest: Promise<unknown> = Promise.resolve();

export function inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
  return lanes[lane](() => one(() => afterRest(work)));
}

async function afterRest<T>(work: () => Promise<T>): Promise<T> {
  await rest;
  const began = performance.now();
  try {
    return await work();
  } finally {
    rest = pause(Math.min(RESTS * (performance.now() - began), LONGEST_REST_MS));
  }
}

export function isQueueFull(lane: Lane): boolean {
  return lane === "stranger" && lanes.stranger.pendingCount >= limits.adminPasswordsWaiting;
}

/** OWASP minimum for argon2id; memory in KiB. Stored hashes are upgraded at the next sign-in. */
const now = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Any characters are allowed, and nothing is truncated. */
export function passwordFault(password: string): Refusal | null {
  if (password.length > limits.adminPasswordMost) return refuse("admin.password-too-long");
  if (Array.from(password).length < limits.adminPasswordLeast)
    return refuse("admin.password-too-short");
  return isCommonPassword(password) ? refuse("admin.password-too-common") : null;
}

// NFKC: keyboards encode the same letters differently.
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize("NFKC"), "utf8");
}

function plain(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

function argon2id(
  password: string,
  salt: Buffer,
  cost: Pick<Argon2Parameters, "memory" | "passes" | "parallelism">,
  length: number,
  lane: Lane,
): Promise<Buffer> {
  const parameters = { ...cost, message: bytesOf(password), nonce: salt, tagLength: length };
  return inTurn(lane, () => derive("argon2id", parameters));
}

export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await argon2id(password, salt, now, HASH_BYTES, "known");
  const { memory, passes, parallelism } = now;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(hash)}`;
}

export function isOutdated(stored: string): boolean {
  const { memory, passes, parallelism } = now;
  return !stored.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);
}

// Checked for unknown accounts, so that they take as long as known ones.
const nobodys = `$argon2id$v=19$m=${now.memory},t=${now.passes},p=${now.parallelism}$${plain(randomBytes(SALT_BYTES))}$${plain(randomBytes(HASH_BYTES))}`;

/** Takes as long without a stored hash. */
export async function isPassword(
  password: string,
  stored: string | null,
  lane: Lane = "known",
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", hash = ""] =
    FORMAT.exec(stored ?? nobodys) ?? [];
  if (hash === "") throw new TypeError("A stored password is not in the form of argon2id.");
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const wanted = Buffer.from(hash, "base64");
  const got = await argon2id(password, Buffer.from(salt, "base64"), cost, wanted.length, lane);
  return timingSafeEqual(got, wanted);
}
