import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { built, ended, PUBLIC_ORIGIN } from "../built-server.fixture.ts";
import type { TestSmtp } from "./smtp-server.fixture.ts";

const holding = new URL("./held-process.fixture.ts", import.meta.url).href;

/** A point at which a process goes no further: connecting to a port, or sending a statement for the n-th time. */
export interface Hold {
  readonly port?: number;
  readonly statement?: string;
  readonly nth?: number;
}

export interface TestProcess {
  /** Resolves when so many have come to the point where they are held. */
  held(many: number): Promise<void>;
  /** By SIGKILL, wherever it is. */
  kill(): Promise<unknown>;
  /** By SIGTERM. */
  stop(): Promise<unknown>;
}

export async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await pause(50);
}

/** Starts a process that a test kills, and waits for its first words. */
export async function startProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  hold: Hold = {},
): Promise<TestProcess> {
  const { PATH, HOME, TMPDIR } = process.env;
  // It lives for seconds: the embedded engine's code is compiled once, not better and better.
  const child = spawn(process.execPath, ["--liftoff-only", `--import=${holding}`, ...args], {
    env: { PATH, HOME, TMPDIR, CAIRN_TEST_HOLD: JSON.stringify(hold), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let held = 0;
  const lines = createInterface(child.stdout);
  lines.on("line", (line) => (held += line === "held" ? 1 : 0));
  await Promise.race([once(lines, "line"), once(child, "exit")]);
  return {
    held: (many) => until(() => held >= many),
    kill: () => ended(child, "SIGKILL"),
    stop: () => ended(child, "SIGTERM"),
  };
}

/** The built server as it is deployed, with a worker of its own. */
export function startServer(
  databaseUrl: string,
  { address }: Pick<TestSmtp, "address">,
  hold?: Hold,
): Promise<TestProcess> {
  const env = {
    PORT: "0",
    PUBLIC_URL: PUBLIC_ORIGIN,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: "only-for-this-test-on-loopback-00",
    SMTP_URL: `smtp://127.0.0.1:${address.port}?tls=off`,
    MAIL_FROM: "cairn@example.org",
    LOG_LEVEL: "error",
  };
  return startProcess([built], env, hold);
}
