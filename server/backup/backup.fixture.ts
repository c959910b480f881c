import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { Database } from "../db/database.ts";
import type { Migration } from "../db/migrate.ts";
import { migrations as all } from "../db/migrations/all.ts";
import { writeWhole } from "./backup-file.ts";
import type { Content } from "./backup-lines.ts";
import { restore, type Order, type Restored } from "./restore.ts";
import { backUp } from "./write-backup.ts";

const AT = Date.UTC(2026, 2, 10, 12);

/** A folder for the files of a test. */
export function filesOfTest(): (name: string) => string {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "cairn-backup-"))));
  afterEach(() => rm(folder, { recursive: true }));
  return (name) => join(folder, name);
}

interface Given {
  readonly content?: Content;
  readonly migrations?: readonly Migration[];
}

/** Backs up a database as the command does. */
export async function backUpTo(db: Database, file: string, given: Given = {}): Promise<string> {
  const { content = "everything", migrations = all } = given;
  await db.maintenance((connection) =>
    backUp(connection, { content, migrations, at: AT }, (lines) => writeWhole(file, lines)),
  );
  return file;
}

/** Restores a backup as the command does. */
export function restoreFrom(
  db: Database,
  file: string,
  more: Partial<Order> = {},
): Promise<Restored> {
  const order = { migrations: all, replace: false, move: false, erasures: null, at: AT };
  return restore(db, { ...order, file, ...more });
}
