import { refuse, type Ruled, isRefused } from "#domain/refusal.ts";
import type { CappedWrite } from "#domain/write-cap.ts";
import type { Transaction } from "./db/database.ts";
import { SqlError } from "./db/failure.ts";
import type { KeyedCall } from "./http/door.ts";
import { countWrite, hasSpent } from "./write-counts.ts";

const UNIQUE_VIOLATION = "23505";

/** Null where the same key was used at the same moment by another request. */
export async function unlessKeyTaken<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SqlError && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

/**
 * Keeps a person's other writes of this kind waiting until the transaction ends; false where their account is gone. Hold the
 * person first, then a goal.
 */
export async function holdPerson(tx: Transaction, uid: string): Promise<boolean> {
  // Not `for update`: rows that refer to the person may be written meanwhile, by others who hold what we want next.
  const held = tx.kysely.selectFrom("users").select("id").where("id", "=", uid).forNoKeyUpdate();
  return (await held.executeTakeFirst()) !== undefined;
}

/** What a key was used for: what was written to, and what was made. */
interface KeyUse {
  readonly subjectId: string;
  readonly resultId: string | null;
}

/** What a write made, and what its key is to remember of it. */
export interface Made<T> {
  readonly use: KeyUse;
  readonly answer: T;
}

interface KeyedWork<T> {
  /** What it counts as. */
  readonly kind: CappedWrite;
  /** As how many writes; as one unless told. */
  readonly amount?: number;
  /** Writes, or refuses and has written nothing. */
  readonly write: (tx: Transaction) => Promise<Ruled<Made<T>>>;
  /** What a retry is answered. */
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
  { kind, amount = 1, write, again }: KeyedWork<T>,
): Promise<Ruled<T>> {
  if (!(await holdPerson(tx, uid))) return refuse("session.missing");
  const before = await usedBefore(tx, call, uid);
  if (isRefused(before)) return before;
  if (before !== null) return again(tx, before);
  if (await hasSpent(tx, kind, uid, call.at, amount)) return refuse("request.rate");
  const made = await write(tx);
  if (isRefused(made)) return made;
  await remember(tx, call, uid, made.use);
  await countWrite(tx, kind, uid, call.at, amount);
  return made.answer;
}

/**
 * A person's write under its key, in a transaction of its own. A person's writes of this kind wait for each other, so
 * that key and limits are decided by one at a time.
 */
export async function keyedWrite<T>(
  call: KeyedCall,
  uid: string,
  work: KeyedWork<T>,
): Promise<Ruled<T>> {
  // In an object, since an answer may be null.
  const attempt = async () => ({
    answer: await call.deps.db.transaction((tx) => inTurn(tx, call, uid, work)),
  });
  // The hot paths use keys without waiting: the second time theirs is found.
  const { answer } = (await unlessKeyTaken(attempt())) ?? (await attempt());
  return answer;
}
