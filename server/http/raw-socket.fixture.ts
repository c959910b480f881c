import { connect } from "node:net";

/** A connection that sends bytes as they are. */
export interface RawSocket {
  /** Waits until what has come holds this. */
  until(part: string): Promise<void>;
  /** Everything that came until the other side closed. */
  readonly whole: Promise<string>;
}

/** Opens a connection to a port on this machine and sends bytes. */
export function rawSocket(port: number, bytes: string): RawSocket {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<string, () => void>();
  let text = "";
  socket.setEncoding("latin1");
  socket.on("connect", () => socket.write(bytes, "latin1"));
  socket.on("data", (chunk: string) => {
    text += chunk;
    for (const [part, heard] of waiting) if (text.includes(part)) heard();
  });
  return {
    until: (part) =>
      new Promise((resolve) => {
        if (text.includes(part)) resolve();
        else waiting.set(part, resolve);
      }),
    whole: new Promise((resolve, reject) => {
      socket.on("close", () => resolve(text));
      // Who is hung up on in the middle of a body has heard why before.
      socket.on("error", (error) => (text === "" ? reject(error) : resolve(text)));
    }),
  };
}

/** Sends bytes to a port as they are, and gives back everything that comes until the other side closes. */
export function raw(port: number, bytes: string): Promise<string> {
  return rawSocket(port, bytes).whole;
}

/** The status of a raw answer. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
