import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type messages, PGlite, type PGliteOptions, protocol } from "@electric-sql/pglite";
import type { Bound } from "../connection.ts";
import { reasonOf } from "../../reason-of.ts";
import { DurableFolder } from "./pglite-fsync.ts";
import type { PgliteRows, PgliteStart } from "./pglite-messages.ts";
import { DiskSpaceGuard } from "./disk-space-guard.ts";

type Message = messages.BackendMessage;
interface Shape {
  readonly columns: readonly string[];
  readonly types: readonly number[];
}

const { serialize } = protocol;
const nothing: Shape = { columns: [], types: [] };

const sessionSettings = [
  "timezone=UTC",
  "datestyle=ISO,YMD",
  "intervalstyle=postgres",
  "enable_incremental_sort=off",
];
// Every commit must call fsync: the hook catches nothing else.
const durable = [
  "fsync=on",
  "wal_sync_method=fsync",
  "synchronous_commit=on",
  "full_page_writes=on",
];

/** SQLSTATE of a write in a read-only transaction. */
const readOnly = "25006";
/** These write even in a read-only transaction, and a failed checkpoint ends PostgreSQL. */
const writesAlways = /^(vacuum|checkpoint)\b/;

const linesKept = 20;

/** One request at a time. Runs in the worker thread. */
export class PgliteEngine {
  readonly #pglite: PGlite;
  readonly #prepared = new Map<string, Shape>();
  readonly #room: DiskSpaceGuard | undefined;
  readonly #said: readonly string[];
  #status = "I";

  private constructor(pglite: PGlite, folder: string | undefined, said: readonly string[]) {
    this.#pglite = pglite;
    this.#said = said;
    if (folder !== undefined)
      this.#room = new DiskSpaceGuard(folder, (sql) => this.#exchange(serialize.query(sql)));
  }

  static async open({ folder, template }: PgliteStart): Promise<PgliteEngine> {
    const said: string[] = [];
    const pglite = new PGlite({
      ...place(folder),
      ...(template === undefined ? {} : { loadDataDir: unpacked(template) }),
      relaxedDurability: false,
      onStderr: (line) => kept(said, line),
    });
    try {
      await pglite.waitReady;
    } catch (error) {
      throw new Error(lastWords(said) ?? reasonOf(error), { cause: error });
    }
    return new PgliteEngine(pglite, folder, said);
  }

  async query(name: string | undefined, sql: string, bound: readonly Bound[]): Promise<PgliteRows> {
    await this.#room?.look(this.#status);
    const known = name === undefined ? undefined : this.#prepared.get(name);
    const statement = name ?? "";
    const messages = await this.#exchange(
      ...(known === undefined ? preparing(statement, sql) : []),
      serialize.bind({ statement, values: [...bound] }),
      serialize.execute({}),
      serialize.sync(),
    );
    const shape = known ?? shapeIn(messages);
    if (name !== undefined && shape !== undefined) this.#prepared.set(name, shape);
    const refused = messages.find(isRefusal);
    if (refused !== undefined) throw this.#refused(refused, name);
    return {
      ...(shape ?? nothing),
      rows: messages.filter(isRow).map(textsOf),
      tag: tagIn(messages),
    };
  }

  async script(sql: string): Promise<void> {
    await this.#room?.look(this.#status);
    if (this.#room?.refusal !== undefined && writesAlways.test(sql)) throw this.#room.refusal;
    const refused = (await this.#exchange(serialize.query(sql))).find(isRefusal);
    if (refused !== undefined) throw this.#refused(refused);
  }

  async dump(): Promise<ArrayBuffer> {
    const archive = await this.#pglite.dumpDataDir("gzip");
    return archive.arrayBuffer();
  }

  async close(): Promise<void> {
    // The shutdown checkpoint needs room; without it the next start recovers from the log.
    await this.#room?.look(this.#status);
    if (this.#room?.refusal !== undefined) return;
    await this.#pglite.close();
  }

  async #exchange(...parts: Uint8Array[]): Promise<Message[]> {
    const { messages } = await this.#pglite.execProtocol(joined(parts), {
      syncToFs: false,
      throwOnError: false,
    });
    // PGlite swallows a crash of the engine: without ReadyForQuery it is lost.
    const last = messages.at(-1);
    if (last === undefined || !isReady(last))
      throw new EngineLost(lastWords(this.#said) ?? "The database's engine stopped answering.");
    this.#status = last.status;
    return messages;
  }

  #refused(refused: messages.DatabaseError, name?: string): Error {
    // The table of a prepared statement has changed: prepare it again next time.
    if (refused.code === "0A000" && name !== undefined) this.#prepared.delete(name);
    return refused.code === readOnly ? (this.#room?.refusal ?? refused) : refused;
  }
}

export class EngineLost extends Error {
  override name = "EngineLost";
}

function kept(said: string[], line: string): boolean {
  if (said.push(line) > linesKept) said.shift();
  return true;
}

/** The first fatal line; later ones only follow from it. */
function lastWords(said: readonly string[]): string | undefined {
  return said.find((line) => /FATAL|PANIC/.test(line));
}

function place(folder: string | undefined): PGliteOptions {
  if (folder === undefined) {
    return { dataDir: "memory://", startParams: startParams(PGlite.defaultStartParams, []) };
  }
  const flushed = PGlite.defaultStartParams.filter((param) => param !== "-F");
  return { fs: new DurableFolder(folder), startParams: startParams(flushed, durable) };
}

function startParams(given: readonly string[], more: readonly string[]): string[] {
  return [...given, ...[...sessionSettings, ...more].flatMap((setting) => ["-c", setting])];
}

function unpacked(template: string): Blob {
  return new Blob([gunzipSync(readFileSync(template))]);
}

function preparing(name: string, text: string): Uint8Array[] {
  // A failed describe leaves the statement prepared under its name.
  const forgotten = name === "" ? [] : [serialize.close({ type: "S", name })];
  return [...forgotten, serialize.parse({ name, text }), serialize.describe({ type: "S", name })];
}

function shapeIn(messages: readonly Message[]): Shape | undefined {
  for (const message of messages) {
    if (message.name === "noData") return nothing;
    if (isDescription(message)) {
      return {
        columns: message.fields.map(({ name }) => name),
        types: message.fields.map(({ dataTypeID }) => dataTypeID),
      };
    }
  }
  return undefined;
}

function tagIn(messages: readonly Message[]): string {
  return messages.find(isCompletion)?.text ?? "";
}

function textsOf({ fields }: messages.DataRowMessage): (string | null)[] {
  return fields;
}

const isReady = (message: Message): message is messages.ReadyForQueryMessage =>
  message.name === "readyForQuery";
const isRow = (message: Message): message is messages.DataRowMessage => message.name === "dataRow";
const isRefusal = (message: Message): message is messages.DatabaseError & Message =>
  message.name === "error";
const isDescription = (message: Message): message is messages.RowDescriptionMessage =>
  message.name === "rowDescription";
const isCompletion = (message: Message): message is messages.CommandCompleteMessage =>
  message.name === "commandComplete";

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
