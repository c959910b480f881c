import { once } from "node:events";
import type { Socket } from "node:net";
import { openConnection } from "./connection.ts";
import { streamOf } from "./requests.ts";
import type { IdleTask } from "./tasks.ts";

const AT_ONCE = 50;
/** The limit for one person. */
const EACH = 20;

const open: Socket[] = [];

async function openStream(port: number, cookie: string): Promise<void> {
  const socket = await openConnection(port);
  open.push(socket);
  const first = once(socket, "data");
  const request = streamOf(port, cookie);
  socket.write(request);
  // Reconnects as a browser does, on the same connection.
  socket.on("data", (chunk: Buffer) => chunk.includes("event: again") && socket.write(request));
  const [head] = (await first) as [Buffer];
  if (!head.toString("latin1").startsWith("HTTP/1.1 200"))
    throw new Error(head.toString("latin1").slice(0, 200));
}

export async function openIdle({ port, people, streams }: IdleTask): Promise<{ open: number }> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < streams) {
      const person = people[Math.floor(next / EACH)];
      next += 1;
      await openStream(port, person?.cookies[0] ?? "");
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { open: open.length };
}

async function closeSocket(socket: Socket): Promise<void> {
  if (socket.closed) return;
  socket.destroy();
  await once(socket, "close");
}

export async function closeIdle(): Promise<{ open: number }> {
  await Promise.all(open.splice(0).map(closeSocket));
  return { open: open.length };
}
