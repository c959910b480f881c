import { currentLanguage, inLanguage } from "../language.ts";

/** Milliseconds. */
export interface StreamTimeouts {
  readonly pause: number;
  readonly whole: number;
}

export class StreamedAnswer {
  readonly pieces: AsyncGenerator<string, void>;
  readonly patience: StreamTimeouts;
  /** Called once, before the reader sees the end. Never rejects. */
  readonly end: () => Promise<void>;

  constructor(
    pieces: AsyncGenerator<string, void>,
    patience: StreamTimeouts,
    end: () => Promise<void>,
  ) {
    this.pieces = pieces;
    this.patience = patience;
    this.end = end;
  }
}

export class ReaderTooSlow extends Error {
  override name = "ReaderTooSlow";
}

type Controller = ReadableStreamDefaultController<Uint8Array>;
type Cut = (error: unknown, controller: Controller) => void;

/** Makes a piece once the last one was read. `cut` keeps a partial answer from looking whole. */
export function bodyOf(answer: StreamedAnswer, cut: Cut): ReadableStream<Uint8Array> {
  return new ReadableStream(new Source(answer, cut), { highWaterMark: 0 });
}

class Source {
  readonly #answer: StreamedAnswer;
  readonly #cut: Cut;
  readonly #encoder = new TextEncoder();
  /** Of the call: the reader asks for each piece later. */
  readonly #language = currentLanguage();
  #open = true;
  #pause: NodeJS.Timeout | undefined;
  #whole: NodeJS.Timeout | undefined;

  constructor(answer: StreamedAnswer, cut: Cut) {
    this.#answer = answer;
    this.#cut = cut;
  }

  start(controller: Controller): void {
    const { pause, whole } = this.#answer.patience;
    this.#whole = this.#limit(whole, controller);
    this.#pause = this.#limit(pause, controller);
  }

  async pull(controller: Controller): Promise<void> {
    clearTimeout(this.#pause);
    try {
      await this.#next(controller);
    } catch (error) {
      // The reader left, so the pending read failed: not an error.
      if (this.#open) await this.#drop(error, controller);
    }
  }

  async cancel(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    clearTimeout(this.#pause);
    clearTimeout(this.#whole);
    await this.#answer.end();
  }

  async #next(controller: Controller): Promise<void> {
    const next = await inLanguage(this.#language, () => this.#answer.pieces.next());
    if (!this.#open) return;
    if (next.done === true) {
      await this.cancel();
      return controller.close();
    }
    this.#pause = this.#limit(this.#answer.patience.pause, controller);
    controller.enqueue(this.#encoder.encode(next.value));
  }

  #limit(ms: number, controller: Controller): NodeJS.Timeout {
    const late = new ReaderTooSlow(`A reader took more than ${ms} ms.`);
    return setTimeout(() => void this.#drop(late, controller), ms);
  }

  async #drop(error: unknown, controller: Controller): Promise<void> {
    await this.cancel();
    this.#cut(error, controller);
  }
}
