import type { Queryable, Statement, Value } from "#server/platform/db/database.ts";

export interface OwnDataPart {
  /** In the export. */
  readonly name: string;
  /** A test finds tables without a part. */
  readonly table: string;
  readonly select: string;
  /** Tables and condition; `$1` is the uid, or the id of a goal of theirs. */
  readonly from: string;
  /** Not null and unique: pages are ordered by it. */
  readonly key: readonly string[];
  readonly of?: "goal";
}

type Row = Readonly<Record<string, unknown>>;

/** Rows in memory at a time. */
const PAGE = 500;

function pageOf({ name, select, from, key }: OwnDataPart, isFirst: boolean): Statement {
  const after = key.map((_, place) => `$${place + 2}`).join(", ");
  const keys = key.map((column, place) => `${column} as "key${place}"`).join(", ");
  return {
    name: `own_${name}${isFirst ? "" : "_next"}`,
    sql: `select ${keys}, ${select} from ${from} ${isFirst ? "" : `and (${key.join(", ")}) > (${after})`}
      order by ${key.join(", ")} limit ${PAGE}`,
  };
}

async function* pagesOf(db: Queryable, part: OwnDataPart, id: string): AsyncGenerator<Row[], void> {
  for (let after: Value[] | null = null; ;) {
    const rows: Row[] = await db.run<Row>(pageOf(part, after === null), [id, ...(after ?? [])]);
    if (rows.length > 0) yield rows.map(withoutKey);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = part.key.map((_, place) => last[`key${place}`] as Value);
  }
}

function withoutKey({ key0: _first, key1: _second, ...row }: Row): Row {
  return row;
}

const goalsOf: Statement = {
  name: "own_goals_of",
  sql: "select id from goals where owner_id = $1 order by created_at, id",
};

export async function* readOwnPart(
  db: Queryable,
  part: OwnDataPart,
  uid: string,
): AsyncGenerator<Row[], void> {
  if (part.of === undefined) yield* pagesOf(db, part, uid);
  else
    for (const { id } of await db.run<{ id: string }>(goalsOf, [uid])) yield* pagesOf(db, part, id);
}
