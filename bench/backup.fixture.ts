import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { KEY_HEADER } from "#contract/endpoint.ts";
import { recordProgress } from "#contract/goals.ts";
import { spawnCommand } from "./operator-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
export const postgresUrl = process.env["CAIRN_TEST_POSTGRES"];

/** The engines that there are: without a PostgreSQL to test on, the embedded one alone. */
export const engines = (["embedded", "postgres"] as const).filter(
  (engine) => engine === "embedded" || postgresUrl !== undefined,
);

function startCommand(url: string, [script = "", ...args]: readonly string[]) {
  const file = join(root, "dist", "server", `${script}.js`);
  return spawnCommand(process.execPath, ["--liftoff-only", file, ...args], url);
}

/** A command of the operator without npm before it, with what it printed. */
export async function runCommand(url: string, ...words: string[]) {
  const run = startCommand(url, words);
  await run.ended;
  return { code: run.child.exitCode, output: run.output() };
}

/** The same, killed with SIGKILL so many milliseconds in; whether it was still at work. */
export async function killAfter(after: number, url: string, ...words: string[]): Promise<boolean> {
  const run = startCommand(url, words);
  await Promise.race([pause(after), run.ended]);
  const running = run.child.exitCode === null;
  run.child.kill("SIGKILL");
  await run.ended;
  return running;
}

/** Steps of +1 on some goals, one after the other, until told to stop; how many were acknowledged so far. */
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
    // A busy machine may answer late; anything else is a defect.
    else if (answer.status !== 503) throw new Error(`A step was answered with ${answer.status}.`);
  };
  const lane = async (goalId: string): Promise<void> => {
    while (!state.stopped) {
      await step(goalId);
      // A person is no quicker, and the commands need the machine too.
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
