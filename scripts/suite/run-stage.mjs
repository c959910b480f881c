import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project-root.mjs";
import { reportOf } from "./report.mjs";

/**
 * @typedef {import("./stages.mjs").Stage} Stage
 * @typedef {import("./report.mjs").Report} Report
 * @typedef {object} Run
 * @property {string} node
 * @property {NodeJS.ProcessEnv} env
 * @property {string[]} rest of the line, for the stage's tool
 * @property {AbortSignal} stopping
 * @property {(printed: string) => void} [show] takes what a command printed when it has ended, instead of the terminal
 */

/**
 * Runs a file under Node.
 * @param {string[]} args
 * @param {Run} setting
 * @returns {Promise<boolean>} whether it ended well
 */
function run(args, { node, env, stopping, show }) {
  return new Promise((resolve) => {
    const stdio = show === undefined ? "inherit" : "pipe";
    const child = spawn(node, args, { cwd: root, env, stdio });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (/** @type {Buffer} */ text) => (printed += text.toString()));
    const stop = () => child.kill("SIGTERM");
    stopping.addEventListener("abort", stop);
    child.on("error", () => resolve(false));
    child.on("close", (code) => {
      stopping.removeEventListener("abort", stop);
      show?.(printed);
      resolve(code === 0);
    });
  });
}

/**
 * Runs a stage's commands and reads their reports, whose path vitest.config.ts gets by environment.
 * @param {Stage} stage
 * @param {Run} setting
 * @returns {Promise<Report>}
 */
export async function runStage({ name, commands, tool, env: more }, setting) {
  const reporting = tool === "playwright" ? ["--reporter=list,json"] : [];
  const rest = tool === undefined ? [] : [...reporting, ...setting.rest];
  const reports = [];
  for (const [index, [script = "", ...args]] of commands.entries()) {
    const file = join(root, ".cache", "reports", `${name}-${index}.json`);
    rmSync(file, { force: true });
    const told = { CAIRN_TEST_REPORT: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const env = { ...setting.env, ...told, ...more };
    const ok = await run([join(root, script), ...args, ...rest], { ...setting, env });
    reports.push(reportOf(tool, file, ok));
  }
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    troubles: reports.flatMap(({ troubles }) => troubles),
  };
}
