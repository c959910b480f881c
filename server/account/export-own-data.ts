import * as limits from "#domain/limits.ts";
import type { Database, Queryable, LongReads, Statement } from "#server/platform/db/database.ts";
import { StreamedAnswer, type StreamTimeouts } from "#server/platform/http/streamed-answer.ts";
import { ownData } from "./own-data-store.ts";
import { readOwnPart } from "./own-rows.ts";

/** Characters, or one page where that is longer. */
const PIECE = 65_536;

const patience: StreamTimeouts = {
  pause: limits.exportPauseSeconds * 1_000,
  whole: limits.exportMinutes * 60_000,
};

export async function* ownDataJson(
  db: Queryable,
  uid: string,
  at: number,
): AsyncGenerator<string, void> {
  let text = `{"exportedAt":${at},"data":{`;
  for (const [index, part] of ownData.entries()) {
    text += `${index === 0 ? "" : ","}${JSON.stringify(part.name)}:[`;
    let comma = "";
    for await (const rows of readOwnPart(db, part, uid)) {
      text += comma + rows.map((row) => JSON.stringify(row)).join(",");
      comma = ",";
      if (text.length > PIECE) {
        yield text;
        text = "";
      }
    }
    text += "]";
  }
  yield `${text}}}`;
}

// Held until the connection closes; the embedded engine releases it at once, but has one process.
const alone: Statement = {
  name: "own_alone",
  sql: "select pg_try_advisory_xact_lock(hashtextextended('export of ' || $1, 0)) as alone",
};

async function isAlone(reading: LongReads, uid: string): Promise<boolean> {
  const [row] = await reading.run<{ alone: boolean }>(alone, [uid]);
  return row?.alone ?? false;
}

type Pieces = (db: Queryable) => AsyncGenerator<string, void>;

/** Limits exports of this process: one per person, a few in total. */
export class Exports {
  readonly #people = new Set<string>();

  /** Null where the person already has an export in any process, or this process is at its limit. */
  async begin(db: Database, uid: string, pieces: Pieces): Promise<StreamedAnswer | null> {
    if (this.#people.has(uid) || this.#people.size >= limits.exportsAtOnce) return null;
    this.#people.add(uid);
    let reading: LongReads | null = null;
    let begun = false;
    const end = async (): Promise<void> => {
      await reading?.close();
      this.#people.delete(uid);
    };
    try {
      reading = await db.reading();
      begun = await isAlone(reading, uid);
    } finally {
      if (!begun) await end();
    }
    return begun ? new StreamedAnswer(pieces(reading), patience, end) : null;
  }
}
