import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text as allOf } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { freePort } from "../scripts/free-port.mjs";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const command = fileURLToPath(new URL("../dist/server/admin.js", import.meta.url));
const READY = "Cairn is ready";

/** The built server in a process of its own, which a test may kill and start again on its database. */
export interface Server {
  readonly origin: string;
  /** Lines that it has said, oldest first. */
  readonly said: () => readonly string[];
  /** Lines that it has logged at level error, oldest first. */
  readonly failures: () => readonly string[];
  /** By a clock that is so many minutes ahead of this machine's. */
  readonly start: (minutesAhead?: number) => Promise<void>;
  /** By SIGKILL: nothing is finished, nothing is said. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** `npm run admin` on its database, with a password on the standard input. */
  readonly adminCommand: (args: readonly string[], password: string) => Promise<string>;
}

/** Resolves once the server says that it is ready; rejects with what it said where it ends before. */
function readiness(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes(READY)) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}

export interface Place {
  /** The folder of the build; unless told, that of the checkout. */
  readonly build?: string | undefined;
  readonly port?: number;
  /** The address that people type, where something stands before the server. */
  readonly origin?: string;
  /** Settings beside or instead of those of a test. */
  readonly env?: NodeJS.ProcessEnv;
}

/** The server on a port and a database of its own, not started yet. `flags` are Node's. */
export async function makeServer(
  databaseUrl: string,
  flags: readonly string[] = [],
  { build = dist, ...place }: Place = {},
): Promise<Server> {
  const port = place.port ?? (await freePort());
  const origin = place.origin ?? `http://127.0.0.1:${port}`;
  const { PATH, HOME, TMPDIR } = process.env;
  const set = { PORT: String(port), PUBLIC_URL: origin, DATABASE_URL: databaseUrl };
  const env: NodeJS.ProcessEnv = { PATH, HOME, TMPDIR, LOG_LEVEL: "error", ...set, ...place.env };
  const said: string[] = [];
  const failures: string[] = [];
  let child: ChildProcess | undefined;

  async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null) return;
    const ended = once(ending, "exit");
    ending.kill(signal);
    await ended;
  }

  return {
    origin,
    said: () => said,
    failures: () => failures,
    async start(minutesAhead = 0) {
      const options = [env["NODE_OPTIONS"] ?? [], minutesAhead === 0 ? [] : ahead(minutesAhead)];
      const clock = { NODE_OPTIONS: options.flat().join(" ") };
      const stdio = ["ignore", "pipe", "pipe"] as const;
      child = spawn(process.execPath, [...flags, join(build, "server", "serve.js")], {
        env: { ...env, ...clock },
        stdio: [...stdio],
      });
      // A line may come in pieces.
      if (child.stdout) createInterface(child.stdout).on("line", (line) => said.push(line));
      if (child.stderr)
        createInterface(child.stderr).on("line", (line) => line !== "" && failures.push(line));
      await readiness(child);
    },
    adminCommand: (args, password) => commanded(databaseUrl, args, password),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/** Lets Node begin with another clock, in each of its threads. */
function ahead(minutes: number): string {
  const module = `const now = Date.now; Date.now = () => now() + ${minutes * 60_000};`;
  return `--import=data:text/javascript,${encodeURIComponent(module)}`;
}

async function commanded(databaseUrl: string, args: readonly string[], password: string) {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [command, ...args], { env, stdio: "pipe" });
  child.stdin.end(`${password}\n`);
  const [said, failed] = await Promise.all([allOf(child.stdout), allOf(child.stderr)]);
  if (failed !== "") throw new Error(failed);
  return said;
}
