import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "../scripts/free-port.mjs";

const buildScript = fileURLToPath(new URL("../scripts/build.mjs", import.meta.url));
const built = fileURLToPath(new URL("../dist/server/serve.js", import.meta.url));
/** Milliseconds. */
const ASK_EVERY = 4;
/** Only what hangs may fail by it. */
const LONGEST_START = 240_000;

/** Brings dist up to date: what is measured is the product as it is built. */
export async function buildFirst(): Promise<void> {
  await promisify(execFile)(process.execPath, [buildScript]);
}

export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from the process's making to the first 200 of /readyz. */
  readonly readyAfter: number;
  /** By SIGTERM: finishes what is under way. */
  stop(): Promise<void>;
  /** By SIGKILL. */
  kill(): Promise<void>;
}

/** A server that ended before it was ready, with what it said. */
export class StartFailed extends Error {
  override readonly name = "StartFailed";
}

/** What a deployment sets: the stand-in network is then never loaded. Nobody signs in by these credentials. */
export const asDeployed: NodeJS.ProcessEnv = {
  CAIRN_MODE: "production",
  HOST: "127.0.0.1",
  LINKEDIN_CLIENT_ID: "bench",
  LINKEDIN_CLIENT_SECRET: "bench",
  // Nothing listens there, and no measurement sends mail.
  SMTP_URL: "smtp://127.0.0.1:9?tls=off",
  MAIL_FROM: "bench@example.org",
  SECRET_KEY: "only-for-measurements-on-loopback",
  LOG_LEVEL: "warn",
};

/** Starts the built server as a process that may die at any moment; does not wait until it is ready. */
export function spawnServer(
  port: number,
  databaseUrl: string,
  more: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const own = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
  };
  const env = { PATH, HOME, TMPDIR, ...own, ...more };
  return spawn(process.execPath, [...flags, built], { env, stdio: ["ignore", "ignore", "pipe"] });
}

/** Starts the built server, at a free port or at PORT, and waits until it is ready. Throws StartFailed where it ends before that. */
export async function startServer(
  databaseUrl: string,
  more: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const port = Number(more["PORT"] ?? (await freePort()));
  const began = performance.now();
  const child = spawnServer(port, databaseUrl, more, flags);
  const ended = once(child, "exit").then(() => {});
  const said = keepLastWords(child);
  await untilReady(port, child, began + LONGEST_START, said);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - began,
    stop: () => endBy("SIGTERM", child, ended),
    kill: () => endBy("SIGKILL", child, ended),
  };
}

/** Sends a signal, unless the process has ended, and waits for its end. */
async function endBy(
  signal: NodeJS.Signals,
  child: ChildProcess,
  ended: Promise<void>,
): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  await ended;
}

/** The last of what a process writes to its standard error. */
function keepLastWords(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.on("data", (chunk: Buffer) => (text = (text + chunk.toString()).slice(-4_000)));
  return () => text.trim();
}

async function untilReady(
  port: number,
  child: ChildProcess,
  until: number,
  said: () => string,
): Promise<void> {
  while (!(await isReady(port))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new StartFailed(
        said() || `The server ended with ${child.exitCode ?? child.signalCode}.`,
      );
    }
    if (performance.now() > until) {
      child.kill("SIGKILL");
      throw new StartFailed(`The server was not ready in time. ${said()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
  }
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host: "127.0.0.1", port, path: "/readyz", agent: false }, (answer) => {
      answer.resume();
      answer.on("error", () => resolve(false)).on("end", () => resolve(answer.statusCode === 200));
    });
    asked.on("error", () => resolve(false));
  });
}
