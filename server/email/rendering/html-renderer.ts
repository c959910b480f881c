import { Worker } from "node:worker_threads";
import type { MailBody, MailFooter } from "./mail-body.ts";

/** What a mail's HTML is rendered from. It can be posted to another thread. */
export interface RenderInput {
  readonly body: MailBody;
  readonly footer: MailFooter;
  readonly publicUrl: string;
}

export type RenderHtml = (input: RenderInput) => Promise<string>;

/** What goes to the render worker, and what comes back under the same id. */
export type RenderRequest = RenderInput & { readonly id: number };
export interface RenderResult {
  readonly id: number;
  readonly html: string;
}

interface RendererOptions {
  /** The worker's module; null where there is none to be loaded. */
  readonly worker?: URL | null;
  /** So many mails in a while are rendered in the caller's thread, before a worker is worth its start. */
  readonly fewMails?: number;
  readonly idleMs?: number;
}

// The bundle has the worker beside it; the sources are JSX, which a thread of Node cannot load by itself.
const builtWorker = import.meta.url.endsWith(".js")
  ? new URL("render-worker.js", import.meta.url)
  : null;
const FEW_MAILS = 20;
/** Also the longest that a worker may be silent; with the time of sending less than the lease of a mail. */
const IDLE_MS = 10_000;

/** Renders a mail's HTML in the caller's thread. */
export async function renderInThisThread(input: RenderInput): Promise<string> {
  // A server that sends no mail never loads React's renderer.
  const { htmlMail } = await import("./html-mail.tsx");
  return htmlMail(input.body, input.footer, new URL(input.publicUrl));
}

/**
 * Renders the HTML of mails: a few in the caller's thread, many in a worker thread, so that requests meanwhile do not wait
 * for them. The worker ends when nothing was rendered for a while.
 */
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

  /** Ends the worker; what it has not rendered is rendered in the caller's thread. */
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
    // Flags of the process are about its own first module.
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
