import { fork } from "node:child_process";
import { once } from "node:events";

export interface BareServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the bare server in a process of its own. */
export async function openBare(databaseUrl: string): Promise<BareServer> {
  const child = fork(new URL("bare-server.ts", import.meta.url), [databaseUrl]);
  const [port] = (await once(child, "message")) as [number];
  const stop = async (): Promise<void> => {
    const ended = once(child, "exit");
    child.disconnect();
    await ended;
  };
  return { port, stop };
}
