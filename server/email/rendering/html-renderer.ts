import { Worker } from "node:worker_threads";
import type { Language } from "#domain/language.ts";
import type { MailBody, MailFooter } from "./mail-body.ts";

/** Must be postable to another thread. */
export interface RenderInput {
  readonly body: MailBody;
  readonly footer: MailFooter;
  readonly publicUrl: string;
  readonly language: Language;
}

export type RenderHtml = (input: RenderInput) => Promise<string>;

export type RenderRequest = RenderInput & { readonly id: number };
export interface RenderResult {
  readonly id: number;
  readonly html: string;
}

interface RendererOptions {
  readonly worker?: URL | null;
  /** So few are rendered here: a worker is slow to start. */
  readonly fewMails?: number;
  readonly idleMs?: number;
}

// The sources are JSX, which a Node worker cannot load.
const builtWorker = import.meta.url.endsWith(".js")
  ? new URL("render-worker.js", import.meta.url)
  : null;
const FEW_MAILS = 20;
/** Also the worker's timeout; with the time of sending it must stay below the mail lease. */
const IDLE_MS = 10_000;

export async function renderInThisThread(input: RenderInput): Promise<string> {
  // Loaded lazily: a server that sends no mail never needs it.
  const { htmlMail } = await import("./html-mail.tsx");
  return htmlMail(input);
}

/** Renders many mails in a worker, so that requests need not wait for them. */
export class HtmlRenderer {
  readonly #module: URL | null;
  readonly #fewMails: number;
  readonly #idleMs: number;
  readonly #pending = new Map<number, PromiseWithResolvers<string>>();
  #worker: Worker | undefined;
  #rendered = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  workersStarted = 0;

  constructor({
    worker = builtWorker,
    fewMails = FEW_MAILS,
    idleMs = IDLE_MS,
  }: RendererOptions = {}) {
    this.#module = worker;
    this.#fewMails = fewMails;
    this.#idleMs = idleMs;
  }

  async render(input: RenderInput): Promise<string> {
    this.#rendered += 1;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.close(), this.#idleMs).unref();
    if (this.#module === null || this.#rendered <= this.#fewMails) return renderInThisThread(input);
    return this.#renderInWorker(this.#module, input).catch(() => renderInThisThread(input));
  }

  /** Pending renders continue in the caller's thread. */
  close(): void {
    clearTimeout(this.#idleTimer);
    this.#rendered = 0;
    void this.#worker?.terminate();
    this.#forgetWorker();
  }

  #renderInWorker(module: URL, input: RenderInput): Promise<string> {
    const worker = (this.#worker ??= this.#startWorker(module));
    const result = Promise.withResolvers<string>();
    const request: RenderRequest = { id: this.#rendered, ...input };
    this.#pending.set(request.id, result);
    worker.postMessage(request);
    return result.promise;
  }

  #startWorker(module: URL): Worker {
    // The process's flags are not for workers.
    const worker = new Worker(module, { execArgv: [] });
    this.workersStarted += 1;
    worker.on("message", ({ id, html }: RenderResult) => {
      this.#pending.get(id)?.resolve(html);
      this.#pending.delete(id);
    });
    const onEnd = (): void => {
      if (this.#worker === worker) this.#forgetWorker();
    };
    worker.on("error", onEnd);
    worker.on("exit", onEnd);
    worker.unref();
    return worker;
  }

  #forgetWorker(): void {
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(new Error("The worker has ended."));
    this.#pending.clear();
  }
}
