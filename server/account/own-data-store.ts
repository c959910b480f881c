import { tables } from "#server/platform/db/schema.ts";
import type { Table } from "#server/platform/db/table.ts";
import type { OwnPart } from "./own-rows.ts";

function exportedAs(column: string): string {
  if (column.includes(" as ")) return column;
  return `t.${column} as "${column.replace(/_(.)/gu, (_, letter: string) => letter.toUpperCase())}"`;
}

function partsOf([name, { exported, goal = "t.goal_id" }]: [string, Table]): OwnPart[] {
  if (typeof exported === "string") return [];
  return exported.map(({ name: part, columns, whose, order }) => {
    const common = {
      name: part,
      select: columns.map(exportedAs).join(", "),
      order: order.map((column) => `t.${column}`),
    };
    if (whose === "goal") return { ...common, from: `${name} t where ${goal} = $1`, of: "goal" };
    const goals = whose.includes("owner") ? ` join goals g on g.id = ${goal}` : "";
    const person = whose.map((column) =>
      column === "owner" ? "g.owner_id = $1" : `t.${column} = $1`,
    );
    return { ...common, from: `${name} t${goals} where (${person.join(" or ")})` };
  });
}

/** Everything of a person's, table by table. */
export const ownData: readonly OwnPart[] = Object.entries<Table>(tables).flatMap(partsOf);
