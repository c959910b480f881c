import type { TableName } from "#contract/account.ts";
import { BYTE_ORDER_MARK, csvLine, type Cell, type Separator } from "#domain/csv.ts";
import { longTexts, recordOf } from "#domain/goal-fields.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { readOwnPart, type OwnPart } from "./own-rows.ts";

/** SQL by heading. What ends in "at" is an instant. */
type Columns = Readonly<Record<string, string>>;

interface Part extends Omit<OwnPart, "select"> {
  readonly columns: Columns;
}

/** One after the other; the first has every heading. */
type Parts = readonly [Part, ...Part[]];

const goals: Parts = [
  {
    name: "table_goals",
    columns: {
      "goal id": "id",
      goal: "description",
      category: "category",
      ...recordOf(longTexts, (name) => name),
      measure: "measure_type",
      value: "coalesce(to_jsonb(current_number), to_jsonb(current_done), to_jsonb(current_day))",
      target: "coalesce(to_jsonb(target_number), to_jsonb(target_day))",
      unit: "unit",
      due: "due_date",
      state: "case when deleted_at is null then status else 'deleted' end",
      "made at": "created_at",
      "last update at": "last_progress_update_at",
      "completed at": "completed_at",
      "closed at": "closed_at",
      learned: "learned",
      coach: "coach_name",
    },
    from: "goals where owner_id = $1",
    order: ["created_at", "id"],
  },
];

const ledger: Parts = [
  {
    name: "table_ledger",
    columns: {
      "goal id": "n.goal_id",
      goal: "g.description",
      day: "n.day",
      from: "n.from_value",
      to: "n.to_value",
      note: "n.note",
      how: "n.source",
      "written at": "n.at",
    },
    from: "progress_entries n join goals g on g.id = n.goal_id where n.goal_id = $1",
    order: ["n.number"],
    of: "goal",
  },
];

const writtenFor = "case circle when 'private' then 'you alone' else 'you and your coach' end";

const checkIns: Parts = [
  {
    name: "table_weekly_check_ins",
    columns: {
      "goal id": "c.goal_id",
      goal: "g.description",
      kind: "'check-in'",
      "first day": "c.period",
      "written at": "c.at",
      for: writtenFor,
      going: "c.health",
      "promise before": "c.kept",
      "in the way": "c.obstacle",
      "would help": "c.help",
      promise: "c.promise",
      note: "null",
      "seen at": "c.seen_at",
    },
    from: "weekly_check_ins c join goals g on g.id = c.goal_id where c.user_id = $1",
    order: ["c.at", "c.id"],
  },
  {
    name: "table_check_ins",
    columns: {
      "goal id": "c.goal_id",
      goal: "g.description",
      kind: "'note'",
      "written at": "c.created_at",
      for: writtenFor,
      note: "c.message",
    },
    from: "check_ins c join goals g on g.id = c.goal_id where c.user_id = $1",
    order: ["c.created_at", "c.id"],
  },
];

const tables: Readonly<Record<TableName, Parts>> = { goals, ledger, "check-ins": checkIns };

function cellOf(heading: string, value: unknown): Cell {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number")
    return heading.endsWith(" at") ? new Date(value).toISOString() : value;
  return typeof value === "string" ? value : null;
}

function selectOf(columns: Columns): string {
  return Object.entries(columns)
    .map(([heading, sql]) => `${sql} as "${heading}"`)
    .join(", ");
}

/** product 27.7 */
export async function* ownTable(
  db: Queryable,
  name: TableName,
  uid: string,
  separator: Separator = "comma",
): AsyncGenerator<string, void> {
  const parts = tables[name];
  const headings = Object.keys(parts[0].columns);
  yield BYTE_ORDER_MARK + csvLine(headings, separator);
  for (const { columns, ...part } of parts)
    for await (const rows of readOwnPart(db, { ...part, select: selectOf(columns) }, uid))
      yield rows
        .map((row) =>
          csvLine(
            headings.map((heading) => cellOf(heading, row[heading])),
            separator,
          ),
        )
        .join("");
}
