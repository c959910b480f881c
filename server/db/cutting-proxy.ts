import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface CuttingProxy {
  readonly port: number;
  /** Passes on what contains `text`, and cuts the connection instead of passing the answer. */
  cutAfter(text: string): void;
  /** Passes nothing on any more, in either direction, and says nothing. */
  freeze(): void;
  close(): void;
}

/** A line to a server on this machine, which tests cut. */
export async function cuttingProxy(port: number, host: string): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let frozen = false;
  let fatal: string | undefined;
  const server = createServer((near) => {
    const far = connect(port, host);
    let doomed = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => void (near.destroy(), far.destroy()));
    }
    near.on("data", (chunk) => {
      if (frozen) return;
      doomed ||= fatal !== undefined && chunk.includes(fatal);
      far.write(chunk);
    });
    far.on("data", (chunk) => {
      if (doomed) near.destroy();
      else if (!frozen) near.write(chunk);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cutAfter: (text) => void (fatal = text),
    freeze: () => void (frozen = true),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
