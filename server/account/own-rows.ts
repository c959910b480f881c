import type { Queryable, Statement, Value } from "#server/platform/db/database.ts";

/** One statement of an export. */
export interface OwnPart {
  readonly name: string;
  readonly select: string;
  /** Tables and condition; `$1` is the uid, or the id of a goal of theirs. */
  readonly from: string;
  /** Not null and unique: pages are ordered by it. */
  readonly order: readonly string[];
  readonly of?: "goal";
}

type Row = Readonly<Record<string, unknown>>;

/** Rows in memory at a time. */
const PAGE = 500;

function pageOf({ name, select, from, order }: OwnPart, isFirst: boolean): Statement {
  const after = order.map((_, place) => `$${place + 2}`).join(", ");
  const keys = order.map((column, place) => `${column} as "key${place}"`).join(", ");
  return {
    name: `own_${name}${isFirst ? "" : "_next"}`,
    sql: `select ${keys}, ${select} from ${from} ${isFirst ? "" : `and (${order.join(", ")}) > (${after})`}
      order by ${order.join(", ")} limit ${PAGE}`,
  };
}

async function* pagesOf(db: Queryable, part: OwnPart, id: string): AsyncGenerator<Row[], void> {
  for (let after: Value[] | null = null; ;) {
    const rows: Row[] = await db.run<Row>(pageOf(part, after === null), [id, ...(after ?? [])]);
    if (rows.length > 0) yield rows.map(withoutKey);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = part.order.map((_, place) => last[`key${place}`] as Value);
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
  part: OwnPart,
  uid: string,
): AsyncGenerator<Row[], void> {
  if (part.of === undefined) yield* pagesOf(db, part, uid);
  else
    for (const { id } of await db.run<{ id: string }>(goalsOf, [uid])) yield* pagesOf(db, part, id);
}
