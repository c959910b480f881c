/** How long a reader may take, in ms. */
export interface StreamTimeouts {
  /** From one piece to the next. */
  readonly pause: number;
  /** From the first to the last. */
  readonly whole: number;
}

/** An answer that is made while it is read: together an endpoint's output, as the text that it is sent as. */
export class StreamedAnswer {
  readonly pieces: AsyncGenerator<string, void>;
  readonly patience: StreamTimeouts;
  /** Called once, when nothing more is read, whyever; before its reader learns of the end. Never fails. */
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

/** Whoever reads an answer took longer than they may. */
export class ReaderTooSlow extends Error {
  override name = "ReaderTooSlow";
}

type Controller = ReadableStreamDefaultController<Uint8Array>;
type Cut = (error: unknown, controller: Controller) => void;

/**
 * The body of an answer. No piece is made before its reader has taken the one before. Where a piece fails or the reader is
 * too slow it is `cut`, so that nobody takes it for whole.
 */
export function bodyOf(answer: StreamedAnswer, cut: Cut): ReadableStream<Uint8Array> {
  return new ReadableStream(new Source(answer, cut), { highWaterMark: 0 });
}

class Source {
  readonly #answer: StreamedAnswer;
  readonly #cut: Cut;
  readonly #encoder = new TextEncoder();
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
      // What was being read when the reader left has failed by that.
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
    const next = await this.#answer.pieces.next();
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
