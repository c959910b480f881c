import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { npmRun } from "../operator-command.ts";
import { openPlace, withDatabase } from "../place.ts";
import { countsIn, ledgerFaultsOf } from "./ledger.ts";
import type { Counts } from "./orders.ts";

export type Engine = "embedded" | "postgres";

export interface Backup {
  readonly file: string;
  /** Milliseconds. */
  readonly took: number;
  /** Acknowledged before it began, and sent before it ended. */
  readonly least: Counts;
  readonly most: Counts;
  /** Acknowledged meanwhile. */
  readonly written: number;
}

export interface RestoreReport {
  /** Milliseconds. */
  readonly took: number;
  /** Into the other engine. */
  readonly cross: boolean;
  /** One line each. */
  readonly faults: readonly string[];
}

/** The invariants of the kills. */
function faultsOf({ least, most, written }: Backup, url: string): Promise<string[]> {
  return withDatabase(url, async (db) => {
    const found = await countsIn(db);
    const idle = written === 0 ? ["nothing was written while it was made"] : [];
    const wrong = Object.entries(most).flatMap(([name, sent]) => {
      const [rows, acknowledged] = [found[name] ?? 0, least[name] ?? 0];
      const kept = rows >= acknowledged && rows <= sent;
      return kept ? [] : [`${name}: ${rows} rows, not from ${acknowledged} to ${sent}`];
    });
    return [...idle, ...wrong, ...(await ledgerFaultsOf(db))];
  });
}

/** Without header and footer, which contain the time of the backup. */
async function rowsIn(file: string): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split("\n");
  return lines.slice(1, -1).join("\n");
}

/** With `cross`, a backup of the restored database must have the same rows. */
export async function restoreBackup(
  backup: Backup,
  into: Engine,
  cross: boolean,
  postgresUrl: string | undefined,
): Promise<RestoreReport> {
  const place = await openPlace(postgresUrl);
  try {
    const url = await place[into]();
    const began = performance.now();
    const { code, output } = await npmRun(url, "restore", backup.file, "--move");
    const took = performance.now() - began;
    if (code !== 0) return { took, cross, faults: [`its restore failed: ${output}`] };
    const faults = await faultsOf(backup, url);
    if (!cross) return { took, cross, faults };
    const again = place.file("again.gz");
    const written = await npmRun(url, "backup", again);
    const same = written.code === 0 && (await rowsIn(again)) === (await rowsIn(backup.file));
    return { took, cross, faults: same ? faults : [...faults, "a backup of it has other rows"] };
  } finally {
    await place.clear();
  }
}
