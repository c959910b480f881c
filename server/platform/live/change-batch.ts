/** Milliseconds. One NOTIFY for each event would cost a third of the writes. */
const GATHER_MS = 10;
/** PostgreSQL refuses payloads of 8,000 bytes; events are ASCII. */
const PAYLOAD_BYTES = 7_500;

export class ChangeBatch {
  readonly #from: string;
  readonly #send: (payload: string) => void;
  #gathered: string[] = [];
  #size = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `from` must not contain a space. */
  constructor(from: string, send: (payload: string) => void) {
    this.#from = from;
    this.#send = send;
  }

  add(item: object): void {
    const text = JSON.stringify(item);
    if (this.#size + text.length > PAYLOAD_BYTES) this.flush();
    this.#gathered.push(text);
    this.#size += text.length + 1;
    this.#timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#gathered.length === 0) return;
    this.#send(`${this.#from} [${this.#gathered.join(",")}]`);
    this.#gathered = [];
    this.#size = 0;
  }
}

export function itemsOf(payload: string, self: string): unknown {
  if (payload.startsWith(`${self} `)) return [];
  return JSON.parse(payload.slice(payload.indexOf(" ") + 1));
}
