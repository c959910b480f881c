import { expect, it } from "vitest";
import { describeWithDatabase } from "../../fixtures/engines.fixture.ts";
import { migrate } from "../migrate.ts";
import { start } from "./0001-start.ts";
import { ledgerBadgesCheckIns } from "./0002-ledger-badges-check-ins.ts";

const before = `
insert into users (id, time_zone, created_at, updated_at) values ('u', 'UTC', 1, 1);
insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type,
  target_number, current_number, created_at)
  values ('g', 'u', 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Numeric', 5, 2, 1);
insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
  values ('z', 'g', '0', '1', '2026-03-10', 5, 'step'), ('a', 'g', '1', '2', '2026-03-10', 5, 'set');
insert into idempotency (user_id, key, body_hash, subject_id, created_at) values ('u', 'k', 'h', 'g', 5);
`;

function entry(id: string, source: string, undoes: string): string {
  return `insert into progress_entries (id, goal_id, from_value, to_value, day, at, source, undoes)
    values ('${id}', 'g', '2', '1', '2026-03-10', 6, '${source}', ${undoes})`;
}

describeWithDatabase(
  "the ledger of before",
  (open) => {
    it("keeps its entries, in the order in which they were written", async () => {
      const db = await open();
      await migrate(db, [start]);
      await db.maintenance((connection) => connection.script(before));
      await migrate(db, [start, ledgerBadgesCheckIns]);
      const rows = await db.kysely
        .selectFrom("progress_entries")
        .select(["id", "undoes"])
        .orderBy("number")
        .execute();
      expect(rows).toEqual([
        { id: "z", undoes: null },
        { id: "a", undoes: null },
      ]);
      const keys = await db.kysely.selectFrom("idempotency").select("result_id").execute();
      expect(keys).toEqual([{ result_id: null }]);
    });

    it("takes one undo of an entry, and none that undoes nothing", async () => {
      const db = await open();
      await migrate(db, [start, ledgerBadgesCheckIns]);
      await db.maintenance((connection) => connection.script(before));
      const add = (...values: Parameters<typeof entry>) =>
        db.maintenance((connection) => connection.script(entry(...values)));
      await expect(add("1", "undo", "null")).rejects.toThrow("check");
      await expect(add("1", "step", "'a'")).rejects.toThrow("check");
      await expect(add("1", "undo", "'none'")).rejects.toThrow("foreign key");
      await add("1", "undo", "'a'");
      await expect(add("2", "undo", "'a'")).rejects.toThrow("unique");
      await db.kysely.deleteFrom("goals").execute();
      expect(await db.kysely.selectFrom("progress_entries").selectAll().execute()).toEqual([]);
    });
  },
  "without tables",
);
