import type { TableName } from "#contract/account.ts";
import { BYTE_ORDER_MARK, csvLine, type Cell, type Separator } from "#domain/csv.ts";
import { longTexts, recordOf } from "#domain/goal-fields.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { words } from "./own-tables.words.ts";
import { readOwnPart, type OwnPart } from "./own-rows.ts";

type Heading = keyof typeof words.headings;

/** SQL by heading. What ends in "At" is an instant. */
type Columns = Readonly<Partial<Record<Heading, string>>>;

interface Part extends Omit<OwnPart, "select"> {
  readonly columns: Columns;
}

/** One after the other; the first has every heading. */
type Parts = readonly [Part, ...Part[]];

const goals: Parts = [
  {
    name: "table_goals",
    columns: {
      goalId: "id",
      goal: "description",
      category: "category",
      ...recordOf(longTexts, (name) => name),
      measure: "measure_type",
      value: "coalesce(to_jsonb(current_number), to_jsonb(current_done), to_jsonb(current_day))",
      target: "coalesce(to_jsonb(target_number), to_jsonb(target_day))",
      unit: "unit",
      due: "due_date",
      state: "case when deleted_at is null then status else 'deleted' end",
      madeAt: "created_at",
      updatedAt: "last_progress_update_at",
      completedAt: "completed_at",
      closedAt: "closed_at",
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
      goalId: "n.goal_id",
      goal: "g.description",
      day: "n.day",
      from: "n.from_value",
      to: "n.to_value",
      note: "n.note",
      how: "n.source",
      writtenAt: "n.at",
    },
    from: "progress_entries n join goals g on g.id = n.goal_id where n.goal_id = $1",
    order: ["n.number"],
    of: "goal",
  },
];

const checkIns: Parts = [
  {
    name: "table_weekly_check_ins",
    columns: {
      goalId: "c.goal_id",
      goal: "g.description",
      kind: "'check-in'",
      firstDay: "c.period",
      writtenAt: "c.at",
      for: "circle",
      going: "c.health",
      promiseBefore: "c.kept",
      inTheWay: "c.obstacle",
      wouldHelp: "c.help",
      promise: "c.promise",
      note: "null",
      seenAt: "c.seen_at",
    },
    from: "weekly_check_ins c join goals g on g.id = c.goal_id where c.user_id = $1",
    order: ["c.at", "c.id"],
  },
  {
    name: "table_check_ins",
    columns: {
      goalId: "c.goal_id",
      goal: "g.description",
      kind: "'note'",
      writtenAt: "c.created_at",
      for: "circle",
      note: "c.message",
    },
    from: "check_ins c join goals g on g.id = c.goal_id where c.user_id = $1",
    order: ["c.created_at", "c.id"],
  },
];

const cameBack: Part = {
  name: "table_comebacks",
  columns: {
    goalId: "c.goal_id",
    goal: "g.description",
    kind: "case c.kind when 'day' then 'came back after a missed day' else 'came back after a missed check-in' end",
    firstDay: "c.day",
    writtenAt: "c.at",
  },
  from: "comebacks c join goals g on g.id = c.goal_id where c.user_id = $1",
  order: ["c.goal_id", "c.week"],
};

const circles: Parts = [
  {
    name: "table_circle_lines",
    columns: {
      circle: "c.name",
      week: "l.week",
      kind: "'line'",
      text: "l.line",
      askedForHelp: "l.asks_at is not null",
      writtenAt: "l.changed_at",
    },
    from: "circle_lines l join circles c on c.id = l.circle_id where l.user_id = $1",
    order: ["l.week", "l.circle_id"],
  },
  {
    name: "table_circle_messages",
    columns: {
      circle: "c.name",
      week: "m.week",
      kind: "'message'",
      text: "m.text",
      writtenAt: "m.created_at",
    },
    from: "circle_messages m join circles c on c.id = m.circle_id where m.user_id = $1",
    order: ["m.created_at", "m.id"],
  },
];

const tables: Readonly<Record<TableName, Parts>> = {
  goals,
  ledger,
  "check-ins": [...checkIns, cameBack],
  circles,
};

function cellOf(heading: string, value: unknown): Cell {
  if (heading === "for" && value !== undefined)
    return value === "private" ? words.youAlone : words.youAndCoach;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number")
    return heading.endsWith("At") ? new Date(value).toISOString() : value;
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
  const named: Readonly<Record<string, string>> = words.headings;
  const headings = Object.keys(parts[0].columns);
  const heading = headings.map((one) => named[one] ?? one);
  yield BYTE_ORDER_MARK + csvLine(heading, separator);
  for (const { columns, ...part } of parts)
    for await (const rows of readOwnPart(db, { ...part, select: selectOf(columns) }, uid))
      yield rows
        .map((row) =>
          csvLine(
            headings.map((one) => cellOf(one, row[one])),
            separator,
          ),
        )
        .join("");
}
