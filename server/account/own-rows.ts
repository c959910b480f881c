import type { Queryable, Statement, Value } from "#server/platform/db/database.ts";

/** Rows of a table that are a person's own. */
export interface Part {
  /** Its name in the export. */
  readonly name: string;
  /** The table that it is taken from: a test knows which are missing. */
  readonly table: string;
  /** Columns, with the names that they have on the wire. */
  readonly select: string;
  /** Tables, and the condition of the person's rows; `$1` is their uid, or the id of a goal of theirs. */
  readonly from: string;
  /** Not null, and together of one row alone: the rows stand in its order, and a page ends at it. */
  readonly key: readonly string[];
  readonly of?: "goal";
}

type Row = Readonly<Record<string, unknown>>;

/** Rows of a page: what is in memory of an export. */
const PAGE = 500;

function pageOf({ name, select, from, key }: Part, isFirst: boolean): Statement {
  const after = key.map((_, place) => `$${place + 2}`).join(", ");
  const keys = key.map((column, place) => `${column} as "key${place}"`).join(", ");
  return {
    name: `own_${name}${isFirst ? "" : "_next"}`,
    sql: `select ${keys}, ${select} from ${from} ${isFirst ? "" : `and (${key.join(", ")}) > (${after})`}
      order by ${key.join(", ")} limit ${PAGE}`,
  };
}

/** A part's rows a page at a time, each by its key and not by how many came before. */
async function* pagesOf(db: Queryable, part: Part, id: string): AsyncGenerator<Row[], void> {
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

/** The rows of a part of what is kept of a person, a page at a time: those of goals goal by goal. */
export async function* readOwnPart(
  db: Queryable,
  part: Part,
  uid: string,
): AsyncGenerator<Row[], void> {
  if (part.of === undefined) yield* pagesOf(db, part, uid);
  else
    for (const { id } of await db.run<{ id: string }>(goalsOf, [uid])) yield* pagesOf(db, part, id);
}
