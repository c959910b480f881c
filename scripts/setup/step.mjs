import { spawn } from "node:child_process";
import { constants } from "node:os";
import { claim } from "./folder-claim.mjs";
import { ClearStop, Stopped, say } from "./clear-stop.mjs";

/** Between two signs of progress. */
const TELL_EVERY_MS = 10_000;
/** For a child to stop. */
const GRACE_MS = 1_000;

/**
 * A named setup step; its output is shown only on failure.
 * The child has its own claim, which outlives this process.
 * @param {{ root: string, doing: string, command: string, args: string[], env?: NodeJS.ProcessEnv, tellEvery?: number }} step
 */
export async function runStep({
  root,
  doing,
  command,
  args,
  env = process.env,
  tellEvery = TELL_EVERY_MS,
}) {
  const began = Date.now();
  const seconds = (/** @type {number} */ digits) => ((Date.now() - began) / 1000).toFixed(digits);
  // npm is a batch file on Windows, which only a shell runs.
  const shell = process.platform === "win32" && command === "npm";
  const child = spawn(command, args, { cwd: root, env, shell, stdio: ["ignore", "pipe", "pipe"] });
  const release = child.pid === undefined ? () => {} : claim(root, "setup", child.pid);
  const end = ended(child);
  // From here on a reader may stop it.
  say(`${doing}...`);
  const telling = setInterval(() => say(`${doing}: ${seconds(0)} s so far`), tellEvery);
  const { code, signal, output } = await end.finally(() => {
    clearInterval(telling);
    release();
  });
  if (signal !== null) throw new ClearStop(`${doing} was ended by ${signal}.${whyKilled(signal)}`);
  if (code !== 0) throw new ClearStop(`${doing} failed:\n${output.trim() || `exit code ${code}`}`);
  say(`${doing}: done in ${seconds(1)} s`);
}

/** @param {NodeJS.Signals} signal */
function whyKilled(signal) {
  return signal === "SIGKILL" ? " The system does so where memory runs out." : "";
}

/**
 * Waits for the child. A requested stop is reported at once; the child gets GRACE_MS.
 * @param {import("node:child_process").ChildProcessByStdio<null, import("node:stream").Readable, import("node:stream").Readable>} child
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null, output: string }>}
 */
async function ended(child) {
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  /** @type {NodeJS.Signals | undefined} */
  let asked;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    if (asked === undefined) say("stopped");
    asked = signal;
    child.kill(signal);
    setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  try {
    /** @type {{ code: number | null, signal: NodeJS.Signals | null, output: string }} */
    const end = await new Promise((resolve) => {
      child.on("error", (error) => resolve({ code: 1, signal: null, output: error.message }));
      child.on("exit", (code, signal) => {
        // Grandchildren of a killed npm keep its pipes open.
        if (asked !== undefined) resolve({ code, signal, output });
      });
      child.on("close", (code, signal) => resolve({ code, signal, output }));
    });
    if (asked !== undefined) throw new Stopped(128 + constants.signals[asked]);
    return end;
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    child.stdout.destroy();
    child.stderr.destroy();
  }
}
