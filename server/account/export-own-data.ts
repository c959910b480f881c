import * as limits from "#domain/limits.ts";
import type { Database, Queryable, Reading, Statement } from "#server/platform/db/database.ts";
import { StreamedAnswer, type StreamTimeouts } from "#server/platform/http/streamed-answer.ts";
import { ownData } from "./own-data-store.ts";
import { readOwnPart } from "./own-rows.ts";

/** Characters of a piece, or one page where that is longer. */
const PIECE = 65_536;

const patience: StreamTimeouts = {
  pause: limits.exportPauseSeconds * 1_000,
  whole: limits.exportMinutes * 60_000,
};

/** Everything that is kept of a person as the JSON of one document, piece by piece. */
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

// Held until the connection is closed. The embedded engine lets it go at once: there the places of its one process are enough.
const alone: Statement = {
  name: "own_alone",
  sql: "select pg_try_advisory_xact_lock(hashtextextended('export of ' || $1, 0)) as alone",
};

async function isAlone(reading: Reading, uid: string): Promise<boolean> {
  const [row] = await reading.run<{ alone: boolean }>(alone, [uid]);
  return row?.alone ?? false;
}

/** What an export is made of, while it is read. */
type Pieces = (db: Queryable) => AsyncGenerator<string, void>;

/** The exports of this process: one a person, and few at once over all people. */
export class Exports {
  readonly #people = new Set<string>();

  /** Begins an export of a person's; null where one of theirs is under way in any process, or too many are in this one. */
  async begin(db: Database, uid: string, pieces: Pieces): Promise<StreamedAnswer | null> {
    if (this.#people.has(uid) || this.#people.size >= limits.exportsAtOnce) return null;
    this.#people.add(uid);
    let reading: Reading | null = null;
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
