import { spawn } from "node:child_process";
import { claim } from "./folder-claim.mjs";
import { ClearStop, say } from "./clear-stop.mjs";

/**
 * One named step of setting up: its output is kept back and shown only when it fails.
 * The child claims the folder too, so that it is known about even when this process is killed.
 * @param {{ root: string, doing: string, command: string, args: string[], env?: NodeJS.ProcessEnv }} step
 */
export async function runStep({ root, doing, command, args, env = process.env }) {
  say(`${doing}...`);
  const began = Date.now();
  // npm is a batch file on Windows, which only a shell runs.
  const shell = process.platform === "win32" && command === "npm";
  const child = spawn(command, args, { cwd: root, env, shell, stdio: ["ignore", "pipe", "pipe"] });
  const release = child.pid === undefined ? () => {} : claim(root, "setup", child.pid);
  const { code, output } = await ended(child).finally(release);
  if (code !== 0) throw new ClearStop(`${doing} failed:\n${output.trim()}`);
  say(`${doing}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/**
 * Waits for the child; a stop signal reaches it, so that it is not left running on its own.
 * @param {import("node:child_process").ChildProcessByStdio<null, import("node:stream").Readable, import("node:stream").Readable>} child
 * @returns {Promise<{ code: number | null, output: string }>}
 */
async function ended(child) {
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => child.kill(signal);
  process.on("SIGINT", pass).on("SIGTERM", pass);
  try {
    return await new Promise((resolve) => {
      child.on("error", (error) => resolve({ code: 1, output: error.message }));
      child.on("close", (code) => resolve({ code, output }));
    });
  } finally {
    process.off("SIGINT", pass).off("SIGTERM", pass);
  }
}
