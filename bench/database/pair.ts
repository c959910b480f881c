import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { startPostgres } from "../../scripts/postgres.mjs";

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** The primary acknowledges a write only when its standby has it. */
export interface Pair {
  readonly primary: Postgres;
  readonly standby: Postgres;
  /** Both hosts, in the form of DATABASE_URL. */
  url(database: string, order?: "primary first" | "standby first"): string;
  stop(): Promise<void>;
}

// fsync is needless: processes are killed, but the machine keeps its power.
const common = ["fsync=off", "full_page_writes=off", "max_connections=200", "wal_level=replica"];

/** Waits until replication is synchronous. */
export async function openPair(database: string): Promise<Pair> {
  const primary = await startPostgres({ settings: common });
  await asked(primary.url, `create database ${database}`);
  const standby = await startPostgres({
    settings: [...common, "hot_standby=on"],
    standbyOf: primary.url,
  });
  await asked(primary.url, "alter system set synchronous_standby_names = '*'");
  await asked(primary.url, "select pg_reload_conf()");
  const synchronous = "select 1 from pg_stat_replication where sync_state = 'sync'";
  while ((await asked(primary.url, synchronous)).length === 0) await pause(50);
  return {
    primary,
    standby,
    url: (name, order = "primary first") => {
      const ports = [primary.port, standby.port].map((port) => `127.0.0.1:${port}`);
      const hosts = order === "primary first" ? ports : ports.toReversed();
      return `postgres://postgres@${hosts.join(",")}/${name}`;
    },
    stop: async () => {
      await Promise.all([standby.stop(), primary.stop()]);
    },
  };
}

/** The promoted host has no standby of its own. */
export async function promote({ standby }: Pair): Promise<void> {
  await asked(standby.url, "alter system reset synchronous_standby_names");
  await asked(standby.url, "select pg_reload_conf()");
  await asked(standby.url, "select pg_promote()");
}

export async function asked(url: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

export function signal({ data }: Postgres, name: NodeJS.Signals): void {
  const [pid = ""] = readFileSync(`${data}/postmaster.pid`, "utf8").split("\n");
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  for (const one of [pid, ...children]) if (one !== "") process.kill(Number(one), name);
}
