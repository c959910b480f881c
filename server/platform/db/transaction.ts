import { setTimeout as pause } from "node:timers/promises";
import type { Connection, Connections } from "./connection.ts";
import { DatabaseUnavailable, mayRunAgain } from "./failure.ts";

const attempts = 3;

/** Closed once the transaction ends: its connection then belongs to others. */
export interface Lease {
  open: boolean;
}

type Work<T> = (connection: Connection, lease: Lease) => Promise<T>;

/** Retries after a serialization failure, up to `limit` milliseconds. */
export async function runTransaction<T>(
  connections: Connections,
  limit: number,
  work: Work<T>,
): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await connections.held((connection) => attempt(connection, limit, work));
    } catch (error) {
      if (!mayRunAgain(error)) throw error;
      if (round === attempts) {
        throw new DatabaseUnavailable("Others kept changing the same rows.", { cause: error });
      }
      await pause(round * (5 + Math.random() * 20));
    }
  }
}

async function attempt<T>(connection: Connection, limit: number, work: Work<T>): Promise<T> {
  await connection.query("begin", "begin", []);
  const lease = { open: true };
  let result: T;
  try {
    result = await inTime(work(connection, lease), limit);
  } catch (error) {
    lease.open = false;
    await rollBack(connection, error);
    throw error;
  }
  lease.open = false;
  const { command } = await connection.query("commit", "commit", []);
  // PostgreSQL answers the commit of a failed transaction with ROLLBACK and no error.
  if (command === "ROLLBACK") {
    throw new TypeError("A statement failed in this transaction and its error was swallowed.");
  }
  return result;
}

async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new DatabaseUnavailable(`A transaction took more than ${limit} ms.`);
    timer = setTimeout(() => reject(error), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function rollBack(connection: Connection, because: unknown): Promise<void> {
  try {
    await connection.query("rollback", "rollback", []);
  } catch (error) {
    // The engine drops an unclean connection; report the first error as well.
    throw new DatabaseUnavailable("A transaction could not be rolled back.", {
      cause: new AggregateError([because, error]),
    });
  }
}
