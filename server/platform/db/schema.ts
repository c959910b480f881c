import type { ColumnType } from "kysely";
import type { Column } from "./table.ts";
import { accountTables } from "./tables/account.ts";
import { activityTables } from "./tables/activity.ts";
import { circleTables } from "./tables/circles.ts";
import { coachingTables } from "./tables/coaching.ts";
import { goalTables } from "./tables/goals.ts";
import { mailTables } from "./tables/mail.ts";
import { operationTables } from "./tables/operation.ts";
import { passkeyTables } from "./tables/passkeys.ts";

/** Each after those it refers to: the order of a person's export. */
export const tables = {
  ...accountTables,
  ...passkeyTables,
  ...goalTables,
  ...activityTables,
  ...coachingTables,
  ...circleTables,
  ...mailTables,
  ...operationTables,
};

type Tables = typeof tables;
type TypeOf<C> =
  C extends Column<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert, Update>
    : never;

/** For Kysely. */
export type Schema = {
  [T in keyof Tables]: {
    [C in keyof Tables[T]["columns"]]: TypeOf<Tables[T]["columns"][C]>;
  };
};
