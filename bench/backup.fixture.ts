import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { recordProgress } from "#contract/goals.ts";
import { spawnCommand } from "./operator-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
export const postgresUrl = process.env["CAIRN_TEST_POSTGRES"];

/** Without a test PostgreSQL, the embedded engine only. */
export const engines = (["embedded", "postgres"] as const).filter(
  (engine) => engine === "embedded" || postgresUrl !== undefined,
);

function startCommand(url: string, [script = "", ...args]: readonly string[]) {
  const file = join(root, "dist", "server", `${script}.js`);
  return spawnCommand(process.execPath, ["--liftoff-only", file, ...args], url);
}

/** Without npm. */
export async function runCommand(url: string, ...words: string[]) {
  const run = startCommand(url, words);
  await run.ended;
  return { code: run.child.exitCode, output: run.output() };
}

/** SIGKILL after so many milliseconds; answers whether it was still running. */
export async function killAfter(after: number, url: string, ...words: string[]): Promise<boolean> {
  const run = startCommand(url, words);
  await Promise.race([pause(after), run.ended]);
  const running = run.child.exitCode === null;
  run.child.kill("SIGKILL");
  await run.ended;
  return running;
}

/** Sequential steps of +1; answers how many were acknowledged. */
export function keepWriting(origin: string, cookie: string, goals: readonly string[]) {
  const state = { acknowledged: 0, sent: 0, stopped: false };
  const step = async (goalId: string): Promise<void> => {
    state.sent += 1;
    const answer = await fetch(new URL(recordProgress.path.replace(":goalId", goalId), origin), {
      method: recordProgress.method,
      headers: {
        cookie,
        origin,
        "content-type": "application/json",
        [KEY_HEADER]: randomBytes(16).toString("base64url"),
      },
      body: JSON.stringify({ kind: "step" }),
    });
    await answer.arrayBuffer();
    if (answer.status === 200) state.acknowledged += 1;
    // 503 on a busy machine is allowed.
    else if (answer.status !== 503) throw new Error(`A step was answered with ${answer.status}.`);
  };
  const lane = async (goalId: string): Promise<void> => {
    while (!state.stopped) {
      await step(goalId);
      // Leaves the commands some processor time.
      await pause(10);
    }
  };
  const done = Promise.all(goals.map(lane));
  return {
    counts: () => ({ acknowledged: state.acknowledged, sent: state.sent }),
    stop: async () => {
      state.stopped = true;
      await done;
    },
  };
}
