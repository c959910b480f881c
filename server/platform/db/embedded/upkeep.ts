import type { Connections } from "../connection.ts";
import type { DatabaseOptions } from "../database.ts";

export interface Upkeep {
  stop(): void;
}

const everyMinutes = 10;

/** PGlite has no autovacuum and no checkpointer. */
export function upkeep(
  connections: Pick<Connections, "unlimited">,
  { log, upkeepEvery = everyMinutes * 60_000 }: DatabaseOptions,
): Upkeep {
  let stopped = false;
  let running = false;
  const tend = async () => {
    if (running) return;
    running = true;
    try {
      await tended(connections, () => stopped);
    } catch (error) {
      if (!stopped)
        log("The database's upkeep failed.", error instanceof Error ? error : undefined);
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void tend(), upkeepEvery).unref();
  return {
    stop: () => {
      stopped = true;
      clearInterval(timer);
    },
  };
}

/** A table at a time, so that requests pass between them. */
async function tended(
  { unlimited }: Pick<Connections, "unlimited">,
  isStopped: () => boolean,
): Promise<void> {
  const tables = await unlimited(({ query }) => query(undefined, userTables, []));
  for (const { name } of tables.rows) {
    if (isStopped()) return;
    await unlimited(({ script }) => script(`vacuum (analyze) ${String(name)}`));
  }
  if (!isStopped()) await unlimited(({ script }) => script("checkpoint"));
}

const userTables = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;
