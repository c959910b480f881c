import { connect, type Socket } from "node:net";

export function openConnection(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, noDelay: true });
    socket.once("error", reject).once("connect", () => {
      socket.off("error", reject);
      resolve(socket);
    });
  });
}

const END_OF_HEAD = "\r\n\r\n";
const LENGTH = /\r\ncontent-length: (\d+)/i;

function sizeOf(head: string, headSize: number): number {
  const length = LENGTH.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200") || length === undefined) throw new Error(head.slice(0, 200));
  return headSize + Number(length);
}

/**
 * A kept-alive connection with the least of HTTP that the answers need:
 * the generator shares the processors with the server it measures.
 */
export class Connection {
  readonly #socket: Socket;
  #parts: Buffer[] = [];
  #size = 0;
  #expected = 0;
  #waiting: PromiseWithResolvers<void> | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (chunk) => this.#received(chunk));
    socket.on("error", (error) => this.#waiting?.reject(error));
    socket.on("close", () => this.#waiting?.reject(new Error("The server closed a connection.")));
  }

  /** Resolves with the whole answer, which must be a 200 with a length. */
  send(request: string): Promise<void> {
    this.#waiting = Promise.withResolvers();
    this.#socket.write(request);
    return this.#waiting.promise;
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #received(chunk: Buffer): void {
    this.#parts.push(chunk);
    this.#size += chunk.byteLength;
    try {
      if (this.#expected === 0) this.#readHead();
    } catch (error) {
      this.#waiting?.reject(error);
    }
    if (this.#expected > 0 && this.#size >= this.#expected) this.#finished();
  }

  #readHead(): void {
    const bytes = this.#parts.length === 1 ? this.#parts[0] : Buffer.concat(this.#parts);
    const end = bytes?.indexOf(END_OF_HEAD) ?? -1;
    if (bytes === undefined || end < 0) return;
    this.#expected = sizeOf(bytes.toString("latin1", 0, end), end + END_OF_HEAD.length);
  }

  #finished(): void {
    this.#parts = [];
    this.#size = 0;
    this.#expected = 0;
    this.#waiting?.resolve();
  }
}
