import { recordOf, longTexts } from "#domain/goal-fields.ts";
import type { TableName } from "#contract/account.ts";
import { BYTE_ORDER_MARK, csvLine, type Cell, type Separator } from "#domain/csv.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { readOwnPart, type OwnDataPart } from "./own-rows.ts";

type Row = Readonly<Record<string, unknown>>;

type Columns = Readonly<Record<string, (row: Row) => Cell>>;

interface Table {
  readonly columns: Columns;
  /** Concatenated; parts of goals are grouped by goal. */
  readonly parts: readonly OwnDataPart[];
}

function cellOf(value: unknown): Cell {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value : typeof value === "string" ? value : null;
}

const plain = (name: string) => (row: Row) => cellOf(row[name]);

const instant =
  (name: string) =>
  (row: Row): Cell => {
    const at = row[name];
    return typeof at === "number" ? new Date(at).toISOString() : null;
  };

const goal = { "goal id": plain("goalId"), goal: plain("goal") };

const goals: Table = {
  columns: {
    ...goal,
    category: plain("category"),
    ...recordOf(longTexts, plain),
    measure: plain("measure"),
    value: plain("value"),
    target: plain("target"),
    unit: plain("unit"),
    due: plain("due"),
    state: plain("state"),
    "made at": instant("createdAt"),
    "last update at": instant("lastProgressUpdateAt"),
    "completed at": instant("completedAt"),
    "closed at": instant("closedAt"),
    learned: plain("learned"),
    coach: plain("coachName"),
  },
  parts: [
    {
      name: "table_goals",
      table: "goals",
      select: `id as "goalId", description as goal, category, ${longTexts.join(", ")}, measure_type as measure,
        coalesce(to_jsonb(current_number), to_jsonb(current_done), to_jsonb(current_day)) as value,
        coalesce(to_jsonb(target_number), to_jsonb(target_day)) as target, unit, due_date as due,
        case when deleted_at is null then status else 'deleted' end as state, created_at as "createdAt",
        last_progress_update_at as "lastProgressUpdateAt", completed_at as "completedAt", closed_at as "closedAt",
        learned, coach_name as "coachName"`,
      from: `goals where owner_id = $1`,
      key: ["created_at", "id"],
    },
  ],
};

const ledger: Table = {
  columns: {
    ...goal,
    day: plain("day"),
    from: plain("from"),
    to: plain("to"),
    note: plain("note"),
    how: plain("source"),
    "written at": instant("at"),
  },
  parts: [
    {
      name: "table_ledger",
      table: "progress_entries",
      select: `n.goal_id as "goalId", g.description as goal, n.day, n.from_value as "from", n.to_value as "to", n.note,
        n.source, n.at`,
      from: `progress_entries n join goals g on g.id = n.goal_id where n.goal_id = $1`,
      key: ["n.number"],
      of: "goal",
    },
  ],
};

const checkIns: Table = {
  columns: {
    ...goal,
    kind: plain("kind"),
    "first day": plain("period"),
    "written at": instant("at"),
    for: (row) => (row["circle"] === "private" ? "you alone" : "you and your coach"),
    going: plain("health"),
    "promise before": plain("kept"),
    "in the way": plain("obstacle"),
    "would help": plain("help"),
    promise: plain("promise"),
    note: plain("message"),
    "seen at": instant("seenAt"),
  },
  parts: [
    {
      name: "table_weekly_check_ins",
      table: "weekly_check_ins",
      select: `w.goal_id as "goalId", g.description as goal, 'check-in' as kind, w.period, w.at, w.circle, w.health,
        w.kept, w.obstacle, w.help, w.promise, w.seen_at as "seenAt"`,
      from: `weekly_check_ins w join goals g on g.id = w.goal_id where w.user_id = $1`,
      key: ["w.at", "w.id"],
    },
    {
      name: "table_check_ins",
      table: "check_ins",
      select: `c.goal_id as "goalId", g.description as goal, 'note' as kind, c.created_at as at, c.circle, c.message`,
      from: `check_ins c join goals g on g.id = c.goal_id where c.user_id = $1`,
      key: ["c.created_at", "c.id"],
    },
  ],
};

const tables: Readonly<Record<TableName, Table>> = { goals, ledger, "check-ins": checkIns };

/** product 27.7 */
export async function* ownTable(
  db: Queryable,
  name: TableName,
  uid: string,
  separator: Separator = "comma",
): AsyncGenerator<string, void> {
  const { columns, parts } = tables[name];
  yield BYTE_ORDER_MARK + csvLine(Object.keys(columns), separator);
  const cells = Object.values(columns);
  for (const part of parts)
    for await (const rows of readOwnPart(db, part, uid))
      yield rows
        .map((row) =>
          csvLine(
            cells.map((of) => of(row)),
            separator,
          ),
        )
        .join("");
}
