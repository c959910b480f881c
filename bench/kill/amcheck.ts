import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { folderOf, isApart } from "#server/platform/db/embedded/folder.ts";
import { reasonOf } from "#server/platform/reason-of.ts";
import { withDatabase } from "../place.ts";

type Ask = <T>(sql: string) => Promise<T[]>;

interface Relation {
  readonly oid: number;
  readonly name: string;
  readonly kind: "r" | "i";
}

const relations = `select c.oid::int, c.relname as name, c.relkind as kind from pg_class c
    left join pg_am a on a.oid = c.relam
    where c.relnamespace = 'public'::regnamespace and (c.relkind = 'r' or c.relkind = 'i' and a.amname = 'btree')`;

/** Each row can be read; each index is in order and has every row, or the statement fails. */
const check = {
  r: (oid: number) => `select msg from verify_heapam(${oid})`,
  i: (oid: number) => `select bt_index_parent_check(${oid}, true, true)::text as msg offset 1`,
};

async function brokenBy(ask: Ask, { oid, name, kind }: Relation): Promise<string[]> {
  const failed = (error: unknown) => [{ msg: reasonOf(error) }];
  const found = await ask<{ msg: string }>(check[kind](oid)).catch(failed);
  return found.map(({ msg }) => `${name}: ${msg}`);
}

async function brokenAmong(ask: Ask): Promise<string[]> {
  await ask("create extension amcheck");
  const broken: string[] = [];
  for (const relation of await ask<Relation>(relations))
    broken.push(...(await brokenBy(ask, relation)));
  await ask("drop extension amcheck");
  return broken;
}

/** The product's engine has no extensions: another one opens a copy. */
async function brokenInFolder(folder: string): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), "cairn-amcheck-"));
  try {
    const filter = (path: string) => path === folder || !isApart(basename(path));
    await cp(folder, copy, { recursive: true, filter });
    const pglite = await PGlite.create({ dataDir: copy, extensions: { amcheck } });
    const ask: Ask = async <T>(sql: string) => (await pglite.query<T>(sql)).rows;
    const broken = await brokenAmong(ask);
    await pglite.close();
    return broken;
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** No server may have the database open. */
export function brokenIn(databaseUrl: string): Promise<string[]> {
  if (databaseUrl.startsWith("file:")) return brokenInFolder(folderOf(databaseUrl));
  return withDatabase(databaseUrl, (db) =>
    db.maintenance(({ query }) => brokenAmong((sql) => query(sql))),
  );
}
