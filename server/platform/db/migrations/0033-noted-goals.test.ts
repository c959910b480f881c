import { expect, it } from "vitest";
import { describeWithDatabase } from "../../fixtures/engines.fixture.ts";
import { migrate } from "../migrate.ts";
import { notedGoals } from "./0033-noted-goals.ts";
import { migrations } from "./all.ts";

const until = migrations.indexOf(notedGoals);

const before = `
insert into users (id, time_zone, created_at, updated_at) values ('owner', 'UTC', 1, 1);
insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type, current_done, created_at)
  select id, 'owner', 'd', 'c', 's', 'a', 'r', '2026-12-31', 'Boolean', false, 1
  from unnest(array['noted', 'noted-later', 'noted-too', 'quiet']) id;
`;

const notes = (...goals: string[]) => `
insert into coaching_notes (id, goal_id, coach_name, note, type, created_at)
  select gen_random_uuid(), id, 'c', 'n', 'feedback', 1 from unnest(array['${goals.join("','")}']) id;
`;

describeWithDatabase(
  "goals with notes",
  (open) => {
    it("are known from their rows, marked by a trigger until 0036 and kept after it", async () => {
      const db = await open();
      const run = (sql: string) => db.maintenance((connection) => connection.script(sql));
      const noted = async () => {
        const rows = await db.kysely
          .selectFrom("goals")
          .select(["id", "noted"])
          .orderBy("id")
          .execute();
        return rows.filter((row) => row.noted).map(({ id }) => id);
      };
      await migrate(db, migrations.slice(0, until));
      await run(before + notes("noted"));
      await migrate(db, migrations.slice(0, until + 1));
      expect(await noted()).toEqual(["noted"]);
      await run(notes("noted", "noted-later", "noted-later", "noted-too"));
      expect(await noted()).toEqual(["noted", "noted-later", "noted-too"]);
      await run("delete from coaching_notes");
      expect(await noted()).toEqual(["noted", "noted-later", "noted-too"]);
      await migrate(db, migrations);
      await run(notes("quiet"));
      expect(await noted()).toEqual(["noted", "noted-later", "noted-too"]);
    });
  },
  "without tables",
);
