import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { countsOf, reporting } from "./counts.mjs";

/**
 * @typedef {import("./stages.mjs").Stage} Stage
 * @typedef {import("./counts.mjs").Counts} Counts
 */

/**
 * Runs the commands of a stage with their output shown, and counts its tests.
 * @param {Stage} stage
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv, rest: string[], stopping: AbortSignal }} how
 * @returns {Promise<Counts>}
 */
export async function runStage(stage, { root, node, env, rest, stopping }) {
  const file = join(root, ".cache", "reports", `${stage.name}.json`);
  rmSync(file, { force: true });
  const report = stage.tool === undefined ? { args: [], env: {} } : reporting(stage.tool, file);
  let ok = true;
  for (const [script = "", ...args] of stage.commands) {
    const all = [join(root, script), ...args, ...report.args, ...(stage.tool ? rest : [])];
    ok = (await run(node, all, { root, env: { ...env, ...report.env }, stopping })) && ok;
  }
  return countsOf(stage.tool, file, ok);
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {{ root: string, env: NodeJS.ProcessEnv, stopping: AbortSignal }} how
 * @returns {Promise<boolean>} whether it ended well
 */
function run(node, args, { root, env, stopping }) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, env, stdio: "inherit" });
    const stop = () => child.kill("SIGTERM");
    stopping.addEventListener("abort", stop);
    child.on("error", () => resolve(false));
    child.on("exit", (code) => {
      stopping.removeEventListener("abort", stop);
      resolve(code === 0);
    });
  });
}
