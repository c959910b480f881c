import { Worker } from "node:worker_threads";
import type { Language } from "#domain/language.ts";
import { currentLanguage } from "#server/platform/language.ts";
import { cardTag, type CardFacts } from "./card-facts.ts";

export type Picture = Uint8Array<ArrayBuffer>;

export interface CardRequest {
  readonly facts: CardFacts;
  readonly language: Language;
}

interface PainterOptions {
  readonly worker?: URL;
  readonly kept?: number;
  readonly waiting?: number;
  readonly patienceMs?: number;
  readonly idleMs?: number;
}

// The bundle has the worker under the same name.
const ours = import.meta.url.endsWith(".ts") ? "./card-worker.ts" : "./card-worker.js";

/** Draws one at a time in a worker thread; concurrent requests share a drawing (threats T87). */
export class CardPainter {
  readonly #options: Required<PainterOptions>;
  readonly #kept = new Map<string, Promise<Picture>>();
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #unfinished = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  drawn = 0;

  constructor(options: PainterOptions = {}) {
    const worker = new URL(ours, import.meta.url);
    const defaults = { worker, kept: 40, waiting: 8, patienceMs: 10_000, idleMs: 30_000 };
    this.#options = { ...defaults, ...options };
  }

  async paint(facts: CardFacts): Promise<Picture | null> {
    const tag = cardTag(facts);
    const known = this.#kept.get(tag);
    if (known === undefined && this.#unfinished > this.#options.waiting) return null;
    const picture = known ?? this.#inTurn(facts);
    this.#keep(tag, picture);
    return picture;
  }

  close(): void {
    clearTimeout(this.#idleTimer);
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #keep(tag: string, picture: Promise<Picture>): void {
    this.#kept.delete(tag);
    this.#kept.set(tag, picture);
    // The next request retries a failed picture.
    picture.catch(() => this.#kept.delete(tag));
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > this.#options.kept && oldest.done === false)
      this.#kept.delete(oldest.value);
  }

  async #inTurn(facts: CardFacts): Promise<Picture> {
    this.#unfinished += 1;
    const turn = this.#last.catch(() => {}).then(() => this.#draw(facts));
    this.#last = turn;
    try {
      return await turn;
    } finally {
      this.#unfinished -= 1;
    }
  }

  #draw(facts: CardFacts): Promise<Picture> {
    const { patienceMs, idleMs } = this.#options;
    const worker = (this.#worker ??= this.#start());
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.close(), idleMs).unref();
    const { promise, resolve, reject } = Promise.withResolvers<Picture>();
    const fail = (why: string) => {
      if (this.#worker === worker) this.close();
      reject(new Error(why));
    };
    const timer = setTimeout(() => fail("A picture took too long."), patienceMs).unref();
    const onError = (error: unknown) => fail(`A picture was not drawn: ${String(error)}`);
    const onExit = () => fail("The thread of pictures ended.");
    worker.once("message", resolve).once("error", onError).once("exit", onExit);
    const request: CardRequest = { facts, language: currentLanguage() };
    worker.postMessage(request);
    this.drawn += 1;
    return promise.finally(() => {
      clearTimeout(timer);
      worker.off("message", resolve).off("error", onError).off("exit", onExit);
    });
  }

  #start(): Worker {
    // The process's flags are not for workers.
    const worker = new Worker(this.#options.worker, { execArgv: [] });
    worker.on("error", () => {});
    worker.unref();
    return worker;
  }
}
