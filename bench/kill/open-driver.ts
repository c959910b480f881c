import { fork } from "node:child_process";
import { on } from "node:events";
import type { Order, Reply } from "./orders.ts";

export interface Driver {
  send(order: Order): void;
  receive<K extends Reply["kind"]>(kind: K): Promise<Extract<Reply, { kind: K }>>;
  close(): void;
}

function reason(reply: Reply | undefined, kind: Reply["kind"]): string {
  // Any failure of the driver arrives as a comparison.
  return reply?.kind === "compared"
    ? reply.faults.join("\n")
    : `The driver said ${reply?.kind ?? "nothing"}, not ${kind}.`;
}

export function openDriver(): Driver {
  const child = fork(new URL("driver.ts", import.meta.url));
  const replies = on(child, "message", { close: ["exit"] });
  return {
    send: (order) => void child.send(order),
    async receive<K extends Reply["kind"]>(kind: K) {
      const next = (await replies.next()) as IteratorResult<[Reply], undefined>;
      const reply = next.value?.[0];
      if (reply?.kind !== kind) throw new Error(reason(reply, kind));
      return reply as Extract<Reply, { kind: K }>;
    },
    close: () => child.disconnect(),
  };
}
