import { expect, it } from "vitest";
import { describeWithDatabase } from "../fixtures/engines.fixture.ts";
import { tables } from "./schema.ts";
import type { Table } from "./table.ts";

const declared = Object.entries<Table>(tables);

const columnsOfDatabase = `select c.relname || '.' || a.attname || case when a.attnotnull then '' else '?' end as name
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and c.relname <> 'schema_versions'`;

const goWithAPerson = `with recursive gone as (
    select 'users'::regclass::oid as id
    union
    select c.conrelid from pg_constraint c join gone g on c.confrelid = g.id
    where c.contype = 'f' and c.confdeltype = 'c'
  )
  select id::regclass::text as name from gone`;

describeWithDatabase("the declared tables", (open) => {
  it("have the columns of the database", async () => {
    const db = await open();
    const found = await db.maintenance((connection) =>
      connection.query<{ name: string }>(columnsOfDatabase),
    );
    const named = declared.flatMap(([table, { columns }]) =>
      Object.entries(columns).map(
        ([column, { isNullable }]) => `${table}.${column}${isNullable ? "?" : ""}`,
      ),
    );
    expect(named.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
  });

  it("say which rows the database deletes with a person", async () => {
    const db = await open();
    const gone = await db.maintenance((connection) =>
      connection.query<{ name: string }>(goWithAPerson),
    );
    const going = declared.filter(([, { onErase }]) => onErase === "goes").map(([name]) => name);
    // Deleted by `eraseUser`: deleting a row of `users` alone never takes away an admin.
    const byHand = ["admin_credentials"];
    expect(going.toSorted()).toEqual([...gone.map(({ name }) => name), ...byHand].toSorted());
  });
});
