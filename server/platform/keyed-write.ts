import { refuse, type Ruled, isRefused } from "#domain/refusal.ts";
import type { Transaction } from "./db/database.ts";
import { SqlError } from "./db/failure.ts";
import type { KeyedCall } from "./http/door.ts";
import { countWrite, hasSpent } from "./write-counts.ts";

const UNIQUE_VIOLATION = "23505";

export async function unlessKeyTaken<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SqlError && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

/** Serializes a person's writes; false if the account is gone. Lock the person first, then a goal. */
export async function holdPerson(tx: Transaction, uid: string): Promise<boolean> {
  // Not `for update`: it would block, and could deadlock, inserts that reference the person.
  const held = tx.kysely.selectFrom("users").select("id").where("id", "=", uid).forNoKeyUpdate();
  return (await held.executeTakeFirst()) !== undefined;
}

interface KeyUse {
  readonly subjectId: string;
  readonly resultId: string | null;
}

export interface Made<T> {
  readonly use: KeyUse;
  readonly answer: T;
}

interface KeyedWork<T> {
  readonly amount?: number;
  /** A refusal must have written nothing. */
  readonly write: (tx: Transaction) => Promise<Ruled<Made<T>>>;
  readonly again: (tx: Transaction, use: KeyUse) => Promise<Ruled<T>>;
}

async function usedBefore(
  tx: Transaction,
  { key }: KeyedCall,
  uid: string,
): Promise<Ruled<KeyUse> | null> {
  const used = await tx.kysely
    .selectFrom("idempotency")
    .select(["body_hash", "subject_id as subjectId", "result_id as resultId"])
    .where("user_id", "=", uid)
    .where("key", "=", key.key)
    .executeTakeFirst();
  if (!used) return null;
  const { body_hash, ...use } = used;
  return body_hash === key.bodyHash ? use : refuse("request.key-reused");
}

async function remember(tx: Transaction, { key, at }: KeyedCall, uid: string, use: KeyUse) {
  await tx.kysely
    .insertInto("idempotency")
    .values({
      user_id: uid,
      key: key.key,
      body_hash: key.bodyHash,
      subject_id: use.subjectId,
      result_id: use.resultId,
      created_at: at,
    })
    .execute();
}

async function inTurn<T>(
  tx: Transaction,
  call: KeyedCall,
  uid: string,
  { amount = 1, write, again }: KeyedWork<T>,
): Promise<Ruled<T>> {
  if (!(await holdPerson(tx, uid))) return refuse("session.missing");
  const before = await usedBefore(tx, call, uid);
  if (isRefused(before)) return before;
  if (before !== null) return again(tx, before);
  if (await hasSpent(tx, call.counted, uid, call.at, amount)) return refuse("request.rate");
  const made = await write(tx);
  if (isRefused(made)) return made;
  await remember(tx, call, uid, made.use);
  await countWrite(tx, call.counted, uid, call.at, amount);
  return made.answer;
}

export async function keyedWrite<T>(
  call: KeyedCall,
  uid: string,
  work: KeyedWork<T>,
): Promise<Ruled<T>> {
  // In an object, because an answer may be null.
  const attempt = async () => ({
    answer: await call.deps.db.transaction((tx) => inTurn(tx, call, uid, work)),
  });
  // A concurrent request may take the key once; the retry then finds it.
  const { answer } = (await unlessKeyTaken(attempt())) ?? (await attempt());
  return answer;
}
