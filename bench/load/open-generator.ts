import { fork } from "node:child_process";
import { once } from "node:events";
import type { Reply, Results, Task } from "./tasks.ts";

export interface LoadGenerator {
  /** One task at a time. */
  do<T extends Task>(task: T): Promise<Results[T["kind"]]>;
  close(): void;
}

export function openGenerator(): LoadGenerator {
  const child = fork(new URL("generator.ts", import.meta.url));
  return {
    async do<T extends Task>(task: T) {
      child.send(task);
      const [reply] = (await once(child, "message")) as [Reply];
      if ("failed" in reply) throw new Error(`${task.kind}: ${reply.failed}`);
      return reply.done as Results[T["kind"]];
    },
    close: () => child.disconnect(),
  };
}
