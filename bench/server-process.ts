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
/** Generous: only a hanging start may fail. */
const LONGEST_START = 240_000;

/** Brings dist up to date: the built product is measured. */
export async function buildFirst(): Promise<void> {
  await promisify(execFile)(process.execPath, [buildScript]);
}

export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from spawn to the first 200 of /readyz. */
  readonly readyAfter: number;
  /** SIGTERM: drains. */
  stop(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
}

/** Ended before it was ready; the message is its output. */
export class StartFailed extends Error {
  override readonly name = "StartFailed";
}

/** With LinkedIn's credentials, never used, the stand-in is not loaded. */
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

/** Does not wait for readiness; it may die at any moment. */
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

/** At a free port or PORT; throws StartFailed where it ends before it is ready. */
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

async function endBy(
  signal: NodeJS.Signals,
  child: ChildProcess,
  ended: Promise<void>,
): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  await ended;
}

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
