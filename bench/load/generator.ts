import { closedLoop } from "./closed-loop.ts";
import { closeIdle, openIdle } from "./idle-streams.ts";
import { streamDelay } from "./stream-delay.ts";
import type { Reply, Results, Task } from "./tasks.ts";

// A process of its own, so that its cost is not the server's and the parent does not delay it.

function carryOut(task: Task): Promise<Results[keyof Results]> {
  switch (task.kind) {
    case "load":
      return closedLoop(task);
    case "delay":
      return streamDelay(task);
    case "idle":
      return openIdle(task);
    case "close":
      return closeIdle();
  }
}

function send(reply: Reply): void {
  process.send?.(reply);
}

process.on("message", (task: Task) => {
  carryOut(task).then(
    (result) => send({ done: result }),
    (error: unknown) => send({ failed: String(error) }),
  );
});
process.on("disconnect", () => process.exit());
