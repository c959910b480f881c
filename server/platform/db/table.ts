import type { ColumnType } from "kysely";

/** What a column's type and constraints let it hold; tests make their rows from it. */
export type Holds =
  | "unique text"
  | "text"
  | "filled text"
  | "day"
  | "instant"
  | "integer"
  | "count"
  | "percent"
  | "number"
  | "amount"
  | "flag"
  | "json"
  | "json object"
  | "sequence"
  | { readonly oneOf: readonly (string | number)[] }
  | { readonly idOf: string };

export interface Column<Read = unknown, Insert = Read, Update = Read> {
  readonly holds: Holds;
  readonly isNullable: boolean;
  /** For the compiler only. */
  readonly type?: ColumnType<Read, Insert, Update>;
}

function column<Read, Insert = Read, Update = Read>(holds: Holds): Column<Read, Insert, Update> {
  return { holds, isNullable: false };
}

export const uniqueText = column<string>("unique text");
export const text = column<string>("text");
export const filledText = column<string>("filled text");
export const day = column<string>("day");
export const instant = column<number>("instant");
export const integer = column<number>("integer");
export const count = column<number>("count");
export const percent = column<number>("percent");
export const number = column<number>("number");
/** Not negative. */
export const amount = column<number>("amount");
export const flag = column<boolean>("flag");
/** Given by the database. */
export const sequence = column<number, never, never>("sequence");

export function oneOf<T extends string | number>(...values: readonly T[]): Column<T> {
  return column({ oneOf: values });
}

export function idOf(name: string): Column<string> {
  return column({ idOf: name });
}

/** Written as text and read as a value; JSON null is a value too. */
export function json<T>(): Column<T, string, string> {
  return column("json");
}

export function jsonObject<T extends object>(): Column<T, string, string> {
  return column("json object");
}

export function maybe<Read, Insert, Update>(
  of: Column<Read, Insert, Update>,
): Column<Read | null, Insert | null, Update | null> {
  return { holds: of.holds, isNullable: true };
}

/** May be left out of an insert. */
export function withDefault<Read, Insert, Update>(
  of: Column<Read, Insert, Update>,
): Column<Read, Insert | undefined, Update> {
  return { holds: of.holds, isNullable: of.isNullable };
}

interface Part<Name extends string> {
  /** In the export. */
  readonly name: string;
  /** A column, exported in camel case, or SQL. */
  readonly columns: readonly (Name | `${string} as ${string}`)[];
  /** The columns with the person's id; "owner" is that of the goal, "goal" reads goal after goal. */
  readonly whose: readonly (Name | "owner")[] | "goal";
  /** Not null and unique: pages are ordered by it. */
  readonly order: readonly Name[];
}

interface CoachName<Name extends string> {
  readonly column: Name;
  readonly person: Name;
  readonly where?: string;
}

export interface Table {
  readonly columns: Readonly<Record<string, Column>>;
  /** The goal of a row, if not `goal_id`. */
  readonly goal?: string;
  /** As a person's own data; or why it is not. */
  readonly exported: readonly Part<string>[] | "a key" | "nobody's";
  /** "goes": by `on delete cascade` from the person or their goal. */
  readonly onErase: "goes" | "stays";
  /** Replaced where the row outlives its coach. */
  readonly coachName?: CoachName<string>;
  readonly inBackup: boolean;
}

type Names<C> = Extract<keyof C, string>;

export interface DeclaredTable<C extends Table["columns"]> extends Table {
  readonly columns: C;
  readonly exported: readonly Part<Names<C>>[] | "a key" | "nobody's";
  readonly coachName?: CoachName<Names<C>>;
}

/** Checks the names of columns, and keeps their types. */
export function table<C extends Table["columns"]>(declared: DeclaredTable<C>): DeclaredTable<C> {
  return declared;
}
