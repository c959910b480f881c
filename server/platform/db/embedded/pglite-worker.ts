import { parentPort, workerData } from "node:worker_threads";
import type { PgliteReply, PgliteRequest, PgliteStart } from "./pglite-messages.ts";
import { reasonOf } from "../../reason-of.ts";
import { EngineLost, PgliteEngine } from "./pglite-engine.ts";

const port = parentPort;
if (port === null) throw new Error("This module is the embedded database's worker thread.");

const say = (reply: PgliteReply, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer);

async function serve(start: PgliteStart): Promise<void> {
  const engine = await PgliteEngine.open(start);
  let turn = Promise.resolve();
  port?.on("message", (request: PgliteRequest) => {
    turn = turn.then(() => answer(engine, request));
  });
  say({ kind: "ready" });
}

async function answer(engine: PgliteEngine, request: PgliteRequest): Promise<void> {
  const { id } = request;
  try {
    switch (request.kind) {
      case "query":
        say({
          kind: "rows",
          id,
          answer: await engine.query(request.name, request.sql, request.bound),
        });
        return;
      case "script":
        await engine.script(request.sql);
        say({ kind: "done", id });
        return;
      case "dump": {
        const bytes = await engine.dump();
        say({ kind: "done", id, bytes }, [bytes]);
        return;
      }
      case "close":
        await engine.close();
        say({ kind: "done", id });
        port?.close();
    }
  } catch (error) {
    refuse(id, error);
  }
}

/** Any error that is not PostgreSQL's means that the engine is gone, so the thread ends. */
function refuse(id: number, error: unknown): void {
  if (error instanceof EngineLost || !isRefusal(error)) throw error;
  const { message, code, constraint } = error;
  say({ kind: "refused", id, refusal: { message, code, constraint } });
}

function isRefusal(error: unknown): error is Error & { code: string; constraint?: string } {
  return error instanceof Error && "severity" in error && "code" in error;
}

try {
  await serve(workerData as PgliteStart);
} catch (error) {
  say({ kind: "unable", reason: reasonOf(error) });
  port.close();
}
