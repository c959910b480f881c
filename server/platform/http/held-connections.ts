import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Connection {
  /** Requests whose answers have not left to the last byte. */
  readonly exchanges: Set<Exchange>;
  /** How many bytes had come when the last answer had left; null before one has. */
  readUntil: number | null;
  /** True while what comes is the rest of a request that is answered already. */
  isRest: boolean;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The connections of a server, and what is under way on each: who waits for whom? */
export class HeldConnections {
  readonly #open = new Map<Socket, Connection>();

  constructor(server: Server) {
    server.on("connection", (socket: Socket) => {
      this.#open.set(socket, { exchanges: new Set(), readUntil: null, isRest: false });
      socket.once("close", () => this.#open.delete(socket));
    });
    server.on("request", (request, response) => {
      const connection = this.#open.get(request.socket);
      const exchange = { request, response };
      if (connection === undefined) return;
      connection.exchanges.add(exchange);
      connection.isRest = false;
      response.once("close", () => {
        connection.exchanges.delete(exchange);
        connection.readUntil = request.socket.bytesRead;
        connection.isRest = !request.complete;
      });
    });
  }

  get sockets(): readonly Socket[] {
    return [...this.#open.keys()];
  }

  /** True where all that was asked is answered, and nothing has come since. Node's own idea of that cuts answers that leave. */
  isIdle(socket: Socket): boolean {
    return (
      this.#under(socket).length === 0 && this.#open.get(socket)?.readUntil === socket.bytesRead
    );
  }

  /** True where a request has not come to its end, or has not begun. */
  isHalfSent(socket: Socket): boolean {
    const exchanges = this.#under(socket);
    return exchanges.length === 0 || exchanges.some(({ request }) => !request.complete);
  }

  /** True where an answer has begun to leave, or has left before its request had come: no other may follow it. */
  isAnswering(socket: Socket): boolean {
    if (this.#open.get(socket)?.isRest === true) return true;
    return this.#under(socket).some(({ response }) => response.headersSent);
  }

  /** True where the other side has done all that it can: the answer is still being made. */
  waitsForUs(socket: Socket): boolean {
    if (socket.writableLength > 0) return false;
    return this.#under(socket).some(
      ({ request, response }) => request.complete && !response.writableEnded,
    );
  }

  #under(socket: Socket): readonly Exchange[] {
    return [...(this.#open.get(socket)?.exchanges ?? [])];
  }
}
