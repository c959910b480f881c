import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

/** The built server, as Node starts it. */
export const built = fileURLToPath(new URL("../dist/server/serve.js", import.meta.url));
/** What every process of the test calls itself, wherever it listens. */
export const PUBLIC_ORIGIN = "http://127.0.0.1:3999";

/** A TCP port of loopback that is free now. */
export async function freePort(): Promise<number> {
  // Below those that the system hands out: no connection of another test takes it before it is listened on.
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const probe = createServer().listen(port, "127.0.0.1");
  const isFree = await once(probe, "listening").catch(() => null);
  if (isFree === null) return freePort();
  await once(probe.close(), "close");
  return port;
}

/** Starts the built server on PostgreSQL, as it is deployed. It is ready when it says so at /readyz. */
export function startBuilt(port: number, databaseUrl: string): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = {
    PATH,
    HOME,
    TMPDIR,
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: PUBLIC_ORIGIN,
    CAIRN_MODE: "production",
    DATABASE_URL: databaseUrl,
    SECRET_KEY: "only-for-this-test-on-loopback-00",
    LINKEDIN_CLIENT_ID: "nobody",
    LINKEDIN_CLIENT_SECRET: "nobody",
    // Nothing listens there, and no test of this kind sends mail.
    SMTP_URL: "smtp://127.0.0.1:9?tls=off",
    MAIL_FROM: "cairn@example.org",
    LOG_LEVEL: "error",
  };
  return spawn(process.execPath, [built], { env, stdio: ["ignore", "ignore", "inherit"] });
}

/** The code with which a process ends, or has ended, after a signal; null where it was killed. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}
