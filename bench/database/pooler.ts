import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";
import { unprivileged } from "../../scripts/postgres.mjs";
import { asked } from "./pair.ts";

export interface Pooler {
  url(database: string): string;
  /** Ends all connections; the port stays. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface PoolerSettings {
  readonly mode?: "transaction" | "session";
  readonly more?: readonly string[];
}

/** PgBouncer in transaction mode. */
export async function startPooler(
  file: string,
  postgresPort: number,
  role: string,
  connections: number,
  { mode = "transaction", more = [] }: PoolerSettings = {},
): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), "cairn-pooler-"));
  const user = unprivileged();
  const port = await freePort();
  const ini = join(folder, "pgbouncer.ini");
  writeFileSync(
    ini,
    `[databases]
* = host=127.0.0.1 port=${postgresPort} user=${role}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${connections}
max_client_conn = 200
${more.join("\n")}
`,
  );
  if (user.uid !== undefined) for (const path of [folder, ini]) chownSync(path, user.uid, user.gid);
  const url = (database: string) => `postgres://${role}@127.0.0.1:${port}/${database}`;
  const start = async () => {
    const child = spawn(file, ["-q", ini], { ...user, cwd: folder, stdio: "ignore" });
    const ended = once(child, "exit");
    while ((await asked(url("postgres"), "select 1").catch(() => [])).length === 0) await pause(50);
    return async (name: NodeJS.Signals) => {
      child.kill(name);
      await ended;
    };
  };
  let end = await start();
  return {
    url,
    restart: async () => {
      await end("SIGKILL");
      end = await start();
    },
    stop: async () => {
      await end("SIGINT");
      rmSync(folder, { recursive: true });
    },
  };
}
