import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds for a server to end before a restart. */
const GRACE_MS = 500;

/**
 * Restarts the built server. Restarts in quick succession become one:
 * three bundles finish at about the same time.
 * @param {{ file: string, cwd: string, port: number, publicUrl: string, restarted: () => void }} options
 */
export function restartingServer({ file, cwd, port, publicUrl, restarted }) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  let asked = 0;

  async function stop() {
    const ending = child;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once("exit", resolve));
    ending.kill("SIGTERM");
    // Draining takes too long for a developer.
    const late = setTimeout(() => ending.kill("SIGKILL"), GRACE_MS);
    await ended;
    clearTimeout(late);
  }

  let turn = Promise.resolve();
  async function restart() {
    const mine = ++asked;
    await sleep(100);
    if (mine !== asked) return;
    turn = turn.then(begin);
    await turn;
  }

  async function begin() {
    await stop();
    const env = { ...process.env, PORT: String(port), PUBLIC_URL: publicUrl };
    const begun = spawn(process.execPath, [file], { cwd, env, stdio: "inherit" });
    child = begun;
    // A failed start has printed why; the next change restarts.
    if (await answers(port, begun)) restarted();
  }
  return { restart, stop };
}

/**
 * False where the server has ended, or does not answer within five seconds.
 * @param {number} port
 * @param {import("node:child_process").ChildProcess} server
 */
async function answers(port, server) {
  for (let tries = 0; tries < 50 && server.exitCode === null; tries += 1) {
    await sleep(100);
    const answered = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
    if (answered) return true;
  }
  return false;
}
