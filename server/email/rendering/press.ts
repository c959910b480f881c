import { Worker } from "node:worker_threads";
import type { MailBody, MailFoot } from "./mail-body.ts";

/** What the HTML of one mail is made of. */
export interface Sheet {
  readonly body: MailBody;
  readonly foot: MailFoot;
  readonly publicUrl: string;
}

export interface Printed {
  readonly id: number;
  readonly html: string;
}

interface PressOptions {
  /** The module of the thread; null where there is none to be loaded. */
  readonly worker?: URL | null;
  /** So many mails in a while are written here, before it is worth a thread. */
  readonly fewMails?: number;
  readonly idleMs?: number;
}

// The bundle has the worker beside it; the sources are JSX, which a thread of Node cannot load by itself.
const built = import.meta.url.endsWith(".js") ? new URL("press-worker.js", import.meta.url) : null;
const FEW_MAILS = 20;
/** Also the longest that a thread may be silent; with the time of sending less than the lease of a mail. */
const IDLE_MS = 10_000;

/** Writes a mail's HTML in this thread. */
export async function printHere({ body, foot, publicUrl }: Sheet): Promise<string> {
  // A server that sends no mail never loads the renderer.
  const { htmlMail } = await import("./html-mail.tsx");
  return htmlMail(body, foot, new URL(publicUrl));
}

/**
 * Writes the HTML of mails: a few in this thread, many in one of their own, so that those who ask the server meanwhile do not
 * wait for them. The thread ends when nothing was written for a while.
 */
export class Press {
  readonly #module: URL | null;
  readonly #fewMails: number;
  readonly #idleMs: number;
  readonly #waiting = new Map<number, PromiseWithResolvers<string>>();
  #thread: Worker | undefined;
  /** How many threads were begun. */
  threads = 0;
  #printed = 0;
  #quiet: NodeJS.Timeout | undefined;

  constructor({ worker = built, fewMails = FEW_MAILS, idleMs = IDLE_MS }: PressOptions = {}) {
    this.#module = worker;
    this.#fewMails = fewMails;
    this.#idleMs = idleMs;
  }

  async print(sheet: Sheet): Promise<string> {
    this.#printed += 1;
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.close(), this.#idleMs).unref();
    if (this.#module === null || this.#printed <= this.#fewMails) return printHere(sheet);
    // A lost thread costs its mails nothing but a moment of this one.
    return this.#printThere(this.#module, sheet).catch(() => printHere(sheet));
  }

  /** Ends the thread; what it has not written is written here. */
  close(): void {
    clearTimeout(this.#quiet);
    this.#printed = 0;
    void this.#thread?.terminate();
    this.#lost();
  }

  #printThere(module: URL, sheet: Sheet): Promise<string> {
    const thread = (this.#thread ??= this.#started(module));
    const asked = Promise.withResolvers<string>();
    this.#waiting.set(this.#printed, asked);
    thread.postMessage({ id: this.#printed, ...sheet });
    return asked.promise;
  }

  #started(module: URL): Worker {
    // Flags of the process are about its own first module.
    const thread = new Worker(module, { execArgv: [] });
    this.threads += 1;
    thread.on("message", ({ id, html }: Printed) => {
      this.#waiting.get(id)?.resolve(html);
      this.#waiting.delete(id);
    });
    const over = (): void => {
      if (this.#thread === thread) this.#lost();
    };
    thread.on("error", over);
    thread.on("exit", over);
    thread.unref();
    return thread;
  }

  #lost(): void {
    this.#thread = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error("The thread has ended."));
    this.#waiting.clear();
  }
}
