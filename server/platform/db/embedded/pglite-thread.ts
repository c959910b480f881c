import { Worker } from "node:worker_threads";
import type { Answer, Bound, Connection } from "../connection.ts";
import { DatabaseUnavailable, refusal } from "../failure.ts";
import { type Limits, limits as ours } from "../limits.ts";
import { type Decode, decoderOf } from "../values.ts";
import type { PgliteReply, PgliteRequest, PgliteRows, PgliteStart } from "./pglite-messages.ts";

// The bundle has the worker beside it under the same name.
const module = import.meta.url.endsWith(".ts") ? "./pglite-worker.ts" : "./pglite-worker.js";

interface Pending {
  readonly resolve: (reply: PgliteReply) => void;
  readonly reject: (error: Error) => void;
  /** In milliseconds: the caller is refused then, but the engine continues. */
  readonly until: number;
}

type Unsent = PgliteRequest extends infer R ? (R extends unknown ? Omit<R, "id"> : never) : never;

export class PgliteThread implements Connection {
  readonly #worker: Worker;
  /** By id, oldest first. No Map: a churning one retains its dead tables (decision 56). */
  readonly #pending: Record<number, Pending> = {};
  readonly #watch: NodeJS.Timeout;
  readonly #onFatal: (error: Error) => void;
  readonly #limits: Limits;
  readonly #ready = Promise.withResolvers<void>();
  #isReady = false;
  #last = 0;
  #busySince = 0;
  #over: DatabaseUnavailable | undefined;
  readonly gone: Promise<void>;

  private constructor(worker: Worker, onFatal: (error: Error) => void, limits: Limits) {
    this.#worker = worker;
    this.#onFatal = onFatal;
    this.#limits = limits;
    this.#watch = setInterval(() => this.#check(), 250).unref();
    worker.on("message", (reply: PgliteReply) => this.#received(reply));
    worker.on("error", (error: Error) => this.#ended(error));
    this.gone = new Promise((resolve) => worker.once("exit", () => resolve()));
    worker.on("exit", () => this.#ended(new Error("The database's thread ended.")));
  }

  static async start(
    start: PgliteStart,
    onFatal: (error: Error) => void,
    limits = ours,
  ): Promise<PgliteThread> {
    // Process flags such as --input-type concern only the main module.
    const worker = new Worker(new URL(module, import.meta.url), {
      workerData: start,
      execArgv: [],
    });
    const thread = new PgliteThread(worker, onFatal, limits);
    try {
      await thread.#ready.promise;
    } catch (error) {
      await thread.gone;
      throw error;
    }
    return thread;
  }

  async query(name: string | undefined, sql: string, bound: readonly Bound[]): Promise<Answer> {
    return answerOf(await this.#ask({ kind: "query", name, sql, bound }, this.#limits.statement));
  }

  async script(sql: string): Promise<void> {
    await this.#ask({ kind: "script", sql }, this.#limits.statement);
  }

  readonly unlimited: Connection = {
    query: async (name, sql, bound) =>
      answerOf(await this.#ask({ kind: "query", name, sql, bound }, Infinity)),
    script: async (sql) => void (await this.#ask({ kind: "script", sql }, Infinity)),
  };

  async dump(): Promise<Uint8Array> {
    const reply = await this.#ask({ kind: "dump" }, Infinity);
    return new Uint8Array(reply.kind === "done" ? (reply.bytes ?? []) : []);
  }

  async close(): Promise<void> {
    if (this.#over !== undefined) return;
    const closed = this.#ask({ kind: "close" }, Infinity);
    this.#over = new DatabaseUnavailable("The database is closed.");
    await Promise.race([closed, this.gone]);
    // An engine without shutdown keeps its thread alive for seconds.
    await this.#worker.terminate();
  }

  #ask(request: Unsent, limit: number): Promise<PgliteReply> {
    if (this.#over !== undefined) return Promise.reject(this.#over);
    const id = (this.#last += 1);
    if (Object.keys(this.#pending).length === 0) this.#busySince = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<PgliteReply>();
    this.#pending[id] = { resolve, reject, until: performance.now() + limit };
    this.#worker.postMessage({ id, ...request });
    return promise;
  }

  #received(reply: PgliteReply): void {
    if (reply.kind === "unable") return this.#ended(new Error(reply.reason));
    if (reply.kind === "ready") {
      this.#isReady = true;
      return this.#ready.resolve();
    }
    const asked = this.#pending[reply.id];
    delete this.#pending[reply.id];
    this.#busySince = performance.now();
    if (reply.kind !== "refused") return asked?.resolve(reply);
    const { message, code, constraint } = reply.refusal;
    asked?.reject(refusal(message, code, constraint));
  }

  /** The engine cannot interrupt a statement: refuse overdue callers, and give up a stuck engine. */
  #check(): void {
    const now = performance.now();
    const [oldest] = Object.values(this.#pending);
    if (oldest === undefined) return;
    for (const { reject, until } of Object.values(this.#pending)) {
      if (until < now) reject(new DatabaseUnavailable("The database took too long."));
    }
    if (oldest.until !== Infinity && now - this.#busySince > this.#limits.stuck) {
      this.#ended(new Error("The database's thread is stuck."));
    }
  }

  #ended(cause: Error): void {
    clearInterval(this.#watch);
    if (this.#over !== undefined) return;
    this.#over = new DatabaseUnavailable("The embedded database has ended.", { cause });
    void this.#worker.terminate();
    if (!this.#isReady) return this.#ready.reject(cause);
    for (const { reject } of Object.values(this.#pending)) reject(this.#over);
    this.#onFatal(cause);
  }
}

function answerOf(reply: PgliteReply): Answer {
  if (reply.kind !== "rows") throw new TypeError(`The database's thread answered ${reply.kind}.`);
  const { answer } = reply;
  const [command = "", ...counts] = answer.tag.split(" ");
  const count = Number(counts.at(-1) ?? NaN);
  return { rows: objects(answer), command, count: Number.isNaN(count) ? undefined : count };
}

function objects({ columns, types, rows }: PgliteRows): Record<string, unknown>[] {
  const decoders = types.map(decoderOf);
  return rows.map((texts) => {
    const row: Record<string, unknown> = {};
    for (const [index, column] of columns.entries())
      row[column] = decoded(texts[index], decoders[index]);
    return row;
  });
}

function decoded(text: string | null | undefined, decode: Decode | undefined): unknown {
  if (text === null || text === undefined || decode === undefined) return text ?? null;
  return decode(text);
}
