import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The built server as a child that begins anew on each `restart`. Restarts in quick succession
 * (three bundles finish at about the same time) become one.
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
    await ended;
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
    child = spawn(process.execPath, [file], { cwd, env, stdio: "inherit" });
    await answering(port);
    restarted();
  }
  return { restart, stop };
}

/**
 * Waits, at most five seconds, until somebody answers on the port.
 * @param {number} port
 */
async function answering(port) {
  for (let tries = 0; tries < 50; tries += 1) {
    await sleep(100);
    const answered = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
    if (answered) return;
  }
}
