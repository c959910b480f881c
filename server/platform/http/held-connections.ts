import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Connection {
  readonly exchanges: Set<Exchange>;
  /** bytesRead when the last answer was sent; null before. */
  readUntil: number | null;
  /** True while the rest of an already answered request arrives. */
  isRest: boolean;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Open requests by connection. */
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

  /** Node's own check would cut answers that are still being sent. */
  isIdle(socket: Socket): boolean {
    return (
      this.#under(socket).length === 0 && this.#open.get(socket)?.readUntil === socket.bytesRead
    );
  }

  isHalfSent(socket: Socket): boolean {
    const exchanges = this.#under(socket);
    return exchanges.length === 0 || exchanges.some(({ request }) => !request.complete);
  }

  /** No other answer may follow on this connection. */
  isAnswering(socket: Socket): boolean {
    if (this.#open.get(socket)?.isRest === true) return true;
    return this.#under(socket).some(({ response }) => response.headersSent);
  }

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
